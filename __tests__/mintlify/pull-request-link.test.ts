// The strict check of a pull request's link.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import {
  parsePullRequestLink,
  pullRequestName,
  unknownHost,
} from '../../src/mintlify/pull-request-link.ts'
import { link } from '../fixtures/samples.ts'

test.each([
  ['https://github.com/acme/docs/pull/57', 'acme/docs', 57],
  ['https://github.com/acme/my.docs_v2-x/pull/1', 'acme/my.docs_v2-x', 1],
  ['https://github.example.com:8443/acme/docs/pull/57', 'acme/docs', 57],
  ['https://gitlab.com/acme/docs/-/merge_requests/3', 'acme/docs', 3],
  [
    'https://gitlab.com/acme/team/sub/docs/-/merge_requests/3',
    'acme/team/sub/docs',
    3,
  ],
  ['https://bitbucket.org/acme/docs/pull-requests/12', 'acme/docs', 12],
  [
    'https://dev.azure.com/acme/project/_git/docs/pullrequest/9',
    'acme/project/docs',
    9,
  ],
  ['https://codeberg.org/acme/docs/pulls/4', 'acme/docs', 4],
  [
    `https://github.com/acme/docs/pull/${'9'.repeat(10)}`,
    'acme/docs',
    9_999_999_999,
  ],
  [`https://github.com/${'a'.repeat(474)}/pull/1`, 'a'.repeat(474), 1],
])('%s is a pull request of %s, number %d', (url, repository, number) => {
  expect(parsePullRequestLink(url)).toEqual({ url, repository, number })
})

const start = 'https://github.com/acme/docs'

test.each([
  '/',
  '//',
  '/files',
  '/files/',
  '/commits/9e3779b1f0',
  '/commits',
  '?diff=split',
  '#discussion_r1',
  '/files?w=1#diff-0',
  '#',
  '/conflicts',
  '/files/9e3779b1..9e3779b2',
  '/a-title-of-bitbucket',
  '/../../../evil',
  '\n',
])('%s behind a link is taken off', (tail) => {
  const plain = 'https://github.com/acme/docs/pull/57'
  expect(parsePullRequestLink(`${plain}${tail}`)).toEqual(
    parsePullRequestLink(plain),
  )
})

test.each<[string, unknown]>([
  ['another scheme', 'http://github.com/acme/docs/pull/57'],
  ['a script', `javascript:alert(1)//${start}/pull/57`],
  ['no scheme', '//github.com/acme/docs/pull/57'],
  ['user info', 'https://github.com@evil.example/acme/docs/pull/57'],
  ['a password', 'https://a:b@github.com/acme/docs/pull/57'],
  ['a line break inside', `${start}\n/pull/57`],
  ['a tab', 'https://github.com/acme/\tdocs/pull/57'],
  ['an escape', 'https://github.com/acme/do%63s/pull/57'],
  ['a dot segment', 'https://github.com/acme/./docs/pull/57'],
  ['a double dot segment', 'https://github.com/acme/../docs/pull/57'],
  ['an empty segment', 'https://github.com//acme/docs/pull/57'],
  ['a backslash', 'https://github.com\\acme/docs/pull/57'],
  ['number zero', `${start}/pull/0`],
  ['a leading zero', `${start}/pull/057`],
  ['a patch', `${start}/pull/57.diff`],
  ['no number', `${start}/pull/`],
  ['a huge number', `${start}/pull/${'9'.repeat(11)}`],
  ['an issue', `${start}/issues/57`],
  ['another case', `${start}/PULL/57`],
  ['no repository', 'https://github.com/pull/57'],
  ['only separators', 'https://gitlab.com/-/merge_requests/3'],
  ['no host', 'https:///acme/docs/pull/57'],
  ['a port that is none', 'https://git.example:99999/acme/docs/pull/57'],
  ['an address that is none', 'https://1.2.3.999/acme/docs/pull/57'],
  ['markup', 'https://github.com/acme/docs"><img>/pull/57'],
  ['a bracket', 'https://github.com/acme/docs)/pull/57'],
  ['a bidirectional mark', 'https://github.com/acme/\u202edocs/pull/57'],
  ['another script', 'https://github.com/\u0430cme/docs/pull/57'],
  ['501 characters', `https://github.com/${'a'.repeat(475)}/pull/1`],
  ['eleven folders', `https://github.com/${'a/'.repeat(11)}pull/57`],
  ['no text', ''],
  ['null', null],
  ['a number', 57],
  ['a list', [link.url]],
])('%s is refused', (_, value) => {
  expect(parsePullRequestLink(value)).toBeNull()
})

test('what passes is an address that a browser opens unchanged', () => {
  const parts = fc.constantFrom(
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
  const host = fc.oneof(
    fc.constant('github.com'),
    fc.stringMatching(/^[a-z0-9.-]{1,8}(?::\d{1,5})?$/),
  )
  fc.assert(
    fc.property(host, fc.array(parts, { maxLength: 6 }), (name, path) => {
      const parsed = parsePullRequestLink(
        `https://${[name, ...path].join('/')}/pull/57`,
      )
      if (!parsed) return
      const {
        host: shown,
        username,
        search,
        hash,
        pathname,
      } = new URL(parsed.url)
      expect([username, search, hash]).toEqual(['', '', ''])
      expect(parsed.url.endsWith(pathname)).toBe(true)
      expect(shown).not.toBe('')
    }),
    { numRuns: 1_000 },
  )
})

const page = 'https://git.example/acme/app/actions/runs/1'

test.each<[string, string, string | null]>([
  [link.url, page, null],
  ['https://gitlab.com/acme/docs/-/merge_requests/3', page, null],
  ['https://git.example/acme/docs/pull/57', page, null],
  ['https://git.example:8443/acme/docs/pull/57', page, 'git.example:8443'],
  [
    'https://github.com.evil.example/acme/docs/pull/57',
    page,
    'github.com.evil.example',
  ],
  ['https://git.example/acme/docs/pull/57', '', 'git.example'],
])('the host of %s beside %s that is shown: %j', (url, runUrl, host) => {
  expect(unknownHost({ ...link, url }, runUrl)).toBe(host)
})

test('a name says repository and number', () => {
  expect(pullRequestName(link)).toBe('acme/docs#57')
})
