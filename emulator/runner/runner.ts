/**
 * Runs an action of this repository as the GitHub runner does: in a process with a clean environment, inputs
 * as variables, an event file, and files through which outputs, state and summary come back.
 */

import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { makeRunFolder, parseCommandFile } from './command-files.ts'
import { type ActionEvent, makeEventVariables } from './event-env.ts'
import { type ActionMetadata, makeInputVariables, readMetadata } from './metadata.ts'
import { type OnLine, type ScriptEnding, startScript } from './process.ts'

export type ActionRequest = {
  /** Metadata file, relative to the repository, e.g. `visitors/action.yml`; `action.yml` if not given. */
  metadata?: string
  /** As a workflow's `with:`; what is missing gets the default of the metadata file. */
  with?: Record<string, string>
  event?: ActionEvent
  /**
   * Further variables, stronger than the runner's own; undefined takes one away. `GITHUB_TOKEN` is what
   * `${{ github.token }}` stands for: as on the runner, it reaches the action as an input only.
   */
  env?: Record<string, string | undefined>
  /** The workspace, in which the action starts; an empty one if not given. */
  cwd?: string
  /** Where temporary files go. Whoever names it keeps it; if not given, nothing is left after the run. */
  folder?: string
  /** Whether nobody reads what the action prints. */
  isUnheard?: boolean
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
  /** Rejects if the action left a file that is not of the runner's format. */
  finished: Promise<ActionRun>
}

type Entry = { main: string; variables: Record<string, string> }

const repository = fileURLToPath(new URL('../..', import.meta.url))
const inheritedNames = ['PATH', 'HOME', 'TMPDIR', 'SystemRoot', 'USERPROFILE', 'TEMP', 'TMP']

/** Gives back the action while it runs. Throws if the metadata file cannot be read. */
export function startAction(request: ActionRequest = {}): RunningAction {
  return start(request, ({ runs }) => ({ main: runs.main, variables: {} }))
}

/** Gives back what the action left behind when it ended. */
export function runAction(request: ActionRequest = {}): Promise<ActionRun> {
  return startAction(request).finished
}

/** Gives back what the `post` entry left behind, given the run's state and command files of its own. */
export function runPost(run: ActionRun): Promise<ActionRun> {
  const state = Object.entries(run.state).map(([name, value]) => [`STATE_${name}`, value])
  return start(run.request, ({ runs }) => {
    if (runs.post === undefined) throw new Error('The action has no post entry.')
    return { main: runs.post, variables: Object.fromEntries(state) }
  }).finished
}

function start(request: ActionRequest, choose: (metadata: ActionMetadata) => Entry): RunningAction {
  const metadataFile = resolve(repository, request.metadata ?? 'action.yml')
  const metadata = readMetadata(metadataFile)
  const { main, variables } = choose(metadata)
  const { event, cwd, isUnheard, onLine } = request
  const folder = makeRunFolder({ payload: event?.payload, workspace: cwd, root: request.folder })
  const { pid, kill, ended } = startScript({
    script: resolve(dirname(metadataFile), main),
    cwd: folder.workspace,
    env: { ...makeEnvironment(request, metadata, folder.variables), ...variables },
    isUnheard,
    onLine,
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
  const inherited = inheritedNames.map((name) => [name, process.env[name]])
  const variables: Record<string, string | undefined> = {
    ...Object.fromEntries(inherited),
    ...makeEventVariables(request.event),
    ...files,
    ...makeInputVariables(metadata, request.with ?? {}, token),
    ...overrides,
  }
  return Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== undefined))
}
