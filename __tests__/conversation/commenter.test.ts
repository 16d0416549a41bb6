import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { addComment, addPull, addReviewComment, makeUser } from '../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import type { Collaborator, RepositoryState } from '../../emulator/github/state.ts'
import { success } from '../../src/base/result.ts'
import { type Commenter, openCommenter } from '../../src/conversation/commenter.ts'
import type { Reaction } from '../../src/conversation/reaction.ts'
import type { Comment } from '../../src/event/event.ts'
import { sampleComment } from '../fixtures/sample-run.ts'
import { openTestConnection } from '../github/connect.ts'

const { signal } = new AbortController()
let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  github = await startGitHub()
  repository = github.repository('octocat/docs')
  addPull(repository, { number: 12 })
  addComment(repository, { issue: 12, id: 7 })
  addReviewComment(repository, { pull: 12, id: 8 })
})

afterEach(() => github.close())

function open(commandComment: Comment | null, beforeCreate = signal) {
  const { connection, warnings } = openTestConnection(github)
  return { commenter: openCommenter({ connection, commandComment, isRerun: false, beforeCreate }), warnings }
}

const conversation = sampleComment('/docs', {}, { id: 7 }).comment
const known = { id: 7, surface: 'conversation', end: null } as const
const review = sampleComment('/docs', {}, { id: 8, surface: 'review' }).comment

/** Replaces our reaction to the command of a run. Without one, nothing is replaced. */
async function replace(commenter: Commenter, content: Reaction, stop = signal): Promise<void> {
  const command = commenter.command()
  if (command) await commenter.replaceReaction(command, content, stop)
}

function reactionsOn(id: number): string[] {
  const comment = repository.comments.get(id) ?? repository.reviewComments.get(id)
  return (comment?.reactions ?? []).map(({ content }) => content)
}

test.each<[Collaborator, string]>([
  [{ permission: 'admin', role_name: 'admin' }, 'admin'],
  [{ permission: 'maintain', role_name: 'maintain' }, 'maintain'],
  [{ permission: 'write', role_name: 'write' }, 'write'],
  [{ permission: 'triage', role_name: 'triage' }, 'triage'],
  [{ permission: 'read', role_name: 'read' }, 'read'],
  [{ permission: 'none', role_name: '' }, 'none'],
  [{ permission: 'write', role_name: 'docs-writer' }, 'write'],
  [{ permission: 'read', role_name: 'admin-of-nothing' }, 'read'],
])('whom GitHub knows as %j has the level %s', async (collaborator, level) => {
  repository.collaborators.set('mona', collaborator)
  expect(await open(conversation).commenter.permissionOf('mona')).toEqual(success(level))
})

test.each([
  [true, 'none'],
  [false, 'read'],
])(
  'who is no collaborator of a repository that is private: %s, has the level %s',
  async (isPrivate, level) => {
    repository.private = isPrivate
    repository.accounts.set('eve', makeUser('eve'))
    expect(await open(conversation).commenter.permissionOf('eve')).toEqual(success(level))
  },
)

