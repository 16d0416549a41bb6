// Values that the inputs of the agent job must refuse.

const huge = '9'.repeat(400)
const notNumbers = ['NaN', '-1', '1e2', huge]
const oddNumbers = ['Infinity', '0x10', 'ten', '1,5', '5 0', '+5']
const notBooleans = ['', 'yes', '1', 'tRue', 'true false']

/** The input, what its sentence says of the values it allows, and values that it must refuse. */
export const badInputs: [input: string, says: RegExp, values: string[]][] = [
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

/** The value as the title of a test shows it. */
export function cutForTitle(value: string): string {
  return JSON.stringify(value.length > 40 ? `${value.slice(0, 12)}… ${value.length} characters` : value)
}
