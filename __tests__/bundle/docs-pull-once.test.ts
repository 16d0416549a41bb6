// Everything is done to a docs pull request once, whoever comes second, and what is refused changes no result.
import { expect, jest, test } from '@jest/globals'
import { mergePull } from '../../emulator/github/pull-fixtures.ts'
import { docsToken, openDocsScene } from './docs-scene.ts'
import {
  docsComments,
  docsInputs,
  docsWrites,
  letReview,
  opened,
  reconcile,
  remember,
  rememberedIn,
  warningsIn,
} from './docs-threads.ts'
import { eventOf } from './payloads.ts'
import { flawsOf, gives, printed } from './scene.ts'

jest.setTimeout(60_000)

const everything = [
  'POST /issues/57/comments',
  'POST /issues/57/labels',
  'POST /pulls/57/requested_reviewers',
]
const withToken = { 'docs-token': docsToken }

test.concurrent('a re-run, a second push and two reconciles write nothing again', async () => {
  await using scene = await openDocsScene({ event: opened })
  letReview(scene)
  await scene.run({ with: docsInputs })
  // Nobody waits for the next request: after a message, the job may show the end of the last one for a while.
  const unwaited = { ...docsInputs, wait: 'false' }
  await scene.run({ with: unwaited, env: { GITHUB_RUN_ATTEMPT: '2' } })
  const push = eventOf('pull_request', {}, 'synchronize')
  await scene.run({ with: unwaited, event: push })
  await scene.run({ metadata: reconcile, with: withToken })
  await scene.run({ metadata: reconcile, with: withToken })
  expect(docsWrites(scene).toSorted()).toEqual(everything)
})

test.concurrent('what a killed run wrote and did not remember is not written again', async () => {
  await using scene = await openDocsScene({ event: opened })
  letReview(scene)
  await scene.run({ with: docsInputs })
  const [ours] = scene.ours()
  const known = ours && rememberedIn(scene, ours)
  if (!known?.docsPull) throw new Error('Nothing is remembered.')
  const { created_at } = scene.pull
  for (const { id } of scene.ours()) scene.repository.comments.delete(id)
  remember(scene, { ...known, docsPull: { ...known.docsPull, todo: ['labels', 'reviewers', 'comment'] } })
  scene.pull.created_at = created_at
  await scene.run({ metadata: reconcile, with: withToken })
  expect(docsComments(scene)).toHaveLength(1)
  expect(scene.pull).toMatchObject({ labels: ['documentation'], requestedTeams: ['writers'] })
  const [now] = scene.ours()
  expect(now && rememberedIn(scene, now)?.docsPull?.todo).toEqual([])
})

test.concurrent('after an expired token the reconcile does the rest', async () => {
  await using scene = await openDocsScene({ event: opened })
  letReview(scene)
  scene.github.revokeToken(docsToken)
  const run = await scene.run({ with: docsInputs })
  expect([run.exitCode, run.outputs.result, run.outputs['docs-state']]).toEqual([0, 'pull-request', ''])
  expect(warningsIn(run)).toEqual([
    expect.stringContaining("Couldn't read acme/docs#57: GitHub answered 401. Check `docs-token`."),
  ])
  const fresh = 'a-fresh-docs-token'
  scene.github.addToken({ token: fresh, repositories: ['acme/docs'] })
  scene.github.addToken({
    ...{ token: fresh, repositories: ['acme/docs'] },
    permissions: { pull_requests: 'write', members: 'read' },
  })
  await scene.run({ metadata: reconcile, with: { 'docs-token': fresh } })
  expect(docsWrites(scene).toSorted()).toEqual(everything)
  expect(scene.ours()[0]?.body).toContain('Docs pull request ready')
})

