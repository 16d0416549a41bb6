/** The scenarios of the demo. */

import type { JobScript } from '../docs-service/job-script.ts'
import type { GitHubEmulator } from '../github/server.ts'
import { type DemoEvent, openPullRequest, publishRelease, runOnSchedule, writeComment } from './events.ts'

export type Scenario = {
  /** For the list of scenarios. */
  description: string
  /** The expected value of the output `result`. */
  expectedResult: string
  /** The action to run. The agent job by default. */
  action?: 'visitors'
  /** Inputs that override the demo's. */
  with?: Record<string, string>
  /** Returns the events, each for one run. A new pull request by default. */
  createEvents?: (gitHub: GitHubEmulator) => DemoEvent[]
  /** A job that ends with a pull request by default. */
  script?: JobScript
  /** The responses to POST requests are lost, so that the run never receives the job ID. */
  dropsResponses?: true
  /** How long after its start the run is cancelled. Never by default. */
  cancelAfterMs?: number
}

const commands = ['/docs Describe how to install the project.', '/docs Make it shorter, and add an example.']

const scenarios: Record<string, Scenario> = {
  'pull-request': {
    description: 'The agent opens a pull request (the default).',
    expectedResult: 'pull-request',
  },
  'no-pull-request': {
    description: 'The agent finds nothing to change.',
    expectedResult: 'no-pull-request',
    script: { ending: 'no-pull-request', afterMs: 3_000 },
  },
  failed: {
    description: 'The agent fails.',
    expectedResult: 'failed',
    script: { ending: 'failed', afterMs: 3_000 },
  },
  archived: {
    description: 'Somebody archives the job while it is at work.',
    expectedResult: 'archived',
    script: { ending: 'archived', afterMs: 3_000 },
  },
  'timed-out': {
    description: 'The agent takes longer than `timeout-minutes`.',
    expectedResult: 'timed-out',
    script: { ending: 'never', afterMs: 0 },
    with: { 'timeout-minutes': '0.1' },
  },
  background: {
    description: 'The run does not wait for the agent (`wait: false`).',
    expectedResult: 'running',
    with: { wait: 'false' },
  },
  unknown: {
    description: 'The answer of the service is lost, so nobody knows whether a job was started.',
    expectedResult: 'unknown',
    dropsResponses: true,
  },
  rejected: {
    description: 'The project does not exist.',
    expectedResult: 'rejected',
    with: { 'project-id': 'no-such-project' },
  },
  unauthorized: {
    description: 'The API key has expired.',
    expectedResult: 'rejected',
    with: { 'api-key': 'mint_an_expired_key' },
  },
  skipped: {
    description: 'Somebody writes a comment that is no command.',
    expectedResult: 'skipped',
    createEvents: (gitHub) => [
      writeComment(gitHub, "You are totally right! I'll get this fixed right away.", 0),
    ],
    with: { prompt: '' },
  },
  cancelled: {
    description: 'Somebody cancels the run; its post step tells the thread.',
    expectedResult: 'cancelled',
    script: { ending: 'never', afterMs: 0 },
    cancelAfterMs: 3_000,
  },
  'follow-up': {
    description: 'Two `/docs` comments on a pull request: the second goes to the same job.',
    expectedResult: 'pull-request',
    createEvents: (gitHub) => commands.map((command, index) => writeComment(gitHub, command, index)),
    script: { ending: 'pull-request', afterMs: 3_000 },
    with: { prompt: '' },
  },
  release: {
    description: 'A release: the agent is told what was merged since the one before.',
    expectedResult: 'pull-request',
    createEvents: (gitHub) => [publishRelease(gitHub)],
    script: { ending: 'pull-request', afterMs: 3_000 },
    with: { prompt: 'Write the changelog entry of this release.' },
  },
  visitors: {
    description: 'A report page on the visitors of a site with 1,200 pages, over 12 weeks.',
    expectedResult: 'complete',
    action: 'visitors',
    createEvents: (gitHub) => [runOnSchedule(gitHub)],
    with: {
      format: 'html, csv',
      'output-dir': 'report',
      compare: 'pages',
      trend: '12',
      'top-by': 'ai',
      top: '10',
    },
  },
}

/** Returns the scenario, null if there is none with that name. */
export function findScenario(name: string): Scenario | null {
  return Object.hasOwn(scenarios, name) ? (scenarios[name] ?? null) : null
}

/** Returns the names of all scenarios. The default is the first. */
export function listScenarios(): string[] {
  return Object.keys(scenarios)
}

/** Returns the events of the scenario in their order. */
export function createEvents(scenario: Scenario, gitHub: GitHubEmulator): DemoEvent[] {
  return scenario.createEvents?.(gitHub) ?? [openPullRequest(gitHub)]
}
