import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { readJobRequest } from '../../src/job/read-job-inputs.ts'
import { badInputs, cutForTitle } from '../fixtures/bad-inputs.ts'
import { installationToken } from '../fixtures/installation-token.ts'
import { sampleRun } from '../fixtures/sample-run.ts'

const usual = { ...process.env }
const metadata: { inputs: Record<string, { default?: string }> } = parse(readFileSync('action.yml', 'utf8'))

function readInputs() {
  return readJobRequest({ run: sampleRun(), warn: () => undefined, readFiles: () => [] }).inputs
}

beforeEach(() => {
  for (const [name, input] of Object.entries(metadata.inputs)) give(name, input.default ?? '')
  give('api-key', 'mint_01234567890')
  give('project-id', 'acme')
  give('github-token', 'ghs_0123456789')
})
afterEach(() => {
  for (const name of Object.keys(process.env)) if (!(name in usual)) delete process.env[name]
})

/** As the runner hands it over. */
function give(input: string, value: string): void {
  process.env[`INPUT_${input.toUpperCase()}`] = value
}

// What an empty key or prompt means depends on the event; `operation` says which action reads its inputs at all.
const known = badInputs.filter(([input]) => input !== 'operation')
const rows = known.flatMap(([input, says, values]) =>
  values
    .filter((value) => value.trim() !== '' || !['api-key', 'prompt'].includes(input))
    .map((value) => [input, cutForTitle(value), { says, value }] as const),
)

test('the defaults are taken', () => {
  expect(readInputs()).toMatchObject({ wait: true, timeoutMs: 1_800_000, pollIntervalMs: null })
})

test.each([
  ['another secret signs', { 'state-secret': 'a-secret-of-its-own' }],
  ['there is no comment', { comment: 'off' }],
  ['nothing is sent', { 'dry-run': 'true' }],
])('a short key is taken where %s', (_, given) => {
  give('api-key', 'mint_k')
  for (const [name, value] of Object.entries(given)) give(name, value)
  expect(readInputs().apiKey).toBe('mint_k')
})

test('without a key there is nothing to sign with', () => {
  give('api-key', '')
  expect(readInputs()).toMatchObject({ apiKey: null, stateSecret: null })
})

test.each([
  ['since-days', '1', { sinceDays: 1 }],
  ['since-days', '90', { sinceDays: 90 }],
  ['timeout-minutes', '0.001', { timeoutMs: 60 }],
  ['timeout-minutes', '350', { timeoutMs: 21_000_000 }],
  ['poll-interval-seconds', '1', { pollIntervalMs: 1_000 }],
  ['poll-interval-seconds', '600', { pollIntervalMs: 600_000 }],
  ['api-timeout-seconds', '1', { apiTimeoutMs: 1_000 }],
  ['api-timeout-seconds', '300', { apiTimeoutMs: 300_000 }],
  ['max-requests', '10000', { maxRequests: 10_000 }],
  ['cooldown-minutes', '10000', { cooldownMs: 600_000_000 }],
  ['max-requests-per-day', '10000', { maxRequestsPerDay: 10_000 }],
  ['issue-number', '999999999', { issueNumber: 999_999_999 }],
])('the smallest and the largest value are taken: %s %s', (input, value, expected) => {
  give(input, value)
  expect(readInputs()).toMatchObject(expected)
})

test.each(rows)('%s refuses %s', (input, _, { says, value }) => {
  give(input, value)
  expect(readInputs).toThrow(expect.objectContaining({ name: 'InputError' }))
  expect(readInputs).toThrow(`Input \`${input}\``)
  expect(readInputs).toThrow(says)
})

test('a status that waits for the merge needs the comment, which remembers it for the reconcile', () => {
  give('commit-status', 'docs')
  give('commit-status-until', 'merged')
  expect(readInputs()).toMatchObject({ commitStatus: 'docs', commitStatusUntil: 'merged' })
  give('comment', 'off')
  expect(readInputs).toThrow(
    'Input `commit-status-until` must not be `merged` without the state stored in the comment: set `comment` to `sticky` or `new`.',
  )
})

test.each(['max-requests', 'cooldown-minutes', 'max-requests-per-day'])(
  '`%s` counts what comments remember, so it needs them',
  (name) => {
    give('comment', 'off')
    give(name, '1')
    expect(readInputs).toThrow(
      `Input \`${name}\` needs the state stored in the comment: set \`comment\` to \`sticky\` or \`new\`, or remove the limit.`,
    )
    give('comment', 'new')
    expect(readInputs).not.toThrow()
  },
)

test.each([
  ['without `docs-token`', {}, 'nothing'],
  ['with `docs-token`', { 'docs-token': 'ghs_docs' }, 'comment'],
  ['with `docs-token` and a choice', { 'docs-token': 'ghs_docs', 'on-close': 'close' }, 'close'],
  ['with `docs-token` and none wanted', { 'docs-token': 'ghs_docs', 'on-close': 'nothing' }, 'nothing'],
  ['with a choice alone', { 'on-close': 'comment' }, 'comment'],
])('what happens on a close, %s', (_, given, onClose) => {
  for (const [name, value] of Object.entries(given)) give(name, value)
  expect(readInputs().onClose).toBe(onClose)
})

test('tokens of 520 characters are taken', () => {
  give('github-token', installationToken)
  give('docs-token', installationToken)
  expect(readInputs()).toMatchObject({ githubToken: installationToken, docsToken: installationToken })
})

test('labels and reviewers are listed once each', () => {
  give('docs-labels', 'docs\n needs review \ndocs')
  give('docs-reviewers', 'mona, team:writers\nauthor, mona')
  expect(readInputs()).toMatchObject({
    docsLabels: ['docs', 'needs review'],
    docsReviewers: ['mona', 'team:writers', 'author'],
  })
})
