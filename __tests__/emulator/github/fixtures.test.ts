import { expect, test } from '@jest/globals'
import { addReaction, makeUser } from '../../../emulator/github/fixtures.ts'
import { startWithConversations } from './start-github.ts'

test('a reaction of anybody is as old as asked', async () => {
  const now = () => new Date(Date.UTC(2026, 0, 31, 9, 30, 7, 900))
  const { repository } = await startWithConversations({ now })
  const bot = { ...makeUser('review[bot]'), type: 'Bot' } as const
  addReaction(repository, { issue: 2, user: bot, content: 'eyes', ageSeconds: 90 })
  addReaction(repository, { issue: 2 })
  expect(repository.pulls.get(2)?.reactions).toMatchObject([
    { content: 'eyes', user: { type: 'Bot' }, created_at: '2026-01-31T09:28:37Z' },
    { content: 'rocket', user: { login: 'octocat' }, created_at: '2026-01-31T09:30:07Z' },
  ])
})

test('a reaction needs an issue or pull request', async () => {
  const { repository } = await startWithConversations()
  expect(() => addReaction(repository, { issue: 9 })).toThrow('There is no #9.')
})
