import { expect, test } from '@jest/globals'
import { ConnectionError, readGitHubApiUrl, requireSafeConnections } from '../../src/runner/proxy.ts'

const names = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy']
const odd = [
  'proxy.corp:3128',
  '10.0.0.1:3128',
  'socks5://proxy',
  'HTTP://proxy',
  ' http://proxy',
  'http://',
  ' ',
]

test.each(names.flatMap((name) => odd.map((value) => [name, value] as const)))(
  '%s %j, which Node would pass over, ends the run',
  (name, value) => {
    const require = () => requireSafeConnections({ [name]: value })
    expect(require).toThrow(ConnectionError)
    expect(require).toThrow(`The variable ${name} must be the address of a proxy`)
  },
)

test('the value, which may hold a password, is not shown', () => {
  const require = () => requireSafeConnections({ HTTPS_PROXY: 'mona:s3cr3t@proxy:3128' })
  expect(require).not.toThrow(/s3cr3t/)
  expect(require).toThrow(ConnectionError)
})

test.each([
  {},
  { HTTPS_PROXY: '' },
  { HTTPS_PROXY: 'http://proxy.corp:3128' },
  { http_proxy: 'https://mona:pw@proxy/' },
  { NO_PROXY: 'localhost' },
  { NODE_TLS_REJECT_UNAUTHORIZED: '1' },
  { NODE_TLS_REJECT_UNAUTHORIZED: '' },
])('%j is honoured', (env) => {
  expect(() => requireSafeConnections(env)).not.toThrow()
})

test('certificates that nobody verifies end the run', () => {
  const require = () => requireSafeConnections({ NODE_TLS_REJECT_UNAUTHORIZED: '0' })
  expect(require).toThrow(ConnectionError)
  expect(require).toThrow(/NODE_TLS_REJECT_UNAUTHORIZED .* not be verified\. Remove it/)
})

test.each([
  'http://github.corp.example/api/v3',
  'HTTP://api.github.com',
  'http://127.0.0.1.example',
  'http://localhost@github.example',
  'ftp://127.0.0.1',
  'api.github.com',
])('the GitHub at %s gets no token', (url) => {
  const read = () => readGitHubApiUrl({ GITHUB_API_URL: url })
  expect(read).toThrow(ConnectionError)
  expect(read).toThrow('The variable GITHUB_API_URL must be an https address')
})

test.each([
  'https://ghe.corp.example/api/v3',
  'http://127.0.0.1:8080',
  'http://[::1]:80/api',
  'http://localhost',
])('the GitHub at %s is asked there', (url) => expect(readGitHubApiUrl({ GITHUB_API_URL: url })).toBe(url))

test.each([{}, { GITHUB_API_URL: '' }])('without an address it is that of github.com: %j', (env) => {
  expect(readGitHubApiUrl(env)).toBe('https://api.github.com')
})
