import { expect, jest, test } from '@jest/globals'
import { addComment, makeUser } from '../../emulator/github/fixtures.ts'
import { actionsBot, type IssueCommentState } from '../../emulator/github/state.ts'
import { eventOf } from './payloads.ts'
import { changeMemory } from './remembered.ts'
import { endsAtOnce, flawsOf, openScene, type Scene } from './scene.ts'

jest.setTimeout(120_000)

const event = eventOf('pull_request')
const pattern = /<!-- docs-agent:v1 (\S+)\.(\S+) -->/

const markerOf = (comment: IssueCommentState | undefined) => pattern.exec(comment?.body ?? '')?.[0] ?? ''
const payloadOf = (marker: string) =>
  JSON.parse(Buffer.from(pattern.exec(marker)?.[1] ?? '', 'base64').toString())

/** A thread with our genuine comment on it, and what its next run does. */
async function openThread(): Promise<{ scene: Scene; genuine: IssueCommentState }> {
  const scene = await openScene({ event })
  await scene.run()
  const [genuine] = scene.ours()
  if (genuine === undefined) throw new Error('There is no comment.')
  return { scene, genuine }
}

/** A later run on the same thread. */
const next = {
  with: { prompt: 'Again.\nemulate: pull-request after 1s' },
  env: { GITHUB_RUN_ID: '6044' },
}

test.concurrent('a GitHub that never lets itself be read starts nothing', async () => {
  await using scene = await openScene({ event })
  scene.github.fail({ method: 'GET', path: /^(?!.*\/permission$)/, drop: true, times: Infinity })
  const run = await scene.run({ with: { comment: 'new' } })
  expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'memory-unreadable' })
  expect([scene.asked(), scene.ours()]).toEqual([[], []])
  expect(run.stdout).toMatch(/^::error .*Couldn't look for the lock of the conversation/m)
})

test.concurrent('the marker is signed and says which job, whose request and where it stands', async () => {
  const { scene, genuine } = await openThread()
  await using _ = scene
  expect(payloadOf(markerOf(genuine))).toMatchObject({
    scope: {
      ...{ repositoryId: 186_853_002, issueNumber: 2, key: 'default', projectId: 'acme-docs' },
      apiHost: new URL(scene.docs.url).host,
    },
    state: {
      run: { id: '6042', result: 'pull-request' },
      job: { id: 'job_9e3779b1', status: 'completed', end: 'pull-request' },
      conversation: { requestCount: 1, claim: null },
    },
  })
})

/** Puts text where our comment was, as somebody who wants to be taken for us. */
const forgeries: [string, (genuine: IssueCommentState) => string][] = [
  [
    'whose payload was edited',
    (genuine) =>
      replacePayload(markerOf(genuine), (text) => text.replace('"requestCount":1', '"requestCount":9')),
  ],
  [
    'with the signature of nothing',
    (genuine) => markerOf(genuine).replace(/\.[^.]* -->$/, `.${'A'.repeat(43)}= -->`),
  ],
  ['of another version', (genuine) => markerOf(genuine).replace(':v1', ':v9')],
]

const cutText = /The state in the action's comment is damaged: delete that comment/
const doubleText = /The comment contains the action's state more than once: delete that comment/

const damages: [string, RegExp, (genuine: IssueCommentState) => string][] = [
  ['without a signature', cutText, (genuine) => markerOf(genuine).replace(/\.[^.]* -->$/, '. -->')],
  ['cut short', cutText, (genuine) => markerOf(genuine).slice(0, -20)],
  ['that is too long', cutText, (genuine) => markerOf(genuine).replace('v1 ', `v1 ${'A'.repeat(32_768)}`)],
  [
    'of nothing but prototype keys',
    cutText,
    () => sign64('{"__proto__":{"requestCount":9},"place":{},"state":{}}'),
  ],
  ['twice', doubleText, (genuine) => `${markerOf(genuine)}\n${markerOf(genuine)}`],
  ['before another', doubleText, (genuine) => `${markerOf(genuine)} <!-- docs-agent:v1 x.y -->`],
]

