import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempDisposableSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { completeLicenses } from '../../scripts/licenses.ts'
import { listReferencing, readRelease, updateReferences } from '../../scripts/owner.ts'
import { findReleaseProblems } from '../../scripts/release/check.ts'
import { buildDist } from '../../scripts/release/dist.ts'
import { repository } from '../fixtures/checkout.ts'
import { runCommand } from './run-command.ts'

const checked = [
  ...['package.json', 'CHANGELOG.md', 'package-lock.json', 'action.yml', 'visitors', 'reconcile', 'src'],
  ...['.github/workflows', 'docs/examples', 'README.md'],
]
const { repository: published, version } = readRelease(repository)
const registry = process.env.npm_config_registry ?? 'https://registry.npmjs.org/'
const built = mkdtempDisposableSync(join(tmpdir(), 'built-'))

beforeAll(() => {
  buildDist(repository, built.path)
  completeLicenses(built.path)
})
afterAll(() => built.remove())

/** Returns a copy of what is checked, with a current dist. It goes away by itself. */
function copyCheckout() {
  const { path: root, remove } = mkdtempDisposableSync(join(tmpdir(), 'release-'))
  for (const path of checked) cpSync(join(repository, path), join(root, path), { recursive: true })
  cpSync(built.path, join(root, 'dist'), { recursive: true })
  nameOwner(root)
  return {
    root,
    change: (file: string, from: string | RegExp, to: string) => {
      const before = readFileSync(join(root, file), 'utf8')
      const after = before.replace(from, to)
      expect(after).not.toBe(before)
      writeFileSync(join(root, file), after)
    },
    write: (file: string, text: string) => writeFileSync(join(root, file), text),
    remove: (file: string) => rmSync(join(root, file)),
    commit: () => {
      const author = ['-c', 'user.name=octocat', '-c', 'user.email=octocat@github.com']
      for (const args of [
        ['init', '--quiet'],
        ['add', '--all'],
        [...author, 'commit', '--quiet', '--no-gpg-sign', '--message', 'Copy'],
      ]) {
        execFileSync('git', args, { cwd: root })
      }
    },
    check: (tag?: string) => {
      const build = (folder: string) => cpSync(built.path, folder, { recursive: true })
      return findReleaseProblems({ root, tag, build })
    },
    [Symbol.dispose]: remove,
  }
}

/** Gives the copy an owner, whether the checkout has one or not. */
function nameOwner(root: string): void {
  const owned = { repository: 'acme-tools/docs-agent-action', version }
  for (const file of ['package.json', ...listReferencing(root)]) {
    const path = join(root, file)
    writeFileSync(path, updateReferences(owned, file, readFileSync(path, 'utf8')))
  }
}

type Copy = ReturnType<typeof copyCheckout>
type Case = [what: string, change: (copy: Copy) => void, sentence: string]

test('a checkout as it should be passes, with the tag of its version and without one', () => {
  using copy = copyCheckout()
  copy.commit()
  expect(copy.check(`v${version}`)).toEqual([])
  copy.write('notes.md', 'at work')
  expect(copy.check()).toEqual([])
})

