// The page's table of permissions: each row is played with a token that has just these, and without each of them.
import { readFileSync } from 'node:fs'
import { expect, jest, test } from '@jest/globals'
import type { DocumentationServiceOptions } from '../../emulator/docs-service/server.ts'
import { addComment, addCommit, addIssue, addPull, addRelease } from '../../emulator/github/fixtures.ts'
import type { TokenPermissions } from '../../emulator/github/request-context.ts'
import { actionsBot, type RepositoryState } from '../../emulator/github/state.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import type { ActionRequest } from '../../emulator/runner/runner.ts'
import type { Report } from '../../src/state/report.ts'
import { commentEvent, letMonaWrite } from '../bundle/comment-event.ts'
import { agent, firstJob } from '../bundle/docs-scene.ts'
import { eventOf } from '../bundle/payloads.ts'
import { signState, stateWith } from '../bundle/remembered.ts'
import { endsAtOnce, openScene, type Scene } from '../bundle/scene.ts'
import { sampleReport } from '../fixtures/sample-report.ts'

jest.setTimeout(60_000)

const permissionNames = {
  ...{ contents: 'contents', issues: 'issues', 'pull-requests': 'pull_requests', statuses: 'statuses' },
} as const
type Permission = { name: keyof typeof permissionNames; level: 'read' | 'write' }
type Row = { use: string; permissions: Permission[]; isPrivateOnly: boolean }

/** What a run is about, and what it must have written. */
type Play = {
  event: ActionEvent
  prepare?: (scene: Scene) => void | Promise<void>
  request?: ActionRequest
  docs?: DocumentationServiceOptions
  /** Numbers of the pull requests and issues that get a comment. */
  comments: number[]
  /** Lists what a public repository shows to everybody, so that the row holds for private ones, too. */
  needsPublic?: boolean
}

const [before, after] = ['a'.repeat(40), 'b'.repeat(40)]

function preparePush({ repository }: Scene): void {
  const merged = { state: 'closed', merge_commit_sha: after, merged_at: '2026-11-20T12:00:00Z' } as const
  addPull(repository, { number: 7, ...merged })
}

function prepareTags({ repository }: Scene): void {
  for (const tag of ['v1.0.0', 'v1.1.0']) {
    const merge = addCommit(repository, {
      message: `Merge pull request #${repository.commits.size} from x/y`,
    })
    repository.tags.set(tag, merge.sha)
    addRelease(repository, { tag_name: tag })
  }
}

