// What an event says of the source pull request.
import { expect, test } from '@jest/globals'
import type { PullRequestTrigger, Trigger } from '../../src/event/event.ts'
import { sourceAuthorOf, sourceChangeOf } from '../../src/event/source-pull.ts'
import { sampleComment, samplePull, samplePush } from '../fixtures/sample-run.ts'

test.each<[string, Partial<PullRequestTrigger>, ReturnType<typeof sourceChangeOf>]>([
  ['closed without a merge', { action: 'closed', isMerged: false }, 'closed'],
  ['merged', { action: 'closed', isMerged: true }, 'merged'],
  ['reopened', { action: 'reopened' }, 'reopened'],
  ['opened', { action: 'opened' }, null],
  ['labeled after its merge', { action: 'labeled', isMerged: true }, null],
])('a pull request that was %s', (_, known, change) => {
  expect(sourceChangeOf(samplePull(known))).toBe(change)
})

test.each<[string, Trigger]>([
  ['push', samplePush()],
  ['comment', sampleComment('/docs')],
  ['schedule', { kind: 'other' }],
])('a %s changes no pull request', (_, trigger) => {
  expect(sourceChangeOf(trigger)).toBeNull()
})

const release = { kind: 'release', tag: 'v1.4.0', name: '', notes: '', url: '', author: 'hubot' } as const

test.each<[string, Trigger, string | null]>([
  ['a pull request: its author', samplePull({ author: { login: 'hubot', isBot: false } }), 'hubot'],
  ['a pull request whose author is gone', samplePull({ author: null }), null],
  ['a comment: the author of what it is on', sampleComment('/docs', { issueAuthor: 'hubot' }), 'hubot'],
  ['a comment on what nobody wrote', sampleComment('/docs', { issueAuthor: null }), null],
  ['a release: who released', release, 'hubot'],
  ['a push, which names nobody', samplePush(), null],
])('the author of the source of %s', (_, trigger, author) => {
  expect(sourceAuthorOf(trigger)).toBe(author)
})
