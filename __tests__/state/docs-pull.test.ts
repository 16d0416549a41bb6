// What is remembered of a docs pull request, and what its comment is titled.
import { expect, test } from '@jest/globals'
import {
  type DocsPull,
  type DocsPullRules,
  isSettled,
  mergeDocsPull,
  newDocsPull,
} from '../../src/state/docs-pull.ts'
import type { Report } from '../../src/state/report.ts'
import { docsPullText, isTitleOutdated } from '../../src/words/docs-pull-status.ts'
import { docsReport, fullRules, sampleDocsPull, seenOpen } from '../fixtures/sample-docs-pull.ts'

test.each<[string, DocsPullRules | null, string[]]>([
  ['everything', fullRules, ['labels', 'reviewers', 'comment']],
  ['nothing', null, []],
  ['labels', { ...fullRules, reviewers: [], hasComment: false }, ['labels']],
  ['a comment', { ...fullRules, reviewers: [], labels: [] }, ['comment']],
])('where %s is wanted, that is to be done', (_, rules, todo) => {
  expect(newDocsPull(rules)).toEqual({
    ...{ state: null, openedAt: null, endedAt: null, todo },
    ...{ toldSource: 'open', notices: 0, isClosedForSource: false, changes: null, preview: null },
  })
})

test.each<[string, Partial<DocsPull>, boolean]>([
  ['not known', { state: null }, false],
  ['open', { state: 'open' }, false],
  ['merged', { state: 'merged' }, true],
  ['closed', { state: 'closed' }, true],
  ['closed with its source', { state: 'closed', isClosedForSource: true }, false],
])('one that is %s', (_, known, expected) => expect(isSettled(sampleDocsPull(known))).toBe(expected))

const todo = ['labels', 'comment'] as const
test.each<[string, Partial<DocsPull> | null, Partial<DocsPull> | null, Partial<DocsPull> | null]>([
  ['nothing and nothing', null, null, null],
  ['something and nothing', { state: 'open' }, null, { state: 'open' }],
  ['nothing and something', null, { state: 'open' }, { state: 'open' }],
  ['what both have left', { todo: [...todo] }, { todo: ['comment', 'reviewers'] }, { todo: ['comment'] }],
  ['what only one has left', { todo: [] }, { todo: [...todo] }, { todo: [] }],
  ['its own state', { state: 'merged' }, { state: 'open' }, { state: 'merged' }],
  [
    'the later notice',
    { notices: 0 },
    { notices: 1, toldSource: 'closed', isClosedForSource: true },
    { notices: 1, toldSource: 'closed', isClosedForSource: true },
  ],
  [
    'its own notice, if it is later',
    { notices: 2 },
    { notices: 1, toldSource: 'closed', isClosedForSource: true },
    { notices: 2 },
  ],
])('two runs know %s', (...[, own, current, expected]) => {
  const of = (known: Partial<DocsPull> | null) => known && sampleDocsPull(known)
  expect(mergeDocsPull(of(own), of(current))).toEqual(of(expected))
})

const opened = '2026-11-01T12:00:00Z'
const after = (days: number) => new Date(Date.parse(opened) + days * 24 * 3_600_000).toISOString()
const openSince = (days: number) => ({
  docsPull: seenOpen({ openedAt: opened }),
  updatedAt: after(days),
})

test.each<[string, Partial<Report>, string, string | null]>([
  ['not read', { docsPull: null }, '✅ Docs pull request ready', 'Review and merge `acme/docs#57`.'],
  [
    'not read for long',
    { docsPull: sampleDocsPull({ openedAt: null }), updatedAt: after(90) },
    '✅ Docs pull request ready',
    'Review and merge `acme/docs#57`.',
  ],
  ['open', openSince(13.99), '✅ Docs pull request ready', 'Review and merge `acme/docs#57`.'],
  [
    'open for long',
    openSince(14),
    '⏳ Docs pull request open for 14 days',
    'Review and merge `acme/docs#57`.',
  ],
  [
    'open for longer',
    openSince(29.5),
    '⏳ Docs pull request open for 29 days',
    'Review and merge `acme/docs#57`.',
  ],
  [
    'no longer followed',
    { ...openSince(30), isUnfollowed: true },
    '⏹️ Docs pull request no longer followed',
    'This comment is no longer updated. Review and merge `acme/docs#57`.',
  ],
  ['merged', { docsPull: sampleDocsPull({ state: 'merged' }) }, '✅ Docs merged', null],
  [
    'merged at the last look',
    { docsPull: sampleDocsPull({ state: 'merged' }), isUnfollowed: true },
    '✅ Docs merged',
    null,
  ],
  [
    'closed',
    { docsPull: sampleDocsPull({ state: 'closed' }) },
    '🚪 Docs pull request closed without being merged',
    null,
  ],
])('a docs pull request that is %s has its title', (...[, known, title, next]) => {
  const text = docsPullText(docsReport(known))
  expect([`${text.icon} ${text.title}`, text.next]).toEqual([title, next])
})

test.each<[number, number, boolean]>([
  [0, 13.9, false],
  [13.9, 14, true],
  [14, 20, false],
])('a title written after %d days is outdated after %d days: %s', (written, now, expected) => {
  expect(isTitleOutdated(docsReport(openSince(written)), new Date(after(now)))).toBe(expected)
})