function replacePayload(marker: string, change: (text: string) => string): string {
  const [, payload = '', signature = ''] = pattern.exec(marker) ?? []
  const changed = change(Buffer.from(payload, 'base64').toString())
  return `<!-- docs-agent:v1 ${Buffer.from(changed).toString('base64')}.${signature} -->`
}

function sign64(text: string): string {
  return `<!-- docs-agent:v1 ${Buffer.from(text).toString('base64')}.${'A'.repeat(43)}= -->`
}

test.concurrent.each(forgeries)('a marker %s is neither trusted nor edited', async (_, forge) => {
  const { scene, genuine } = await openThread()
  await using _scene = scene
  scene.repository.comments.delete(genuine.id)
  const forged = addComment(scene.repository, { ...genuine, body: `Hello\n\n${forge(genuine)}` })
  const { body } = forged
  const asked = scene.docs.requests.length
  const run = await scene.run({ with: { prompt: endsAtOnce } })
  expect(run.outputs).toMatchObject({ result: 'pull-request', 'pr-number': '58' })
  expect(scene.asked().slice(asked)).toEqual(['POST /job'])
  expect(forged.body).toBe(body)
  expect(scene.ours()).toHaveLength(2)
})

test.concurrent.each(damages)(
  'a marker %s ends the run with a sentence of its own',
  async (_, says, damage) => {
    const { scene, genuine } = await openThread()
    await using _scene = scene
    genuine.body = `Hello\n\n${damage(genuine)}`
    const { body } = genuine
    const asked = scene.asked().length
    const run = await scene.run(next)
    expect(run.outputs).toMatchObject({ result: 'unknown', reason: 'memory-unreadable' })
    expect(run.stdout).toMatch(says)
    expect([scene.asked().slice(asked), genuine.body, scene.ours()]).toEqual([[], body, [genuine]])
  },
)

test.concurrent.each([
  ['into a stranger’s comment', makeUser('mallory')],
  ['into another comment of ours', actionsBot],
])('a genuine marker that was copied %s is not ours there', async (_, user) => {
  const { scene, genuine } = await openThread()
  await using _scene = scene
  const copy = addComment(scene.repository, { issue: 2, user, body: genuine.body.replace('ready', 'stolen') })
  const run = await scene.run(next)
  expect(run.outputs).toMatchObject({ result: 'pull-request', 'job-id': 'job_9e3779b1' })
  expect(copy.body).toContain('stolen')
  expect(genuine.body).toContain('<br><code>Again')
})

test.concurrent('a genuine marker that was copied from another thread is not ours here', async () => {
  const { scene, genuine } = await openThread()
  await using _ = scene
  changeMemory(genuine, scene.docs.key, ({ scope, state }) => ({
    scope: { ...scope, issueNumber: 3 },
    state,
  }))
  const { body } = genuine
  const run = await scene.run({ ...next, with: { prompt: endsAtOnce } })
  expect(run.outputs).toMatchObject({ 'pr-number': '58' })
  expect(genuine.body).toBe(body)
  expect(scene.ours()).toHaveLength(2)
})

test.concurrent('with another key the thread gets a new job, which the comment says in a sentence', async () => {
  const { scene, genuine } = await openThread()
  await using _ = scene
  const before = genuine.body
  const run = await scene.run({ with: { prompt: endsAtOnce, 'state-secret': 'another-secret-of-16' } })
  expect(run.outputs).toMatchObject({ 'pr-number': '58' })
  expect(genuine.body).toBe(before)
  expect(scene.ours()[1]?.body).toMatch(/signed with another key, so this is a new agent job/)
  expect(flawsOf(run, ['another-secret-of-16', scene.docs.key])).toEqual([])
})

