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
    expect.stringContaining('Add the secret MINTLIFY_API_KEY'),
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
])('%s', (...[, given, mayLackKey, expected]) => {
  expect(read(given, mayLackKey)).toEqual(expected)
})
