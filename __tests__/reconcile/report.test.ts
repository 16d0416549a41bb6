// What a reconcile says of what it did.
import { expect, test } from '@jest/globals'
import type { Report } from '../../src/reconcile/report.ts'
import { logEnd, renderReport } from '../../src/reconcile/report.ts'
import type { Log } from '../../src/runner/log.ts'

type Row = Report['rows'][number]

const row = (kind: Row['kind'], number = 12, jobId: string | null = 'job_1') =>
  ({ number, url: `https://x.test/${number}`, jobId, text: kind, kind }) as Row

const report = (known: Partial<Report>): Report => ({
  ...{ result: 'done', reason: null, detail: null, rows: [], hasMore: false },
  ...known,
})

/** The last line, as it is logged. */
function lineOf(known: Partial<Report>): unknown[] {
  const lines: unknown[] = []
  const log = {
    error: (...parts: unknown[]) => lines.push('error', ...parts),
    warning: (...parts: unknown[]) => lines.push('warning', ...parts),
    info: (line: string) => lines.push('info', line),
  } as unknown as Log
  const code = logEnd(log, report(known))
  return [code, ...lines]
}

const rest = ' The next run checks the rest.'
const refused =
  " This token can't edit the comment on `#12`, `#13`. Check the `permissions` of the workflow job, and unlock the conversation if it's locked. If another token wrote the comment, use that one, or delete the comment. Then the next request starts a new agent job."

test.each<[Partial<Report>, string]>([
  [{}, '✅ No open agent jobs found.'],
  [
    { rows: [row('written'), row('working')] },
    '✅ Checked 2 open conversations, finished 1.',
  ],
  [
    { hasMore: true },
    '✅ No open agent jobs found. Only the newest 500 comments were checked.',
  ],
  [
    { result: 'done', rows: [row('open')] },
    '✅ Checked 1 open conversation, finished 0.',
  ],
])('%j ends well', (known, line) => {
  expect(lineOf(known)).toEqual([0, 'info', line])
})

test.each<[Partial<Report>, string]>([
  [
    { result: 'partial', reason: 'interrupted' },
    `⚠️ Checked 0 open conversations, finished 0.${rest}`,
  ],
  [
    { result: 'partial', rows: [row('open'), row('written')] },
    `⚠️ Checked 2 open conversations, finished 1.${rest}`,
  ],
  [
    { result: 'partial', rows: [row('refused'), row('refused', 13)] },
    `⚠️ Checked 2 open conversations, finished 0.${refused}`,
  ],
])('%j is a warning', (known, line) => {
  expect(lineOf(known)).toEqual([
    ...[0, 'warning', 'Reconcile is incomplete'],
    ...[line, 'reasons'],
  ])
})

test.each<[Partial<Report>, RegExp]>([
  [
    { reason: 'memory-unreadable', detail: 'GitHub answered 403.' },
    /^⛔ Couldn't check the open agent jobs\. .*GitHub answered 403.*The next run tries again\.$/,
  ],
  [
    { reason: 'unauthorized', rows: [row('open')] },
    /^⛔ Couldn't check the open agent jobs\. The API key .*secret\.$/,
  ],
])('%j is an error', (known, line) => {
  expect(lineOf({ result: 'rejected', ...known })).toEqual([
    ...[1, 'error', 'Reconcile failed'],
    ...[expect.stringMatching(line), 'reasons'],
  ])
})

test('the summary has a row for each conversation', () => {
  const rows = [row('written'), row('refused', 13, null)]
  expect(renderReport(report({ result: 'partial', rows }))).toBe(
    [
      '### ⚠️ Checked 2 open conversations, finished 1',
      "This token can't edit the comment on <code>&#35;13</code>. Check the <code>permissions</code> of the workflow job, and unlock the conversation if it's locked. If another token wrote the comment, use that one, or delete the comment. Then the next request starts a new agent job.",
      [
        '| Conversation | Agent job | Result |',
        '| --- | --- | --- |',
        '| [#12](https://x.test/12) | <code>job&#95;1</code> | written |',
        '| [#13](https://x.test/13) |  | refused |',
      ].join('\n'),
    ].join('\n\n'),
  )
})

test('a summary without rows or advice is its title', () => {
  expect(renderReport(report({}))).toBe('### ✅ No open agent jobs found')
})
