/** Runs the demo, with the local documentation service or the real one, and prints the log of each run. */

import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDocumentationService } from '../docs-service/server.ts'
import { type GitHubEmulator, startGitHub } from '../github/server.ts'
import { type ActionRequest, type ActionRun, runPost, startAction } from '../runner/runner.ts'
import { type DemoEvent, openPullRequest } from './events.ts'
import { createLogView, type LogView } from './log-view.ts'
import { colorize, printHeading, printReport } from './report.ts'
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

type DemoRun = {
  demoEvent: DemoEvent
  /** Null for the agent job. */
  action: 'reconcile' | 'visitors' | null
  with: Record<string, string>
  env: Record<string, string>
  /** Null for a run that is not cancelled. */
  cancelAfterMs: number | null
  isTimeLapse: boolean
}

/** Such as `octo-org/docs-agent-action`. */
const { repository: published } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
)
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
  console.log('The action and Mintlify are real. GitHub is a local emulator.')
  const gitHub = await startGitHub()
  const { hasPassed } = await runDemo({
    ...{ demoEvent: openPullRequest(gitHub), action: null },
    with: {
      ...{ 'api-key': apiKey, 'project-id': projectId, ...(apiUrl && { 'api-url': apiUrl }) },
      ...{ prompt: prompt ?? defaultLivePrompt, context: 'none' },
    },
    env: makeEnvironment(gitHub),
    cancelAfterMs: null,
    isTimeLapse: false,
  })
  await gitHub.close()
  return hasPassed
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
    const { result } = await runDemo({
      ...{ demoEvent, action, env, cancelAfterMs, isTimeLapse },
      with: removeEmpty(demoEvent.action === 'reconcile' ? keepShared(inputs) : inputs),
    })
    lastResult = result
  }
  return lastResult
}

/** The inputs that the reconcile has, too. */
function keepShared(inputs: Record<string, string>): Record<string, string> {
  const shared = new Set(['api-key', 'project-id', 'api-url', 'docs-token'])
  return Object.fromEntries(Object.entries(inputs).filter(([name]) => shared.has(name)))
}

function removeEmpty(inputs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ''))
}

/** Returns the variables of a step that uses the published action. */
function makeEnvironment({ token, apiUrl }: GitHubEmulator): Record<string, string> {
  return {
    ...{ GITHUB_TOKEN: token, GITHUB_API_URL: apiUrl },
    ...{ GITHUB_ACTION_REPOSITORY: published, GITHUB_ACTION_REF: 'v1' },
  }
}

/** Runs the step and its post step. Prints the event, the log and the results. */
async function runDemo(demoRun: DemoRun): Promise<{ result: string | null; hasPassed: boolean }> {
  const { demoEvent, action, env, with: inputs, cancelAfterMs, isTimeLapse } = demoRun
  printHeading('Event')
  console.log(demoEvent.description)
  printHeading('Step of the workflow')
  console.log(renderStep(action, inputs))
  printHeading('Log')
  const view = createLogView()
  let lineCount = 0
  const onLine = (line: string) => {
    if (printLine(view, line)) lineCount += 1
  }
  const timers = isTimeLapse ? 'jumping' : 'real'
  const request = { with: inputs, event: demoEvent.event, env, onLine, timers, ...placeOf(action) } as const
  const run = await runStep(request, cancelAfterMs)
  const hasPassed = run.exitCode === 0
  console.log(`\nThe step ${hasPassed ? 'passes' : 'fails'}, exit code ${run.exitCode}.`)
  let { summary } = run
  if (action === null) {
    printHeading('Log of the post step')
    lineCount = 0
    summary += (await runPost(run)).summary
    if (lineCount === 0) console.log('Nothing was left to do.')
  }
  const { annotations } = view
  printReport({ annotations, outputs: run.outputs, demoEvent, summary })
  const page = run.outputs['html-file']
  if (page) console.log(`\nOpen the report page in a browser:\n${page}`)
  return { result: run.outputs.result || null, hasPassed }
}

/** An export leaves files, so its workspace stays. */
function placeOf(action: DemoRun['action']): Pick<ActionRequest, 'metadata' | 'cwd'> {
  if (action === null) return {}
  const metadata = `${action}/action.yml`
  return action === 'reconcile'
    ? { metadata }
    : { metadata, cwd: mkdtempSync(join(tmpdir(), 'visitors-demo-')) }
}

async function runStep(request: ActionRequest, cancelAfterMs: number | null): Promise<ActionRun> {
  const action = startAction(request)
  const cancel = () => {
    console.log(colorize('dim', '(Someone presses "Cancel workflow".)'))
    action.kill('SIGINT')
  }
  const timer = cancelAfterMs === null ? undefined : setTimeout(cancel, cancelAfterMs)
  return action.finished.finally(() => clearTimeout(timer))
}

function renderStep(action: DemoRun['action'], inputs: Record<string, string>): string {
  const lines = Object.entries(inputs).flatMap(([name, value]) => {
    if (name === 'api-key' || name === 'docs-token') return `${name}: ***`
    return value.includes('\n') ? [`${name}: |`, ...value.split('\n').map(indent)] : `${name}: ${value}`
  })
  const path = action === null ? '' : `/${action}`
  return [`- uses: ${published}${path}@v1`, '  with:', ...lines.map(indent).map(indent)].join('\n')
}

function indent(line: string): string {
  return `  ${line}`
}

/** Returns whether the line is visible. */
function printLine(view: LogView, line: string): boolean {
  const visibleLine = view.render(line)
  if (visibleLine === null) return false
  const { level, text } = visibleLine
  if (level === 'error') console.log(colorize('red', text))
  else console.log(level === 'warning' ? colorize('yellow', text) : text)
  return true
}
