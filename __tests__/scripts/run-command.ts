/** Runs commands as a reader of the documentation types them. */

import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, mkdtempDisposableSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { copyCheckout, git, repository } from '../fixtures/checkout.ts'

export type Ending = { exitCode: number | null; output: string; errors: string }

type Place = { cwd?: string; env?: NodeJS.ProcessEnv }

/** Of the environment that npm and jest give a test, a reader's shell has nothing. */
const made = /^(?:npm_|INIT_CWD$|NODE_ENV$|JEST_)/

/** Checks what a command exchanges with the emulators. Their end then fails. */
export const checked = `--import=${pathToFileURL(join(repository, '__tests__/openapi/subscribe.ts'))}`

/** Starts the command in a shell, and in a process group of its own, as a terminal does. */
export function startCommand(command: string, { cwd = repository, env = {} }: Place = {}) {
  const own = Object.entries(process.env).filter(([name]) => !made.test(name))
  return spawn(command, {
    cwd,
    env: {
      ...Object.fromEntries(own),
      PATH: [dirname(process.execPath), process.env.PATH].join(delimiter),
      NODE_OPTIONS: checked,
      npm_config_loglevel: 'error',
      npm_config_update_notifier: 'false',
      ...env,
    },
    shell: true,
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Returns how the command ended, and what it printed. */
export function runCommand(command: string, place: Place = {}): Promise<Ending> {
  return endingOf(startCommand(command, place))
}

/** Returns how the process ended, and what it printed. */
export async function endingOf(child: ChildProcessByStdio<null, Readable, Readable>): Promise<Ending> {
  const closed = once(child, 'close')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  await closed
  return { exitCode: child.exitCode, output, errors }
}

/** Returns how `npm start` with these flags ended, without npm, whose shells quote differently. */
export function runDemo(...flags: string[]): Promise<Ending> {
  const child = spawn(process.execPath, [checked, 'emulator/demo/cli.ts', ...flags], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return endingOf(child)
}

/** Returns the text between a heading and the next one. */
export function findSection({ output }: Ending, title: string): string {
  const [, section = ''] = output.split(new RegExp(`^── ${title}.* ─+$`, 'm'))
  return section.split(/^── /m)[0]?.trim() ?? ''
}

/** Returns a copy of the checkout for a command that writes. It goes away by itself. */
export async function openCopy() {
  const { path, remove } = mkdtempDisposableSync(join(tmpdir(), 'scripts-'))
  const root = await copyCheckout(join(path, 'checkout'))
  symlinkSync(join(repository, 'node_modules'), join(root, 'node_modules'), 'junction')
  appendFileSync(join(root, '.git', 'info', 'exclude'), 'node_modules\n')
  return {
    root,
    run: (command: string) => runCommand(command, { cwd: root }),
    /** Files that are not as they were committed, e.g. ` M README.md`. */
    changes: () => git(root, ['status', '--porcelain']).split('\n').filter(Boolean),
    [Symbol.dispose]: remove,
  }
}

/** Replaces a text of a file. */
export function change(file: string, from: string | RegExp, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace(from, to))
}
