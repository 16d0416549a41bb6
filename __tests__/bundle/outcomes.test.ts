import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { expect, jest, test } from '@jest/globals'
import { parse } from 'yaml'
import { closedAddress, listenOnLoopback } from './loopback.ts'
import { eventOf } from './payloads.ts'
import { flawsOf, lastWord, openScene } from './scene.ts'

jest.setTimeout(60_000)

const metadata = parse(readFileSync(new URL('../../action.yml', import.meta.url), 'utf8'))
const declared = Object.keys(metadata.outputs).toSorted()

type Row = {
  /** Inputs beside those that every run has; `emulate` stands for a prompt that asks the emulator for it. */
  given: { emulate?: string } & Record<string, string>
  outputs: Record<string, string | RegExp>
  exitCode: number
  title: string
}

/** The slowest first: they take their time beside the others. */
const rows: [string, Row][] = [
  [
    'completed without a link, even when asked again',
    {
      given: { emulate: 'no-pull-request after 0s' },
      outputs: { result: 'no-pull-request', reason: '', status: 'completed', 'poll-count': '3' },
      ...{ exitCode: 0, title: '⚪ Docs agent finished: no pull request opened' },
    },
  ],
  [
    'completed, the link following',
    {
      given: { emulate: 'pull-request after 0s link after 1s' },
      outputs: { result: 'pull-request', 'pr-number': '57', 'pr-repository': 'acme/docs' },
      ...{ exitCode: 0, title: '✅ Docs pull request ready' },
    },
  ],
  [
    'still at work when the time is up',
    {
      given: { emulate: 'never', 'timeout-minutes': '0.15' },
      outputs: { result: 'timed-out', reason: 'deadline', status: 'active', 'job-id': 'job_9e3779b1' },
      ...{ exitCode: 1, title: '⏱️ Docs agent is still running after' },
    },
  ],
  [
    'completed with a link',
    {
      given: { emulate: 'pull-request after 1s' },
      outputs: {
        ...{ result: 'pull-request', reason: '', status: 'completed', 'archived-at': '' },
        ...{
          'pr-link': 'https://github.com/acme/docs/pull/57',
          'pr-number': '57',
          'pr-repository': 'acme/docs',
        },
        ...{ 'job-id': 'job_9e3779b1', model: 'emulated-writer-1', 'docs-repository': 'acme/docs' },
        'docs-branch': 'mintlify/9e3779b1',
      },
      ...{ exitCode: 0, title: '✅ Docs pull request ready' },
    },
  ],
  [
    'failed',
    {
      given: { emulate: 'failed after 1s' },
      outputs: { result: 'failed', reason: '', status: 'failed', 'pr-link': '' },
      ...{ exitCode: 1, title: '❌ Docs agent failed after' },
    },
  ],
  [
    'archived',
    {
      given: { emulate: 'archived after 0s' },
      outputs: {
        result: 'archived',
        reason: '',
        status: 'archived',
        'archived-at': /^20.*Z$/,
      },
      ...{ exitCode: 1, title: '🗄️ Docs agent job was archived in Mintlify before it finished' },
    },
  ],
  [
    'running',
    {
      given: { emulate: 'never', wait: 'false' },
      outputs: {
        result: 'running',
        reason: '',
        status: 'active',
        'job-id': 'job_9e3779b1',
        'poll-count': '0',
      },
      ...{ exitCode: 0, title: '▶️ Docs agent started in the background' },
    },
  ],
  [
    'a key that is not known',
    {
      given: { 'api-key': 'mint_another_key' },
      outputs: { result: 'rejected', reason: 'unauthorized', 'job-id': '', job: '', status: '' },
      ...{ exitCode: 1, title: '⛔ API key not accepted' },
    },
  ],
  [
    'a key that may only read',
    {
      given: { 'api-key': 'mint_may_only_read' },
      outputs: { result: 'rejected', reason: 'forbidden', 'job-id': '' },
      ...{ exitCode: 1, title: '⛔ API key not authorized for this API call' },
    },
  ],
  [
    'a project that is not there',
    {
      given: { 'project-id': 'another-project' },
      outputs: { result: 'rejected', reason: 'project-not-found' },
      ...{ exitCode: 1, title: '⛔ Project not found' },
    },
  ],
  [
    'a job that is not there',
    {
      given: { 'job-id': 'job_unknown', prompt: '' },
      outputs: { result: 'rejected', reason: 'job-not-found', 'poll-count': '0' },
      ...{ exitCode: 1, title: '⛔ Agent job not found' },
    },
  ],
]

