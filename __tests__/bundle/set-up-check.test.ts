// The set-up check of a dry run: it asks, and creates and writes nothing.
import { createServer } from 'node:http'
import { expect, jest, test } from '@jest/globals'
import { readPermissions } from '../../emulator/github/permissions.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { docsToken } from './docs-scene.ts'
import { pullEvent } from './gate-cases.ts'
import { listenOnLoopback } from './loopback.ts'
import { openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const dry = { 'dry-run': 'true' }
const file = '.github/workflows/docs.yml'
/** The rows of the group `Set-up check`. */
const rowsIn = ({ stdout }: { stdout: string }) =>
  /^::group::Set-up check\n([\s\S]*?)^::endgroup::/m.exec(stdout)?.[1]?.trimEnd().split('\n') ?? []
const writes = ({ docs, github }: Scene) =>
  [...docs.requests, ...github.requests].filter(({ method }) => method !== 'GET')

test.concurrent('a key and a project that work are shown to, in the log and in the summary', async () => {
  await using scene = await openScene({ event: pullEvent() })
  scene.repository.files.set(file, 'on: issue_comment')
  const run = await scene.run({ with: { ...dry, 'commit-status': 'docs' } })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'dry-run' })
  expect(scene.asked()).toEqual([
    'GET /job/docs-agent-action-check',
    `GET /v1/analytics/${scene.docs.projectId}/visitors?limit=1`,
  ])
  expect(writes(scene)).toEqual([])
  expect(rowsIn(run)).toEqual([
    "Mintlify: unknown job: 404: Job not found. Mintlify accepts the API key. This doesn't show whether the project exists.",
    `Mintlify: visitors: answered. The project \`${scene.docs.projectId}\` exists, and the API key can read it.`,
    'GitHub: comments: read. The repository is public, so reading needs no permission.',
    'GitHub: pull requests: read. The repository is public, so reading needs no permission.',
    `GitHub: workflow file: on ${scene.repository.defaultBranch}. Comments with the slash command can start \`${file}\`.`,
    'GitHub: writing: not tried. The run needs `pull-requests: write` (on an issue, `issues: write`) and `statuses: write`. Compare this with "GITHUB_TOKEN Permissions" under "Set up job" in the log.',
    expect.stringMatching(/^Mintlify: new job: not tried\. Only an agent job shows /),
  ])
  expect(run.summary).toContain('| Checked | Answer | What it shows |\n|---|---|---|\n')
  expect(run.summary).toContain('\n| Mintlify&#58; visitors | answered | The project <code>')
})

test.concurrent('without a key nothing is asked of Mintlify, and nothing is checked', async () => {
  await using scene = await openScene({ event: pullEvent() })
  const run = await scene.run({ with: { ...dry, 'api-key': '' } })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'dry-run' })
  expect([scene.docs.requests, rowsIn(run)]).toEqual([[], []])
})

test.concurrent.each([
  ['a key that is not valid', 'mint_another_key_entirely', 1, {}],
  ['the same with `fail-on: none`', 'mint_another_key_entirely', 0, { 'fail-on': 'none' }],
])('%s ends as rejected, and writes nothing', async (_, key, exitCode, more) => {
  await using scene = await openScene({ event: commentEvent('/docs it') })
  letMonaWrite(scene.repository)
  const inputs = { ...dry, 'api-key': key, comment: 'new', 'commit-status': 'docs', ...more }
  const run = await scene.run({ with: inputs })
  expect([run.exitCode, run.outputs.result, run.outputs.reason]).toEqual([
    exitCode,
    'rejected',
    'unauthorized',
  ])
  expect(rowsIn(run)[0]).toContain("Mintlify doesn't accept the API key.")
  expect(run.summary).toContain('| Checked | Answer | What it shows |')
  expect(run.summary).toContain('<summary>Prompt that would be sent</summary>')
  expect(writes(scene)).toEqual([])
})

test.concurrent('a key that is refused everywhere ends as forbidden', async () => {
  await using scene = await openScene({ event: pullEvent() })
  await using refusing = await listenOnLoopback(
    createServer((_, response) => {
      response.writeHead(403, { 'content-type': 'application/json' }).end('{"error":"Not allowed."}')
    }),
  )
  const run = await scene.run({ with: { ...dry, 'api-url': refusing.url } })
  expect([run.exitCode, run.outputs.result, run.outputs.reason]).toEqual([1, 'rejected', 'forbidden'])
})

test.concurrent('a service that is down shows nothing, and passes', async () => {
  await using scene = await openScene({ event: pullEvent() })
  const run = await scene.run({ with: { ...dry, 'api-url': 'http://127.0.0.1:9' } })
  expect([run.exitCode, run.outputs.reason]).toEqual([0, 'dry-run'])
  expect(rowsIn(run).slice(0, 2)).toEqual([
    expect.stringMatching(/This shows nothing about the API key\.$/),
    expect.stringMatching(/This shows nothing about the project\.$/),
  ])
})

test.concurrent('a project that does not exist is named', async () => {
  await using scene = await openScene({ event: pullEvent() })
  const run = await scene.run({ with: { ...dry, 'project-id': 'another' } })
  expect(run.outputs.reason).toBe('dry-run')
  expect(rowsIn(run)[1]).toContain("Mintlify doesn't find the project for this API key. Check `project-id`.")
})

test.concurrent('a read permission that is missing is named', async () => {
  const { pull_requests: _, issues: __, ...permissions } = readPermissions
  await using scene = await openScene({ event: pullEvent(), github: { permissions } })
  scene.repository.private = true
  const run = await scene.run({ with: dry })
  expect(rowsIn(run).slice(2, 5)).toEqual([
    expect.stringMatching(/^GitHub: comments: not read\. .* needs: issues: read; pull-requests: read\.$/),
    expect.stringMatching(/^GitHub: pull requests: not read\. .* needs: pull-requests: read\.$/),
    expect.stringMatching(/not found on .* Comments start `.*` only after it's merged/),
  ])
})

test.concurrent('a workflow that runs from the default branch is there, without a look', async () => {
  await using scene = await openScene()
  const ref = `octocat/hello-world/${file}@refs/heads/main`
  const run = await scene.run({ with: { ...dry, context: 'none' }, env: { GITHUB_WORKFLOW_REF: ref } })
  expect(rowsIn(run)).toContain(
    `GitHub: workflow file: on main. Comments with the slash command can start \`${file}\`.`,
  )
  expect(scene.called()).not.toContain(`GET /contents/${file}`)
})

test.concurrent('a token for the docs pull request writes nothing either', async () => {
  await using scene = await openScene({ event: pullEvent() })
  await scene.run({ with: { ...dry, 'docs-token': docsToken } })
  expect(writes(scene)).toEqual([])
})
