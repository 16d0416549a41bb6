/**
 * The files that the runner and an action exchange.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-commands#environment-files
 */

import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export type RunFolder = {
  workspace: string
  /** Variables with the paths of the files. */
  variables: Record<string, string>
  /** Returns the text of a command file, an empty string if the action removed the file. */
  read: (name: CommandFile) => string
  remove: () => void
}

export type FolderRequest = {
  /** Content of the event file: an object, or the raw text or bytes. Null for no file. */
  payload?: unknown
  /** An empty directory by default. */
  workspace?: string | undefined
  /** A temporary directory by default, the only one that `remove` removes. */
  root?: string | undefined
}

type CommandFile = (typeof commandFiles)[number]

const commandFiles = [
  'GITHUB_OUTPUT',
  'GITHUB_STATE',
  'GITHUB_STEP_SUMMARY',
  'GITHUB_ENV',
  'GITHUB_PATH',
] as const

/** Returns a folder with an event file, empty command files and a workspace. */
export function makeRunFolder(request: FolderRequest): RunFolder {
  const root = request.root ?? mkdtempSync(join(tmpdir(), 'runner-'))
  const commands = makeFolder(join(root, '_runner_file_commands'))
  const files = Object.fromEntries(commandFiles.map((name) => [name, join(commands, name.toLowerCase())]))
  for (const file of Object.values(files)) writeFileSync(file, '')
  const eventFile = join(makeFolder(join(root, '_github_workflow')), 'event.json')
  writeEvent(eventFile, request.payload)
  const workspace = request.workspace ?? makeFolder(join(root, 'workspace'))
  const temporary = makeFolder(join(root, '_temp'))
  return {
    workspace,
    variables: {
      ...files,
      GITHUB_EVENT_PATH: eventFile,
      GITHUB_WORKSPACE: workspace,
      RUNNER_TEMP: temporary,
      RUNNER_TOOL_CACHE: makeFolder(join(root, '_tool')),
    },
    read: (name) => readIfExists(join(commands, name.toLowerCase())),
    remove: () => {
      if (request.root === undefined) rmSync(root, { recursive: true, force: true })
    },
  }
}

/**
 * Returns the values of a command file: lines `name=value`, and multiline values between `name<<delimiter` and a
 * line with the delimiter alone.
 *
 * Throws for any other line and for a missing delimiter, where the runner fails the step.
 */
export function parseCommandFile(text: string): Record<string, string> {
  const lines = text.split(/\r?\n/)
  const values = new Map<string, string>()
  while (lines.length > 0) {
    const line = lines.shift() ?? ''
    if (line === '') continue
    const [, name, operator, rest] = /^(.+?)(=|<<)(.*)$/.exec(line) ?? []
    if (name === undefined || rest === undefined) throw new Error(`Invalid format '${line}'`)
    values.set(name, operator === '=' ? rest : takeMultilineValue(rest, lines))
  }
  return Object.fromEntries(values)
}

function takeMultilineValue(delimiter: string, lines: string[]): string {
  const end = lines.indexOf(delimiter)
  if (delimiter === '' || end < 0)
    throw new Error(`Invalid value. Matching delimiter not found '${delimiter}'`)
  const value = lines.splice(0, end + 1).slice(0, -1)
  return value.join('\n')
}

function makeFolder(path: string): string {
  mkdirSync(path, { recursive: true })
  return path
}

function writeEvent(path: string, payload: unknown): void {
  rmSync(path, { force: true })
  if (payload === null) return
  const isRaw = typeof payload === 'string' || payload instanceof Uint8Array
  writeFileSync(path, isRaw ? payload : JSON.stringify(payload ?? {}))
}

function readIfExists(path: string): string {
  return existsSync(path) ? readFileSync(path, 'utf8') : ''
}
