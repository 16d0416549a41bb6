// How often GitHub is asked before a negative answer counts.
import { expect, test } from '@jest/globals'
import { askAgain, isNotFound } from '../../src/github/ask-again.ts'
import { GitHubError } from '../../src/github/errors.ts'

const refused = (status: number) =>
  new GitHubError('', { status, isInaccessible: true })

test.each<[string, unknown, number[]]>([
  ['is not found', refused(404), [3_000, 4_000]],
  ['is gone', refused(410), [3_000, 4_000]],
  ['may not be read', refused(403), [3_000]],
  ['fails for a moment', new GitHubError('', { status: 502 }), []],
  ['is invalid', new GitHubError('', { status: 422 }), []],
  ['fails otherwise', new Error('not of GitHub'), []],
])('what %s is asked for again', async (_, error, expected) => {
  const waits: number[] = []
  const sleep = async (waitMs: number) => void waits.push(waitMs)
  const asking = askAgain({ sleep }, () => Promise.reject(error))
  await expect(asking).rejects.toBe(error)
  expect(waits).toEqual(expected)
})

test('what is there when it is asked for again is the answer', async () => {
  const answers = [refused(404), refused(404)]
  const sleep = async () => undefined
  const ask = async () => {
    const error = answers.pop()
    if (error) throw error
    return 'there'
  }
  expect(await askAgain({ sleep }, ask)).toBe('there')
})

test('an answer that denies something is asked again once', async () => {
  const waits: number[] = []
  const sleep = async (waitMs: number) => void waits.push(waitMs)
  const answers = ['no', 'yes']
  const ask = async () => answers.shift() ?? 'no'
  const denies = (answer: string) => answer === 'no'
  expect(await askAgain({ sleep }, ask, denies)).toBe('yes')
  expect(await askAgain({ sleep }, ask, denies)).toBe('no')
  expect(waits).toEqual([3_000, 3_000])
})

test.each([
  [refused(404), true],
  [refused(410), true],
  [refused(403), false],
  [new GitHubError('', { status: 404 }), false],
  [new Error('not of GitHub'), false],
])('%j is not found: %s', (error, expected) => {
  expect(isNotFound(error)).toBe(expected)
})
