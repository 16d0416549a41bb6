import { expect, test } from '@jest/globals'
import { parseReport, parseStoredReport } from '../../../src/domain/conversation/comment-state-schema.ts'
import { link } from '../../fixtures/sample-job.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'

const place = {
  repositoryId: 1,
  thread: 12,
  commentId: 99,
  key: 'default',
  projectId: 'acme',
  apiHost: 'api',
}
const stored = { ...sampleReport(), pullRequest: undefined, prLink: link.url }

function read(change: Record<string, unknown>, elsewhere: Record<string, unknown> = {}) {
  return parseStoredReport(
    JSON.stringify({ place: { ...place, ...elsewhere }, report: { ...stored, ...change } }),
  )
}

test('a link is stored as its URL alone and checked again when read', () => {
  expect(read({})?.report.pullRequest).toEqual(link)
  expect(read({ prLink: 'javascript:alert(1)' })?.report.pullRequest).toBeNull()
  expect(read({ prLink: null })?.report.pullRequest).toBeNull()
})

test.each([
  ['nothing', ''],
  ['no JSON', '{'],
  ['null', 'null'],
  ['a list', '[]'],
  ['a number', '7'],
  ['an empty object', '{}'],
  ['a prototype key', '{"__proto__":{"place":{},"report":{}}}'],
])('%s is no marker', (_, json) => {
  expect(parseStoredReport(json)).toBeNull()
})

test.each<[string, Record<string, unknown>]>([
  ['a negative turn', { turn: -1 }],
  ['a fractional turn', { turn: 1.5 }],
  ['a turn as text', { turn: '1' }],
  ['an unknown result', { result: 'won' }],
  ['an unknown reason', { reason: 'because' }],
  ['a time that is none', { startedAt: 'yesterday' }],
  ['no time', { updatedAt: undefined }],
  ['eleven requests', { requests: Array.from({ length: 11 }, () => stored.requests[0]) }],
  ['a request of another shape', { requests: [{ text: 'x' }] }],
  ['a huge field', { note: 'x'.repeat(10_000) }],
  ['a command of another shape', { command: { id: 1, surface: 'elsewhere', reactionId: null } }],
])('%s is not understood', (_, change) => {
  expect(read(change)).toBeNull()
})

test.each<[string, Record<string, unknown>]>([
  ['a thread as text', { thread: '12' }],
  ['no comment', { commentId: null }],
  ['a key that is no text', { key: 1 }],
])('a place with %s is not understood', (_, elsewhere) => {
  expect(read({}, elsewhere)).toBeNull()
})

test('fields of a newer version are passed over', () => {
  expect(read({ mood: 'good' })?.report).toEqual(sampleReport({ pullRequest: link }))
})

test('a report stored on its own comes back, its link checked again', () => {
  expect(parseReport(JSON.stringify(stored))).toEqual(sampleReport({ pullRequest: link }))
  expect(parseReport(JSON.stringify({ ...stored, prLink: 'javascript:alert(1)' }))?.pullRequest).toBeNull()
})

test.each(['', '{', 'null', '{}', JSON.stringify({ ...stored, turn: -1 })])('%j is no report', (json) => {
  expect(parseReport(json)).toBeNull()
})
