// Project, key and address, as every action reads them.
import { expect, test } from '@jest/globals'
import { projectInputs, readProject } from '../../src/mintlify/project.ts'
import { openInputs } from '../../src/runner/inputs.ts'

const key = 'mint_0123456789abcdef'

/** The project, or the sentence about what is wrong. */
function read(given: Record<string, string>, mayLackKey = false) {
  const all = Object.entries({
    'api-key': key,
    'project-id': 'docs',
    'api-url': '',
    ...given,
  })
  const env = Object.fromEntries(
    all.map(([name, value]) => [`INPUT_${name.toUpperCase()}`, value]),
  )
  const input = openInputs(env, projectInputs)
  const project = readProject(input, { mayLackKey })
  try {
    input.throwProblems()
    return project
  } catch (error) {
    return Object(error).message
  }
}

test('without an address, it is that of Mintlify', () => {
  expect(read({})).toEqual({
    apiKey: key,
    projectId: 'docs',
    apiUrl: new URL('https://api.mintlify.com/'),
  })
})

test.each<[string, Record<string, string>, boolean, unknown]>([
  [
    'no key',
    { 'api-key': '' },
    false,
    expect.stringContaining('Check that it names a secret'),
  ],
  [
    'no key where it may lack',
    { 'api-key': '' },
    true,
    expect.objectContaining({ apiKey: '' }),
  ],
  [
    'a key of another kind where it may lack',
    { 'api-key': `mint_dsc_${key}` },
    true,
    expect.stringContaining('assistant or index key'),
  ],
  [
    'a key of another service',
    { 'api-key': `ghp_${key}` },
    false,
    expect.stringContaining('another service'),
  ],
  [
    'the same at another address',
    { 'api-key': `ghp_${key}`, 'api-url': 'https://a.b/c/' },
    false,
    expect.objectContaining({ apiUrl: new URL('https://a.b/c/') }),
  ],
  [
    'a short key at another address',
    { 'api-key': 'k', 'api-url': 'https://a.b' },
    false,
    expect.stringContaining('incomplete'),
  ],
  [
    'a key in place of the project',
    { 'project-id': 'ghp_0123' },
    false,
    expect.stringContaining('1 to 128 letters'),
  ],
  [
    'no project',
    { 'project-id': '' },
    false,
    'Input `project-id` is empty. Add the variable MINTLIFY_PROJECT_ID.',
  ],
  ...['ä'.repeat(20), `${key}\nx`, `x\n${key}`].map(
    (text): [string, Record<string, string>, boolean, unknown] => [
      `the key ${JSON.stringify(text)}`,
      { 'api-key': text },
      false,
      expect.stringMatching(
        /`api-key` must be the key alone, in visible ASCII/,
      ),
    ],
  ),
  [
    'a key of sixteen characters',
    { 'api-key': 'k'.repeat(16) },
    false,
    expect.objectContaining({ apiKey: 'k'.repeat(16) }),
  ],
  [
    'a key with the beginning of another inside',
    { 'api-key': `x-mint_us_${key}` },
    false,
    expect.objectContaining({ apiKey: `x-mint_us_${key}` }),
  ],
])('%s', (...[, given, mayLackKey, expected]) => {
  expect(read(given, mayLackKey)).toEqual(expected)
})

test.each([
  ['https://a.b', 'https://a.b/'],
  ['https://a.b/c', 'https://a.b/c/'],
  ['https://a.b/c/', 'https://a.b/c/'],
  ['HTTPS://A.B', 'https://a.b/'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080/'],
])('the address %s is %s', (given, expected) => {
  expect(read({ 'api-url': given })).toMatchObject({
    apiUrl: new URL(expected),
  })
})

test.each(['https://a.b/v1', 'https://a.b/api/v2/'])(
  'the address %s has a version, which each call has itself',
  (given) => {
    expect(read({ 'api-url': given })).toBe(
      'Input `api-url` must not end in the version of the API, such as `/v1`.',
    )
  },
)

test.each([
  'http://a.b',
  'ftp://a.b',
  'xhttps://a.b',
  'https://a.b\nx',
  'https://ä.b',
  'https://',
  'https://mona@a.b',
  'https://:secret@a.b',
  'https://a.b?x',
  'https://a.b#x',
])('the address %j is refused', (given) => {
  expect(read({ 'api-url': given })).toBe(
    'Input `api-url` must be an https address without credentials, such as `https://api.mintlify.com`.',
  )
})
