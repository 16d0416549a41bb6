// Which paths inputs may name: prompt files inside the workspace, and a folder for output there or in the temporary directory.
import {
  existsSync,
  mkdirSync,
  mkdtempDisposableSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { readPromptFiles } from '../../src/job/prompt-files.ts'
import { InputError } from '../../src/runner/read-inputs.ts'
import { outputDirError, prepareOutputDir } from '../../src/visitors/output-dir.ts'

/** A workspace, a temporary directory, and files inside and outside of them. It goes away by itself. */
function makePlace() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'workspace-'))
  const root = realpathSync(folder.path)
  const [workspace, temporary] = [join(root, 'workspace'), join(root, 'temporary')]
  for (const path of ['workspace/docs/.GIT', 'workspace/.git', 'temporary', 'outside'])
    mkdirSync(join(root, path), { recursive: true })
  const files = {
    'outside/secret.md': 'a secret',
    'workspace/first.md': 'Write the guide.\n',
    'workspace/docs/second.md': '  ünïcödé 概要  ',
    'workspace/blank.md': ' \n\t\u200b\n',
    'workspace/latin.md': Buffer.from([0x66, 0xfc, 0x72]),
    'workspace/.git/config': '[http]\n\textraheader = AUTHORIZATION: basic s3cret\n',
    'workspace/limit.md': 'x'.repeat(1_048_576),
    'workspace/large.md': 'x'.repeat(1_048_577),
    'workspace/docs/.GIT/config': 'of Git, where case does not count',
    'workspace/docs/.gitignore': 'not in the folder .git',
  }
  for (const [path, content] of Object.entries(files)) writeFileSync(join(root, path), content)
  const links = {
    'link.md': 'outside/secret.md',
    up: '.',
    'inner.md': 'workspace/first.md',
    git: 'workspace/.git',
  }
  for (const [name, target] of Object.entries(links)) symlinkSync(join(root, target), join(workspace, name))
  return { root, workspace, temporary, [Symbol.dispose]: () => folder.remove() }
}

test.each<[string, string[], string[]]>([
  ['none', [], []],
  ['one', ['first.md'], ['Write the guide.\n']],
  ['several, in their order', ['docs/second.md', './first.md'], ['  ünïcödé 概要  ', 'Write the guide.\n']],
  ['a link inside of the workspace', ['inner.md'], ['Write the guide.\n']],
  ['one whose name begins like that of Git’s folder', ['docs/.gitignore'], ['not in the folder .git']],
  ['one that is as large as it may be', ['limit.md'], ['x'.repeat(1_048_576)]],
])('prompt files: %s', (_, paths, expected) => {
  using place = makePlace()
  expect(readPromptFiles(paths, place.workspace)).toEqual(expected)
})

const notFound =
  "wasn't found in the workspace: check the path, and that the workflow checks out the repository."
const inGit = 'is inside .git, where a checkout keeps its token: name a file of the repository.'
test.each([
  ['missing', 'nowhere.md', notFound],
  ['a folder', 'docs', "isn't a file."],
  ['the workspace', '.', "isn't a file."],
  ['outside', '../outside/secret.md', 'is outside the workspace.'],
  ['a link to the outside', 'link.md', 'is outside the workspace.'],
  ['behind a link to the outside', 'up/outside/secret.md', 'is outside the workspace.'],
  ['of Git', '.git/config', inGit],
  ['of Git, by a link', 'git/config', inGit],
  ['of Git, where case does not count', 'docs/.GIT/config', inGit],
  ['blank', 'blank.md', 'is blank.'],
  ['not UTF-8', 'latin.md', "isn't UTF-8 text."],
  ['too large', 'large.md', 'is larger than 1 MiB.'],
])('a prompt file that is %s is refused', (_, path, problem) => {
  using place = makePlace()
  const read = () => readPromptFiles(['first.md', path], place.workspace)
  expect(read).toThrow(new InputError(`Input \`prompt-file\`: \`${path}\` ${problem}`))
})

test('without a workspace no prompt file is found', () => {
  using place = makePlace()
  expect(() => readPromptFiles(['first.md'], join(place.root, 'nowhere'))).toThrow(notFound)
})

test.each([
  ['a new folder of the workspace', 'reports/weekly', 'workspace/reports/weekly'],
  ['a folder that is there', 'docs', 'workspace/docs'],
  ['the workspace', '.', 'workspace'],
  ['a path with two dots that stays inside', 'docs/../..workspace', 'workspace/..workspace'],
])('the output goes to %s', (_, path, expected) => {
  using place = makePlace()
  const real = prepareOutputDir(path, place)
  expect([real, existsSync(real)]).toEqual([join(place.root, expected), true])
})

test('the output goes to a folder of the temporary directory, given or not', () => {
  using place = makePlace()
  const { temporary } = place
  expect(prepareOutputDir(join(temporary, 'mine'), place)).toBe(join(temporary, 'mine'))
  const [one, two] = [prepareOutputDir(null, place), prepareOutputDir(null, place)]
  for (const path of [one, two]) expect(path.startsWith(join(temporary, 'visitors-'))).toBe(true)
  expect(one).not.toBe(two)
})

const outsideText = "Input `output-dir` must be inside the workspace or the runner's temporary folder."
test.each([
  ['beside the workspace', '../outside'],
  ['new, and beside the workspace', '../elsewhere/new'],
  ['behind a link to the outside', 'up/outside/new'],
])('a folder that is %s is refused, and not created', (_, path) => {
  using place = makePlace()
  expect(() => prepareOutputDir(path, place)).toThrow(new InputError(`${outsideText} It is \`${path}\`.`))
  expect(existsSync(join(place.root, 'elsewhere'))).toBe(false)
  expect(existsSync(join(place.root, 'outside', 'new'))).toBe(false)
})

const fileText = 'Input `output-dir` must be a folder, and there is a file of that name.'
const unwritableText = 'Input `output-dir` must be a folder that can be written to.'
test.each([
  ['is a file', 'first.md', fileText],
  ['is below a file', 'first.md/reports', fileText],
  ['has a name that no system takes', `${'x'.repeat(5_000)}`, unwritableText],
])('a path that %s is refused', (_, path, message) => {
  using place = makePlace()
  expect(() => prepareOutputDir(path, place)).toThrow(
    expect.objectContaining({ name: 'InputError', message }),
  )
})

test.each<[unknown, string]>([
  [Object.assign(new Error('x'), { code: 'EEXIST' }), fileText],
  [Object.assign(new Error('x'), { code: 'ENOTDIR' }), fileText],
  [Object.assign(new Error('x'), { code: 'EACCES' }), unwritableText],
  [new Error('x'), unwritableText],
  ['ENOTDIR', unwritableText],
  [null, unwritableText],
])('the error for %p', (cause, message) => {
  expect(outputDirError(cause)).toMatchObject({ name: 'InputError', message, cause })
})
