// The bundle that is shipped: each action once, and the files that it needs.
import { mkdtempDisposableSync, readdirSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { expect, test } from '@jest/globals'
import { repositoryRoot } from '../../emulator/runner/env.ts'
import { runPost } from '../../emulator/runner/runner.ts'
import { pullRequest } from '../scene/events.ts'
import { lastLine, openScene } from './scene.ts'

test.concurrent('the agent job of a pull request, and its post step', async () => {
  await using scene = await openScene()
  const run = await scene.run({ event: pullRequest() })
  expect(run).toMatchObject({ exitCode: 0, stderr: '' })
  const link = 'https://github.com/acme/docs/pull/57'
  const [jobId] = scene.mintlify.jobs.keys()
  expect(run.outputs).toMatchObject({
    result: 'pull-request',
    reason: '',
    status: 'completed',
    'job-id': jobId,
    'pr-link': link,
    'pr-number': '57',
    'pr-repository': 'acme/docs',
    'comment-url': expect.stringMatching(
      /^https:\/\/github\.com\/acme\/app\/pull\/12#issuecomment-\d+$/,
    ),
  })
  expect(lastLine(run)).toBe(`✅ Docs pull request ready: ${link}`)
  expect(run.summary).toContain('Docs pull request ready')
  expect(scene.comments()).toEqual([
    expect.stringContaining('Docs pull request ready'),
  ])

  const before = scene.calls().length
  expect(await runPost(run)).toMatchObject({
    exitCode: 0,
    stderr: '',
    summary: '',
    outputs: {},
  })
  expect(scene.calls().slice(before)).toEqual([
    expect.stringMatching(/^GET .*\/issues\/comments\/\d+$/),
  ])
})

test.concurrent('the post step of a run that saved nothing', async () => {
  await using scene = await openScene()
  const run = await scene.run({ with: { prompt: '' } })
  expect(run).toMatchObject({ exitCode: 1, state: {} })
  expect(await runPost(run)).toMatchObject({
    exitCode: 0,
    stderr: '',
    outputs: {},
  })
  expect(scene.calls()).toEqual([])
})

test.concurrent('the export of visitors, with its report page', async () => {
  await using scene = await openScene()
  using workspace = mkdtempDisposableSync(join(tmpdir(), 'workspace-'))
  const run = await scene.run({
    metadata: 'visitors/action.yml',
    workspace: workspace.path,
    with: { format: 'csv, json, markdown, html', 'output-dir': 'report' },
  })
  expect(run).toMatchObject({
    exitCode: 0,
    stderr: '',
    outputs: { result: 'complete', rows: '137' },
  })
  expect(lastLine(run)).toBe('✅ Exported the visitors of 137 pages.')
  const paths = ['csv', 'json', 'markdown', 'html'].map(
    (format) => run.outputs[`${format}-file`] ?? '',
  )
  expect(paths.map((path) => relative(workspace.path, path))).toEqual(
    ['csv', 'json', 'md', 'html'].map(
      (extension) => `report/visitors.${extension}`,
    ),
  )
  for (const path of paths)
    expect(readFileSync(path, 'utf8')).toContain('/api-reference/page-1')
})

test.concurrent('the reconcile of a repository without open jobs', async () => {
  await using scene = await openScene()
  const run = await scene.run({ metadata: 'reconcile/action.yml' })
  expect(run).toMatchObject({
    exitCode: 0,
    stderr: '',
    outputs: { checked: '0', finished: '0', result: 'done' },
  })
  expect(lastLine(run)).toBe('✅ No open agent jobs found.')
  expect(scene.calls()).toEqual(['GET /repos/acme/app/issues/comments'])
})

test.concurrent('Enterprise Server: every request and link is on that host', async () => {
  await using scene = await openScene({ github: { basePath: '/api/v3' } })
  const { serverUrl, requests } = scene.github
  const event = pullRequest()
  const payload = JSON.parse(
    JSON.stringify(event.payload).replaceAll('https://github.com', serverUrl),
  )
  const run = await scene.run({ event: { ...event, payload } })
  expect(run).toMatchObject({
    exitCode: 0,
    outputs: { result: 'pull-request' },
  })
  expect(run.outputs['comment-url']).toMatch(`${serverUrl}/acme/app/pull/12#`)
  expect(requests.filter(({ path }) => !path.startsWith('/api/v3/'))).toEqual(
    [],
  )
  // The agent's pull request is where Mintlify says.
  const links = [scene.comments(), run.summary, run.stdout]
    .join('\n')
    .match(/https:\/\/[\w.]*github\.com\/[^)\s]+/g)
  expect(
    links?.filter((link) => !link.startsWith('https://github.com/acme/docs/')),
  ).toEqual([])
})

test('every file that the bundle loads is there', () => {
  const folder = join(repositoryRoot, 'dist')
  const files = readdirSync(folder)
  const entries = [
    'index.js',
    'post.js',
    'reconcile.js',
    'visitors.js',
    'visitors-page.html',
    'licenses.txt',
  ]
  expect(files).toEqual(expect.arrayContaining(entries))
  const scripts = files.filter((name) => name.endsWith('.js'))
  const code = scripts
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  // The bundler names what it splits off by numbers: `__nccwpck_require__.e(/*
  // import() */ 42)`.
  const chunks = [
    ...code.matchAll(/__nccwpck_require__\.e\((?:\/\*.*?\*\/ ?)?(\d+)\)/g),
  ].map(([, id]) => `${id}.index.js`)
  expect(chunks).not.toEqual([])
  expect(chunks.filter((name) => !files.includes(name))).toEqual([])
  const required = [
    ...code.matchAll(/createRequire\(import\.meta\.url\)\("([^"]+)"\)/g),
  ].map(([, name]) => name)
  expect(required.filter((name) => !isBuiltin(name ?? ''))).toEqual([])
  expect(code).not.toContain('Cannot find module')
})
