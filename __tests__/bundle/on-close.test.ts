// The source pull request is closed or reopened: the docs pull request hears of it once, and no request is made.
import { expect, jest, test } from '@jest/globals'
import { makeUser } from '../../emulator/github/fixtures.ts'
import { closePull, mergePull, reopenPull } from '../../emulator/github/pull-fixtures.ts'
import type { OnClose } from '../../src/state/docs-pull.ts'
import type { Report } from '../../src/state/report.ts'
import { seenOpen } from '../fixtures/sample-docs-pull.ts'
import { link } from '../fixtures/sample-job.ts'
import { docsToken, openDocsScene, statusesOf } from './docs-scene.ts'
import {
  closed,
  type DocsScene,
  docsComments,
  docsWrites,
  merged,
  opened,
  reconcile,
  remember,
  rememberedIn,
  reopened,
  rewrite,
  warningsIn,
} from './docs-threads.ts'
import { watchScene } from './watched-scene.ts'

jest.setTimeout(60_000)

const withToken = { 'docs-token': docsToken }
const closing = { ...withToken, 'on-close': 'close' }
const rules = (onClose: OnClose) => ({ labels: [], reviewers: [], hasComment: true, onClose })
const closes: Partial<Report> = { docsPullRules: rules('close') }

function setSource({ repository }: DocsScene, state: 'open' | 'closed') {
  const source = repository.pulls.get(2)
  if (source) source.state = state
}

const told =
  'The source pull request [Codertocat/Hello-World#2](https://github.com/Codertocat/Hello-World/pull/2) was closed without being merged.'

