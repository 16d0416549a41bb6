import { expect, test } from '@jest/globals'
import { ProxyError, requireProxySupport } from '../../../src/adapters/runner/proxy.ts'

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
    const require = () => requireProxySupport({ [name]: value })
    expect(require).toThrow(ProxyError)
    expect(require).toThrow(`The variable ${name} must be the address of a proxy`)
  },
)

test('the value, which may hold a password, is not shown', () => {
  const require = () => requireProxySupport({ HTTPS_PROXY: 'mona:s3cr3t@proxy:3128' })
  expect(require).not.toThrow(/s3cr3t/)
  expect(require).toThrow(ProxyError)
})

test.each([
  {},
  { HTTPS_PROXY: '' },
  { HTTPS_PROXY: 'http://proxy.corp:3128' },
  { http_proxy: 'https://mona:pw@proxy/' },
  { NO_PROXY: 'localhost' },
])('%j is honoured', (env) => {
  expect(() => requireProxySupport(env)).not.toThrow()
})
