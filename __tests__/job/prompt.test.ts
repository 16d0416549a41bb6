import { expect, test } from '@jest/globals'
import { promptDigest } from '../../src/agent/create-job.ts'
import { assemblePrompt, documentThis, type PromptParts } from '../../src/job/prompt.ts'

const none: PromptParts = { instruction: null, files: [], request: null, context: null }

test.each<[string, PromptParts, string | null]>([
  ['nothing', none, null],
  ['the prompt alone', { ...none, instruction: 'Write.' }, 'Write.'],
  ['files in order', { ...none, files: ['first', 'second'] }, 'first\n\nsecond'],
  ['prompt before files', { ...none, instruction: 'Write.', files: ['first'] }, 'Write.\n\nfirst'],
  [
    'the workflow before the commenter',
    { ...none, instruction: 'Write.', request: 'shorter' },
    'Write.\n\nshorter',
  ],
  [
    'context last',
    { instruction: 'a', files: ['b', 'c'], request: 'd', context: 'e' },
    'a\n\nb\n\nc\n\nd\n\ne',
  ],
  ['no gap for a blank part', { ...none, instruction: 'a', files: [' \n', ''], context: 'e' }, 'a\n\ne'],
  ['one blank line between', { ...none, instruction: 'a\n\n\n', request: '\n\nb' }, 'a\n\nb'],
  ['lines inside as they are', { ...none, instruction: 'a\n\n\n  b' }, 'a\n\n\n  b'],
])('a prompt holds %s', (_, parts, expected) => {
  expect(assemblePrompt(parts)).toBe(expected)
})

test('a bare command asks to document the pull request, or the issue', () => {
  expect([documentThis(true), documentThis(false)]).toEqual([
    expect.stringContaining('pull request'),
    expect.stringContaining('issue'),
  ])
})

test('a digest recognises a prompt and does not show it', () => {
  expect(promptDigest('abc')).toBe('sha256:ba7816bf8f01')
  expect(promptDigest('abd')).not.toBe(promptDigest('abc'))
})
