/** The scenarios of the demo. */

import type { JobScript } from '../docs-service/job-script.ts'
import type { GitHubEmulator } from '../github/server.ts'
import {
  forcePush,
  publishPackageRelease,
  publishRelease,
  runOnSchedule,
} from './commit-events.ts'
import {
  openForkPullRequest,
  openPullRequest,
  writeComment,
  writeCommentAfterMerge,
  writeStrangerComment,
} from './events.ts'
import type { DemoEvent } from './payloads.ts'

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
  /**
   * Of the requests to the agent, in their order. The last one is that of all
   * later ones, too. A job that ends with a pull request after three seconds by
   * default.
   */
  scripts?: JobScript[]
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
  'merged-docs': {
    description:
      'A pull request whose docs pull request is merged, then a `/docs` comment. It starts a new agent job.',
    expectedResult: 'pull-request',
    events: [
      openPullRequest,
      (gitHub) => writeCommentAfterMerge(gitHub, '/docs Add an example.'),
    ],
    scripts: [{ ending: 'pull-request', afterMs: 1_000 }],
  },
  stranger: {
    description:
      'A `/docs` comment by someone without write access, so nothing is sent.',
    expectedResult: 'skipped',
    events: [(gitHub) => writeStrangerComment(gitHub, '/docs Add an example.')],
  },
  fork: {
    description:
      'A pull request from a fork, whose run gets no secrets, then a `/docs` comment by someone with write access.',
    expectedResult: 'pull-request',
    events: [
      openForkPullRequest,
      (gitHub) => writeComment(gitHub, '/docs Document the new option.'),
    ],
    scripts: [{ ending: 'pull-request', afterMs: 1_000 }],
  },
  'no-change': {
    description: 'The agent changes nothing.',
    expectedResult: 'no-pull-request',
    scripts: [{ ending: 'no-pull-request', afterMs: 3_000 }],
  },
  failed: {
    description: 'The agent job fails.',
    expectedResult: 'failed',
    scripts: [{ ending: 'failed', afterMs: 3_000 }],
  },
  'failed-then-command': {
    description:
      'The agent job fails, then a `/docs` comment starts a new agent job.',
    expectedResult: 'pull-request',
    events: [
      openPullRequest,
      (gitHub) => writeComment(gitHub, '/docs Try it again.'),
    ],
    scripts: [
      { ending: 'failed', afterMs: 1_000 },
      { ending: 'pull-request', afterMs: 1_000 },
    ],
  },
  'timed-out': {
    description: 'The agent takes longer than `timeout-minutes`.',
    expectedResult: 'timed-out',
    scripts: [{ ending: 'never', afterMs: 0 }],
    with: { 'timeout-minutes': '0.1' },
  },
  cancelled: {
    description:
      'Someone cancels the workflow run, and the post step updates the comment.',
    expectedResult: 'cancelled',
    scripts: [{ ending: 'never', afterMs: 0 }],
    cancelAfterMs: 2_000,
  },
  release: {
    description:
      'A release. The prompt lists what was merged since the previous one.',
    expectedResult: 'pull-request',
    events: [publishRelease],
    with: { prompt: 'Write the changelog entry of this release.' },
  },
  'monorepo-release': {
    description:
      'A release of one of many packages. The prompt lists what was merged since the previous one of this package.',
    expectedResult: 'pull-request',
    events: [publishPackageRelease],
    scripts: [{ ending: 'pull-request', afterMs: 1_000 }],
    with: { prompt: 'Write the changelog entry of this release.' },
  },
  'forced-push': {
    description:
      'A forced push. The prompt says how many commits it took back.',
    expectedResult: 'pull-request',
    events: [forcePush],
    scripts: [{ ending: 'pull-request', afterMs: 1_000 }],
    with: { prompt: 'Document what this push changes.' },
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
