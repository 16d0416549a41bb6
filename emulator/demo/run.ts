/** Runs the demo, with the local documentation service or the real one, and prints the log of each run. */

import { startDocumentationService } from '../docs-service/server.ts'
import { type GitHubEmulator, startGitHub } from '../github/server.ts'
import { openPullRequest } from './events.ts'
import { type ActionName, makeEnvironment, type PlayedStep, playStep } from './play-step.ts'
import { published } from './published.ts'
import { printHeading } from './report.ts'
import { createEvents, type Scenario } from './scenarios.ts'
import { startServiceProxy } from './service-proxy.ts'
import { createDemoSite } from './visitors-site.ts'

export type LiveOptions = {
  apiKey: string
  projectId: string
  /** Null for the default of the action. */
  apiUrl: string | null
  /** Null for the default of the demo. */
  prompt: string | null
}

const defaultPrompt = 'Document what this pull request changes.'
const firstRunId = 6042
const demoPages = 1_200
/** For a real project, so a small task. */
const defaultLivePrompt =
  'Correct the spelling mistakes on the first page of the documentation. Change nothing else.'

/** Returns whether the scenario ended with the expected result. A prompt that is not null replaces the scenario's. */
export async function runScenario(scenario: Scenario, prompt: string | null): Promise<boolean> {
  console.log(
    'This is a demonstration. It runs the published bundle, dist/index.js, against local emulators of',
  )
  console.log('Mintlify and GitHub. It needs no account and no network.')
  const { script = { ending: 'pull-request', afterMs: 6_000 } } = scenario
  const gitHub = await startGitHub()
  const service = await startDocumentationService({
    script(_, number) {
      if (number === 1) scenario.onJob?.(gitHub)
      return script
    },
    countVisitors: createDemoSite(demoPages),
  })
  const progress = { run: 0 }
  const { proxy: stateOf } = scenario
  const proxy = stateOf && (await startServiceProxy(service.url, () => stateOf(progress.run)))
  const inputs = {
    ...{ 'api-key': service.key, 'project-id': service.projectId, 'api-url': proxy?.url ?? service.url },
    ...(scenario.action === undefined && { prompt: defaultPrompt, 'poll-interval-seconds': '1' }),
    ...scenario.with,
    ...(prompt !== null && { prompt }),
  }
  const result = await runEvents(scenario, { gitHub, inputs, progress })
  await Promise.all([proxy?.close(), service.close(), gitHub.close()])
  if (result === scenario.expectedResult) console.log('\nOther endings: npm start -- --list')
  else console.error(`\nExpected the result ${scenario.expectedResult}, but it was ${result ?? 'nothing'}.`)
  return result === scenario.expectedResult
}

/** Returns whether the step passed. */
export async function runLive({ apiKey, projectId, apiUrl, prompt }: LiveOptions): Promise<boolean> {
  console.log('The action and Mintlify are real: this sends one request, which costs about $1.15.')
  console.log('GitHub is a local emulator.')
  const gitHub = await startGitHub()
  const { exitCode } = await playEvent({
    ...{ demoEvent: openPullRequest(gitHub), action: null, uses: nameAction(null) },
    with: {
      ...{ 'api-key': apiKey, 'project-id': projectId, ...(apiUrl && { 'api-url': apiUrl }) },
      ...{ prompt: prompt ?? defaultLivePrompt, context: 'none' },
    },
    env: makeEnvironment(gitHub),
    cancelAfterMs: null,
    isTimeLapse: false,
  })
  await gitHub.close()
  return exitCode === 0
}

type World = {
  gitHub: GitHubEmulator
  inputs: Record<string, string>
  /** `run`: number of the run, from 0. */
  progress: { run: number }
}

/** Runs the action for each event. Returns the result of the last run, null if it has none. */
async function runEvents(scenario: Scenario, { gitHub, inputs, progress }: World): Promise<string | null> {
  const { cancelAfterMs = null, isTimeLapse = false } = scenario
  let lastResult: string | null = null
  for (const [index, demoEvent] of createEvents(scenario, gitHub).entries()) {
    const env = { ...makeEnvironment(gitHub), GITHUB_RUN_ID: String(firstRunId + index) }
    const action = demoEvent.action ?? scenario.action ?? null
    await demoEvent.before?.()
    progress.run = index
    const { outputs } = await playEvent({
      ...{ demoEvent, action, env, cancelAfterMs, isTimeLapse },
      uses: nameAction(action),
      with: removeEmpty(demoEvent.action === 'reconcile' ? keepShared(inputs) : inputs),
    })
    lastResult = outputs.result || null
  }
  return lastResult
}

/** Prints the event before the step. */
function playEvent(step: PlayedStep) {
  printHeading('Event')
  console.log(step.demoEvent.description)
  return playStep(step)
}

function nameAction(action: ActionName): string {
  return `${published}${action === null ? '' : `/${action}`}@v1`
}

/** The inputs that the reconcile has, too. */
function keepShared(inputs: Record<string, string>): Record<string, string> {
  const shared = new Set(['api-key', 'project-id', 'api-url', 'docs-token'])
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => shared.has(name)))
}

function removeEmpty(inputs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ''))
}