const metadata: Case[] = [
  [
    'a description of 125 characters',
    ({ change }) => change('action.yml', /^description: .*$/m, `description: ${'d'.repeat(125)}`),
    'The description in action.yml has 125 characters, and must have fewer than 125.',
  ],
  [
    'no description',
    ({ change }) => change('visitors/action.yml', /^description: .*\n/m, ''),
    'visitors/action.yml has no description.',
  ],
  [
    'a version without an entry in the changelog',
    ({ change }) => change('CHANGELOG.md', `## ${version}`, '## 0.0.1'),
    `CHANGELOG.md has no entry for ${version}.`,
  ],
  ['no name', ({ change }) => change('action.yml', /^name: .*\n/m, ''), 'action.yml has no name.'],
  [
    'an icon that the Marketplace does not have',
    ({ change }) => change('reconcile/action.yml', 'icon: book-open', 'icon: coffee'),
    'The branding icon `coffee` in reconcile/action.yml is not allowed.',
  ],
  [
    'a color that the Marketplace does not have',
    ({ change }) => change('action.yml', 'color: green', 'color: pink'),
    'The branding color `pink` in action.yml is not allowed.',
  ],
  [
    'another runtime',
    ({ change }) => change('action.yml', 'using: node24', 'using: node20'),
    'action.yml runs on `node20`, and must run on `node24`.',
  ],
  [
    'an entry that is not there',
    ({ change }) => change('visitors/action.yml', 'main: ../dist/index.js', 'main: dist/index.js'),
    'The entry `dist/index.js` of visitors/action.yml is not there.',
  ],
  [
    'a second metadata file at the root',
    ({ write }) => write('action.yaml', 'name: Another\n'),
    'action.yaml is a metadata file that nothing knows of.',
  ],
  [
    'an input without documentation',
    ({ change }) => change('action.yml', /( {2}prompt:\n) {4}description: .*\n/, '$1'),
    'The input `prompt` in action.yml has no description.',
  ],
  [
    'an output without documentation',
    ({ change }) => change('reconcile/action.yml', /( {2}checked:\n) {4}description: .*\n/, '$1'),
    'The output `checked` in reconcile/action.yml has no description.',
  ],
]

const references: Case[] = [
  [
    'an example without an owner',
    ({ change }) =>
      change('docs/examples/label.yml', 'acme-tools/docs-agent-action', 'OWNER/docs-agent-action'),
    'docs/examples/label.yml names another owner or version than package.json: run `npm run owner`.',
  ],
  [
    'an action of another owner in the README',
    ({ change }) => change('README.md', 'acme-tools/docs-agent-action', 'mallory/docs-agent-action'),
    'README.md names another owner or version than package.json: run `npm run owner`.',
  ],
  [
    'a reusable workflow that runs another version',
    ({ change }) => change('.github/workflows/docs-command.yml', `@v${version}`, '@v0.0.1'),
    '.github/workflows/docs-command.yml names another owner or version than package.json: run `npm run owner`.',
  ],
]

const code: Case[] = [
  [
    'an input that the code reads and nothing declares',
    ({ change }) => change('src/job/read-job-inputs.ts', "readInput('wait'", "readInput('patience'"),
    'The code reads the input `patience`, which action.yml does not declare.',
  ],
  [
    'an input that is declared and not read',
    ({ change }) => change('visitors/action.yml', /^inputs:$/m, 'inputs:\n  depth:\n    description: Depth.'),
    'visitors/action.yml declares the input `depth`, unread.',
  ],
  [
    'an output that the code sets and nothing declares',
    ({ change }) => change('src/job/job-outputs.ts', "    'pr-link':", "    'pr-title': '',\n    'pr-link':"),
    'src/job/job-outputs.ts sets the output `pr-title`, which action.yml does not declare.',
  ],
  [
    'an output that is declared and not set',
    ({ change }) => change('src/visitors/visitors-outputs.ts', /^ {4}total: .*\n/m, ''),
    'visitors/action.yml declares the output `total`, unset.',
  ],
  [
    'an output that is set in passing',
    ({ change }) => change('src/main.ts', "{ result: 'rejected',", "{ fault: 'yes', result: 'rejected',"),
    'src/main.ts sets the output `fault`, which no metadata file declares.',
  ],
]

