import { expect, jest, test } from '@jest/globals'
import { eventOf } from './payloads.ts'
import { expectRefusal } from './refusal.ts'
import { openScene } from './scene.ts'

jest.setTimeout(60_000)

const huge = '9'.repeat(400)
const notNumbers = ['NaN', '-1', '1e2', huge]
const oddNumbers = ['Infinity', '0x10', 'ten', '1,5', '5 0', '+5']
const notBooleans = ['', 'yes', '1', 'tRue', 'true false']

/** The input, values that it must refuse, and what its sentence says of those it allows. */
const refused: [input: string, says: RegExp, values: string[]][] = [
  ['project-id', /letters, digits/, ['', '   ', 'a/b', '..', '-a', '_a', 'a b', 'a.b', 'ü', 'a'.repeat(129)]],
  [
    'context',
    /`auto`.*`none`.*`pull-request`/,
    ['', 'Auto', 'auto, push', 'files', 'pull_request', 'none, push'],
  ],
  ['job-id', /id of a job/, ['a/b', '..', '.', 'a b', 'a?b', 'a#b', '%2e%2e', 'jöb', 'a'.repeat(201)]],
  ['wait', /`true` or `false`/, notBooleans],
  [
    'timeout-minutes',
    /above 0 and at most 350/,
    ['', '0', '0.0', '350.01', '351', '30m', ...notNumbers, ...oddNumbers],
  ],
  ['poll-interval-seconds', /from 1 to 600/, ['0', '0.99', '600.01', '601', ...notNumbers]],
  ['request-timeout-seconds', /from 1 to 300/, ['', '0', '0.99', '300.01', '301', ...notNumbers]],
  [
    'fail-on',
    /`no-pull-request`.*`none`/,
    ['', 'all', 'failed, done', 'pull-request', 'none, failed', 'FAILED'],
  ],
  ['command', /one word/, ['/do cs', '/docs\n/other', `/${'d'.repeat(50)}`]],
  ['on-existing', /`auto`, `message`, `new`/, ['', 'Message', 'reuse']],
  ['permission', /`read`, `triage`, `write`/, ['', 'WRITE', 'owner', 'none']],
  ['allow-bots', /login/, ['*', 'renovate*', 'a b']],
  ['github-token', /one line/, ['ghs_first\nghs_second', 'ghs_ü']],
  ['comment', /`sticky`, `new` or `off`/, ['', 'Sticky', 'none', 'true']],
  ['comment-key', /1 to 64 letters/, ['', 'a b', '-->', 'ü', 'a'.repeat(65)]],
  ['issue-number', /whole number from 1/, ['0', '1.5', '#12', '99999999999999', ...notNumbers]],
  ['reactions', /`true` or `false`/, ['', 'on']],
  ['summary', /`true` or `false`/, ['', 'on']],
  ['rerun', /`attach` or `new`/, ['', 'Attach', 'always']],
  ['dry-run', /`true` or `false`/, ['', 'no']],
  ['operation', /`job`/, ['', 'Job', 'main']],
  [
    'api-url',
    /https/,
    [
      ...[
        '',
        'api.example.com',
        '//example.com',
        'https://',
        'garbage',
        'javascript:alert(1)',
        'ftp://example.com',
      ],
      ...[
        'http://example.com',
        'http://localhost.example.com',
        'http://127.0.0.1.example.com',
        'http://0.0.0.0',
      ],
      ...['https://mona@example.com', 'https://mona:pw@example.com', 'https://:pw@example.com'],
      ...['https://example.com/?key=1', 'https://example.com/#top', 'https://a.example\nhttps://b.example'],
    ],
  ],
  ['api-key', /admin key/, ['mint_dsc_0123456789', 'mint_us_0123456789']],
  [
    'api-key',
    /one line/,
    ['mint_first\nmint_second', 'mint_first\r\nx-second: y', 'mint_with space', 'mint_ü'],
  ],
  ['api-key', /is empty.*secret MINTLIFY_API_KEY/, ['', '   ']],
  ['prompt', /`prompt`, `prompt-file` or `job-id`/, ['', '   ', '\n\n']],
  ['prompt', /what the agent is to do/, ['\u200b\u200b', '\ufeff \u2060']],
]

const rows = refused.flatMap(([input, says, values]) =>
  values.map((value) => [input, cutForTitle(value), { says, value }] as const),
)

function cutForTitle(value: string): string {
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 12)}… ${value.length} characters` : value)
}

test.concurrent.each(rows)('%s refuses %s', async (input, _, { says, value }) => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ with: { [input]: value } })
  const secrets = ['api-key', 'github-token'].includes(input)
    ? value.split(/\s*[\r\n]+\s*/).filter((line) => line.trim() !== '')
    : []
  expectRefusal(run, scene, { names: `\`${input}\``, says, secrets })
})

test.concurrent.each([
  [
    'at their least',
    { 'timeout-minutes': '0.1', 'poll-interval-seconds': '1', 'request-timeout-seconds': '1' },
  ],
  [
    'at their most',
    { 'timeout-minutes': '350', 'poll-interval-seconds': '600', 'request-timeout-seconds': '300' },
  ],
  ['with white space around', { 'timeout-minutes': ' 5 ', 'issue-number': ' 2 ', wait: ' True\n' }],
  [
    'with decimals',
    { 'timeout-minutes': '0.7654321', 'poll-interval-seconds': '1.5', 'request-timeout-seconds': '2.25' },
  ],
  [
    'left blank where that means something',
    { 'poll-interval-seconds': '', 'job-id': '', 'issue-number': '', command: '' },
  ],
  ['blank in the other optional ones', { 'prompt-file': '', 'allow-bots': '', 'marker-secret': '' }],
  ['as lists of lines', { 'fail-on': 'failed\nunknown\n', 'allow-bots': 'renovate[bot]\n\ndependabot[bot]' }],
  [
    'as lists with commas',
    { context: 'pull-request,push', 'fail-on': 'failed,,unknown', 'allow-bots': 'a[bot], b[bot]' },
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

test.concurrent('`fail-on: none` does not make an invalid input pass', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const run = await scene.run({ with: { 'fail-on': 'none', wait: 'maybe' } })
  expectRefusal(run, scene, { names: '`wait`', says: /`true` or `false`/ })
})
