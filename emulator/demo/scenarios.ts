/** The scenarios of the demo. */

import type { JobScript } from '../docs-service/job-script.ts'
import type { GitHubEmulator } from '../github/server.ts'
import { docsToken, followThrough, openDocsPull } from './docs-repository.ts'
import {
  type DemoEvent,
  openAgentPullRequest,
  openPullRequest,
  publishRelease,
  runOnSchedule,
  writeComment,
} from './events.ts'
import { mergeByDay, trackingIssue } from './merges.ts'
import { queueCommand, workMs } from './queue.ts'
import type { ProxyState } from './service-proxy.ts'

export type Scenario = {
  group: keyof typeof groups
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
  /** What the agent does in the local GitHub when a job is created. */
  onJob?: (gitHub: GitHubEmulator) => void
  /** Whether the service can be reached in the run of this number, from 0. By default it always can. */
  proxy?: (run: number) => ProxyState
  /** Long pauses are cut short, and the clock goes on as if they were not. */
  isTimeLapse?: true
  /** How long after its start the run is cancelled. Never by default. */
  cancelAfterMs?: number
}

/** For the list of scenarios, in this order. */
const groups = {
  ending: 'How an agent job ends',
  more: 'Commands, releases, batches, the docs pull request and visitors',
  gates: 'When no request is sent',
  trouble: 'When something goes wrong',
}

const commands = ['/docs Describe how to install the project.', '/docs Make it shorter, and add an example.']

