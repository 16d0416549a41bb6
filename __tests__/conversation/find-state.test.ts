// Which of the comments is ours.
import { expect, test } from '@jest/globals'
import { findState } from '../../src/conversation/conversation.ts'
import {
  readState,
  type Scope,
  sign,
  signingKeyOf,
  writeState,
} from '../../src/conversation/signed-state.ts'
import { emptyState } from '../../src/conversation/state.ts'
import type { PostedComment } from '../../src/github/comments.ts'
import { sampleRecord, sampleState } from '../fixtures/samples.ts'

const signingKey = signingKeyOf('mint_0123456789abcdef')
const scope: Scope = {
  repository: 'acme/app',
  number: 12,
  projectId: 'docs',
  apiHost: 'api.mintlify.com',
}
const state = sampleState({ job: sampleRecord() })
const ours = writeState(scope, state, signingKey)
const otherKey = writeState(
  scope,
  state,
  signingKeyOf('mint_another-key-of-16'),
)
const otherScope = writeState({ ...scope, number: 13 }, state, signingKey)
const unreadable = ours.replace(/\.([^.]+)\.[^ ]+/, () => {
  const text = `${/1 ([^.]+)/.exec(ours)?.[1]}.${Buffer.from('{"version":2}').toString('base64')}`
  return `${text.slice(text.indexOf('.'))}.${sign(text, signingKey)}`
})

const bot = { login: 'github-actions[bot]', isBot: true }
const person = { login: 'mona', isBot: false }
const account = { login: 'docs-account', isBot: false }

function comment(
  id: number,
  body: string,
  author: PostedComment['author'] = bot,
): PostedComment {
  return {
    id,
    body,
    author,
    number: 12,
    url: `https://github.com/x#${id}`,
    updatedAt: '2026-11-20T14:00:00Z',
  }
}

/**
 * The id of our comment, and how often the token's own account was asked for.
 */
async function find(comments: PostedComment[], mayReplaceKey = false) {
  let asked = 0
  const loginOfToken = async () => {
    asked += 1
    return account.login
  }
  const found = await findState(comments, {
    scope,
    signingKey,
    loginOfToken,
    mayReplaceKey,
  }).catch((error: unknown) => Object(error).outcome)
  return { found: found.comment?.id ?? found.reason ?? null, ...found, asked }
}

test('the fixture is what it says', () => {
  const kinds = [ours, otherKey, otherScope, unreadable].map(
    (body) => readState(body, scope, signingKey).kind,
  )
  expect(kinds).toEqual(['state', 'other-key', 'none', 'unreadable'])
})

test.each<[string, PostedComment[], number | string | null, number]>([
  ['none at all', [], null, 0],
  ['texts', [comment(1, 'Thanks!'), comment(2, 'Done.', person)], null, 0],
  ['one of a bot', [comment(1, 'Thanks!'), comment(7, `Done.\n${ours}`)], 7, 0],
  ['two, in any order', [comment(9, ours), comment(7, ours)], 7, 0],
  [
    'one that a person copied',
    [comment(5, ours, person), comment(7, ours)],
    7,
    1,
  ],
  ['one that a person copied alone', [comment(5, ours, person)], null, 1],
  ["one of the token's own account", [comment(5, ours, account)], 5, 1],
  ['one of nobody', [comment(5, ours, null), comment(7, ours)], 7, 0],
  [
    'one of another conversation',
    [comment(5, otherScope), comment(6, otherScope, person)],
    null,
    0,
  ],
  [
    'one of another version',
    [comment(5, unreadable), comment(7, ours)],
    'memory-unreadable',
    0,
  ],
  [
    'one of another version after ours',
    [comment(5, ours), comment(7, unreadable)],
    5,
    0,
  ],
  [
    'one of another version that a person copied',
    [comment(5, unreadable, person)],
    null,
    1,
  ],
  ['one with another key', [comment(5, otherKey)], 'memory-unreadable', 0],
  [
    'one with another key before ours',
    [comment(5, otherKey), comment(7, ours)],
    7,
    0,
  ],
  ['one with another key of a person', [comment(5, otherKey, person)], null, 0],
])('%s', async (...[, comments, expected, asked]) => {
  const { found, asked: askedFor } = await find(comments)
  expect([found, askedFor]).toEqual([expected, asked])
})

test('a comment with another key is begun anew only for who may', async () => {
  expect(
    await find([comment(5, otherKey), comment(6, otherKey)], true),
  ).toMatchObject({
    found: 5,
    comment: { state: emptyState },
    isKeyReplaced: true,
  })
  expect(
    await find([comment(5, otherKey), comment(7, ours)], true),
  ).toMatchObject({
    found: 7,
    comment: { state },
    isKeyReplaced: false,
  })
  expect(await find([comment(5, otherKey, person)], true)).toMatchObject({
    found: null,
    isKeyReplaced: false,
  })
})
