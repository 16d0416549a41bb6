/**
 * The environment of a step, for a process or for a call of the action in this
 * one.
 */

import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import {
  type CommandFile,
  makeRunFolder,
  parseCommandFile,
} from './command-files.ts'
import { type ActionEvent, makeEventVariables } from './event-variables.ts'
import { publishEvent } from './published-events.ts'

export type Step = {
  /**
   * Path of the metadata file in this repository, e.g. `visitors/action.yml`.
   * `action.yml` by default.
   */
  metadata?: string
  /**
   * Like `with` in a workflow. Other inputs have the defaults of the metadata
   * file.
   */
  with?: Record<string, string>
  /** `workflow_dispatch` by default. */
  event?: ActionEvent
  /**
   * The value of `${{ github.token }}`. As on the runner, the action gets it as
   * an input only.
   */
  token?: string
  /** Variables that override the runner's. Undefined removes a variable. */
  env?: Record<string, string | undefined>
  /**
   * The workspace, which is the working directory of the action. An empty
   * folder by default.
   */
  workspace?: string
  /** Command files that the action cannot write. */
  unwritable?: readonly CommandFile[]
  /** What the main step saved, for a post step. */
  state?: Record<string, string>
}

export type RunnerEnv = {
  env: Record<string, string>
  workspace: string
  /**
   * These two throw if the format of the file is invalid, where the runner
   * fails the step.
   */
  readOutputs: () => Record<string, string>
  readState: () => Record<string, string>
  /** Returns the Markdown of the job summary. */
  readSummary: () => string
  /**
   * Removes the files of the runner, and the workspace if it is the default
   * one.
   */
  remove: () => Promise<void>
  /** Puts folders in the places of the files for outputs and the state. */
  loseFiles: () => void
}

export type Metadata = {
  inputs?: Record<string, { default?: string }>
  runs: { main: string; post?: string }
}

export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url))
const inheritedVariables = [
  'PATH',
  'HOME',
  'TMPDIR',
  'SystemRoot',
  'USERPROFILE',
  'TEMP',
  'TMP',
]

/**
 * Returns the environment of the step, with its files in a temporary folder.
 */
export function runnerEnv(step: Step = {}): RunnerEnv {
  const {
    event = { name: 'workflow_dispatch' },
    state = {},
    workspace,
    unwritable,
  } = step
  if (step.event) publishEvent(event)
  const folder = makeRunFolder({
    payload: event.payload,
    workspace,
    unwritable,
  })
  const variables: Record<string, string | undefined> = {
    ...Object.fromEntries(
      inheritedVariables.map((name) => [name, process.env[name]]),
    ),
    ...makeEventVariables(event),
    ...folder.variables,
    ...makeInputVariables(step),
    ...Object.fromEntries(
      Object.entries(state).map(([name, value]) => [`STATE_${name}`, value]),
    ),
    ...step.env,
  }
  const env: Record<string, string> = {}
  for (const [name, value] of Object.entries(variables))
    if (value !== undefined) env[name] = value
  return {
    env,
    workspace: folder.workspace,
    remove: folder.remove,
    loseFiles: folder.loseFiles,
    readOutputs: () => parseCommandFile(folder.read('GITHUB_OUTPUT')),
    readState: () => parseCommandFile(folder.read('GITHUB_STATE')),
    readSummary: () => folder.read('GITHUB_STEP_SUMMARY'),
  }
}

/**
 * Returns the metadata of an action of this repository. Throws if the file is
 * missing.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/metadata-syntax
 */
export function readMetadata(file = 'action.yml'): Metadata {
  const metadata =
    metadataOf.get(file) ??
    parse(readFileSync(`${repositoryRoot}/${file}`, 'utf8'))
  metadataOf.set(file, metadata)
  return metadata
}

/** Tests run actions thousands of times. */
const metadataOf = new Map<string, Metadata>()

/** An undeclared input has a variable, too: the runner only warns of it. */
function makeInputVariables({
  metadata,
  with: values = {},
  token = '',
}: Step): Record<string, string> {
  const { inputs = {} } = readMetadata(metadata)
  const defaults = Object.entries(inputs).map(([name, input]) => {
    const value = String(input.default ?? '')
    return [
      name,
      value.replace(/\$\{\{\s*github\.token\s*\}\}/g, () => token),
    ] as const
  })
  const all = [...defaults, ...Object.entries(values)]
  // The runner replaces spaces only, so `INPUT_API-KEY` keeps its hyphen.
  const toName = (input: string) =>
    `INPUT_${input.replaceAll(' ', '_').toUpperCase()}`
  return Object.fromEntries(all.map(([input, value]) => [toName(input), value]))
}