test.concurrent('a close that the comment cannot remember is a warning', async () => {
  await using scene = await openDocsScene({ event: opened })
  remember(scene, { docsPullRules: rules('close') })
  const forever = Number.POSITIVE_INFINITY
  scene.github.fail({ method: 'PATCH', path: /\/issues\/comments\//, status: 500, times: forever })
  const run = await scene.run({ event: closed, with: closing })
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'source-closed' })
  expect(run.stdout).toMatch(/^::warning .*Couldn't update the comment: /m)
})

test.concurrent.each<[string, Record<string, string>, string[]]>([
  ['the default with a token', withToken, ['POST /issues/57/comments']],
  ['close', closing, ['PATCH /pulls/57', 'POST /issues/57/comments']],
  ['nothing', { ...withToken, 'on-close': 'nothing' }, []],
  ['the default without a token', {}, []],
])(
  'a close, with `on-close` %s, ends as `source-closed`, and twice is once',
  async (...[, given, writes]) => {
    await using scene = await openDocsScene({ event: opened })
    remember(scene, { docsPullRules: rules(given['on-close'] === 'close' ? 'close' : 'comment') })
    // A gate would end the run, too.
    const run = await scene.run({ event: closed, with: { ...given, 'skip-phrases': 'e' } })
    setSource(scene, 'closed')
    const gated = Object.keys(given).length === 0 || given['on-close'] === 'nothing'
    expect([run.exitCode, run.outputs.result]).toEqual([0, 'skipped'])
    expect(run.outputs.reason).toBe(gated ? 'skip-phrase' : 'source-closed')
    await scene.run({ event: closed, with: given })
    if (!gated) await scene.run({ metadata: reconcile, with: withToken })
    expect([docsWrites(scene), scene.asked(), warningsIn(run)]).toEqual([writes, [], []])
    const deeds = run.stdout.split('\n').filter((line) => line.startsWith('acme/docs#57: '))
    expect(deeds).toEqual(
      writes.map((write) =>
        write.startsWith('PATCH')
          ? 'acme/docs#57: closed with its source pull request'
          : 'acme/docs#57: comment written, its source pull request was closed',
      ),
    )
    if (!gated) expect(docsComments(scene)).toEqual([expect.stringContaining(told)])
  },
)

test.concurrent.each([
  ['closed', closed, 'source-closed'],
  ['merged', merged, 'source-merged'],
  ['reopened', reopened, 'source-reopened'],
])('a pull request that was %s makes no request where there is a job', async (_, event, reason) => {
  await using scene = await openDocsScene({ event: opened })
  remember(scene)
  for (const given of [{}, withToken]) {
    const run = await scene.run({ event, with: given })
    expect([run.exitCode, run.outputs.result, run.outputs.reason]).toEqual([0, 'skipped', reason])
  }
  expect(scene.asked()).toEqual([])
})

test.concurrent.each([
  ['closed', closed, ['skipped', 'source-closed'], []],
  ['merged', merged, ['pull-request', ''], ['POST /job']],
  ['reopened', reopened, ['pull-request', ''], ['POST /job']],
])('without a job, one that was %s goes on as before', async (...[, event, end, asked]) => {
  await using scene = await openDocsScene({ event: opened })
  const run = await scene.run({ event })
  expect([run.exitCode, [run.outputs.result, run.outputs.reason], scene.asked()]).toEqual([0, end, asked])
})

test.concurrent('a close goes by the inputs of its own run', async () => {
  await using scene = await openDocsScene({ event: opened })
  remember(scene, { docsPullRules: rules('comment') })
  await scene.run({ event: closed, with: closing })
  expect(scene.pull.state).toBe('closed')
})

test.concurrent('it reopens what it closed, once for event and reconcile', async () => {
  await using scene = await openDocsScene({ event: opened })
  const comment = remember(scene, closes)
  await scene.run({ event: closed, with: closing })
  expect(scene.pull.state).toBe('closed')
  expect(rememberedIn(scene, comment)?.docsPull).toMatchObject({ state: 'closed', isClosedForSource: true })
  setSource(scene, 'closed')
  await scene.run({ metadata: reconcile, with: withToken })
  setSource(scene, 'open')
  await scene.run({ metadata: reconcile, with: withToken })
  expect(scene.pull.state).toBe('open')
  await scene.run({ event: reopened, with: closing })
  expect(docsComments(scene)).toEqual([
    expect.stringContaining('This pull request was closed, too.'),
    expect.stringContaining('was reopened. This pull request was reopened, too.'),
  ])
})

test.concurrent('the commit status follows at once', async () => {
  await using scene = await openDocsScene({ event: opened })
  const inputs = { ...closing, 'commit-status': 'docs', 'commit-status-until': 'merged' }
  const head = String(Object(opened.payload).pull_request.head.sha)
  await scene.run({ with: inputs })
  await scene.run({ event: closed, with: inputs })
  await scene.run({ event: reopened, with: inputs })
  expect(statusesOf(scene.repository, head)).toEqual([
    'pending: Docs agent is working',
    'pending: Waiting for the merge of acme/docs#57',
    'failure: Docs pull request closed without being merged: acme/docs#57',
    'pending: Waiting for the merge of acme/docs#57',
  ])
})

test.concurrent('what was done to one docs pull request is not remembered for the next', async () => {
  await using scene = await openDocsScene({ event: opened })
  const next = { ...link, url: 'https://github.com/acme/docs/pull/58', number: 58 }
  const newer = { jobId: 'job_2', pullRequest: next, docsPull: seenOpen() }
  let told = 0
  await using watched = await watchScene(scene, ({ call, when }) => {
    const isTold = when === 'after' && call === 'POST /issues/57/comments'
    const [comment] = scene.ours()
    // When the close has been told, another run has begun a new agent job.
    if (isTold && comment && told === 1) rewrite(scene, comment, newer)
    if (isTold) told += 1
    return 'go on'
  })
  await watched.run({ with: { ...withToken, context: 'none' } })
  await watched.run({ event: closed, with: withToken })
  const [comment] = scene.ours()
  expect(docsComments(scene)).toHaveLength(2)
  expect(comment && rememberedIn(scene, comment)).toMatchObject(newer)
})

test.concurrent('a reconcile alone does it, too, and a killed event is told once', async () => {
  await using scene = await openDocsScene({ event: opened })
  const comment = remember(scene)
  setSource(scene, 'closed')
  const { body } = comment
  await scene.run({ metadata: reconcile, with: withToken })
  expect(docsComments(scene)).toHaveLength(1)
  comment.body = body
  await scene.run({ event: closed, with: withToken })
  expect(docsComments(scene)).toHaveLength(1)
})

/** Closes or reopens the source, and has its event, the reconcile, or both see that. */
async function change(scene: DocsScene, index: number, given: Record<string, string>) {
  const isClosed = index % 2 === 0
  setSource(scene, isClosed ? 'closed' : 'open')
  const event = isClosed ? closed : reopened
  const runs = []
  if (index % 3 !== 1) runs.push(await scene.run({ event, with: given }))
  if (index % 3 !== 0) runs.push(await scene.run({ metadata: reconcile, with: withToken }))
  return runs.map(({ stdout }) => stdout).join('')
}

test.concurrent.each<[OnClose, Record<string, string>]>([
  ['comment', withToken],
  ['close', closing],
])('of many changes, three have a comment, with `on-close: %s`', async (onClose, given) => {
  await using scene = await openDocsScene({ event: opened })
  const comment = remember(scene, { docsPullRules: rules(onClose) })
  const logs: string[] = []
  for (const index of [0, 1, 2, 3, 4, 5]) logs.push(await change(scene, index, given))
  expect(docsComments(scene)).toEqual([
    expect.stringContaining('was closed without being merged.'),
    expect.stringContaining('was reopened.'),
    expect.stringContaining('was closed without being merged.'),
  ])
  const left = 'acme/docs#57: no comment says that the source pull request was'
  const told = logs.map((log) => log.split('\n').filter((line) => line.includes(left)))
  expect(told).toEqual([
    ...[[], [], []],
    [expect.stringContaining('was reopened, because at most 3 are written')],
    [expect.stringContaining('was closed, because at most 3 are written')],
    [expect.stringContaining('was reopened, because at most 3 are written')],
  ])
  // What `close` does is done all the same, and nobody is told twice, whatever the comment has forgotten.
  expect(scene.pull.state).toBe('open')
  rewrite(scene, comment, { docsPull: seenOpen({ openedAt: scene.pull.created_at }) })
  await scene.run({ event: closed, with: given })
  expect(docsComments(scene)).toHaveLength(3)
  expect(scene.pull.state).toBe(onClose === 'close' ? 'closed' : 'open')
})

type Setup = (scene: DocsScene) => void
const sha = (index: number) => index.toString(16).padStart(40, '0')
const stranger = (scene: DocsScene, author: string | null) => {
  scene.pull.commits = [sha(1)]
  scene.pull.commitAuthors.set(sha(1), author === null ? null : makeUser(author))
}
test.concurrent.each<[string, Setup, Partial<Report>]>([
  ['has another’s commits', (scene) => stranger(scene, 'mona'), {}],
  ['has commits by nobody known', (scene) => stranger(scene, null), {}],
  [
    'has more commits than are listed',
    (scene) => {
      scene.pull.commits = Array.from({ length: 260 }, (_, index) => sha(index))
    },
    {},
  ],
  [
    'is a fork’s',
    (scene) => {
      scene.pull.head.repo = 'mallory/docs'
    },
    {},
  ],
  ['belongs to a job of another conversation', () => undefined, { isOwnJob: false }],
  ['is merged', ({ docsRepository }) => void mergePull(docsRepository, 57), {}],
  ['is closed', ({ docsRepository }) => void closePull(docsRepository, 57), {}],
])('one that %s is not closed, by event or by reconcile', async (_, setUp, known) => {
  await using scene = await openDocsScene({ event: opened })
  remember(scene, { ...closes, ...known })
  setUp(scene)
  const { state } = scene.pull
  const run = await scene.run({ event: closed, with: closing })
  setSource(scene, 'closed')
  await scene.run({ metadata: reconcile, with: withToken })
  expect([run.exitCode, run.outputs.reason]).toEqual([0, 'source-closed'])
  expect([docsWrites(scene), scene.pull.state]).toEqual([[], state])
  const titles = warningsIn(run).map((line) => /title=(.*?)::/.exec(line)?.[1])
  expect(["acme/docs#57 wasn't closed", 'Docs pull request left alone', undefined]).toContain(titles[0])
  expect(titles.length).toBeLessThanOrEqual(1)
})

test.concurrent('a warning about one that is not closed has it in its title', async () => {
  await using scene = await openDocsScene({ event: opened })
  remember(scene, closes)
  stranger(scene, 'mona')
  const run = await scene.run({ event: closed, with: closing })
  expect(warningsIn(run)).toEqual([
    "::warning title=acme/docs#57 wasn't closed::Not every commit is known to be the agent's. Close it yourself if its changes aren't needed.",
  ])
})

test.concurrent('with the source merged, a reconcile closes nothing', async () => {
  await using scene = await openDocsScene({ event: opened })
  remember(scene, closes)
  mergePull(scene.repository, 2)
  await scene.run({ metadata: reconcile, with: withToken })
  expect(docsWrites(scene)).toEqual([])
})

test.concurrent('a state whose signature does not verify closes nothing', async () => {
  await using scene = await openDocsScene({ event: opened })
  const comment = remember(scene, closes)
  comment.body = comment.body.replace(/.{6} -->$/, 'AAAAA= -->')
  const run = await scene.run({ event: closed, with: closing })
  setSource(scene, 'closed')
  await scene.run({ metadata: reconcile, with: withToken })
  expect([run.outputs.reason, scene.calledDocs()]).toEqual(['source-closed', []])
})

test.concurrent('with `job-id` the event is one like any other', async () => {
  await using scene = await openDocsScene({ event: opened })
  remember(scene, closes)
  const run = await scene.run({ event: closed, with: { ...closing, 'job-id': 'job_1', wait: 'false' } })
  expect(run.outputs.reason).not.toBe('source-closed')
  expect(docsWrites(scene)).toEqual([])
})

test.concurrent('what somebody else closed is not reopened', async () => {
  await using scene = await openDocsScene({ event: opened })
  remember(scene, closes)
  await scene.run({ event: closed, with: closing })
  setSource(scene, 'closed')
  reopenPull(scene.docsRepository, 57)
  await scene.run({ metadata: reconcile, with: withToken })
  closePull(scene.docsRepository, 57)
  await scene.run({ event: reopened, with: closing })
  expect(scene.pull.state).toBe('closed')
})
