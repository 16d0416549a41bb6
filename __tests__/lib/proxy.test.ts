// Which proxy a request goes through: the same as GitHub's toolkit says, but
// for addresses that its module cannot read.
import { getProxyUrl } from '@actions/http-client/lib/proxy'
import { afterEach, describe, expect, test } from '@jest/globals'
import { parseProxy, proxyFor, proxyVariables } from '../../src/lib/proxy.ts'

const names = [...proxyVariables, 'no_proxy', 'NO_PROXY']
const before = { ...process.env }

/** The toolkit's module reads the variables of the process only. */
function setVariables(variables: NodeJS.ProcessEnv): void {
  for (const name of names) delete process.env[name]
  Object.assign(process.env, variables)
}

afterEach(() => {
  for (const name of names) {
    delete process.env[name]
    if (before[name] !== undefined) process.env[name] = before[name]
  }
})

const portOf = ({ protocol, port }: URL) =>
  port || (protocol === 'https:' ? '443' : '80')
const nameOf = (proxy: URL | null | undefined) =>
  proxy?.hostname ? `${proxy.hostname}:${portOf(proxy)}` : null

function ours(url: string): string | null {
  return nameOf(proxyFor(new URL(url), process.env))
}

/** `new URL('proxy:3128')` has no host: no proxy that could be used. */
function theirs(url: string): string | null {
  return nameOf(getProxyUrl(new URL(url)))
}

const https = 'https://api.example.com/x'
const http = 'http://api.example.com/x'
const proxy = 'http://proxy.example:3128'
const named = 'proxy.example:3128'
const other = 'http://other.example:8080'
const both = { https_proxy: proxy, http_proxy: proxy }
const past = (no_proxy: string) => ({ ...both, no_proxy })

type Row = [url: string, variables: NodeJS.ProcessEnv, expected: string | null]

const agreed: Row[] = [
  // Which variable.
  [https, {}, null],
  [http, {}, null],
  [https, { https_proxy: proxy }, named],
  [https, { HTTPS_PROXY: proxy }, named],
  [https, { https_proxy: proxy, HTTPS_PROXY: other }, named],
  [https, { https_proxy: '', HTTPS_PROXY: proxy }, named],
  [https, { https_proxy: '', HTTPS_PROXY: '' }, null],
  [https, { http_proxy: proxy, HTTP_PROXY: proxy }, null],
  [https, { ALL_PROXY: proxy, all_proxy: proxy }, null],
  [http, { http_proxy: proxy }, named],
  [http, { HTTP_PROXY: proxy }, named],
  [http, { http_proxy: proxy, HTTP_PROXY: other }, named],
  [http, { http_proxy: '', HTTP_PROXY: proxy }, named],
  [http, { https_proxy: proxy, HTTPS_PROXY: proxy }, null],
  ['http://api.example.com:8080/', { http_proxy: proxy }, named],
  ['https://api.example.com:8443/', { https_proxy: proxy }, named],
  // Its address.
  [https, { https_proxy: 'http://proxy.example' }, 'proxy.example:80'],
  [https, { https_proxy: 'https://proxy.example' }, 'proxy.example:443'],
  [https, { https_proxy: 'https://proxy.example:3129/' }, 'proxy.example:3129'],
  [https, { https_proxy: 'HTTP://PROXY.example:3128' }, named],
  [https, { https_proxy: ' http://proxy.example:3128 ' }, named],
  [https, { https_proxy: 'http://10.0.0.7:3128' }, '10.0.0.7:3128'],
  [https, { https_proxy: 'http://[fd00::7]:3128' }, '[fd00::7]:3128'],
  [https, { https_proxy: '10.0.0.7:3128' }, '10.0.0.7:3128'],
  [https, { https_proxy: 'proxy.example' }, 'proxy.example:80'],
  [https, { https_proxy: 'http://u:p@proxy.example:3128' }, named],
  [https, { https_proxy: 'http://u@proxy.example:3128' }, named],
  [https, { https_proxy: 'http://u:p%40%3A%25@proxy.example:3128' }, named],
  [https, { https_proxy: 'http://a%5Cu:p@proxy.example:3128' }, named],
  [https, { https_proxy: 'http://u:pä@proxy.example:3128' }, named],
  // What goes past it.
  [https, { https_proxy: proxy, no_proxy: '' }, named],
  [https, { https_proxy: proxy, NO_PROXY: 'api.example.com' }, null],
  [
    https,
    { ...both, no_proxy: 'other.com', NO_PROXY: 'api.example.com' },
    named,
  ],
  [https, { ...both, no_proxy: '', NO_PROXY: 'api.example.com' }, null],
  [https, past('*'), null],
  [http, past('*'), null],
  [https, past('other.com,*'), null],
  [https, past('*.example.com'), named],
  [https, past('api.example.com'), null],
  [https, past('API.Example.COM'), null],
  ['https://API.example.com/', past('api.example.com'), null],
  [https, past('example.com'), null],
  [https, past('.example.com'), null],
  [https, past('com'), null],
  [https, past('ample.com'), named],
  [https, past('.ample.com'), named],
  ['https://example.com/', past('.example.com'), named],
  ['https://example.com/', past('api.example.com'), named],
  ['https://notexample.com/', past('example.com'), named],
  [https, past('api.example.com.evil.com'), named],
  [https, past('other.com,api.example.com'), null],
  [https, past(' other.com , api.example.com '), null],
  [https, past('other.com api.example.com'), named],
  [https, past(',,'), named],
  [https, past('api.example.com:443'), null],
  [https, past('api.example.com:80'), named],
  [http, past('api.example.com:80'), null],
  [http, past('api.example.com:443'), named],
  [https, past('example.com:443'), null],
  ['https://api.example.com:8443/', past('api.example.com:8443'), null],
  ['https://api.example.com:8443/', past('api.example.com:443'), named],
  ['https://api.example.com:8443/', past('api.example.com'), null],
  ['https://10.1.2.3/', past('10.1.2.3'), null],
  ['https://10.1.2.3/', past('10.0.0.0/8'), named],
  ['https://10.1.2.3/', past('10.1.2'), named],
  ['https://10.1.2.3/', past('2.3'), null],
  ['https://[fd00::1]/', past('[fd00::1]'), null],
  ['https://[fd00::1]/', past('fd00::1'), named],
  // This machine.
  ['https://localhost/', both, null],
  ['http://localhost:3000/', both, null],
  ['http://LOCALHOST/', both, null],
  ['http://127.0.0.1:3000/', both, null],
  ['https://127.9.9.9/', both, null],
  ['http://[::1]/', both, null],
  ['http://[0:0:0:0:0:0:0:1]/', both, null],
  ['https://my.localhost/', both, named],
  ['https://localhost.example/', both, named],
  ['http://0.0.0.0/', both, named],
  // Without its scheme, but for nothing that would use it.
  ['https://127.0.0.1/', { https_proxy: 'proxy:3128' }, null],
]

