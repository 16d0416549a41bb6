/** One run of the demo: the step and its post step, as a runner runs them, with the log while it grows. */

import { type ActionRequest, type ActionRun, runPost, startAction } from '../runner/runner.ts'
import type { DemoEvent } from './events.ts'
import { createLogView, type LogView } from './log-view.ts'
import { paint, printHeading } from './print.ts'
import { printReport } from './report.ts'

export type DemoRun = {
  demoEvent: DemoEvent
  with: Record<string, string>
  env: Record<string, string>
  cancelAfterMs?: number | undefined
}

/** Gives back the run's result and whether its step passed, once all of it is printed. */
export async function showRun(demoRun: DemoRun): Promise<{ result: string; hasPassed: boolean }> {
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