/** A job at the service, and a comment on the issue or pull request that remembers it. */
async function addOpenConversation(
  { docs, repository }: Scene,
  issueNumber: number,
  report: Partial<Report> = {},
): Promise<void> {
  const answer = await fetch(`${docs.url}/v2/agent/${docs.projectId}/job`, {
    method: 'POST',
    headers: { authorization: `Bearer ${docs.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: endsAtOnce }),
  })
  const { id } = addComment(repository, { issue: issueNumber, body: '/docs' })
  const comment = addComment(repository, { issue: issueNumber, user: actionsBot })
  const scope = {
    ...{ repositoryId: repository.id, issueNumber, key: 'default' },
    ...{ projectId: docs.projectId, apiHost: new URL(docs.url).host },
  }
  const command = { id, surface: 'conversation', reactionId: null, end: null } as const
  const jobId = String(Object(await answer.json()).id)
  const state = stateWith(null, sampleReport({ jobId, result: 'running', commands: [command], ...report }))
  comment.body = `### 🟡\n\n${signState(scope, state, docs.key)}`
  comment.updated_at = new Date().toISOString()
}

async function prepareConversations(scene: Scene): Promise<void> {
  addPull(scene.repository, { number: 7 })
  addIssue(scene.repository, { number: 8 })
  for (const number of [7, 8]) await addOpenConversation(scene, number)
}

async function prepareStatuses(scene: Scene): Promise<void> {
  const { sha } = addCommit(scene.repository)
  const commitStatus: Report['commitStatus'] = {
    ...{ context: 'docs', until: 'ready', failOn: [], commits: [sha], isUnsent: false },
    ...{ waiver: null, written: 'pending' },
  }
  addPull(scene.repository, { number: 7, head: { ref: 'feature', sha, repo: null } })
  addIssue(scene.repository, { number: 8 })
  await addOpenConversation(scene, 7, { commitStatus })
  await addOpenConversation(scene, 8)
}

/** The pull request that the agent opens beside the code. It must not be older than the job that comes later. */
function prepareDocsPull({ repository }: Scene): void {
  const head = { ref: firstJob.branch, sha: after, repo: sameRepository }
  const created_at = new Date(Date.now() + 60_000).toISOString()
  addPull(repository, { number: firstJob.number, user: agent, head, created_at })
  repository.collaborators.set('mona', { permission: 'write', role_name: 'write' })
}

const sameRepository = 'Codertocat/Hello-World'
const push = eventOf('push', { ref: 'refs/heads/main', deleted: false, before, after })
const tag = eventOf('push', { ref: 'refs/tags/v1.1.0', deleted: false, before, after })
const release = eventOf('release', { release: { tag_name: 'v1.1.0' } })
const dispatch = eventOf('workflow_dispatch')
const schedule = { ...eventOf('push'), name: 'schedule' }
const command = `/docs fix it\n${endsAtOnce}`
const byMona = ({ repository }: Scene) => letMonaWrite(repository)
const addPullSeven = ({ repository }: Scene) => void addPull(repository, { number: 7 })
const addIssueEight = ({ repository }: Scene) => void addIssue(repository, { number: 8 })
const onSeven = { request: { with: { 'issue-number': '7' } }, prepare: addPullSeven, comments: [7] }
const onEight = { request: { with: { 'issue-number': '8' } }, prepare: addIssueEight, comments: [8] }
const tagPlays: Play[] = [release, tag].map((event) => ({ event, prepare: prepareTags, comments: [] }))

/** What each row of the table claims, by its first cell. */
const playsByUse: Record<string, Play[]> = {
  'Pull requests': [{ event: eventOf('pull_request'), comments: [2] }],
  'Pushes and merges': [{ event: push, prepare: preparePush, comments: [7], needsPublic: true }],
  'Pushes in a private repository': [{ event: push, prepare: preparePush, comments: [7] }],
  '`/docs` on pull requests': (['pull', 'line'] as const).map((on) => ({
    ...{ event: commentEvent(command, { on }), prepare: byMona, comments: [2] },
  })),
  'Pull requests with `commit-status`': [
    { event: eventOf('pull_request'), request: { with: { 'commit-status': 'docs' } }, comments: [2] },
  ],
  '`/docs` on pull requests with `commit-status`': (['pull', 'line'] as const).map((on) => ({
    ...{ event: commentEvent(command, { on }), prepare: byMona, comments: [2] },
    request: { with: { 'commit-status': 'docs' } },
  })),
  'A docs pull request in the same repository': [
    {
      event: eventOf('pull_request'),
      prepare: prepareDocsPull,
      docs: { repository: `https://github.com/${sameRepository}` },
      request: { with: { 'docs-labels': 'documentation', 'docs-reviewers': 'mona', 'on-close': 'close' } },
      comments: [2],
    },
  ],
  '`/docs` on issues': [{ event: commentEvent(command, { on: 'issue' }), prepare: byMona, comments: [2] }],
  'Releases and tags': tagPlays.map((play) => ({ ...play, needsPublic: true })),
  'Releases and tags in a private repository': tagPlays,
  'Manual and scheduled runs': [dispatch, schedule].map((event) => ({ event, comments: [] })),
  'The same, with `issue-number` of a pull request': [dispatch, schedule].map((event) => ({
    event,
    ...onSeven,
  })),
  'The same, with `issue-number` of an issue': [dispatch, schedule].map((event) => ({ event, ...onEight })),
  '`reconcile`': [
    {
      event: dispatch,
      prepare: prepareConversations,
      request: { metadata: 'reconcile/action.yml' },
      comments: [7, 8],
    },
  ],
  '`reconcile` with `commit-status`': [
    {
      event: dispatch,
      prepare: prepareStatuses,
      request: { metadata: 'reconcile/action.yml' },
      comments: [7, 8],
    },
  ],
  '`visitors`': [{ event: schedule, request: { metadata: 'visitors/action.yml' }, comments: [] }],
}

/** Fetches a file through another action. */
const notPlayed = '`prompt-file`'

function readRows(): Row[] {
  const [, table = ''] =
    /\| Use \| Permissions \|.*\n\|[-| ]+\n((?:\|.*\n)+)/.exec(readFileSync('docs/permissions.md', 'utf8')) ??
    []
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [, use = '', cell = ''] = line.split('|').map((text) => text.trim())
      const permissions = [...cell.matchAll(/`(contents|issues|pull-requests|statuses): (read|write)`/g)].map(
        ([, name, level]) => ({ name, level }) as Permission,
      )
      return { use, permissions, isPrivateOnly: use.includes('private') }
    })
    .filter(({ use }) => use !== notPlayed)
}

const rows = readRows()

function grantedBy(permissions: readonly Permission[]): TokenPermissions {
  return Object.fromEntries(permissions.map(({ name, level }) => [permissionNames[name], level]))
}

async function play(
  { event, prepare, docs = {}, request = {} }: Play,
  { permissions, isPrivate }: { permissions: readonly Permission[]; isPrivate: boolean },
) {
  const payload = Object(event.payload)
  const repository = { ...payload.repository, private: isPrivate }
  const scene = await openScene({
    event: { ...event, payload: { ...payload, repository } },
    github: { permissions: grantedBy(permissions) },
    docs,
  })
  await prepare?.(scene)
  const run = await scene.run(request)
  const said = `${run.stdout}\n${run.summary}\n${run.outputs.jobs ?? ''}`
  return { scene, run, said, finished: finishedIn(scene.repository) }
}

function finishedIn({ comments }: RepositoryState): number[] {
  const ours = [...comments.values()].filter(({ user }) => user.id === actionsBot.id)
  return ours.filter(({ body }) => body.includes('✅')).map(({ issue }) => issue)
}

test('every row is played', () => {
  expect(rows.map(({ use }) => use)).toEqual(Object.keys(playsByUse))
})

const enough = rows.flatMap((row) =>
  (playsByUse[row.use] ?? []).flatMap((one) => {
    const places = row.isPrivateOnly ? [true] : one.needsPublic ? [false] : [false, true]
    return places.map((isPrivate) => [row.use, isPrivate ? 'private' : 'public', one, row] as const)
  }),
)

test.concurrent.each(enough)('%s, %s: just these permissions are enough', async (...[, place, one, row]) => {
  const { scene, run, said, finished } = await play(one, {
    permissions: row.permissions,
    isPrivate: place === 'private',
  })
  await using _ = scene
  expect(run.exitCode).toBe(0)
  expect(said).not.toMatch(/::warning|Couldn't|The token needs/)
  expect(finished).toEqual(one.comments)
})

const tooFew = enough.flatMap(([use, place, one, row]) =>
  row.permissions.map(
    (missing) => [use, place, `${missing.name}: ${missing.level}`, { one, row, missing }] as const,
  ),
)

test.concurrent.each(tooFew)(
  '%s, %s, without %s: that is told',
  async (...[, place, , { one, row, missing }]) => {
    const { scene, run, said } = await play(one, {
      permissions: row.permissions.filter((permission) => permission !== missing),
      isPrivate: place === 'private',
    })
    await using _ = scene
    expect(run.exitCode).toBe(0)
    expect(said).toMatch(new RegExp(`The token needs: [^.]*${missing.name}: (?:read|write)`))
  },
)