const permissions = { pull_requests: 'read' as const }
test.concurrent.each<[string, Parameters<typeof openDocsScene>[0] & object, RegExp[]]>([
  [
    'may not write',
    { token: { permissions } },
    Array(3).fill(/acme\/docs#57: GitHub answered 403\. `docs-token` needs: .*pull-requests: write/),
  ],
  [
    'may not see a private repository',
    { isDocsPrivate: true, token: { repositories: [] } },
    [/acme\/docs#57: GitHub answered 404/],
  ],
  [
    'may create no label',
    { token: { mayCreateLabels: false, permissions: { pull_requests: 'write', members: 'read' } } },
    [/Couldn't add labels to acme\/docs#57: GitHub answered 403/],
  ],
])('a token that %s: a warning each, no other result, and no second try', async (_, options, expected) => {
  await using scene = await openDocsScene({ event: opened, ...options })
  letReview(scene)
  const run = await scene.run({ with: docsInputs })
  expect([run.exitCode, run.outputs.result]).toEqual([0, 'pull-request'])
  expect(warningsIn(run)).toEqual(expected.map((text) => expect.stringMatching(text)))
  const before = docsWrites(scene).length
  const again = await scene.run({ metadata: reconcile, with: withToken })
  expect([docsWrites(scene).length, warningsIn(again)]).toEqual([before, []])
})

test.concurrent('a reviewer who is none stops no other', async () => {
  await using scene = await openDocsScene({ event: opened })
  letReview(scene)
  scene.docsRepository.collaborators.delete('mona')
  const run = await scene.run({ with: docsInputs })
  expect(run.outputs.result).toBe('pull-request')
  expect(warningsIn(run)).toEqual([
    expect.stringContaining("Couldn't request a review by mona of acme/docs#57: GitHub answered 422."),
  ])
  expect(scene.pull).toMatchObject({ requestedReviewers: ['Codertocat'], requestedTeams: ['writers'] })
})

test.concurrent.each<[string, Record<string, string>]>([
  ['no token at all', { 'docs-labels': 'documentation' }],
  ['an empty one', { 'docs-labels': 'documentation', 'docs-token': '' }],
])('with %s for the docs repository, one warning names what is missing', async (_, given) => {
  await using scene = await openDocsScene({ event: opened })
  const run = await scene.run({ with: given })
  expect([run.outputs.result, run.outputs['docs-state'], docsWrites(scene)]).toEqual([
    'pull-request',
    'open',
    [],
  ])
  expect(warningsIn(run)).toEqual([
    expect.stringContaining('set `docs-token` to a token with `pull-requests: write` for acme/docs.'),
  ])
})

test.concurrent('in the repository of the source the token of the run is enough', async () => {
  const docs = { repository: 'https://github.com/Codertocat/Hello-World' }
  await using scene = await openDocsScene({ event: opened, docs })
  const own = { ...scene.pull, head: { ...scene.pull.head, repo: 'Codertocat/Hello-World' } }
  scene.repository.pulls.set(57, own)
  const run = await scene.run({ with: { 'docs-labels': 'documentation', 'docs-token': docsToken } })
  expect(warningsIn(run)).toEqual([])
  expect(own.labels).toEqual(['documentation'])
  const sent = scene.github.requests.map(({ headers }) => headers.authorization ?? '')
  expect(sent.filter((value) => value.includes(docsToken))).toEqual([])
})

test.concurrent.each<[string, Record<string, unknown>, boolean, boolean]>([
  ['private source, public docs', { private: true }, false, false],
  ['private source, private docs', { private: true }, true, true],
  ['source not known, public docs', { private: null }, false, false],
  ['public source, public docs', { private: false }, false, true],
])('%s', async (...[, repository, isDocsPrivate, isNamed]) => {
  const event = eventOf('pull_request', { repository: { private: true } }, 'opened')
  await using scene = await openDocsScene({ event, isDocsPrivate })
  const isWrong = repository.private === null
  await scene.run({
    event: { ...eventOf('pull_request', { repository }, 'opened'), isWrong },
    with: withToken,
  })
  const [comment = ''] = docsComments(scene)
  if (isNamed) expect(comment).toContain('[Codertocat/Hello-World#2]')
  else expect(comment).toBe('These changes were requested in another repository.')
})

test.concurrent('while the agent works on a follow-up, its pull request is left alone', async () => {
  await using scene = await openDocsScene({ event: opened })
  await scene.run()
  scene.github.requests.length = 0
  const next = { prompt: 'More.\nemulate: pull-request after 600s', wait: 'false' }
  const run = await scene.run({ with: { ...next, ...withToken }, env: { GITHUB_RUN_ID: '6043' } })
  expect([run.outputs.result, scene.calledDocs()]).toEqual(['running', []])
})

test.concurrent('a docs pull request that was merged before the run ended is told as merged', async () => {
  await using scene = await openDocsScene({ event: opened })
  mergePull(scene.docsRepository, 57)
  const status = { 'commit-status': 'docs', 'commit-status-until': 'merged' }
  const run = await scene.run({ with: status })
  expect([run.outputs['docs-state'], scene.calledDocs()]).toEqual([
    'merged',
    ['GET /pulls/57', 'GET /pulls/57/files'],
  ])
})

test.concurrent('with `on-close: nothing`, nobody looks whether the source was closed', async () => {
  await using scene = await openDocsScene({ event: opened })
  await scene.run({ with: { ...withToken, 'on-close': 'nothing', context: 'none' } })
  expect(scene.called()).not.toContain('GET /pulls/2')
  expect(docsWrites(scene)).toEqual(['POST /issues/57/comments'])
})

test.concurrent('a private source is not named by the reconcile either', async () => {
  const event = eventOf('pull_request', { repository: { private: true } }, 'opened')
  await using scene = await openDocsScene({ event })
  scene.github.fail({ path: /\/acme\/docs\/pulls\/57$/, status: 401 })
  await scene.run({ with: withToken })
  expect(docsComments(scene)).toEqual([])
  await scene.run({ metadata: reconcile, with: withToken })
  expect(docsComments(scene)).toEqual(['These changes were requested in another repository.'])
})

test.concurrent('the token is nowhere but in the requests to its repository', async () => {
  await using scene = await openDocsScene({ event: opened })
  letReview(scene)
  const prompt = `Document ${docsToken}.\nemulate: pull-request after 0s`
  const run = await scene.run({ with: { ...docsInputs, prompt, 'docs-labels': `x ${docsToken}` } })
  expect(run.stdout).toContain(`::add-mask::${docsToken}`)
  expect(flawsOf(run, [docsToken])).toEqual([])
  expect(gives(printed(run), docsToken)).toBe(false)
  const written = [...scene.ours().map(({ body }) => body), ...docsComments(scene)].join('\n')
  expect(gives(written, docsToken)).toBe(false)
  const [ours] = scene.ours()
  expect(gives(JSON.stringify(ours && rememberedIn(scene, ours)), docsToken)).toBe(false)
  expect(gives(JSON.stringify(scene.docs.requests), docsToken)).toBe(false)
  const paths = scene.github.requests.filter(({ headers }) => gives(headers.authorization ?? '', docsToken))
  expect(paths.every(({ path }) => path.startsWith('/repos/acme/docs/'))).toBe(true)
})