test.concurrent('with a `state-secret` a thread outlives its key', async () => {
  await using scene = await openScene({ event, docs: { key: 'mint_first_key_0000' } })
  const given = { 'state-secret': 'secret-of-its-own' }
  await scene.run({ with: given })
  const [comment] = scene.ours()
  const run = await scene.run({ ...next, with: { ...given, 'api-key': 'mint_second_key_000' } })
  expect(run.outputs).toMatchObject({ reason: 'unauthorized' })
  expect(scene.asked().slice(1)).toContain('POST /job/job_9e3779b1/message')
  expect(scene.ours().map(({ id }) => id)).toEqual([comment?.id])
})

test.concurrent('of two comments of one conversation the first remembers the last job', async () => {
  await using scene = await openScene({ event })
  const given = { comment: 'new', 'on-existing': 'new' }
  await scene.run({ with: given })
  await scene.run({ with: given, env: { GITHUB_RUN_ID: '6043' } })
  const run = await scene.run(next)
  expect(run.outputs).toMatchObject({ result: 'pull-request', 'pr-number': '58' })
  expect(scene.ours().map(({ body }) => body.includes('Again'))).toEqual([true, false])
})

test.concurrent('our comment whose text somebody edited, but not its marker, is written anew', async () => {
  const { scene, genuine } = await openThread()
  await using _ = scene
  genuine.body = `**Buy now!** https://example.invalid\n\n${markerOf(genuine)}`
  await scene.run(next)
  expect(scene.ours()).toEqual([genuine])
  expect(genuine.body).not.toContain('Buy now')
})

const failing = [
  [
    'a locked thread',
    '',
    (scene: Scene) => Object.assign(scene.repository.pulls.get(2) ?? {}, { locked: true }),
    /the conversation is locked/,
  ],
  [
    'a token that expires once the comment stands',
    expect.stringContaining('#issuecomment-'),
    (scene: Scene) => scene.github.fail({ method: 'PATCH', path: /comments/, status: 401, times: Infinity }),
    /401/,
  ],
] as const

test.concurrent.each(failing)('%s costs the comment, not the result', async (...row) => {
  const [, url, spoil, says] = row
  await using scene = await openScene({ event })
  spoil(scene)
  const run = await scene.run()
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({
    ...{ result: 'pull-request', exitCode: 0, 'comment-url': url },
  })
  expect(
    run.stdout
      .split('\n')
      .filter((line) => line.startsWith('::warning'))
      .join('\n'),
  ).toMatch(says)
  expect(run.stdout).not.toMatch(/^::error/m)
  expect(run.summary).toMatch(/✅ Docs pull request ready[\s\S]*⚠️/)
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
})

test.concurrent.each([
  ['a token that expires', { status: 401 }, /401/],
  ['errors of GitHub’s own', { status: 502 }, /502/],
  ['pages instead of JSON', { status: 200, body: '<html>' }, /::error/],
] as const)('%s: nothing is sent where nobody knows what is remembered', async (_, fault, says) => {
  await using scene = await openScene({ event })
  scene.github.fail({ path: /^(?!.*\/permission$)/, times: Infinity, ...fault })
  const run = await scene.run()
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({
    ...{ result: 'unknown', reason: 'memory-unreadable', exitCode: 1, 'comment-url': '' },
  })
  expect([scene.asked(), run.stdout]).toEqual([[], expect.stringMatching(says)])
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
})

test.concurrent('a token that may only read: the warning names the permission, the text is in the summary', async () => {
  await using scene = await openScene({ event, github: { readOnly: true } })
  const run = await scene.run()
  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({ result: 'pull-request', exitCode: 0 })
  expect(run.stdout).toMatch(/^::warning .*pull-requests[:=] ?write/m)
  expect(run.summary).toMatch(/✅ Docs pull request ready[\s\S]*pull&#45;requests&#58; write/)
  expect(scene.ours()).toEqual([])
})