test.each<Row>(agreed)('%s with %j: %s', (url, variables, expected) => {
  setVariables(variables)
  expect([ours(url), theirs(url)]).toEqual([expected, expected])
})

describe('where the module of the toolkit gives nothing that could be used', () => {
  test.each<[address: string, expected: string]>([
    ['http://u:100%@proxy.example:3128', named],
    ['http://u:a%zz@proxy.example:3128', named],
    ['http://u:a%4@proxy.example:3128', named],
    ['http://u:%ff@proxy.example:3128', named],
    ['http://100%:p@proxy.example:3128', named],
    ['https://u:100%@proxy.example', 'proxy.example:443'],
    ['proxy:3128', 'proxy:3128'],
    ['proxy.example:3128', named],
    ['localhost:3128', 'localhost:3128'],
    ['u:p@proxy.example:3128', named],
  ])('%s is %s', (address, expected) => {
    setVariables({ https_proxy: address })
    expect([ours(https), theirs(https)]).toEqual([expected, null])
  })
})

test.each<[address: string, username: string, password: string]>([
  ['http://u:p@x', 'u', 'p'],
  ['http://u@x', 'u', ''],
  ['http://x', '', ''],
  ['u:p@x:3128', 'u', 'p'],
  ['http://u:p%40ss@x', 'u', 'p@ss'],
  ['http://a%5Cu:p@x', 'a\\u', 'p'],
  ['http://u:100%@x', 'u', '100%'],
  ['http://u:100%25@x', 'u', '100%'],
  ['http://u:a%zz@x', 'u', 'a%zz'],
  ['http://u:%ff@x', 'u', '%ff'],
  ['http://1%:2%@x', '1%', '2%'],
  ['http://u:pä@x', 'u', 'pä'],
])('%s has the name %j and the password %j', (address, ...expected) => {
  const { username = '', password = '' } = parseProxy(address) ?? {}
  expect([username, password].map(decodeURIComponent)).toEqual(expected)
})

const unreadable = [
  'http://',
  'http://:3128',
  'socks5://proxy.example:1080',
  'ftp://proxy.example',
  'file:///proxy',
  'http://a b',
  'http://proxy:99999',
  'a b',
  ':3128',
  '://x',
  'http://ci:3#secret@proxy.example:9',
  'http://ci:3?secret@proxy.example:9',
  'http://ci:3/secret@proxy.example:9',
]

test.each(unreadable)('%j is no proxy, and nothing goes past it', (address) => {
  expect(parseProxy(address)).toBeNull()
  setVariables({ HTTPS_PROXY: address })
  expect(() => ours(https)).toThrow('HTTPS_PROXY is not the address of a proxy')
  expect([ours(http), ours('https://localhost/')]).toEqual([null, null])
})
