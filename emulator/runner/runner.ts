/**
 * Runs an action of this repository like the GitHub runner: its script in a new
 * process, then its post script.
 */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { dirname, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { readMetadata, repositoryRoot, runnerEnv, type Step } from './env.ts'

export type ActionRequest = Step & {
  /**
   * Whether the reading end of the action's standard output is closed, so that
   * writes fail with `EPIPE`.
   */
  isStdoutClosed?: boolean
  /** Arguments of Node before the script. */
  nodeArguments?: readonly string[]
  onLine?: (line: string, stream: 'stdout' | 'stderr') => void
}

export type ActionRun = {
  request: ActionRequest
  /** Null if a signal ended the process. */
  exitCode: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
  outputs: Record<string, string>
  state: Record<string, string>
  /** Markdown of the job summary. */
  summary: string
}

export type RunningAction = {
  /**
   * A cancelled run gets `SIGINT`, 7.5 s later `SIGTERM`, and is killed after
   * another 2.5 s.
   */
  kill: (signal: NodeJS.Signals) => boolean
  /** Rejects if the format of a command file is invalid. */
  finished: Promise<ActionRun>
}

/**
 * Returns the running action. Throws if the metadata file cannot be read, or a
 * check of payloads finds a problem.
 */
export function startAction(request: ActionRequest = {}): RunningAction {
  return start(request, readMetadata(request.metadata).runs.main)
}

/** Returns the results of the action after its exit. */
export function runAction(request: ActionRequest = {}): Promise<ActionRun> {
  return startAction(request).finished
}

/**
 * Returns the results of the `post` script, which gets the state of the run and
 * new command files.
 */
export function runPost({ request, state }: ActionRun): Promise<ActionRun> {
  const { post } = readMetadata(request.metadata).runs
  if (post === undefined) throw new Error('The action has no post script.')
  return start({ ...request, state }, post).finished
}

function start(request: ActionRequest, script: string): RunningAction {
  const {
    metadata = 'action.yml',
    isStdoutClosed,
    nodeArguments = [],
    onLine,
  } = request
  const { env, workspace, readOutputs, readState, readSummary, remove } =
    runnerEnv(request)
  const path = resolve(repositoryRoot, dirname(metadata), script)
  const stdio: ['ignore', 'pipe', 'pipe'] = ['ignore', 'pipe', 'pipe']
  const child = spawn(process.execPath, [...nodeArguments, path], {
    cwd: workspace,
    env,
    stdio,
  })
  const readStdout = collect(child.stdout, (line) => onLine?.(line, 'stdout'))
  const readStderr = collect(child.stderr, (line) => onLine?.(line, 'stderr'))
  if (isStdoutClosed) child.stdout.destroy()
  const finish = async (): Promise<ActionRun> => {
    await once(child, 'close')
    const { exitCode, signalCode: signal } = child
    return {
      request,
      exitCode,
      signal,
      stdout: readStdout(),
      stderr: readStderr(),
      outputs: readOutputs(),
      state: readState(),
      summary: readSummary(),
    }
  }
  return {
    kill: (signal) => child.kill(signal),
    finished: finish().finally(remove),
  }
}

/** Returns a function that returns the text so far. */
function collect(
  stream: Readable,
  onLine: (line: string) => void,
): () => string {
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  createInterface({ input: stream }).on('line', onLine)
  return () => text
}