const packages: Case[] = [
  [
    'a lock file with another range',
    ({ change }) => change('package.json', /"zod": ".*"/, '"zod": "^3.0.0"'),
    'package-lock.json disagrees with package.json on `zod`: run `npm install`.',
  ],
  [
    'a lock file with a version out of range',
    ({ change }) =>
      change('package-lock.json', /("node_modules\/semver": \{\s+"version": ")[^"]+/, '$16.0.0'),
    'package-lock.json disagrees with package.json on `semver`: run `npm install`.',
  ],
  [
    'a lock file of another version',
    ({ change }) => change('package.json', /"version": ".*"/, '"version": "99.0.0"'),
    `package-lock.json is of version ${version}, package.json of 99.0.0.`,
  ],
  [
    'a package from another host',
    ({ change }) =>
      change(
        'package-lock.json',
        /https:\/\/registry\.npmjs\.org\/zod\/-\/zod-[\d.]+\.tgz/,
        'https://evil.example/zod.tgz',
      ),
    `package-lock.json takes \`zod\` from https://evil.example/zod.tgz, not from ${registry}.`,
  ],
  [
    'a missing license',
    ({ change }) => change('dist/licenses.txt', /^semver\nISC\n/m, ''),
    'dist/licenses.txt lacks the license of `semver`, which is bundled.',
  ],
  [
    'a license that is not allowed',
    ({ change }) => change('dist/licenses.txt', '\nzod\nMIT\n', '\nzod\nGPL-3.0-only\n'),
    'The license GPL-3.0-only of `zod`, which is bundled, is not allowed.',
  ],
  [
    'a bundled package that is not locked',
    ({ change }) => change('package-lock.json', '"node_modules/csv-stringify": {', '"node_modules/csv": {'),
    '`csv-stringify`, which is bundled, is no dependency in package-lock.json.',
  ],
]

const dist: Case[] = [
  [
    'a tampered dist',
    ({ change }) => change('dist/index.js', /$/, '\nfetch("https://evil.example")\n'),
    'dist/index.js is not what the sources build: run `npm run build`.',
  ],
  [
    'a file too many in dist',
    ({ write }) => write('dist/0.index.js', ''),
    'dist/0.index.js is not built from the sources.',
  ],
  ['a file too few in dist', ({ remove }) => remove('dist/package.json'), 'dist/package.json is missing.'],
  [
    'a file that is not attested',
    ({ change }) => change('.github/workflows/release.yml', / +visitors\/action\.yml\n/, ''),
    '.github/workflows/release.yml does not attest visitors/action.yml.',
  ],
  [
    'a dist that is not attested',
    ({ change }) => change('.github/workflows/release.yml', / +dist\/\*\n/, ''),
    '.github/workflows/release.yml does not attest dist/index.js.',
  ],
  [
    'files that are attested and not verified',
    ({ change }) => change('.github/workflows/release.yml', 'for file in action.yml ', 'for file in '),
    '.github/workflows/release.yml does not verify the very files that it attests.',
  ],
]

test.each([...metadata, ...references, ...code, ...packages, ...dist])(
  '%s is named',
  (_, change, sentence) => {
    using copy = copyCheckout()
    change(copy)
    expect(copy.check()).toContain(sentence)
  },
)

test.each([
  [
    'what stands in the documentation',
    'npm run release:check -- vX.Y.Z',
    'The tag `vX.Y.Z` is not like v1.2.3.',
  ],
  [
    'another version',
    'npm run release:check -- v99.0.0',
    `The tag is v99.0.0, but the version in package.json is ${version}.`,
  ],
])('the tag of %s is refused, before anything is built', async (_, command, sentence) => {
  const { exitCode, output } = await runCommand(command)
  expect(output.split('\n')).toEqual(expect.arrayContaining([sentence, 'Not to be released.']))
  expect(exitCode).toBe(1)
})

test('nothing is released without an owner', () => {
  using copy = copyCheckout()
  copy.change('package.json', 'acme-tools/docs-agent-action', 'OWNER/docs-agent-action')
  copy.commit()
  expect(copy.check(`v${version}`)).toEqual([
    '`repository` in package.json is OWNER/docs-agent-action: name the owner there, and run `npm run owner`.',
  ])
})

test('a tree at work is not called ready while it has no owner', async () => {
  const { exitCode, output } = await runCommand('npm run release:check')
  const verdict = published.startsWith('OWNER/') ? 'Not to be released yet.' : 'Ready to be released.'
  expect(output.trim().split('\n').at(-1)).toBe(verdict)
  expect(exitCode).toBe(0)
})

test('what is not committed is not released', () => {
  using copy = copyCheckout()
  copy.commit()
  copy.write('new.ts', '')
  copy.change('action.yml', 'Send a', 'Give a')
  expect(copy.check(`v${version}`)).toEqual([
    'action.yml is not as it was committed.',
    'new.ts is not as it was committed.',
  ])
})