test.each<[string, Parameters<GitHubEmulator['fail']>[0]]>([
  ['a 401', { path: /permission$/, status: 401 }],
  ['a 403', { path: /permission$/, status: 403 }],
  ['429 after 429', { path: /permission$/, status: 429, times: 2 }],
  ['500 after 500', { path: /permission$/, status: 500, times: 3 }],
  ['a cut connection', { path: /permission$/, drop: true, times: 3 }],
  ['a page', { path: /permission$/, status: 200, body: '<html>admin</html>' }],
  ['an answer without a permission', { path: /permission$/, status: 200, body: { role_name: 'admin' } }],
])('%s to the question who may is a failure that is told', async (_, fault) => {
  repository.collaborators.set('mona', { permission: 'admin', role_name: 'admin' })
  github.fail(fault)
  expect(await open(conversation).commenter.permissionOf('mona')).toEqual({
    kind: 'failure',
    error: expect.stringMatching(/^Couldn't check the permission: .+\.$/),
  })
})

test.each(['stranger', '../../../user', 'a b'])(
  'a login such as %j that nobody has is no permission',
  async (login) => {
    repository.collaborators.set('mona', { permission: 'admin', role_name: 'admin' })
    expect(await open(conversation).commenter.permissionOf(login)).toEqual(success('none'))
  },
)

test('an empty login, which nobody has, is no permission', async () => {
  repository.collaborators.set('mona', { permission: 'admin', role_name: 'admin' })
  expect(await open(conversation).commenter.permissionOf('')).toEqual(success('none'))
  expect(github.requests).toEqual([])
})

test('a level that nobody knows is no permission', async () => {
  github.fail({ path: /permission$/, status: 200, body: { permission: 'owner' } })
  expect(await open(conversation).commenter.permissionOf('mona')).toEqual(success('none'))
})

test.each([
  ['conversation', conversation],
  ['review', review],
] as const)('eyes on a %s comment are remembered', async (surface, commandComment) => {
  const { commenter, warnings } = open(commandComment)
  expect(commenter.command()).toEqual({ id: commandComment.id, surface, reactionId: null, end: null })
  await commenter.react('eyes')
  expect(reactionsOn(commandComment.id)).toEqual(['eyes'])
  expect(commenter.command()).toEqual({
    id: commandComment.id,
    surface,
    reactionId: expect.any(Number),
    end: null,
  })
  expect(warnings).toEqual([])
})

test.each([
  ['conversation', conversation],
  ['review', review],
] as const)('at the end, the last reaction replaces 👀 on a %s comment', async (_, commandComment) => {
  const { commenter, warnings } = open(commandComment)
  await commenter.react('eyes')
  await replace(commenter, 'rocket')
  expect([reactionsOn(commandComment.id), warnings]).toEqual([['rocket'], []])
})

test('the post step replaces the reaction that the run recorded', async () => {
  const { commenter } = open(conversation)
  await commenter.react('eyes')
  const saved = commenter.command()
  if (saved) await open(null).commenter.replaceReaction(saved, 'confused', signal)
  expect(reactionsOn(7)).toEqual(['confused'])
})

test('without an earlier reaction, the last one is only added', async () => {
  const { commenter } = open(null)
  const added = await commenter.replaceReaction({ ...known, reactionId: null }, '+1', signal)
  expect(added).toBe(repository.comments.get(7)?.reactions[0]?.id)
  expect(reactionsOn(7)).toEqual(['+1'])
  expect(github.requests.map(({ method }) => method)).toEqual(['POST'])
})

test('without a command, nothing is sent', async () => {
  const { commenter, warnings } = open(null)
  await commenter.react('eyes')
  await replace(commenter, 'rocket')
  expect([commenter.command(), github.requests, warnings]).toEqual([null, [], []])
})

test('a reaction that GitHub rejects is a warning that names the permission', async () => {
  const headers = { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' }
  github.fail({ path: /reactions/, status: 403, headers, times: Infinity })
  const { commenter, warnings } = open(conversation)
  await commenter.react('eyes')
  await replace(commenter, 'rocket')
  const sentence =
    "Couldn't react to the comment: GitHub answered 403. The token needs: issues: write; pull-requests: write."
  expect(warnings).toEqual([sentence, sentence])
  expect(commenter.command()).toMatchObject({ reactionId: null })
})

test('an earlier reaction that is gone needs no removal, and the new one stays', async () => {
  const { commenter, warnings } = open(null)
  await commenter.replaceReaction({ ...known, reactionId: 1 }, 'rocket', signal)
  expect([reactionsOn(7), warnings]).toEqual([['rocket'], []])
})

test('an earlier reaction of another account stays, without a warning', async () => {
  const { commenter, warnings } = open(conversation)
  await commenter.react('eyes')
  const body = { message: 'Resource not accessible by integration' }
  github.fail({ method: 'DELETE', path: /reactions/, status: 403, body })
  await replace(commenter, 'rocket')
  expect([reactionsOn(7), warnings]).toEqual([['eyes', 'rocket'], []])
})

test('an earlier reaction that GitHub fails to remove is a warning', async () => {
  const { commenter, warnings } = open(conversation)
  await commenter.react('eyes')
  github.fail({ method: 'DELETE', path: /reactions/, status: 500, times: Infinity })
  await replace(commenter, 'rocket')
  expect(warnings).toEqual(["Couldn't react to the comment: GitHub answered 500."])
})

test('the removal of an earlier reaction ends with the time for it', async () => {
  const { commenter, warnings } = open(conversation)
  await commenter.react('eyes')
  github.fail({ method: 'DELETE', path: /reactions/, hang: true })
  const stop = new AbortController()
  const replacing = replace(commenter, 'rocket', stop.signal)
  while (github.requests.at(-1)?.method !== 'DELETE') await new Promise((resolve) => setImmediate(resolve))
  stop.abort()
  await replacing
  expect(warnings).toEqual(["Couldn't react to the comment: GitHub didn't answer in time."])
})

test('a reaction whose answer makes no sense is a warning, and none to be removed later', async () => {
  github.fail({ path: /reactions/, status: 201, body: '<!doctype html>' })
  const { commenter, warnings } = open(conversation)
  await commenter.react('eyes')
  expect(warnings).toEqual(["Couldn't react to the comment: GitHub's answer couldn't be understood."])
  expect(commenter.command()).toMatchObject({ reactionId: null })
})

test('a reaction is tried again', async () => {
  github.fail({ path: /reactions/, status: 502, afterEffect: true })
  const { commenter, warnings } = open(conversation)
  await commenter.react('eyes')
  expect([reactionsOn(7), warnings, github.requests.length]).toEqual([['eyes'], [], 2])
})

test('when the time is up nothing is asked, and that is told', async () => {
  const { commenter, warnings } = open(conversation, AbortSignal.abort())
  await commenter.react('eyes')
  expect((await commenter.permissionOf('mona')).kind).toBe('failure')
  expect(github.requests).toEqual([])
  expect(warnings).toEqual(["Couldn't react to the comment: GitHub didn't answer in time."])
})
