import { expect, jest, test } from '@jest/globals'
import { badInputs, cutForTitle } from '../fixtures/bad-inputs.ts'
import { eventOf } from './payloads.ts'
import { expectRefusal } from './refusal.ts'
import { flawsOf, openScene } from './scene.ts'

jest.setTimeout(60_000)

// The first two and the last of each input; all of them are tried on the rules themselves.
const rows = badInputs.flatMap(([input, says, values]) =>
  [...new Set([...values.slice(0, 2), ...values.slice(-1)])].map(
    (value) => [input, cutForTitle(value), { says, value }] as const,
  ),
)

test.concurrent.each(rows)('%s refuses %s', async (input, _, { says, value }) => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ with: { [input]: value } })
  const secrets = ['api-key', 'docs-token', 'github-token'].includes(input)
    ? value.split(/\s*[\r\n]+\s*/).filter((line) => line.trim() !== '')
    : []
  expectRefusal(run, scene, { names: `\`${input}\``, says, secrets })
})

test.concurrent.each([
  ['at their least', { 'timeout-minutes': '0.1', 'poll-interval-seconds': '1', 'api-timeout-seconds': '1' }],
  [
    'at their most',
    { 'timeout-minutes': '350', 'poll-interval-seconds': '600', 'api-timeout-seconds': '300' },
  ],
  ['with white space around', { 'timeout-minutes': ' 5 ', 'issue-number': ' 2 ', wait: ' True\n' }],
  [
    'with decimals',
    { 'timeout-minutes': '0.7654321', 'poll-interval-seconds': '1.5', 'api-timeout-seconds': '2.25' },
  ],
  [
    'left blank where that means something',
    { 'poll-interval-seconds': '', 'job-id': '', 'issue-number': '', command: '' },
  ],
  ['blank in the other optional ones', { 'prompt-file': '', 'allowed-bots': '', 'state-secret': '' }],
  [
    'as lists of lines',
    { 'fail-on': 'failed\nunknown\n', 'allowed-bots': 'renovate[bot]\n\ndependabot[bot]' },
  ],
  [
    'as lists with commas',
    { context: 'pull-request,push', 'fail-on': 'failed,,unknown', 'allowed-bots': 'a[bot], b[bot]' },
  ],
  [
    'in the other spellings of booleans',
    { wait: 'TRUE', reactions: 'False', summary: 'FALSE', 'dry-run': 'false' },
  ],
])('inputs %s are taken', async (_, values) => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ with: Object.fromEntries(Object.entries(values)) })
  expect(run.outputs).toMatchObject({ result: 'pull-request', reason: '' })
})

test.concurrent.each([
  ['', 'API key is missing'],
  ['mint_dsc_0123456789', 'Wrong kind of API key'],
])('the key %j has a title of its own: %s', async (key, title) => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ with: { 'api-key': key } })
  expect(run.stdout).toContain(`::error title=${title}::`)
})

test.concurrent('a proxy that cannot be used ends the run, since its requests would leave beside it', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ env: { HTTPS_PROXY: 'mona:s3cr3t@proxy.corp:3128' } })
  expectRefusal(run, scene, { names: 'HTTPS_PROXY', says: /http:/, secrets: ['s3cr3t'] })
})

test.concurrent('a prefix that is not known is a warning', async () => {
  const key = 'another-service-0123456789'
  await using scene = await openScene({ event: eventOf('pull_request'), docs: { key } })
  const run = await scene.run()
  expect(run.stdout).toMatch(/^::warning .*key/m)
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
})

test.concurrent('`read` is refused on a public repository, where it means everyone', async () => {
  await using scene = await openScene({ event: eventOf('pull_request', { repository: { private: false } }) })
  const run = await scene.run({ with: { permission: 'read' } })
  expectRefusal(run, scene, { names: '`permission`', says: /public/ })
})

test.concurrent.each(['workflow_dispatch', 'merge_group'])(
  '`read` is accepted on a public repository for %s, which asks for no permission',
  async (name) => {
    await using scene = await openScene({ event: eventOf(name, { repository: { private: false } }) })
    const run = await scene.run({ with: { permission: 'read' } })
    expect(run.exitCode).toBe(0)
    expect(run.outputs.reason).not.toBe('invalid-input')
  },
)

test.concurrent('`fail-on: none` does not make an invalid input pass', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ with: { 'fail-on': 'none', wait: 'maybe' } })
  expectRefusal(run, scene, { names: '`wait`', says: /`true` or `false`/ })
})

test.concurrent('a secret of several lines is refused, and masked line by line', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ with: { 'docs-token': 'first-line\n  \r\nsecond-line' } })
  expect([run.exitCode, run.outputs.reason]).toEqual([1, 'invalid-input'])
  const masks = run.stdout.split('\n').filter((line) => line.startsWith('::add-mask::'))
  expect(masks.map((line) => line.slice('::add-mask::'.length))).toEqual([
    ...[scene.docs.key, scene.github.token, 'first-line', 'second-line'],
  ])
  expect(flawsOf(run, ['first-line', 'second-line'])).toEqual([])
})