test.concurrent('a service that is not there is tried again and then given up', async () => {
  const url = await closedAddress()
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ with: { 'api-url': url }, timers: 'jumping' })
  expect(run.outputs).toMatchObject({ result: 'rejected', reason: 'unreachable' })
  expect(run.exitCode).toBe(1)
  expect(run.stdout.match(/^Mintlify isn't available: .+\. Trying until \d\d:\d\d UTC\.$/gm)).toHaveLength(1)
  expect(lastWord(run)).toMatch(/^::error title=Couldn't reach Mintlify::⛔ Couldn't reach Mintlify\. /)
})

test.concurrent.each(rows)('%s', async (_, { given, outputs, exitCode, title }) => {
  const { emulate, ...inputs } = given
  await using scene = await openScene({
    event: eventOf('pull_request'),
    docs: { readOnlyKey: 'mint_may_only_read' },
  })
  const prompt = emulate === undefined ? {} : { prompt: `Document it.\nemulate: ${emulate}` }
  const run = await scene.run({ with: { ...prompt, ...inputs } })
  for (const [name, value] of Object.entries(outputs)) {
    expect([name, run.outputs[name]]).toEqual([
      name,
      value instanceof RegExp ? expect.stringMatching(value) : value,
    ])
  }
  expect(Object.keys(run.outputs).toSorted()).toEqual(declared)
  expect(run.exitCode).toBe(exitCode)
  expect(lastWord(run)).toContain(title)
  expect(lastWord(run).startsWith('::error')).toBe(exitCode === 1)
  expect(run.summary.split('\n')[0]).toContain(`## ${title}`)
  const [comment, ...others] = scene.ours()
  expect([comment?.issue, others]).toEqual([2, []])
  expect(comment?.body.split('\n')[0]).toContain(`### ${title}`)
  expect(run.outputs['comment-url']).toContain(`/pull/2#issuecomment-${comment?.id}`)
  expect(
    flawsOf(run, [scene.docs.key, scene.github.token, 'mint_another_key', 'mint_may_only_read']),
  ).toEqual([])
})

const published = { GITHUB_ACTION_REPOSITORY: 'acme/docs-agent-action', GITHUB_ACTION_REF: 'v1' }
const below = 'https://github.com/acme/docs-agent-action/blob/v1'

test.concurrent.each([
  ['fails', published, { prompt: 'emulate: failed after 0s' }, ` See ${below}/docs/reliability.md#results`],
  ['has a wrong key', published, { 'api-key': 'mint_another_key' }, ` See ${below}/README.md#get-started`],
  ['has a wrong input', published, { wait: 'maybe' }, ` See ${below}/docs/reference.md#inputs`],
  [
    'has a proxy that cannot be used',
    { ...published, HTTPS_PROXY: 'mona:s3cr3t@proxy.corp:3128' },
    {},
    ` See ${below}/docs/enterprise-server.md#proxy-and-certificates`,
  ],
  ['ends well', published, {}, ': https://github.com/acme/docs/pull/57'],
  [
    'fails, with an action of the workspace',
    {},
    { prompt: 'emulate: failed after 0s' },
    'to start a new agent job.',
  ],
])('the last word of a run that %s ends with its link', async (...[, env, given, ending]) => {
  await using scene = await openScene()
  const run = await scene.run({ env, with: given })
  expect(lastWord(run)).toMatch(new RegExp(`${RegExp.escape(ending)}$`))
  expect(run.stdout.split('\n').filter((line) => line.includes('/blob/')).length).toBeLessThanOrEqual(1)
})

