import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { parseCommandFile } from '../../../emulator/runner/command-files.ts'
import {
  type ActionRequest,
  type ActionRun,
  runAction,
  runPost,
  startAction,
} from '../../../emulator/runner/runner.ts'

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'runner-test-')))

beforeAll(() => {
  writeFileSync(
    join(folder, 'action.yml'),
    `
name: Fixture
inputs:
  api-key: { description: Key, required: true }
  github-token: { description: Token, default: '\${{ github.token }}' }
  fail-on: { description: List, default: 'failed, archived' }
  two words: { description: Spaced }
runs: { using: node24, main: main.mjs, post: post.mjs }
`,
  )
  writeAction('post.mjs', 'console.log(JSON.stringify(process.env))')
})

afterAll(() => rmSync(folder, { recursive: true }))

test('inputs and their defaults become variables, in upper case with their dashes', async () => {
  const env = await readEnvironment({
    with: { 'api-key': 'k', 'fail-on': '', Undeclared: 'x' },
    env: { GITHUB_TOKEN: 'ghs_$&' },
  })
  const inputs = Object.entries(env).filter(([name]) => name.startsWith('INPUT_'))
  expect(Object.fromEntries(inputs)).toEqual({
    'INPUT_API-KEY': 'k',
    'INPUT_GITHUB-TOKEN': 'ghs_$&',
    'INPUT_FAIL-ON': '',
    INPUT_TWO_WORDS: '',
    INPUT_UNDECLARED: 'x',
  })
  expect(env).not.toHaveProperty('GITHUB_TOKEN')
})

test('the environment holds nothing that the runner does not set', async () => {
  process.env.LEAKED_FROM_THE_MACHINE = 'yes'
  const env = await readEnvironment({ env: { RUNNER_DEBUG: '1', GITHUB_SHA: undefined } })
  delete process.env.LEAKED_FROM_THE_MACHINE
  expect(env).not.toHaveProperty('LEAKED_FROM_THE_MACHINE')
  expect(env).not.toHaveProperty('GITHUB_SHA')
  expect(env).toMatchObject({ PATH: process.env.PATH, RUNNER_DEBUG: '1', GITHUB_ACTIONS: 'true' })
})

test.each([
  ['an object', { number: 7 }, '{"number":7}'],
  ['raw text', '{"broken', '{"broken'],
  ['raw bytes', Buffer.from([0xff, 0x00]), '\u{fffd}\0'],
  ['nothing', undefined, '{}'],
  ['null', null, 'missing'],
])('the event file of %s is as it would be on disk', async (_, payload, expected) => {
  writeAction(
    'main.mjs',
    `import { existsSync, readFileSync } from 'node:fs'
     const file = process.env.GITHUB_EVENT_PATH
     process.stdout.write(existsSync(file) ? readFileSync(file, 'utf8') : 'missing')`,
  )
  const isWrong = payload !== undefined && payload !== null
  const run = await runFixture({ event: { name: 'pull_request', payload, isWrong } })
  expect(run).toMatchObject({ exitCode: 0, stdout: expected })
})

const pullRequest = { number: 7, head: { ref: 'feature' }, base: { ref: 'main' }, merge_commit_sha: 'abc' }

test.each([
  ['pull_request', { pull_request: pullRequest }, ['refs/pull/7/merge', '7/merge', 'branch']],
  ['pull_request_target', { pull_request: pullRequest }, ['refs/heads/main', 'main', 'branch']],
  ['push', { ref: 'refs/tags/v1', after: 'abc' }, ['refs/tags/v1', 'v1', 'tag']],
  ['create', { ref: 'v1', ref_type: 'tag' }, ['refs/tags/v1', 'v1', 'tag']],
  ['create', { ref: 'docs/x', ref_type: 'branch' }, ['refs/heads/docs/x', 'docs/x', 'branch']],
  ['release', { release: { tag_name: 'v1' } }, ['refs/tags/v1', 'v1', 'tag']],
  ['merge_group', { merge_group: { head_ref: 'refs/heads/q' } }, ['refs/heads/q', 'q', 'branch']],
  ['schedule', { repository: { default_branch: 'trunk' } }, ['refs/heads/trunk', 'trunk', 'branch']],
  ['issue_comment', '{"broken', ['refs/heads/main', 'main', 'branch']],
])('%s with %j names its ref', async (name, payload, expected) => {
  // A schedule has no webhook that could be another.
  const env = await readEnvironment({ event: { name, payload, isWrong: name !== 'schedule' } })
  expect(env.GITHUB_EVENT_NAME).toBe(name)
  expect([env.GITHUB_REF, env.GITHUB_REF_NAME, env.GITHUB_REF_TYPE]).toEqual(expected)
})

test('repository, actor and commit come from the payload', async () => {
  const payload = {
    repository: { full_name: 'acme/site', id: 99 },
    sender: { login: 'mona' },
    pull_request: pullRequest,
  }
  expect(await readEnvironment({ event: { name: 'pull_request', payload, isWrong: true } })).toMatchObject({
    GITHUB_REPOSITORY: 'acme/site',
    GITHUB_REPOSITORY_ID: '99',
    GITHUB_REPOSITORY_OWNER: 'acme',
    GITHUB_ACTOR: 'mona',
    GITHUB_SHA: 'abc',
    GITHUB_HEAD_REF: 'feature',
    GITHUB_BASE_REF: 'main',
  })
})

