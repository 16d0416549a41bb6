import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { readJobInputs } from '../../../src/actions/job/inputs.ts'
import { badInputs, cutForTitle } from '../../fixtures/bad-inputs.ts'

const usual = { ...process.env }
const metadata: { inputs: Record<string, { default?: string }> } = parse(readFileSync('action.yml', 'utf8'))

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
  expect(readJobInputs()).toMatchObject({ wait: true, timeoutMs: 1_800_000, pollIntervalMs: null })
})

test.each([
  ['another secret signs', { 'state-secret': 'a-secret-of-its-own' }],
  ['there is no comment', { comment: 'off' }],
  ['nothing is sent', { 'dry-run': 'true' }],
])('a short key is taken where %s', (_, given) => {
  give('api-key', 'mint_k')
  for (const [name, value] of Object.entries(given)) give(name, value)
  expect(readJobInputs().apiKey).toBe('mint_k')
})

test('without a key there is nothing to sign with', () => {
  give('api-key', '')
  expect(readJobInputs()).toMatchObject({ apiKey: null, stateSecret: null })
})

test.each(rows)('%s refuses %s', (input, _, { says, value }) => {
  give(input, value)
  expect(readJobInputs).toThrow(expect.objectContaining({ name: 'InputError' }))
  expect(readJobInputs).toThrow(`Input \`${input}\``)
  expect(readJobInputs).toThrow(says)
})
