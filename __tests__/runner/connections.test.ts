// What the environment makes of connections, before the first request.
import { expect, test } from '@jest/globals'
import { InputError } from '../../src/outcome.ts'
import {
  checkConnections,
  isEncryptedOrLoopback,
  readGitHubApiUrl,
} from '../../src/runner/connections.ts'

function problemsOf(check: () => unknown): readonly string[] {
  try {
    check()
    return []
  } catch (error) {
    if (error instanceof InputError) return error.problems
    throw error
  }
}

const proxy = 'http://proxy.example:3128'
const tooOld =
  'A proxy variable is set, and this runner is too old to use it. Update the runner to version 2.333.0 or later.'
const unverified =
  'The variable NODE_TLS_REJECT_UNAUTHORIZED is `0`, so certificates would not be verified. Remove it, and set `NODE_EXTRA_CA_CERTS` to trust your own certificate.'
const noProxy = (name: string) =>
  `The variable ${name} must be the address of a proxy, such as \`http://proxy.example:3128\`.`

type Row = [NodeJS.ProcessEnv, nodeVersion: string, problem: string | null]

test.each<Row>([
  [{}, '24.14.0', null],
  [{}, '24.4.1', null],
  [{}, '20.0.0', null],
  ...['24.5.0', '24.14.0', '25.0.0', '26.1.0'].map(
    (version): Row => [{ https_proxy: proxy }, version, null],
  ),
  ...['https_proxy', 'HTTPS_PROXY', 'http_proxy', 'HTTP_PROXY'].flatMap(
    (name): Row[] => [
      [{ [name]: proxy }, '24.4.1', tooOld],
      [{ [name]: proxy }, '20.20.2', tooOld],
      [{ [name]: '' }, '24.4.1', null],
      [{ [name]: 'http://u:s3cr3t@' }, '24.14.0', noProxy(name)],
      [{ [name]: 's3cr3t pass word' }, '24.14.0', noProxy(name)],
      [{ [name]: 'socks5://u:s3cr3t@x:1080' }, '24.14.0', noProxy(name)],
    ],
  ),
  [{ HTTPS_PROXY: 'proxy:3128' }, '24.14.0', null],
  [{ HTTPS_PROXY: 'http://u:100%@proxy.example' }, '24.14.0', null],
  // The one that does not count is wrong as well.
  [{ https_proxy: proxy, HTTPS_PROXY: ':' }, '24.14.0', noProxy('HTTPS_PROXY')],
  [{ HTTPS_PROXY: ':' }, '24.4.1', noProxy('HTTPS_PROXY')],
  [{ NO_PROXY: '*', ALL_PROXY: ':' }, '24.4.1', null],
  [{ NODE_TLS_REJECT_UNAUTHORIZED: '0' }, '24.14.0', unverified],
  [
    { NODE_TLS_REJECT_UNAUTHORIZED: '0', HTTPS_PROXY: ':' },
    '24.14.0',
    unverified,
  ],
  ...['1', '', 'false', '00'].map(
    (value): Row => [{ NODE_TLS_REJECT_UNAUTHORIZED: value }, '24.14.0', null],
  ),
])('%j with Node %s: %j', (env, nodeVersion, problem) => {
  const problems = problemsOf(() => checkConnections(env, nodeVersion))
  expect(problems).toEqual(problem === null ? [] : [problem])
  expect(problems.join()).not.toContain('s3cr3t')
})

test.each<[string | undefined, string | null]>([
  [undefined, 'https://api.github.com'],
  ['', 'https://api.github.com'],
  ['https://ghe.example/api/v3', 'https://ghe.example/api/v3'],
  ['https://ghe.example/api/v3/', 'https://ghe.example/api/v3'],
  ['http://127.0.0.1:3000', 'http://127.0.0.1:3000'],
  ['http://ghe.example', null],
  ['ghe.example', null],
  ['ftp://ghe.example', null],
])('GITHUB_API_URL %j is %j', (address, expected) => {
  const env = { GITHUB_API_URL: address }
  const read = () => readGitHubApiUrl(env)
  if (expected !== null) expect(read()).toBe(expected)
  else
    expect(problemsOf(read)).toEqual([
      expect.stringMatching(/^The variable GITHUB_API_URL must be an https/),
    ])
})

test.each([
  ['https://example.com', true],
  ['http://example.com', false],
  ['http://localhost:1', true],
  ['http://127.0.0.1', true],
  ['http://127.0.0.2', false],
  ['http://[::1]:1', true],
  ['http://localhost.example', false],
  ['ftp://localhost', false],
])('%s is encrypted or on this machine: %p', (address, expected) => {
  expect(isEncryptedOrLoopback(new URL(address))).toBe(expected)
})
