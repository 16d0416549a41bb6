import { expect, test } from '@jest/globals'
import { annotationOf, keySentence, missingKey, wrongKey } from '../../../src/domain/messages/key-causes.ts'

test.each([
  ['API key is missing', 'setUp', keySentence(missingKey)],
  ['Wrong kind of API key', 'setUp', keySentence(wrongKey)],
  ['An input is not valid', 'inputs', 'Input `wait` must be `true` or `false`.'],
  ['An input is not valid', 'inputs', ''],
])('%s, with a link to %s: %j', (title, place, sentence) => {
  expect(annotationOf(sentence)).toEqual({ title, place })
})
