// Whether a pull request is the agent's own.
import { expect, test } from '@jest/globals'
import { isAgentsPull } from '../../src/agent/loop-guard.ts'

const author = (login: string) => ({ author: { login, isBot: false } })
const ofPerson = { ...author('mona'), headRef: 'feature', isFork: false }

test.each<[string, Partial<Parameters<typeof isAgentsPull>[0]>, boolean]>([
  ['of a person', {}, false],
  ['of the agent', author('mintlify[bot]'), true],
  [
    'of the agent, in a fork',
    { ...author('mintlify[bot]'), isFork: true },
    true,
  ],
  ['of a person with a like name', author('mintlify'), false],
  ['of another bot', author('renovate[bot]'), false],
  ['of nobody', { author: null }, false],
  [
    'of nobody, on a branch of the agent',
    { author: null, headRef: 'mintlify/x' },
    true,
  ],
  ['on a branch of the agent', { headRef: 'mintlify/update-docs-123' }, true],
  [
    'on such a branch of a fork',
    { headRef: 'mintlify/update-docs-123', isFork: true },
    false,
  ],
  ['on a branch with a like name', { headRef: 'mintlify-x' }, false],
  [
    'on a branch with the name inside',
    { headRef: 'feature/mintlify/x' },
    false,
  ],
  ['on a branch in capitals', { headRef: 'Mintlify/x' }, false],
])('a pull request %s: %p', (_, known, expected) => {
  expect(isAgentsPull({ ...ofPerson, ...known })).toBe(expected)
})
