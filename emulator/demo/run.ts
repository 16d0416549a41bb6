/** The runs of the demo: against the local documentation service or the real one, with the log while it grows. */

import { startDocumentationService } from '../docs-service/server.ts'
import { type GitHubEmulator, startGitHub } from '../github/server.ts'
import { type ActionRequest, type ActionRun, runPost, startAction } from '../runner/runner.ts'
import { type DemoEvent, openPullRequest } from './events.ts'
import { createLogView, type LogView } from './log-view.ts'
import { startLossyConnection } from './lossy-proxy.ts'
import { paint, printHeading, printReport } from './report.ts'
import { type Scenario, stageEvents } from './scenarios.ts'

export type LiveService = {
  apiKey: string
  projectId: string
  /** That of the action if not given. */
  apiUrl: string | undefined
  prompt: string | undefined
}

type DemoRun = {
  demoEvent: DemoEvent
  with: Record<string, string>
  env: Record<string, string>
  cancelAfterMs?: number | undefined
}

const prompt = 'Document what this pull request changes.'
const firstRunId = 6042
/** It goes to a real project, so it asks for next to nothing. */
const livePrompt =
  'Correct the spelling mistakes on the first page of the documentation. Change nothing else.'

/** Gives back whether the scenario ended as it should. */
export async function playScenario(scenario: Scenario, ownPrompt = ''): Promise<boolean> {
  console.log('A demonstration. The action is real, the shipped dist/index.js; GitHub and the documentation')
  console.log('service are emulated on this machine, so it takes no account and no network.')
  const { script = { ending: 'pull-request', afterMs: 6_000 } } = scenario
  const gitHub = await startGitHub()
  const service = await startDocumentationService({ script: () => script })
  const lossy = scenario.losesAnswer && (await startLossyConnection(service.url))
  const inputs = {
    ...{ 'api-key': service.key, 'project-id': service.projectId, 'api-url': lossy?.url ?? service.url },
    ...{ prompt, 'poll-interval-seconds': '1', ...scenario.with, ...(ownPrompt && { prompt: ownPrompt }) },
  }
  const result = await showRuns(scenario, gitHub, inputs)
  await Promise.all([lossy?.close(), service.close(), gitHub.close()])
  if (result === scenario.endsAs) console.log('\nOther endings: npm start -- --list')
  else console.error(`\nThis was to end as ${scenario.endsAs}, but it ended as ${result || 'nothing'}.`)
  return result === scenario.endsAs
}

/** Gives back whether the step passed. */
export async function runLive({ apiKey, projectId, apiUrl, prompt }: LiveService): Promise<boolean> {
  console.log('The action and the documentation service are real, GitHub is emulated on this machine.')
  const gitHub = await startGitHub()
  const { hasPassed } = await showRun({
    demoEvent: openPullRequest(gitHub),
    with: {
      ...{ 'api-key': apiKey, 'project-id': projectId, ...(apiUrl && { 'api-url': apiUrl }) },
      ...{ prompt: prompt ?? livePrompt, context: 'none' },
    },
    env: describeGitHub(gitHub),
  })
  await gitHub.close()
  return hasPassed
}

/** Gives back the result of the last run. */
async function showRuns(
  scenario: Scenario,
  gitHub: GitHubEmulator,
  inputs: Record<string, string>,
): Promise<string> {
  let last = ''
  for (const [index, demoEvent] of stageEvents(scenario, gitHub).entries()) {
    const env = { ...describeGitHub(gitHub), GITHUB_RUN_ID: String(firstRunId + index) }
    const { cancelAfterMs } = scenario
    const { result } = await showRun({ demoEvent, with: leaveOutEmpty(inputs), env, cancelAfterMs })
    last = result
  }
  return last
}

function leaveOutEmpty(inputs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ''))
}

/** As for `uses: OWNER/docs-agent-action@v1`. */
function describeGitHub({ token, apiUrl }: GitHubEmulator): Record<string, string> {
  return {
    ...{ GITHUB_TOKEN: token, GITHUB_API_URL: apiUrl },
    ...{ GITHUB_ACTION_REPOSITORY: 'OWNER/docs-agent-action', GITHUB_ACTION_REF: 'v1' },
  }
}

/** Gives back the run's result and whether its step passed, once all of it is printed. */
async function showRun(demoRun: DemoRun): Promise<{ result: string; hasPassed: boolean }> {
  const { demoEvent, env, with: inputs, cancelAfterMs } = demoRun
  printHeading('Event')
  console.log(demoEvent.story)
  printHeading('Step of the workflow')
  console.log(describeStep(inputs))
  printHeading('Log')
  const view = createLogView()
  let lineCount = 0
  const onLine = (line: string) => {
    if (printLine(view, line)) lineCount += 1
  }
  const run = await runStep({ with: inputs, event: demoEvent.event, env, onLine }, cancelAfterMs)
  const hasPassed = run.exitCode === 0
  console.log(`\nThe step ${hasPassed ? 'passes' : 'fails'}, exit code ${run.exitCode}.`)
  printHeading('Log of the post step')
  lineCount = 0
  const post = await runPost(run)
  if (lineCount === 0) console.log('Nothing was left to do.')
  const { annotations } = view
  printReport({ annotations, outputs: run.outputs, demoEvent, summary: run.summary + post.summary })
  return { result: run.outputs.result ?? '', hasPassed }
}

async function runStep(request: ActionRequest, cancelAfterMs: number | undefined): Promise<ActionRun> {
  const action = startAction(request)
  const cancel = () => {
    console.log(paint('dim', '(Somebody presses "Cancel workflow".)'))
    action.kill('SIGINT')
  }
  const timer = cancelAfterMs === undefined ? undefined : setTimeout(cancel, cancelAfterMs)
  return action.finished.finally(() => clearTimeout(timer))
}

function describeStep(inputs: Record<string, string>): string {
  const lines = Object.entries(inputs).flatMap(([name, value]) => {
    if (name === 'api-key') return `${name}: ***`
    return value.includes('\n') ? [`${name}: |`, ...value.split('\n').map(indent)] : `${name}: ${value}`
  })
  return ['- uses: OWNER/docs-agent-action@v1', '  with:', ...lines.map(indent).map(indent)].join('\n')
}

function indent(line: string): string {
  return `  ${line}`
}

/** Gives back whether there was anything to print. */
function printLine(view: LogView, line: string): boolean {
  const shown = view.show(line)
  if (!shown) return false
  const { level, text } = shown
  if (level === 'error') console.log(paint('red', text))
  else console.log(level === 'warning' ? paint('yellow', text) : text)
  return true
}