const scenarios: Record<string, Scenario> = {
  'pull-request': {
    group: 'ending',
    description: 'The agent opens a pull request (the default).',
    expectedResult: 'pull-request',
    onJob: openDocsPull,
  },
  'no-pull-request': {
    group: 'ending',
    description: 'The agent changes nothing.',
    expectedResult: 'no-pull-request',
    script: { ending: 'no-pull-request', afterMs: 3_000 },
  },
  failed: {
    group: 'ending',
    description: 'The agent fails.',
    expectedResult: 'failed',
    script: { ending: 'failed', afterMs: 3_000 },
  },
  archived: {
    group: 'ending',
    description: 'Someone archives the agent job while the agent is working.',
    expectedResult: 'archived',
    script: { ending: 'archived', afterMs: 3_000 },
  },
  'timed-out': {
    group: 'ending',
    description: 'The agent takes longer than `timeout-minutes`.',
    expectedResult: 'timed-out',
    script: { ending: 'never', afterMs: 0 },
    with: { 'timeout-minutes': '0.1' },
  },
  background: {
    group: 'more',
    description: 'The run does not wait for the agent (`wait: false`).',
    expectedResult: 'running',
    with: { wait: 'false' },
  },
  unknown: {
    group: 'trouble',
    description: 'The connection drops before Mintlify confirms the request.',
    expectedResult: 'unknown',
    proxy: () => 'lossy',
  },
  rejected: {
    group: 'trouble',
    description: 'The project does not exist.',
    expectedResult: 'rejected',
    with: { 'project-id': 'no-such-project' },
  },
  unauthorized: {
    group: 'trouble',
    description: 'The API key has expired.',
    expectedResult: 'rejected',
    with: { 'api-key': 'mint_an_expired_key' },
  },
  skipped: {
    group: 'gates',
    description: 'Someone writes a comment without a command.',
    expectedResult: 'skipped',
    createEvents: (gitHub) => [
      writeComment(gitHub, { body: "You are totally right! I'll get this fixed right away.", index: 0 }),
    ],
    with: { prompt: '' },
  },
  cancelled: {
    group: 'trouble',
    description: 'Someone cancels the workflow run, and the post step updates the comment.',
    expectedResult: 'cancelled',
    script: { ending: 'never', afterMs: 0 },
    // After the comment is written, on a busy machine, too: until then, the run holds the lock of the conversation.
    cancelAfterMs: 6_000,
  },
  'follow-up': {
    group: 'more',
    description: 'Two `/docs` comments on a pull request. The second one continues the same agent job.',
    expectedResult: 'pull-request',
    createEvents: (gitHub) => commands.map((body, index) => writeComment(gitHub, { body, index })),
    script: { ending: 'pull-request', afterMs: 3_000 },
    with: { prompt: '' },
  },
  queue: {
    group: 'more',
    description:
      'Two `/docs` comments with `wait: false`. The second one is queued, and reconcile sends it when the agent is free.',
    expectedResult: 'done',
    createEvents: (gitHub) => queueCommand(gitHub, commands),
    script: { ending: 'pull-request', afterMs: workMs },
    with: { prompt: '', wait: 'false', 'poll-interval-seconds': '' },
  },
  outage: {
    group: 'trouble',
    description:
      "A `/docs` comment with `wait: false` while Mintlify isn't available. It's queued, and reconcile starts the agent job when Mintlify is back.",
    expectedResult: 'done',
    createEvents: (gitHub) => queueCommand(gitHub, commands.slice(0, 1)),
    script: { ending: 'pull-request', afterMs: 0 },
    proxy: (run) => (run === 0 ? 'unavailable' : 'open'),
    isTimeLapse: true,
    with: { prompt: '', wait: 'false', 'poll-interval-seconds': '' },
  },
  loop: {
    group: 'gates',
    description:
      "The agent's own pull request, in a repository that has docs and code, starts no second job.",
    expectedResult: 'skipped',
    createEvents: (gitHub) => [openPullRequest(gitHub), openAgentPullRequest(gitHub)],
    script: { ending: 'pull-request', afterMs: 3_000 },
  },
  gated: {
    group: 'gates',
    description: 'A pull request that changes no file of the public API (`paths`).',
    expectedResult: 'skipped',
    with: { paths: 'src/api/**\nopenapi.yaml' },
  },
  limit: {
    group: 'gates',
    description: 'The second `/docs` comment of a conversation that can have one request (`max-requests`).',
    expectedResult: 'skipped',
    createEvents: (gitHub) =>
      commands.map((body, index) => writeComment(gitHub, { body, index, permission: 'write' })),
    script: { ending: 'pull-request', afterMs: 3_000 },
    with: { prompt: '', 'max-requests': '1' },
  },
  release: {
    group: 'more',
    description: 'A release. The agent is told what was merged since the previous one.',
    expectedResult: 'pull-request',
    createEvents: (gitHub) => [publishRelease(gitHub)],
    script: { ending: 'pull-request', afterMs: 3_000 },
    with: { prompt: 'Write the changelog entry of this release.' },
  },
  batch: {
    group: 'more',
    description:
      'Two nights, each with one request for everything that was merged since the one before (`context: merged`).',
    expectedResult: 'pull-request',
    createEvents: mergeByDay,
    script: { ending: 'pull-request', afterMs: 3_000 },
    with: {
      prompt: 'Update the documentation for the pull requests below.',
      context: 'merged',
      'issue-number': String(trackingIssue),
    },
  },
  'follow-through': {
    group: 'more',
    description:
      'The docs pull request gets a label and a review request. After its merge, reconcile updates the comment and the status.',
    expectedResult: 'done',
    createEvents: followThrough,
    onJob: openDocsPull,
    script: { ending: 'pull-request', afterMs: 3_000 },
    with: {
      'commit-status': 'docs',
      'commit-status-until': 'merged',
      'docs-token': docsToken,
      'docs-labels': 'documentation',
      'docs-reviewers': 'mona',
    },
  },
  visitors: {
    group: 'more',
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

/** Returns the scenarios of each group, with its title. */
export function groupScenarios(): [title: string, scenarios: [name: string, Scenario][]][] {
  return Object.entries(groups).map(([group, title]) => [
    title,
    Object.entries(scenarios).filter(([, scenario]) => scenario.group === group),
  ])
}

/** Returns the events of the scenario in their order. */
export function createEvents(scenario: Scenario, gitHub: GitHubEmulator): DemoEvent[] {
  return scenario.createEvents?.(gitHub) ?? [openPullRequest(gitHub)]
}
