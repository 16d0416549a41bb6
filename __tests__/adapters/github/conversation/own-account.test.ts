// How many comments can be ours, by the token and by their authors.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { makeUser } from '../../../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../../../emulator/github/server.ts'
import { countOwn } from '../../../../src/adapters/github/conversation/own-account.ts'
import { openTestConnection } from '../connect.ts'
import { never } from './sample-conversation.ts'

const mona = makeUser('mona')
const byBot = { author: { id: 1, isBot: true } }
const byMona = { author: { id: mona.id, isBot: false } }
const byOther = { author: { id: 2, isBot: false } }
const comments = [byBot, byMona, byOther, byMona, { author: null }, byMona]
let github: GitHubEmulator

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
})

afterEach(() => github.close())

async function count(token: string, given: Parameters<typeof countOwn>[1] = comments, signal = never) {
  const { connection } = openTestConnection({ ...github, token })
  const own = await countOwn(await connection.client(), given, signal)
  return [own, github.requests.map(({ path }) => path)]
}

test('for the token of a person, those of the person count', async () => {
  github.addToken({ token: 'ghp_x', kind: 'personal', account: mona })
  expect(await count('ghp_x')).toEqual([3, ['/user']])
})

test('for the token of an installation, those of bots count, and nothing is asked', async () => {
  github.addToken({ token: 'ghs_x' })
  expect(await count('ghs_x')).toEqual([1, []])
})

test.each([403, 404] as const)('where GitHub answers %d, those of bots count', async (status) => {
  github.addToken({ token: 'ghp_x', kind: 'personal', account: mona })
  github.fail({ path: '/user', status })
  expect(await count('ghp_x')).toEqual([1, ['/user']])
})

test('when the time is up, nothing is asked', async () => {
  github.addToken({ token: 'ghp_x', kind: 'personal', account: mona })
  expect(await count('ghp_x', comments, AbortSignal.abort())).toEqual([1, []])
})

test('of comments whose authors are gone none counts, and nothing is asked', async () => {
  github.addToken({ token: 'ghp_x', kind: 'personal', account: mona })
  expect(await count('ghp_x', [{ author: null }])).toEqual([0, []])
})
