// What the reconcile does after an agent job: it follows the docs pull request and the source, and writes the commit status.
import { expect, test } from '@jest/globals'
import { closePull, mergePull } from '../../emulator/github/pull-fixtures.ts'
import type { IssueCommentState } from '../../emulator/github/state.ts'
import { runReconcileAction } from '../../src/reconcile/reconcile-action.ts'
import type { CommitStatus } from '../../src/state/commit-status.ts'
import type { DocsPullRules } from '../../src/state/docs-pull.ts'
import type { Report } from '../../src/state/report.ts'
import { docsToken, openDocsScene, statusesOf } from '../bundle/docs-scene.ts'
import {
  type DocsScene,
  daysAgo,
  docsComments,
  docsWrites,
  opened,
  remember,
  rememberedIn,
  rewrite,
  warningsIn,
} from '../bundle/docs-threads.ts'
import { headSha } from '../bundle/status-scene.ts'
import { headingsOf, runAction } from '../fixtures/run-here.ts'

type Given = Record<string, string>

const withToken = { 'docs-token': docsToken }

function run(scene: DocsScene, given: Given = withToken) {
  const request = scene.requestOf({ metadata: 'reconcile/action.yml', with: given })
  return runAction(request, runReconcileAction)
}

const awaited: CommitStatus = {
  ...{ context: 'docs', until: 'merged', failOn: [], commits: [headSha] },
  ...{ isUnsent: false, waiver: null, written: 'pending' },
}
const rules: DocsPullRules = { labels: [], reviewers: [], hasComment: true, onClose: 'close' }
const shown = ({ repository }: DocsScene) => statusesOf(repository, headSha)

test.each([
  ['merged', mergePull, '### ✅ Docs merged', 'success: Docs merged: acme/docs#57'],
  [
    'closed',
    closePull,
    '### 🚪 Docs pull request closed without being merged',
    'failure: Docs pull request closed without being merged: acme/docs#57',
  ],
] as const)(
  'a docs pull request that was %s is told of, and the status follows',
  async (...[, act, heading, status]) => {
    await using scene = await openDocsScene({ event: opened })
    const comment = remember(scene, { commitStatus: awaited })
    act(scene.docsRepository, 57)
    const ended = await run(scene)
    expect([ended.outputs.result, warningsIn(ended)]).toEqual(['done', []])
    expect(headingsOf([comment])).toEqual([expect.stringContaining(heading)])
    expect(comment.body).toContain('acme/docs/pull/57')
    const [written] = scene.repository.statuses.get(headSha) ?? []
    expect(shown(scene)).toEqual([status])
    expect(written).toMatchObject({ context: 'docs', target_url: 'https://github.com/acme/docs/pull/57' })
    const before = scene.github.requests.length
    await run(scene)
    expect(scene.github.requests.length - before).toBe(1)
  },
)

test('a source that was closed closes its docs pull request, which then links to our comment', async () => {
  await using scene = await openDocsScene({ event: opened })
  const comment = remember(scene, { docsPullRules: rules })
  closePull(scene.repository, 2)
  const ended = await run(scene)
  expect([warningsIn(ended), docsWrites(scene).toSorted()]).toEqual([
    [],
    ['PATCH /pulls/57', 'POST /issues/57/comments'],
  ])
  expect(docsComments(scene)[0]).toMatch(
    /\[Codertocat\/Hello-World#2\]\(https:\/\/github\.com\/Codertocat\/Hello-World\/[^)]*#issuecomment-\d+\) was closed/,
  )
  expect(rememberedIn(scene, comment)?.docsPull).toMatchObject({ state: 'closed', isClosedForSource: true })
})

test('without the token of the docs nothing is written there', async () => {
  await using scene = await openDocsScene({ event: opened })
  remember(scene, { docsPullRules: rules })
  closePull(scene.repository, 2)
  await run(scene, {})
  expect(docsWrites(scene)).toEqual([])
})

test('a source that cannot be read is a warning, once for all conversations, and nothing is done for it', async () => {
  await using scene = await openDocsScene({ event: opened })
  remember(scene, { docsPullRules: rules })
  remember(scene, { docsPullRules: rules })
  scene.github.fail({ path: /Hello-World\/pulls\/2$/, status: 403, times: Infinity })
  const ended = await run(scene)
  expect(warningsIn(ended)).toEqual([
    expect.stringMatching(
      /^::warning title=A GitHub API call failed::Couldn't read the pull request #2: GitHub answered 403/,
    ),
  ])
  expect(docsWrites(scene)).toEqual([])
})

/** Has the comment remember something else than when the comments were listed. */
function change(scene: DocsScene, comment: IssueCommentState, known: Partial<Report>): void {
  const list = { ...comment, html_url: `https://github.com/x/${comment.id}` }
  const issue_url = `${scene.github.apiUrl}/repos/Codertocat/Hello-World/issues/2`
  scene.github.fail({
    method: 'GET',
    path: /\/issues\/comments\?/,
    status: 200,
    body: [{ ...list, issue_url }],
    times: 1,
  })
  rewrite(scene, comment, known)
}

const later = daysAgo(0)
const set = ['success: Docs merged: acme/docs#57']
test.each<[string, Partial<Report>, string[]]>([
  ['nothing', {}, set],
  ['a newer request', { requestCount: 2, updatedAt: later }, []],
  ['a newer version of the same request', { updatedAt: later }, set],
])('a comment that has changed since it was listed, by %s', async (_, known, expected) => {
  await using scene = await openDocsScene({ event: opened })
  const comment = remember(scene, { commitStatus: awaited })
  mergePull(scene.docsRepository, 57)
  change(scene, comment, known)
  await run(scene)
  expect(shown(scene)).toEqual(expected)
})

test('a comment that is gone since it was listed gets no status', async () => {
  await using scene = await openDocsScene({ event: opened })
  const comment = remember(scene, { commitStatus: awaited })
  mergePull(scene.docsRepository, 57)
  change(scene, comment, {})
  scene.repository.comments.delete(comment.id)
  await run(scene)
  expect(shown(scene)).toEqual([])
})

test('a status that cannot be written is a warning without a secret, and is written by the next pass', async () => {
  await using scene = await openDocsScene({ event: opened })
  const comment = remember(scene, { commitStatus: awaited })
  mergePull(scene.docsRepository, 57)
  scene.github.fail({
    method: 'POST',
    path: /\/statuses\//,
    status: 403,
    times: 1,
    body: { message: scene.docs.key },
  })
  const ended = await run(scene)
  expect(warningsIn(ended).join()).toMatch(/Couldn't set the commit status of ec26c3e: GitHub answered 403/)
  expect(warningsIn(ended).join()).not.toContain(scene.docs.key)
  expect(rememberedIn(scene, comment)?.commitStatus?.written).toBeNull()
  await run(scene)
  expect(shown(scene)).toEqual(['success: Docs merged: acme/docs#57'])
})
