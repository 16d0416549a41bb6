import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  branchUrl,
  parsePullRequestLink,
  statusUrl,
  unknownHost,
} from '../../src/mintlify/pull-request-link.ts'
import { link } from '../fixtures/sample-job.ts'

test.each([
  ['https://github.com/acme/docs/pull/57', 'acme/docs', 57],
  ['https://github.com/acme/my.docs_v2-x/pull/1', 'acme/my.docs_v2-x', 1],
  ['https://github.example.com:8443/acme/docs/pull/57', 'acme/docs', 57],
  ['https://gitlab.com/acme/docs/-/merge_requests/3', 'acme/docs', 3],
  ['https://gitlab.com/acme/team/sub/docs/-/merge_requests/3', 'acme/team/sub/docs', 3],
  ['https://bitbucket.org/acme/docs/pull-requests/12', 'acme/docs', 12],
  ['https://dev.azure.com/acme/project/_git/docs/pullrequest/9', 'acme/project/docs', 9],
  ['https://codeberg.org/acme/docs/pulls/4', 'acme/docs', 4],
])('%s is a pull request of %s, number %d', (url, repository, number) => {
  expect(parsePullRequestLink(url)).toEqual({ url, repository, number })
})

test.each([
  ['another scheme', 'http://github.com/acme/docs/pull/57'],
  ['a script', 'javascript:alert(1)//https://github.com/acme/docs/pull/57'],
  ['a data URL', 'data:text/html,https://github.com/acme/docs/pull/57'],
  ['no scheme', '//github.com/acme/docs/pull/57'],
  ['user info', 'https://github.com@evil.example/acme/docs/pull/57'],
  ['user info with a password', 'https://a:b@github.com/acme/docs/pull/57'],
  ['a query', 'https://github.com/acme/docs/pull/57?x=1'],
  ['a fragment', 'https://github.com/acme/docs/pull/57#x'],
  ['an empty fragment', 'https://github.com/acme/docs/pull/57#'],
  ['a line break at the end', 'https://github.com/acme/docs/pull/57\n'],
  ['a line break inside', 'https://github.com/acme/docs\n/pull/57'],
  ['a carriage return', 'https://github.com/acme/docs/pull/57\r'],
  ['a tab', 'https://github.com/acme/\tdocs/pull/57'],
  ['white space in front', ' https://github.com/acme/docs/pull/57'],
  ['a percent escape', 'https://github.com/acme/do%63s/pull/57'],
  ['an escaped slash', 'https://github.com/acme%2Fdocs/pull/57'],
  ['a dot segment', 'https://github.com/acme/./docs/pull/57'],
  ['a double dot segment', 'https://github.com/acme/../docs/pull/57'],
  ['a trailing slash', 'https://github.com/acme/docs/pull/57/'],
  ['a page of the pull request', 'https://github.com/acme/docs/pull/57/files'],
  ['an empty segment', 'https://github.com//acme/docs/pull/57'],
  ['a backslash', 'https://github.com\\acme/docs/pull/57'],
  ['number zero', 'https://github.com/acme/docs/pull/0'],
  ['a number with a leading zero', 'https://github.com/acme/docs/pull/057'],
  ['a negative number', 'https://github.com/acme/docs/pull/-1'],
  ['no number', 'https://github.com/acme/docs/pull/'],
  ['a huge number', `https://github.com/acme/docs/pull/${'9'.repeat(40)}`],
  ['an issue', 'https://github.com/acme/docs/issues/57'],
  ['another case', 'https://github.com/acme/docs/PULL/57'],
  ['no repository', 'https://github.com/pull/57'],
  ['no host', 'https:///acme/docs/pull/57'],
  ['a port that is none', 'https://git.example:99999/acme/docs/pull/57'],
  ['an address that is none', 'https://1.2.3.999/acme/docs/pull/57'],
  ['five numbers for an address', 'https://1.2.3.4.5/acme/docs/pull/57'],
  ['markup', 'https://github.com/acme/docs"><img>/pull/57'],
  ['a closing bracket', 'https://github.com/acme/docs)/pull/57'],
  ['a bidirectional mark', 'https://github.com/acme/\u202edocs/pull/57'],
  ['letters of another script', 'https://github.com/\u0430cme/docs/pull/57'],
  ['a huge path', `https://github.com/acme/${'a'.repeat(100_000)}/pull/57`],
  ['a huge depth', `https://github.com/${'a/'.repeat(50_000)}pull/57`],
  ['no text', ''],
  ['null', null],
  ['a number', 57],
  ['an object', { url: 'https://github.com/acme/docs/pull/57' }],
  ['a list', ['https://github.com/acme/docs/pull/57']],
])('%s is refused', (_, value) => {
  expect(parsePullRequestLink(value)).toBeNull()
})

