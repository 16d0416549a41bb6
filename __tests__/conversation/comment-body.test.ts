// The whole text of our comment, as far as GitHub takes it.
import { expect, test } from '@jest/globals'
import { bodyOf } from '../../src/conversation/comment-body.ts'
import {
  signingKeyOf,
  writeState,
} from '../../src/conversation/signed-state.ts'
import { at, sampleState } from '../fixtures/samples.ts'

const signingKey = signingKeyOf('mint_0123456789abcdef')
const scope = {
  ...{ repositoryId: '700000001', number: 12 },
  ...{ projectId: 'docs', apiHost: 'api.mintlify.com' },
}
const place = { scope, commentId: 7, writtenAt: new Date(at) }
const state = sampleState()
const signed = writeState(place, state, signingKey)
const bodyWith = (text: string) => bodyOf(text, state, { place, signingKey })
const maxText = 65_536 - signed.length - '\n\n'.length

test('the text stands before the signed state', () => {
  const text = 'x'.repeat(maxText)
  expect(bodyWith(text)).toBe(`${text}\n\n${signed}`)
})

test('a text that is too long is cut, and says so', () => {
  const body = bodyWith('x'.repeat(maxText + 1))
  expect(body).toHaveLength(65_536)
  expect(body).toMatch(
    /^x+…\n\n\*\*The rest was cut, because GitHub limits the length of a comment\.\*\*\n\n<!-- /,
  )
  expect(body.endsWith(`\n\n${signed}`)).toBe(true)
})
