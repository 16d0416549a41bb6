import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { renderSummary } from '../../src/comment/job-summary.ts'
import { hostileText } from '../fixtures/hostile-text.ts'
import { link } from '../fixtures/sample-job.ts'
import { sampleReport } from '../fixtures/sample-report.ts'

const runUrl = 'https://github.com/acme/widgets/actions/runs/123'
const context = { command: '/docs', canReattach: true, limits: null, runUrl }
const report = sampleReport({ result: 'pull-request', pullRequest: link, detail: 'odd', note: 'A new job.' })
const extras = { prompt: 'Describe it.', warnings: ["Couldn't comment: needs `pull-requests: write`."] }

test.each([
  ['status', /^## ✅ Docs pull request ready: \[.+\]\(https:\/\/github\.com\/acme\/docs\/pull\/57\)\n/],
  ['detail', /\n\nDetails: <code>odd<\/code>\n/],
  ['note', /\n\nA new job\.\n/],
  ['next step', /\n\nReview and merge `acme\/docs#57`\./],
  ['facts', /\n\| Job \| <code>job&#95;1<\/code> \|\n/],
  ['warnings', /\n- ⚠️ Couldn&#39;t comment&#58; needs <code>pull&#45;requests&#58; write<\/code>&#46;\n/],
  [
    'prompt, folded and fenced',
    /<details><summary>.+<\/summary>\n\n```text\nDescribe it\.\n```\n\n<\/details>\n$/,
  ],
])('a summary has its %s', (_, expected) => {
  expect(renderSummary(report, context, extras)).toMatch(expected)
})

test('without prompt and warnings there is nothing folded', () => {
  expect(renderSummary(report, context, { prompt: null, warnings: [] })).not.toMatch(/<details>|⚠️/)
})

test('no prompt ends its fence, however long it is', () => {
  const prompt = fc
    .tuple(hostileText, fc.constantFrom('\n```\n', '\n`````\n# x', ''))
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(prompt, (text) => {
      fc.pre(text !== '')
      const summary = renderSummary(report, context, { prompt: text, warnings: [] })
      const fence = /<\/summary>\n\n(`{3,})text\n/.exec(summary)?.[1] ?? ''
      expect(summary.split(fence)).toHaveLength(3)
    }),
    { numRuns: 200 },
  )
})

test('a huge prompt is cut, so that the summary stays far under 1 MiB', () => {
  const summary = renderSummary(report, context, { prompt: '文'.repeat(1_000_000), warnings: [] })
  expect(Buffer.byteLength(summary)).toBeLessThan(200_000)
  expect(summary).toContain('…')
})

test('a closed gate is one line', () => {
  const skipped = sampleReport({ result: 'skipped', reason: 'skip-label', detail: 'no docs' })
  expect(renderSummary(skipped, context, extras)).toBe(
    '⏭️ Skipped: the pull request has a label from `skip-labels` (<code>no docs</code>). Remove the label. The next event starts an agent job.\n',
  )
})

test('another skipped run has a title', () => {
  const skipped = sampleReport({ result: 'skipped', reason: 'help' })
  expect(renderSummary(skipped, context, { prompt: null, warnings: [] })).toMatch(/^## ⏭️ Help posted\n/)
})

test.each([
  ['dry-run', 'Prompt that would be sent'],
  ['busy', "Prompt that wasn't sent"],
  ['effect-unconfirmed', 'Prompt as sent'],
  [null, 'Prompt as sent'],
] as const)('with the reason %j, the prompt is titled %j', (reason, title) => {
  const summary = renderSummary({ ...report, reason }, context, extras)
  expect(summary).toContain(`\n\n<details><summary>${title}</summary>\n\n`)
})

test('each warning has a line of its own', () => {
  const summary = renderSummary(report, context, { prompt: null, warnings: ['One.', 'Two.'] })
  expect(summary).toMatch(/\n\n- ⚠️ One&#46;\n- ⚠️ Two&#46;\n$/)
})
