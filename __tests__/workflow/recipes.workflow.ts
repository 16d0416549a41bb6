// Recipes around the action: before it, after it, and beside it.
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { readRelease } from '../../scripts/owner.ts'
import { commentEvent, letMonaWrite } from '../bundle/comment-event.ts'
import { eventOf, labelOf } from '../bundle/payloads.ts'
import { expectJobs, findStep, openStage } from './stage.ts'

const pullRequest = eventOf('pull_request', {}, 'opened')
const release = eventOf('release', { release: { tag_name: 'v1.4.0' } }, 'published')
const schedule = { name: 'schedule', payload: { ...Object(pullRequest.payload), schedule: '23 6 * * 1' } }
const repository = 'Codertocat/Hello-World'

test.concurrent.each([
  ['pull-request', 'Docs for v1.4.0 are ready for review: https://github.com/acme/docs/pull/57', 'success'],
  ['failed', /^No docs pull request for v1\.4\.0 \(failed \): https?:\S+\/actions\/runs\/6042$/, 'failure'],
] as const)('slack: the message says that the run ended as %s', async (ending, message, jobResult) => {
  const docs = { script: () => ({ ending, afterMs: 0 }) }
  await using stage = await openStage(release, { docs })
  await using slack = await openWebhook()

  const run = await stage.play('slack', { event: release, secrets: { SLACK_WEBHOOK_URL: slack.url } })

  expectJobs(run, { docs: jobResult })
  expect(slack.bodies.map((body) => JSON.parse(body))).toEqual([
    { text: typeof message === 'string' ? message : expect.stringMatching(message) },
  ])
})

test.concurrent('public-api: a pull request that changes the API gets a docs pull request', async () => {
  await using stage = await openStage(pullRequest)

  const run = await stage.play('public-api', { event: pullRequest })

  expectJobs(run, { docs: 'success' })
  expect(stage.prompts()).toEqual([expect.stringMatching(/^Update the API reference/)])
  expect(stage.ours()).toHaveLength(1)
})

test.concurrent('label: the label starts a job, and is removed at the end', async () => {
  const event = eventOf('pull_request', { action: 'labeled', label: labelOf('docs') })
  await using stage = await openStage(event)

  const run = await stage.play('label', { event })

  expectJobs(run, { docs: 'success' })
  expect(stage.prompts()).toHaveLength(1)
  expect(run.calls).toEqual([`gh api --silent --method DELETE repos/${repository}/issues/2/labels/docs`])
})

test.concurrent('label: another label starts nothing', async () => {
  const event = eventOf('pull_request', { action: 'labeled', label: labelOf('bug') })
  await using stage = await openStage(event)

  const run = await stage.play('label', { event })

  expectJobs(run, {})
  expect(stage.docs.requests).toEqual([])
})

const ofAgent = { user: { login: 'mintlify[bot]' }, head: { ref: 'mintlify/84f07a93' } }

test.concurrent('auto-merge: a docs pull request of the agent is left to GitHub', async () => {
  const event = eventOf('pull_request', { pull_request: ofAgent }, 'opened')
  await using stage = await openStage(event)

  const run = await stage.play('auto-merge', { event, env: { GITHUB_HEAD_REF: ofAgent.head.ref } })

  expectJobs(run, { 'auto-merge': 'success' })
  expect(run.calls).toEqual([`gh pr merge --auto --squash https://github.com/${repository}/pull/2`])
})

test.concurrent.each([
  ['by a person', { ...ofAgent, user: { login: 'mona' } }],
  ['from a fork', { ...ofAgent, head: { ...ofAgent.head, repo: { id: 4711 } } }],
  ['on another branch', { ...ofAgent, head: { ref: 'main' } }],
])('auto-merge: a pull request %s stays as it is', async (_, changes) => {
  const event = eventOf('pull_request', { pull_request: changes }, 'opened')
  await using stage = await openStage(event)

  const run = await stage.play('auto-merge', { event, env: { GITHUB_HEAD_REF: changes.head.ref } })

  expectJobs(run, {})
  expect(run.calls).toEqual([])
})

/** Two workflows pin a commit of the action: one the action itself, one the reusable workflow. */
const pinned = ['1', '2'].map((digit) => digit.repeat(40))
const workflowsThatPin = {
  '.github/workflows/docs.yml': `steps:\n  - uses: ${readRelease('.').repository}@${pinned[0]} # v1.0.0\n`,
  '.github/workflows/command.yml': `uses: "${readRelease('.').repository}/.github/workflows/docs-command.yml@${pinned[1]}"\n`,
}

