// One command puts the account that publishes the action into every file.
import { spawnSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'

const copy = mkdtempSync(join(tmpdir(), 'own-'))
afterAll(() => rmSync(copy, { recursive: true }))

const names = [
  ...['.github', 'docs', 'emulator', 'reconcile', 'scripts', 'src', 'visitors'],
  ...globSync('*.{json,md,yml}'),
]

beforeAll(() => {
  for (const name of names) cpSync(name, join(copy, name), { recursive: true })
  symlinkSync(resolve('node_modules'), join(copy, 'node_modules'))
})

function run(...args: string[]) {
  return spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
}

/** The files that name an account, with what they name. */
function findOwners(): string[] {
  const files = globSync(['*.{json,md}', '{.github,docs,emulator}/**/*.*'], {
    cwd: copy,
  }).filter((file) => !file.endsWith('.png'))
  return files.flatMap((file) =>
    Array.from(
      readFileSync(join(copy, file), 'utf8').matchAll(
        /[\w-]+\/docs-agent-action|`OWNER`/g,
      ),
      ([name]) => name,
    ),
  )
}

test.each(['', 'acme/docs', '-acme', 'a b', '$&', 'a--b'])(
  'refuses the account %j',
  (account) => {
    const before = findOwners()
    const { status, stderr } = run('scripts/own.ts', account)
    expect(status).toBe(1)
    expect(stderr).toContain('npm run own -- acme')
    expect(findOwners()).toEqual(before)
  },
)

test('puts the account everywhere, and another one later', () => {
  for (const account of ['Acme-1', 'gears']) {
    expect(run('scripts/own.ts', account).status).toBe(0)
    expect(new Set(findOwners())).toEqual(
      new Set([`${account}/docs-agent-action`]),
    )
  }
  expect(run('scripts/release.ts').stderr).toBe('')
  expect(run('scripts/reference.ts', '--check').stderr).toBe('')
})