test('outputs, state, summary and both streams come back, line by line too', async () => {
  writeAction(
    'main.mjs',
    `import { appendFileSync } from 'node:fs'
     appendFileSync(process.env.GITHUB_OUTPUT, 'plain=a=b\\nlong<<EOF\\none\\n\\ntwo\\nEOF\\n')
     appendFileSync(process.env.GITHUB_STATE, 'job-id=j1\\n')
     appendFileSync(process.env.GITHUB_STEP_SUMMARY, '# Done\\n')
     process.stdout.write('first\\r\\nsecond')
     process.stderr.write('trouble\\n')
     process.exitCode = 3`,
  )
  const lines: string[] = []
  const run = await runFixture({ onLine: (line, stream) => lines.push(`${stream} ${line}`) })
  expect(run).toMatchObject({
    exitCode: 3,
    signal: null,
    stdout: 'first\r\nsecond',
    stderr: 'trouble\n',
    outputs: { plain: 'a=b', long: 'one\n\ntwo' },
    state: { 'job-id': 'j1' },
    summary: '# Done\n',
  })
  expect(lines.sort()).toEqual(['stderr trouble', 'stdout first', 'stdout second'])
})

test('the post entry gets the state, the same inputs, and command files that are empty', async () => {
  writeAction(
    'main.mjs',
    `import { appendFileSync } from 'node:fs'
     appendFileSync(process.env.GITHUB_STATE, 'job-id=j1\\n')
     appendFileSync(process.env.GITHUB_OUTPUT, 'status=active\\n')`,
  )
  const post = await runPost(await runFixture({ with: { 'api-key': 'k' } }))
  expect(JSON.parse(post.stdout)).toMatchObject({ 'STATE_job-id': 'j1', 'INPUT_API-KEY': 'k' })
  expect(post.outputs).toEqual({})
})

test('a signal reaches the action, and what it wrote before a kill is still read', async () => {
  writeAction(
    'main.mjs',
    `import { appendFileSync } from 'node:fs'
     process.on('SIGINT', () => console.log('interrupted'))
     appendFileSync(process.env.GITHUB_OUTPUT, 'job-id=j1\\n')
     setInterval(() => undefined, 1000)
     console.log('ready')`,
  )
  const action = startAction({
    metadata: join(folder, 'action.yml'),
    onLine: (line) => action.kill(line === 'ready' ? 'SIGINT' : 'SIGKILL'),
  })
  expect(await action.finished).toMatchObject({
    exitCode: null,
    signal: 'SIGKILL',
    stdout: 'ready\ninterrupted\n',
    outputs: { 'job-id': 'j1' },
  })
})

test('the action starts in the workspace, and nothing is left of a folder that nobody named', async () => {
  const env = await readEnvironment({})
  expect(env.RUNNER_TEMP && existsSync(env.RUNNER_TEMP)).toBe(false)

  writeAction(
    'main.mjs',
    `import { writeFileSync } from 'node:fs'
     writeFileSync(process.env.RUNNER_TEMP + '/report.csv', process.cwd())`,
  )
  const runFolder = join(folder, 'run')
  await runFixture({ cwd: folder, folder: runFolder })
  expect(readFileSync(join(runFolder, '_temp', 'report.csv'), 'utf8')).toBe(folder)
})

test.each([
  ['fast', 'pause short limit'],
  ['real', 'short limit'],
] as const)('with %s timers, those of %j fire within two seconds', async (timers, expected) => {
  writeAction(
    'main.mjs',
    `const controller = new AbortController()
     const fired = []
     const later = (name, ms) => setTimeout(() => fired.push(name), ms)
     const timers = [later('pause', 30_000), later('deadline', 31_000), later('short', 1_999)]
     setTimeout(() => {
       controller.abort()
       console.log(...fired, 'limit')
       for (const timer of timers) clearTimeout(timer)
     }, 2_000)`,
  )
  expect((await runFixture({ timers })).stdout).toBe(`${expected}\n`)
})

test.each([
  ['name', "Invalid format 'name'"],
  ['=value', "Invalid format '=value'"],
  ['name<<END\nvalue', "Matching delimiter not found 'END'"],
  ['name<<\nvalue\n', "Matching delimiter not found ''"],
])('a command file of %j is refused', (text, message) => {
  expect(() => parseCommandFile(text)).toThrow(message)
})

test('a value may hold what looks like a line of its own, and any name', () => {
  expect(parseCommandFile('a=x<<y\nb<<E\r\nc=1\r\nE\r\n\n__proto__=p\n')).toEqual(
    Object.fromEntries([
      ['a', 'x<<y'],
      ['b', 'c=1'],
      ['__proto__', 'p'],
    ]),
  )
})

function writeAction(file: string, text: string): void {
  writeFileSync(join(folder, file), text)
}

function runFixture(request: ActionRequest): Promise<ActionRun> {
  return runAction({ metadata: join(folder, 'action.yml'), ...request })
}

async function readEnvironment(request: ActionRequest): Promise<Record<string, string>> {
  writeAction('main.mjs', 'console.log(JSON.stringify(process.env))')
  return JSON.parse((await runFixture(request)).stdout)
}