test.concurrent.each([
  ['success', null, workflowsThatPin],
  [
    'failure',
    `attestation verify dist/index.js --repo ${readRelease('.').repository} --source-digest ${pinned[1]}`,
    workflowsThatPin,
  ],
  ['failure', null, {}],
] as const)('verify-release: %s if this call fails: %s, with %j', async (result, refused, files) => {
  const replace = {
    'gh api "repos/$ACTION/tarball/$commit" >action.tar.gz':
      'tar --create --gzip --transform "s,^,action/," --file action.tar.gz --directory "$CHECKOUT" action.yml visitors reconcile dist',
  }
  await using stage = await openStage(schedule)

  const run = await stage.play('verify-release', {
    ...{ event: schedule, replace, files },
    answers: refused === null ? [] : [[refused, null]],
  })

  expectJobs(run, { verify: result })
  const verified = run.calls.filter((call) => call.startsWith('gh attestation verify dist/index.js'))
  expect(verified).toEqual(
    (files === workflowsThatPin ? pinned : []).map((commit) =>
      expect.stringContaining(
        ` --repo ${readRelease('.').repository} --source-digest ${commit} --signer-workflow`,
      ),
    ),
  )
})

test.concurrent('beside-the-build: the agent is asked, and the code is built and tested', async () => {
  const event = eventOf('push', { ref: 'refs/heads/main', deleted: false, after: 'c'.repeat(40) })
  await using stage = await openStage(event)

  const run = await stage.play('beside-the-build', {
    event,
    replace: { 'npm ci': 'echo built >>"$STAND_INS/calls"', 'npm test': 'echo tested >>"$STAND_INS/calls"' },
  })

  expectJobs(run, { build: 'success' })
  expect(findStep(run, 'docs').outputs).toMatchObject({ result: 'pull-request' })
  expect(run.calls).toEqual(['built', 'tested'])
  expect(stage.asked()).toEqual(['POST /job'])
})

test.concurrent('weekly-csv: the file is kept as an artifact, and no job runs', async () => {
  await using stage = await openStage(schedule)

  const run = await stage.play('weekly-csv', { event: schedule })

  expectJobs(run, { export: 'success' })
  expect(findStep(run, 'visitors').outputs).toMatchObject({ result: 'complete', 'json-file': '' })
  expect(run.text).toMatch(/artifact visitors-\d{4}-\d\d-\d\d[\s\S]*file visitors\.csv/)
  expect(stage.asked().filter((call) => call.startsWith('POST'))).toEqual([])
})

test.concurrent.each([
  ['a new file', null, undefined],
  ['the file of an earlier run', 'aaa\n', 'aaa'],
])('weekly-csv-commit: %s is committed', async (_, answer, sha) => {
  using notes = mkdtempDisposableSync(join(tmpdir(), 'recipes-'))
  await using stage = await openStage(schedule)

  const run = await stage.play('weekly-csv-commit', {
    ...{ event: schedule, notes: notes.path },
    answers: [[`api repos/${repository}/contents/visitors/`, answer]],
  })

  expectJobs(run, { export: 'success' })
  const { 'date-from': from } = findStep(run, 'visitors').outputs
  const file = `repos/${repository}/contents/visitors/${from}.csv`
  expect(run.calls).toEqual([
    `gh api ${file}?ref=visitors --jq .sha`,
    `gh api --silent --method PUT ${file} --input -`,
  ])
  const { content, ...rest } = JSON.parse(readFileSync(join(notes.path, 'input'), 'utf8'))
  expect(rest).toEqual({ message: `Visitors from ${from}`, branch: 'visitors', ...(sha && { sha }) })
  expect(Buffer.from(content, 'base64').toString()).toMatch(/^\W?path,human,ai,total/)
})

test.concurrent('organization: files of the default branch, a runner of its own, and no waiting', async () => {
  const event = commentEvent('/docs add the flag')
  await using stage = await openStage(event)
  letMonaWrite(stage.repository)
  const projectId = `project-id: \${{ vars.MINTLIFY_PROJECT_ID }}`
  const inputs = [
    projectId,
    'prompt-file: .github/docs-prompt.md',
    'runs-on: \'["ubuntu-latest"]\'',
    'wait: false',
  ]

  const run = await stage.play('organization', {
    event,
    files: { '.github/docs-prompt.md': 'Write for beginners.' },
    replace: { [projectId]: inputs.join('\n      ') },
  })

  expect(run.exitCode).toBe(0)
  expect(run.calls).toEqual(['checkout master'])
  expect(stage.prompts()).toEqual([expect.stringMatching(/^Write for beginners\.[\s\S]*add the flag/)])
  expect(stage.asked()).toEqual(['POST /job'])
})

/** Returns the address of a server that takes every message, and what it got. To be held with `await using`. */
async function openWebhook() {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push(await text(request))
    response.end('ok')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    bodies,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    [Symbol.asyncDispose]: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