test.concurrent.each([
  ['none', 'failed after 0s', 0],
  ['unknown', 'failed after 0s', 0],
  ['failed', 'failed after 0s', 1],
  ['none', 'archived after 0s', 0],
  ['no-pull-request', 'pull-request after 0s', 0],
])('with `fail-on: %s` a job that ends %s gives exit code %i', async (failOn, ending, exitCode) => {
  await using scene = await openScene()
  const run = await scene.run({ with: { prompt: `emulate: ${ending}`, 'fail-on': failOn } })
  expect(run.exitCode).toBe(exitCode)
  expect(lastWord(run).startsWith('::error')).toBe(exitCode === 1)
  expect(run.outputs.result).toBe(ending.replace(/ after.*/, ''))
})

test.concurrent.each([
  ['rejected', { 'api-key': 'mint_another_key', 'fail-on': 'none' }, 0],
  ['timed-out', { prompt: 'emulate: never', 'timeout-minutes': '0.15', 'fail-on': 'failed' }, 0],
])(
  'a run that is %s passes if `fail-on` leaves it out',
  async (result, given: Record<string, string>, exitCode) => {
    await using scene = await openScene()
    const run = await scene.run({ with: given })
    expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({ result, exitCode })
  },
)

test.concurrent('a create that is lost on its way is never sent again', async () => {
  const seen: string[] = []
  const server = createServer((request) => {
    seen.push(`${request.method} ${request.url}`)
    request.resume().on('end', () => request.socket.destroy())
  })
  await using service = await listenOnLoopback(server)
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ with: { 'api-url': service.url } })
  expect(seen).toEqual(['POST /v2/agent/acme-docs/job'])
  expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'create-unconfirmed', 'job-id': '' })
  expect(Object.keys(run.outputs).toSorted()).toEqual(declared)
  expect(run.exitCode).toBe(1)
  expect(lastWord(run)).toMatch(
    /^::error .*❔ Couldn't confirm that the agent job started\. .*UTC.*sha256:[0-9a-f]{12}.*If it's there, set `job-id`.*If not, ask in a new comment/,
  )
  expect(scene.ours()[0]?.body).toMatch(/^### ❔ Couldn't confirm that the agent job started\n/)
  expect(scene.ours()[0]?.body).not.toContain('job `null`')
})

test.concurrent.each([
  ['a fork', 'pull_request', { pull_request: { head: { repo: { id: 4 } } } }],
  ['a fork that is gone', 'pull_request', { pull_request: { head: { repo: null } } }],
  ['Dependabot', 'pull_request', { sender: { login: 'dependabot[bot]', type: 'Bot' } }],
  ['Dependabot, by a push', 'push', { deleted: false, sender: { login: 'dependabot[bot]', type: 'Bot' } }],
])('without secrets a run for %s is skipped and passes', async (_, name, changes) => {
  await using scene = await openScene({ event: eventOf(name, changes) })
  const run = await scene.run({ with: { 'api-key': '' } })
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({
    ...{ result: 'skipped', reason: 'no-secrets', exitCode: 0 },
  })
  expect(Object.keys(run.outputs).toSorted()).toEqual(declared)
  expect([...scene.asked(), ...scene.ours()]).toEqual([])
  expect(lastWord(run)).toMatch(/has no API key/)
})

test.concurrent('nothing of the run is missing without a summary and a comment', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ with: { summary: 'false', comment: 'off', context: 'none' } })
  expect({ ...run.outputs, summary: run.summary }).toMatchObject({
    ...{ result: 'pull-request', 'comment-url': '', summary: '' },
  })
  expect(scene.called()).toEqual(['GET /collaborators/Codertocat/permission', 'GET /pulls/57'])
})

test.concurrent('a dry run works without secrets, and shows the prompt, the decision, the thread and the comment', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({
    with: { 'dry-run': 'true', 'api-key': '', prompt: 'Explain the ::error:: line.' },
  })
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({
    ...{ result: 'skipped', reason: 'dry-run', exitCode: 0 },
  })
  expect(scene.asked()).toEqual([])
  expect(scene.called().filter((call) => !call.startsWith('GET '))).toEqual([])
  expect(run.stdout).toMatch(
    /Decision: start a new job[\s\S]*Explain the[\s\S]*#2[\s\S]*Docs agent is working/,
  )
  expect(run.stdout.match(/::error/g)).toBeNull()
})
