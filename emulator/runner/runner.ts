/**
 * Runs an action of this repository like the GitHub runner: in a process with an environment of its own, with inputs
 * as variables, an event file, and files for outputs, state and job summary.
 */

import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeRunFolder, parseCommandFile } from './command-files.ts'
import { type ActionEvent, makeEventVariables } from './event-env.ts'
import { type ActionMetadata, makeInputVariables, readMetadata } from './metadata.ts'
import { type OnLine, type ScriptEnding, startScript } from './process.ts'
import { publishEvent } from './published-events.ts'

export type ActionRequest = {
  /** Path of the metadata file in the repository, e.g. `visitors/action.yml`. `action.yml` by default. */
  metadata?: string
  /** Like `with` in a workflow. Other inputs have the defaults of the metadata file. */
  with?: Record<string, string>
  event?: ActionEvent
  /**
   * Variables that override the runner's. Undefined removes a variable. `GITHUB_TOKEN` is the value of
   * `${{ github.token }}`. As on the runner, the action gets it as an input only.
   */
  env?: Record<string, string | undefined>
  /** The workspace, which is the working directory of the action. An empty directory by default. */
  cwd?: string
  /** A directory for the runner's files, which the run does not remove. Temporary by default. */
  folder?: string
  /**
   * `fast`: long pauses of the action take a fortieth of their time. `jumping`: and its monotonic clock goes on as if they had taken all
   * of it. `real` by default.
   */
  timers?: 'fast' | 'jumping' | 'real'
  /** Whether the reading end of the action's standard output is closed. */
  isStdoutClosed?: boolean
  onLine?: OnLine
}

export type ActionRun = ScriptEnding & {
  request: ActionRequest
  outputs: Record<string, string>
  state: Record<string, string>
  /** Markdown of the job summary. */
  summary: string
}

export type RunningAction = {
  pid: number | undefined
  kill: (signal: NodeJS.Signals) => boolean
  /** Rejects if the format of a command file is invalid. */
  finished: Promise<ActionRun>
}

type EntryPoint = { script: string; variables: Record<string, string> }

const repository = fileURLToPath(new URL('../..', import.meta.url))
const fastTimers = new URL('fast-timers.ts', import.meta.url).href
const timerImports = {
  real: [],
  fast: [fastTimers],
  jumping: [new URL('jumping-clock.ts', import.meta.url).href],
}
const inheritedVariables = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'USERPROFILE', 'TEMP', 'TMP']

/** Returns the running action. Throws if the metadata file cannot be read, or a check of payloads finds a problem. */
export function startAction(request: ActionRequest = {}): RunningAction {
  return start(request, ({ runs }) => ({ script: runs.main, variables: {} }))
}

/** Returns the results of the action after its exit. */
export function runAction(request: ActionRequest = {}): Promise<ActionRun> {
  return startAction(request).finished
}

/** Returns the results of the `post` script, which gets the state of the run and new command files. */
export function runPost(run: ActionRun): Promise<ActionRun> {
  const state = Object.entries(run.state).map(([name, value]) => [`STATE_${name}`, value])
  return start(run.request, ({ runs }) => {
    if (runs.post === undefined) throw new Error('The action has no post entry.')
    return { script: runs.post, variables: Object.fromEntries(state) }
  }).finished
}

function start(
  request: ActionRequest,
  chooseEntryPoint: (metadata: ActionMetadata) => EntryPoint,
): RunningAction {
  const metadataFile = resolve(repository, request.metadata ?? 'action.yml')
  const metadata = readMetadata(metadataFile)
  const { script, variables } = chooseEntryPoint(metadata)
  const { event, cwd, isStdoutClosed, onLine } = request
  if (event) publishEvent(event)
  const folder = makeRunFolder({ payload: event?.payload, workspace: cwd, root: request.folder })
  const { pid, kill, ended } = startScript({
    script: resolve(dirname(metadataFile), script),
    cwd: folder.workspace,
    env: { ...makeEnvironment(request, metadata, folder.variables), ...variables },
    isStdoutClosed,
    onLine,
    imports: timerImports[request.timers ?? 'real'],
  })
  const finish = async (): Promise<ActionRun> => {
    const ending = await ended
    const outputs = parseCommandFile(folder.read('GITHUB_OUTPUT'))
    const state = parseCommandFile(folder.read('GITHUB_STATE'))
    return { request, ...ending, outputs, state, summary: folder.read('GITHUB_STEP_SUMMARY') }
  }
  return { pid, kill, finished: finish().finally(folder.remove) }
}

function makeEnvironment(
  request: ActionRequest,
  metadata: ActionMetadata,
  files: Record<string, string>,
): NodeJS.ProcessEnv {
  const { GITHUB_TOKEN: token = '', ...overrides } = request.env ?? {}
  const inherited = inheritedVariables.map((name) => [name, process.env[name]])
  const variables: Record<string, string | undefined> = {
    ...Object.fromEntries(inherited),
    ...makeEventVariables(request.event),
    ...files,
    ...makeInputVariables(metadata, request.with ?? {}, token),
    ...overrides,
  }
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
}
