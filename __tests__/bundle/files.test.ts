import { mkdirSync, mkdtempDisposableSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { eventOf } from './payloads.ts'
import { expectRefusal } from './refusal.ts'
import { flawsOf, openScene } from './scene.ts'

jest.setTimeout(60_000)

/** Returns a folder with a workspace in it, and files inside and outside of that. It goes away by itself. */
function makePlace() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'bundle-'))
  const workspace = join(folder.path, 'workspace')
  mkdirSync(join(workspace, 'docs'), { recursive: true })
  writeFileSync(join(folder.path, 'outside.md'), 'a secret of the machine')
  writeFileSync(join(workspace, 'first.md'), 'Write the guide.\r\nemulate: pull-request after 0s\n')
  writeFileSync(join(workspace, 'docs', 'second.md'), '  Keep it short: ünïcödé 概要.  \n')
  writeFileSync(join(workspace, 'empty.md'), '')
  writeFileSync(join(workspace, 'blank.md'), ' \n\t\u200b\n')
  writeFileSync(join(workspace, 'latin.md'), Buffer.from([0x66, 0xfc, 0x72]))
  symlinkSync(join(folder.path, 'outside.md'), join(workspace, 'link.md'))
  symlinkSync(folder.path, join(workspace, 'up'))
  symlinkSync(join(workspace, 'first.md'), join(workspace, 'inner-link.md'))
  return { workspace, outside: join(folder.path, 'outside.md'), [Symbol.dispose]: () => folder.remove() }
}

test.concurrent.each([
  ['is missing', 'nowhere.md', /wasn't found/],
  ['is a directory', 'docs', /isn't a file/],
  ['is the workspace itself', '.', /isn't a file/],
  ['is outside the workspace', '../outside.md', /outside the workspace/],
  ['is outside by an absolute path', '/etc/hostname', /outside the workspace/],
  ['is a link to the outside', 'link.md', /outside the workspace/],
  ['is behind a link to the outside', 'up/outside.md', /outside the workspace/],
  ['is not UTF-8', 'latin.md', /UTF-8/],
  ['is empty', 'empty.md', /blank/],
  ['is blank', 'blank.md', /blank/],
  ['follows a good one and is missing', 'first.md\nnowhere.md', /wasn't found/],
])('a prompt file that %s is refused', async (_, path, says) => {
  using place = makePlace()
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ with: { 'prompt-file': path }, cwd: place.workspace })
  expectRefusal(run, scene, { names: '`prompt-file`', says, secrets: ['a secret of the machine'] })
})

test.concurrent.each([
  ['one', 'first.md', 'Document it.\n\nWrite the guide.\r\nemulate: pull-request after 0s'],
  [
    'a link inside the workspace',
    'inner-link.md',
    'Document it.\n\nWrite the guide.\r\nemulate: pull-request after 0s',
  ],
  [
    'several, with blank lines and CRLF between their paths',
    ' first.md \r\n\r\n./docs/second.md\r\n',
    'Document it.\n\nWrite the guide.\r\nemulate: pull-request after 0s\n\nKeep it short: ünïcödé 概要.',
  ],
])('prompt files follow the prompt: %s', async (_, paths, expected) => {
  using place = makePlace()
  await using scene = await openScene({ event: eventOf('pull_request') })
  const given = { prompt: 'Document it.', 'prompt-file': paths, context: 'none' }
  const run = await scene.run({ with: given, cwd: place.workspace })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(JSON.parse(scene.docs.requests[0]?.body ?? '')).toEqual({ prompt: expected })
})

test.concurrent('a prompt file of more than 128 KiB arrives whole', async () => {
  using place = makePlace()
  const text = `emulate: pull-request after 0s\n${'概'.repeat(200_000)}`
  writeFileSync(join(place.workspace, 'long.md'), text)
  await using scene = await openScene()
  const given = { prompt: '', 'prompt-file': 'long.md', context: 'none' }
  const run = await scene.run({ with: given, cwd: place.workspace })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  expect(JSON.parse(scene.docs.requests[0]?.body ?? '')).toEqual({ prompt: text })
})

test.concurrent.each([
  ['missing', null],
  ['empty', ''],
  ['cut', '{"action":"opened","number":'],
  ['not text', Buffer.from([0, 255, 254])],
  ['a list', '[]'],
  ['a text', '"opened"'],
  ['null', 'null'],
  ['a number', '42'],
])('an event file that is %s is refused', async (_, payload) => {
  await using scene = await openScene()
  const run = await scene.run({ event: { name: 'pull_request', payload, isWrong: payload !== null } })
  expectRefusal(run, scene, { names: 'The event file', says: /GITHUB_EVENT_PATH/ })
})

const odd = { number: '7', head: null, base: 1 }

test.concurrent.each([
  ['a pull request without anything', 'pull_request', {}],
  ['a pull request of odd fields', 'pull_request', { pull_request: odd, repository: 'x', sender: [] }],
  ['a push without a ref', 'push', { after: 1 }],
  ['a release without a release', 'release', { release: 'v1' }],
  ['another event', 'pull_request', { ref: 'refs/heads/main', after: 'a'.repeat(40) }],
  [
    'prototype keys',
    'push',
    '{"__proto__":{"deleted":true},"constructor":{"ref":"x"},"ref":"refs/heads/main"}',
  ],
  ['many megabytes', 'workflow_dispatch', { inputs: { text: 'x'.repeat(20_000_000) } }],
])('an event file of another shape crashes nothing: %s', async (_, name, payload) => {
  await using scene = await openScene()
  const run = await scene.run({ event: { name, payload, isWrong: true } })
  expect(['pull-request', 'rejected']).toContain(run.outputs.result)
  expect(run.stdout).not.toContain('ended unexpectedly')
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
})

test.concurrent.each([
  ['issue_comment', {}],
  ['issue_comment', { action: 'created', issue: { number: 1 }, comment: { id: '7', body: '/docs' } }],
  ['issue_comment', { action: 'created', comment: { id: 7, body: '/docs' } }],
  ['pull_request_review_comment', { action: 'created', comment: 'x' }],
  ['pull_request_target', {}],
  ['pull_request_target', { pull_request: odd }],
])('%s whose payload does not say who asks for what starts nothing: %j', async (name, payload) => {
  await using scene = await openScene()
  const run = await scene.run({ event: { name, payload, isWrong: true } })
  expect(scene.asked()).toEqual([])
  expect(run.stdout).not.toContain('ended unexpectedly')
})

test.concurrent.each([
  ['a folder', () => tmpdir()],
  ['in a folder that is not there', () => join(tmpdir(), 'nowhere', 'output')],
])('an output file that is %s is refused', async (_, makePath) => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ env: { GITHUB_OUTPUT: makePath() } })
  const annotations = run.stdout.split('\n').filter((line) => line.startsWith('::error'))
  expect(annotations).toEqual([
    expect.stringMatching(/title=The run couldn't start::.*GITHUB_OUTPUT.*can't be written/),
  ])
  expect({ code: run.exitCode, asked: scene.asked(), called: scene.called() }).toEqual({
    ...{ code: 1, asked: [], called: [] },
  })
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
})

test.concurrent('a summary that cannot be written costs no result', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ env: { GITHUB_STEP_SUMMARY: join(tmpdir(), 'nowhere', 'file') } })
  expect({ ...run.outputs, code: run.exitCode }).toMatchObject({ result: 'pull-request', code: 0 })
  expect(run.stdout).toMatch(/^::warning .*GITHUB_STEP_SUMMARY names can't be written/m)
  expect(scene.ours()).toHaveLength(1)
})
