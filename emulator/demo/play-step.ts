/** Plays a step that uses an action of this repository, with its post step, and prints its log and its results. */

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { GitHubEmulator } from '../github/server.ts'
import { type ActionRequest, type ActionRun, runPost, startAction } from '../runner/runner.ts'
import type { DemoEvent } from './events.ts'
import { createLogView, type LogView } from './log-view.ts'
import { published } from './published.ts'
import { colorize, printHeading, printReport } from './report.ts'

/** Null for the agent job. */
export type ActionName = 'reconcile' | 'visitors' | null

export type PlayedStep = {
  demoEvent: DemoEvent
  action: ActionName
  /** As the workflow names the action. */
  uses: string
  with: Record<string, string>
  env: Record<string, string>
  /** The workspace. A temporary one by default. */
  cwd?: string
  /** Null for a run that is not cancelled. */
  cancelAfterMs: number | null
  isTimeLapse: boolean
}

/** Returns the run of the step. */
export async function playStep(step: PlayedStep): Promise<ActionRun> {
  const { demoEvent, action, env, with: inputs, cancelAfterMs, isTimeLapse } = step
  printHeading('Step of the workflow')
  console.log(renderStep(step))
  printHeading('Log')
  const view = createLogView()
  let lineCount = 0
  const onLine = (line: string) => {
    if (printLine(view, line)) lineCount += 1
  }
  const timers = isTimeLapse ? 'jumping' : 'real'
  const request = { with: inputs, event: demoEvent.event, env, onLine, timers, ...placeOf(step) } as const
  const run = await runStep(request, cancelAfterMs)
  console.log(`\nThe step ${run.exitCode === 0 ? 'passes' : 'fails'}, exit code ${run.exitCode}.`)
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
  return run
}

/** Returns the variables of a step that uses the published action. */
export function makeEnvironment({ token, apiUrl }: GitHubEmulator): Record<string, string> {
  return {
    ...{ GITHUB_TOKEN: token, GITHUB_API_URL: apiUrl },
    ...{ GITHUB_ACTION_REPOSITORY: published, GITHUB_ACTION_REF: 'v1' },
  }
}

/** An export leaves files, so its workspace stays. */
function placeOf({ action, cwd }: PlayedStep): Pick<ActionRequest, 'metadata' | 'cwd'> {
  if (action === null) return cwd === undefined ? {} : { cwd }
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

function renderStep({ uses, with: inputs }: PlayedStep): string {
  const secret = new Set(['api-key', 'docs-token', 'github-token', 'state-secret'])
  const lines = Object.entries(inputs).flatMap(([name, value]) => {
    if (secret.has(name)) return `${name}: ***`
    const lines = value.trimEnd().split('\n')
    return lines.length > 1 ? [`${name}: |`, ...lines.map(indent)] : `${name}: ${lines[0]}`.trimEnd()
  })
  return [`- uses: ${uses}`, '  with:', ...lines.map(indent).map(indent)].join('\n')
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
