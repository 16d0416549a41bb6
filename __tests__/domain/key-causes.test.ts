import { expect, test } from '@jest/globals'
import { inputTitle, keySentence, missingKey, wrongKey } from '../../src/domain/key-causes.ts'

test.each([
  ['API key is missing', keySentence(missingKey)],
  ['Wrong kind of API key', keySentence(wrongKey)],
  ['An input is not valid', 'Input `wait` must be `true` or `false`.'],
  ['An input is not valid', ''],
])('%s: %j', (title, sentence) => {
  expect(inputTitle(sentence)).toBe(title)
})
