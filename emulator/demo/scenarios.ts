/** The endings that the demo can show. */

import type { JobScript } from '../docs-service/job-script.ts'
import type { GitHubEmulator } from '../github/server.ts'
import { type DemoEvent, openPullRequest, publishRelease, writeComment } from './events.ts'

export type Scenario = {
  /** For the list of scenarios. */
  shows: string
  /** What the output `result` is at the end. */
  endsAs: string
  /** Further inputs, stronger than the demo's own. */
  with?: Record<string, string>
  /** A pull request that was opened, if not given. Each event is a run of its own. */
  stage?: (gitHub: GitHubEmulator) => DemoEvent[]
  /** A job that ends with a pull request, if not given. */
  script?: JobScript
  /** The answer that carries the job's id never arrives. */
  losesAnswer?: true
  /** How long after its start the run is cancelled. */
  cancelAfterMs?: number
}

const commands = ['/docs Describe how to install the project.', '/docs Make it shorter, and add an example.']

const scenarios: Record<string, Scenario> = {
  'pull-request': { shows: 'The agent opens a pull request (the default).', endsAs: 'pull-request' },
  'no-pull-request': {
    shows: 'The agent finds nothing to change.',
    endsAs: 'no-pull-request',
    script: { ending: 'no-pull-request', afterMs: 3_000 },
  },
  failed: {
    shows: 'The agent fails.',
    endsAs: 'failed',
    script: { ending: 'failed', afterMs: 3_000 },
  },
  archived: {
    shows: 'Somebody archives the job while it is at work.',
    endsAs: 'archived',
    script: { ending: 'archived', afterMs: 3_000 },
  },
  'timed-out': {
    shows: 'The agent takes longer than `timeout-minutes`.',
    endsAs: 'timed-out',
    script: { ending: 'never', afterMs: 0 },
    with: { 'timeout-minutes': '0.1' },
  },
  detached: {
    shows: 'The run does not wait for the agent (`wait: false`).',
    endsAs: 'detached',
    with: { wait: 'false' },
  },
  unknown: {
    shows: 'The answer of the service is lost, so nobody knows whether a job was started.',
    endsAs: 'unknown',
    losesAnswer: true,
  },
  rejected: {
    shows: 'The project does not exist.',
    endsAs: 'rejected',
    with: { 'project-id': 'no-such-project' },
  },
  unauthorized: {
    shows: 'The API key has expired.',
    endsAs: 'rejected',
    with: { 'api-key': 'mint_an_expired_key' },
  },
  skipped: {
    shows: 'Somebody writes a comment that is no command.',
    endsAs: 'skipped',
    stage: (gitHub) => [writeComment(gitHub, "You are totally right! I'll get this fixed right away.", 0)],
    with: { prompt: '' },
  },
  cancelled: {
    shows: 'Somebody cancels the run; its post step tells the thread.',
    endsAs: 'cancelled',
    script: { ending: 'never', afterMs: 0 },
    cancelAfterMs: 3_000,
  },
  'follow-up': {
    shows: 'Two `/docs` comments on a pull request: the second goes to the same job.',
    endsAs: 'pull-request',
    stage: (gitHub) => commands.map((command, index) => writeComment(gitHub, command, index)),
    script: { ending: 'pull-request', afterMs: 3_000 },
    with: { prompt: '' },
  },
  release: {
    shows: 'A release: the agent is told what was merged since the one before.',
    endsAs: 'pull-request',
    stage: (gitHub) => [publishRelease(gitHub)],
    script: { ending: 'pull-request', afterMs: 3_000 },
    with: { prompt: 'Write the changelog entry of this release.' },
  },
}

/** Gives back the scenario, undefined if there is none of this name. */
export function findScenario(name: string): Scenario | undefined {
  return Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
}

/** Gives back the names of all scenarios, the default first. */
export function listScenarios(): string[] {
  return Object.keys(scenarios)
}

/** Gives back the scenario's events, in the order in which they happened. */
export function stageEvents(scenario: Scenario, gitHub: GitHubEmulator): DemoEvent[] {
  return scenario.stage?.(gitHub) ?? [openPullRequest(gitHub)]
}
