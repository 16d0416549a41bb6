// Which comments of which repositories a pass takes on.
import { expect, test } from '@jest/globals'
import type { ConversationListing } from '../../src/conversation/tracked-conversation.ts'
import { listRepositories } from '../../src/reconcile/list-conversations.ts'
import { sampleCandidate, sampleConversation, sampleRepository } from '../fixtures/sample-reconcile.ts'

type Comment = { issueNumber?: number; key?: string; commentId: number; repositoryId?: number }

function commentOf({ issueNumber = 12, key = 'default', commentId, repositoryId = 1 }: Comment) {
  const conversation = sampleConversation(issueNumber, {}, { ...sampleRepository, id: repositoryId })
  return { ...conversation, commentId, scope: { ...conversation.scope, key } }
}

function listed(...comments: Comment[]): ConversationListing {
  return { kind: 'listed', conversations: comments.map(commentOf), unverified: 0, problem: null }
}

/** Lists repositories by their names. Returns the ids of the comments that each has to be looked at. */
async function list(listings: Record<string, ConversationListing>, mayGoOn = () => true) {
  const candidates = Object.keys(listings).map((name) => sampleCandidate({ name }))
  const asked: string[] = []
  const results = await listRepositories(
    candidates,
    {
      async listConversations({ name }) {
        asked.push(name)
        return listings[name] ?? listed()
      },
    },
    mayGoOn,
  )
  return {
    asked,
    kinds: results.map(({ listing }) => listing?.kind ?? null),
    found: results.map(({ found }) => found.map((one) => one.commentId)),
  }
}

test.each<[string, Comment[], number[]]>([
  ['none', [], []],
  ['the first', [{ commentId: 3 }, { commentId: 2 }, { commentId: 4 }], [2]],
  ['one for each key', [{ commentId: 1 }, { commentId: 2, key: 'api' }], [1, 2]],
  ['one for each issue', [{ commentId: 1 }, { commentId: 2, issueNumber: 13 }], [1, 2]],
])('of the comments on a conversation, this one counts: %s', async (_, comments, expected) => {
  expect((await list({ widgets: listed(...comments) })).found).toEqual([expected])
})

test('a repository that is there under two names is taken on once', async () => {
  const listings = {
    widgets: listed({ commentId: 1, repositoryId: 1 }),
    renamed: listed({ commentId: 1, repositoryId: 1 }),
    gadgets: listed({ commentId: 1, repositoryId: 2 }),
  }
  expect((await list(listings)).found).toEqual([[1], [], [1]])
})

test('two repositories without comments are two repositories', async () => {
  const { found, kinds } = await list({ widgets: listed(), gadgets: listed() })
  expect([found, kinds]).toEqual([
    [[], []],
    ['listed', 'listed'],
  ])
})

test.each<[string, ConversationListing]>([
  ['archived', { kind: 'archived' }],
  ['unreadable', { kind: 'unreadable', problem: 'No.' }],
])('a repository that turns out to be %s has nothing to be looked at', async (kind, listing) => {
  expect(await list({ widgets: listing })).toMatchObject({ kinds: [kind], found: [[]] })
})

test.each([
  [true, 'archived', []],
  [false, 'listed', ['old']],
] as const)('a repository that is known to be archived (%s) is %s', async (isArchived, kind, expected) => {
  const asked: string[] = []
  const candidate = sampleCandidate({ name: 'old', isArchived })
  const unknown = { ...sampleCandidate({ name: 'new' }), known: null }
  const listConversations = async ({ name }: { name: string }) => {
    asked.push(name)
    return listed()
  }
  const results = await listRepositories([candidate, unknown], { listConversations }, () => true)
  expect(results.map(({ listing }) => listing?.kind)).toEqual([kind, 'listed'])
  expect(asked).toEqual([...expected, 'new'])
})

test('a repository for which there is no time is not asked', async () => {
  expect(await list({ widgets: listed({ commentId: 1 }) }, () => false)).toEqual({
    ...{ asked: [], kinds: [null], found: [[]] },
  })
})