test('what passes is a URL that a browser opens unchanged, without user info, query or fragment', () => {
  const part = fc.constantFrom(
    'github.com',
    'acme',
    'docs',
    '.',
    '..',
    '-',
    '@',
    ':1',
    '%2e',
    '?',
    '#',
    '\n',
    '\\',
    '~',
  )
  const url = fc.array(part, { maxLength: 6 }).map((parts) => `https://github.com/${parts.join('/')}/pull/57`)
  fc.assert(
    fc.property(url, (text) => {
      const parsed = parsePullRequestLink(text)
      if (!parsed) return
      const { href, username, search, hash } = new URL(text)
      expect([href, username, search, hash]).toEqual([text, '', '', ''])
    }),
    { numRuns: 500 },
  )
})

test.each([
  ['docs/retry-option', 'https://github.com/acme/docs/tree/docs/retry-option'],
  ['main', 'https://github.com/acme/docs/tree/main'],
  ['a/../../b', null],
  ['x)](https://evil.example', null],
  ['a b', null],
  ['a?b', null],
  ['', null],
  ['a'.repeat(300), null],
])('the page of branch %j is %j', (branch, expected) => {
  expect(branchUrl(link, branch)).toBe(expected)
})

test('a branch on a host of another scheme has no page', () => {
  const url = 'https://gitlab.com/acme/docs/-/merge_requests/3'
  expect(branchUrl({ url, repository: 'acme/docs', number: 3 }, 'main')).toBeNull()
})

const ownPage = 'https://ghe.example:8443/acme/widgets/actions/runs/1'

test.each([
  ['https://github.com/acme/docs/pull/57', null],
  ['https://gitlab.com/acme/docs/-/merge_requests/57', null],
  ['https://bitbucket.org/acme/docs/pull-requests/57', null],
  ['https://ghe.example:8443/acme/docs/pull/57', null],
  ['https://ghe.example/acme/docs/pull/57', 'ghe.example'],
  ['https://github.com:8443/acme/docs/pull/57', 'github.com:8443'],
])('the host of %s that is to be shown: %j', (url, host) => {
  expect(unknownHost({ ...link, url }, ownPage)).toBe(host)
})

test('beside a page that is no URL, a host is shown', () => {
  expect(unknownHost({ ...link, url: 'https://ghe.example/acme/docs/pull/57' }, '')).toBe('ghe.example')
})

test('whatever passes has a host', () => {
  const host = fc.stringMatching(/^[a-z0-9.-]{1,8}(?::\d{1,5})?$/)
  fc.assert(
    fc.property(host, (name) => {
      const link = parsePullRequestLink(`https://${name}/acme/docs/pull/57`)
      expect(link === null || unknownHost(link, '') !== '').toBe(true)
    }),
    { numRuns: 2_000 },
  )
})

test.each([
  ['https://github.com/acme/docs/pull/57', 'https://github.com/acme/docs/pull/57'],
  ['https://ghe.example:8443/acme/docs/pull/57', 'https://ghe.example:8443/acme/docs/pull/57'],
  ['https://git.example/acme/docs/pull/57', ownPage],
])('the status for %s leads to %s', (url, expected) => {
  expect(statusUrl({ ...link, url }, ownPage)).toBe(expected)
})

test('the status without a docs pull request leads to the run', () => {
  expect(statusUrl(null, ownPage)).toBe(ownPage)
})
