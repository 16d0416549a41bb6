// Ways in and out that are shut: files of git, plain http, unverified certificates, more rows than asked for.
import { mkdirSync, mkdtempDisposableSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { listenOnLoopback } from '../bundle/loopback.ts'
import { eventOf } from '../bundle/payloads.ts'
import { expectRefusal } from '../bundle/refusal.ts'
import { openScene } from '../bundle/scene.ts'

jest.setTimeout(60_000)

/** A workspace with a checkout's credentials in it. It goes away by itself. */
function makeWorkspace() {
  const folder = mkdtempDisposableSync(join(tmpdir(), 'bundle-'))
  for (const name of ['.git', '.GIT', 'module/.git']) {
    mkdirSync(join(folder.path, name), { recursive: true })
    writeFileSync(join(folder.path, name, 'config'), 'AUTHORIZATION: basic c3VyZWx5LW5vdA==')
  }
  mkdirSync(join(folder.path, 'tree'))
  writeFileSync(join(folder.path, 'tree', '.git'), 'gitdir: ../module')
  symlinkSync(join(folder.path, '.git'), join(folder.path, 'link'))
  symlinkSync(join(folder.path, '.git', 'config'), join(folder.path, 'prompt.md'))
  return folder
}

test.concurrent.each([
  '.git/config',
  './.git/../.git/config',
  '.GIT/config',
  'module/.git/config',
  'tree/.git',
  'link/config',
  'prompt.md',
])('the prompt file %s is inside of .git, and is not read', async (path) => {
  using workspace = makeWorkspace()
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ with: { 'prompt-file': path }, cwd: workspace.path })
  expectRefusal(run, scene, { names: '`prompt-file`', says: /inside `?\.git/, secrets: ['c3VyZWx5LW5vdA'] })
})

test.concurrent.each([
  ['GITHUB_API_URL', 'http://github.corp.example/api/v3', /https/],
  ['GITHUB_API_URL', 'http://127.0.0.1.example/', /https/],
  ['NODE_TLS_REJECT_UNAUTHORIZED', '0', /NODE_EXTRA_CA_CERTS/],
])('%s=%s ends the run before any API call', async (name, value, says) => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ env: { [name]: value } })
  expectRefusal(run, scene, { names: name, says })
})

test.concurrent.each([
  ['GITHUB_API_URL', 'http://github.corp.example/api/v3'],
  ['NODE_TLS_REJECT_UNAUTHORIZED', '0'],
])('%s=%s ends the reconcile before any API call', async (name, value) => {
  await using scene = await openScene({ event: { name: 'schedule' } })
  const run = await scene.run({ metadata: 'reconcile/action.yml', env: { [name]: value } })
  expect(run.exitCode).toBe(1)
  expect(run.stdout).toMatch(new RegExp(`^::error .*${name}`, 'm'))
  expect([...scene.asked(), ...scene.called()]).toEqual([])
})

/** Runs the export against a service that gives one page of those paths. */
async function exportPaths(paths: string[], given: Record<string, string> = {}) {
  const visitors = paths.map((path) => ({ path, human: 1, ai: 1, total: 2 }))
  const answer = { totals: { human: 1, ai: 1, total: 2 }, visitors, hasMore: false }
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await using service = await listenOnLoopback(server)
  await using scene = await openScene()
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bundle-'))
  const inputs = { 'api-url': service.url, 'output-dir': '.', limit: '10', compare: 'none', ...given }
  const run = await scene.run({ metadata: 'visitors/action.yml', with: inputs, cwd: folder.path })
  const csvFile = run.outputs['csv-file']
  return { run, csv: csvFile ? readFileSync(csvFile, 'utf8') : '' }
}

test.concurrent('a page with more rows than asked for is refused', async () => {
  const { run, csv } = await exportPaths(Array.from({ length: 11 }, (_, index) => `/${index}`))
  expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'unexpected-answer', 'csv-file': '' })
  expect(run.stdout).toMatch(/more rows than/)
  expect(csv).toBe('')
})

test.concurrent('no path of the CSV begins a cell of its own where the separator is a semicolon', async () => {
  const { csv } = await exportPaths(['/a;=1+1', '/b";=1+1;"', '=1+1', '/plain'])
  expect(csv.split('\r\n')).toEqual([
    'path,human,ai,total',
    ...['"/a;=1+1",1,1,2', '"/b"";=1+1;""",1,1,2', '"\'=1+1",1,1,2', '"/plain",1,1,2', ''],
  ])
})
