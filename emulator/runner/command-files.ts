/**
 * The files that the runner and an action exchange.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#environment-files
 */

import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type CommandFile = (typeof commandFiles)[number]

export type RunFolder = {
  workspace: string
  /** Variables with the paths of the files. */
  variables: Record<string, string>
  /**
   * Returns the text of a command file, an empty string if it cannot be written
   * or the action removed it.
   */
  read: (name: CommandFile) => string
  remove: () => Promise<void>
  loseFiles: () => void
}

const commandFiles = [
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
] as const

/** Returns a folder with an event file, empty command files and a workspace. */
export function makeRunFolder(request: {
  /**
   * Content of the event file: an object, or its raw text. Null for no file.
   */
  payload?: unknown
  /** An empty folder by default. */
  workspace?: string | undefined
  /** Command files that the action cannot write, because they are folders. */
  unwritable?: readonly CommandFile[] | undefined
}): RunFolder {
  const root = mkdtempSync(join(tmpdir(), 'runner-'))
  const makeFolder = (name: string) => {
    mkdirSync(join(root, name))
    return join(root, name)
  }
  const {
    payload = {},
    unwritable = [],
    workspace = makeFolder('workspace'),
  } = request
  for (const name of commandFiles) {
    if (unwritable.includes(name)) makeFolder(name)
    else writeFileSync(join(root, name), '')
  }
  const eventFile = join(root, 'event.json')
  if (payload !== null)
    writeFileSync(
      eventFile,
      typeof payload === 'string' ? payload : JSON.stringify(payload),
    )
  return {
    workspace,
    variables: {
      ...Object.fromEntries(
        commandFiles.map((name) => [name, join(root, name)]),
      ),
      GITHUB_EVENT_PATH: eventFile,
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: makeFolder('_temp'),
    },
    read: (name) => readFile(join(root, name)),
    remove: () => rm(root, { recursive: true, force: true }),
    loseFiles() {
      for (const name of ['GITHUB_OUTPUT', 'GITHUB_STATE']) {
        unlinkSync(join(root, name))
        makeFolder(name)
      }
    },
  }
}

/**
 * Returns the values of a command file: lines `name=value`, and multiline
 * values between `name<<delimiter` and a line with the delimiter alone.
 *
 * Throws for any other line and for a missing delimiter, where the runner fails
 * the step.
 */
export function parseCommandFile(text: string): Record<string, string> {
  const lines = text.split(/\r?\n/)
  const values = new Map<string, string>()
  while (lines.length > 0) {
    const line = lines.shift() ?? ''
    if (line === '') continue
    const [, name, operator, rest] = /^(.+?)(=|<<)(.*)$/.exec(line) ?? []
    if (name === undefined || rest === undefined)
      throw new Error(`Invalid format '${line}'`)
    values.set(name, operator === '=' ? rest : takeMultilineValue(rest, lines))
  }
  return Object.fromEntries(values)
}

function takeMultilineValue(delimiter: string, lines: string[]): string {
  const end = lines.indexOf(delimiter)
  if (delimiter === '' || end < 0)
    throw new Error(
      `Invalid value. Matching delimiter not found '${delimiter}'`,
    )
  const value = lines.splice(0, end + 1)
  return value.slice(0, -1).join('\n')
}

function readFile(path: string): string {
  return statSync(path, { throwIfNoEntry: false })?.isFile()
    ? readFileSync(path, 'utf8')
    : ''
}
