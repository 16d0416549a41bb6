// Every sentence about an end, as people read it. A change here is a change of
// what they are told.
import { expect, test } from '@jest/globals'
import type { Note } from '../../src/conversation/state.ts'
import { renderHelp } from '../../src/messages/help.ts'
import { noteText } from '../../src/messages/notes.ts'
import { textOfReason } from '../../src/messages/reasons.ts'
import {
  type Outcome,
  reasonsOf,
  results,
  toOutcome,
} from '../../src/outcome.ts'
import type { Report } from '../../src/reconcile/report.ts'
import { renderReport } from '../../src/reconcile/report.ts'
import { describeReason } from '../../src/visitors/end.ts'
import type { VisitorsReason } from '../../src/visitors/read-rows.ts'

function sentencesOf(end: Outcome): string {
  const text = textOfReason(end)
  return [text?.title, text?.cause, text?.next]
    .filter((part) => typeof part === 'string')
    .join(' | ')
}

test('of an agent job', () => {
  const lines = results.flatMap((result) =>
    reasonsOf[result].flatMap((reason) => {
      const end = toOutcome({ result, reason, why: null, said: null })
      return end ? `${reason}: ${sentencesOf(end)}` : []
    }),
  )
  const told = lines.filter((line) => !line.endsWith(': '))
  expect([...new Set(told)].sort().join('\n')).toMatchSnapshot()
})

const notes: Note[] = [
  { kind: 'job-replaced' },
  { kind: 'unconfirmed', asked: null },
  ...(
    ['pull-request', 'no-pull-request', 'failed', 'archived', 'gone'] as const
  ).map((end) => ({ kind: 'job-ended' as const, end, prLink: null })),
  {
    kind: 'not-sent',
    asked: 'use `x`',
    result: 'unknown',
    reason: 'create-unconfirmed',
  },
  { kind: 'unconfirmed', asked: 'use `x`' },
  { kind: 'other-job', jobId: 'job_1', prLink: null },
  {
    kind: 'other-job',
    jobId: 'job_1',
    prLink: 'https://github.com/acme/docs/pull/57',
  },
  { kind: 'not-sent', asked: 'x', result: 'timed-out', reason: 'busy' },
  {
    kind: 'not-sent',
    asked: 'x',
    result: 'skipped',
    reason: 'request-limit',
  },
  { kind: 'not-sent', asked: 'x', result: 'skipped', reason: 'busy' },
]

test('of a note', () => {
  expect(notes.map((note) => noteText(note, null)).join('\n')).toMatchSnapshot()
})

const visitorsReasons: VisitorsReason[] = [
  ...([
    'bad-request',
    'blocked',
    'forbidden',
    'interrupted',
    'offset',
    'page-budget',
  ] as const),
  ...([
    'project-not-found',
    'rate-limited',
    'redirected',
    'repeated-page',
    'rows-shifted',
    'tls',
  ] as const),
  ...(['unauthorized', 'unexpected-answer', 'unreachable'] as const),
]

test('of an export', () => {
  const lines = visitorsReasons.map((reason) => {
    const { title, text } = describeReason(reason)
    return `${reason}: ${title} | ${text}`
  })
  expect(lines.join('\n')).toMatchSnapshot()
})

const row = {
  number: 12,
  url: 'https://github.com/acme/app/pull/12#issuecomment-1',
  jobId: 'job_1',
}
const rows = [{ ...row, text: 'pull request', kind: 'written' as const }]
const open = [{ ...row, text: 'not read: it said no', kind: 'open' as const }]
const refused = [{ ...row, text: 'not written', kind: 'refused' as const }]
const plain = { reason: null, detail: null, hasMore: false }
const detail = 'it said no.'

test.each<[string, Report]>([
  ['with nothing open', { ...plain, result: 'done', rows: [] }],
  ['that is done', { ...plain, result: 'done', rows }],
  ['of many comments', { ...plain, result: 'done', rows, hasMore: true }],
  ['that is partial', { ...plain, result: 'partial', rows: open }],
  ['that GitHub refuses', { ...plain, result: 'partial', rows: refused }],
  [
    'that was interrupted',
    { ...plain, result: 'partial', reason: 'interrupted', rows: [] },
  ],
  [
    'without comments',
    {
      ...plain,
      result: 'rejected',
      reason: 'memory-unreadable',
      detail,
      rows: [],
    },
  ],
  [
    'that Mintlify rejected',
    { ...plain, result: 'rejected', reason: 'unauthorized', detail, rows },
  ],
])('of a reconcile %s', (_, report) => {
  expect(renderReport(report)).toMatchSnapshot()
})

test('of the help', () => {
  for (const isTracked of [true, false])
    expect(renderHelp({ command: '/docs', isTracked })).toMatchSnapshot()
})
