/** The scenarios of the demo. */

import type { JobScript } from '../docs-service/job-script.ts'
import type { GitHubEmulator } from '../github/server.ts'
import {
  type DemoEvent,
  openPullRequest,
  publishRelease,
  runOnSchedule,
  writeComment,
} from './events.ts'

export type Scenario = {
  /** For the list of scenarios. */
  description: string
  /** The expected value of the output `result`. */
  expectedResult: string
  /** Metadata file of the action. The agent job's by default. */
  metadata?: 'visitors/action.yml'
  /** Inputs beside those of the demo. */
  with?: Record<string, string>
  /** Each makes the event of one run. A new pull request by default. */
  events?: ((gitHub: GitHubEmulator) => DemoEvent)[]
  /** A job that ends with a pull request after three seconds by default. */
  script?: JobScript
  /**
   * How long after the agent job began the run is cancelled. Never by default.
   */
  cancelAfterMs?: number
}

/** By name. The first one is the default. */
export const scenarios: Record<string, Scenario> = {
  'pull-request': {
    description: 'The agent opens a docs pull request (the default).',
    expectedResult: 'pull-request',
  },
  'follow-up': {
    description:
      'A pull request, then a `/docs` comment on it. The comment continues the same agent job.',
    expectedResult: 'pull-request',
    events: [
      openPullRequest,
      (gitHub) =>
        writeComment(gitHub, '/docs Make it shorter, and add an example.'),
    ],
  },
  'no-change': {
    description: 'The agent changes nothing.',
    expectedResult: 'no-pull-request',
    script: { ending: 'no-pull-request', afterMs: 3_000 },
  },
  failed: {
    description: 'The agent job fails.',
    expectedResult: 'failed',
    script: { ending: 'failed', afterMs: 3_000 },
  },
  'timed-out': {
    description: 'The agent takes longer than `timeout-minutes`.',
    expectedResult: 'timed-out',
    script: { ending: 'never', afterMs: 0 },
    with: { 'timeout-minutes': '0.1' },
  },
  cancelled: {
    description:
      'Someone cancels the workflow run, and the post step updates the comment.',
    expectedResult: 'cancelled',
    script: { ending: 'never', afterMs: 0 },
    cancelAfterMs: 2_000,
  },
  release: {
    description:
      'A release. The prompt lists what was merged since the previous one.',
    expectedResult: 'pull-request',
    events: [publishRelease],
    with: { prompt: 'Write the changelog entry of this release.' },
  },
  'dry-run': {
    description:
      'Shows the decision, the prompt and the comment. Nothing is sent or written.',
    expectedResult: 'skipped',
    with: { 'dry-run': 'true' },
  },
  'invalid-input': {
    description: 'Two inputs are wrong, so nothing is sent.',
    expectedResult: 'rejected',
    with: { 'timeout-minutes': 'soon', permission: 'owner' },
  },
  visitors: {
    description: 'A report page on the visitors of a site with 1,200 pages.',
    expectedResult: 'complete',
    metadata: 'visitors/action.yml',
    events: [runOnSchedule],
    with: {
      format: 'html, csv',
      'output-dir': 'report',
      compare: 'pages',
      trend: '12',
      top: '10',
    },
  },
}
