// What a run saves for its post step, read with care.
import { expect, test } from '@jest/globals'
import { parseSavedRun } from '../../src/agent/save.ts'
import { sampleEntry, sampleWait } from '../fixtures/samples.ts'

const saved = {
  ...{ entry: sampleEntry(), commentId: 7 },
  ...{ reactionId: null, isEndWritten: false },
}
const entryWith = (known: object) => ({
  ...saved,
  entry: { ...sampleEntry(), ...known },
})

test.each<[string, unknown, boolean]>([
  ['a run', saved, true],
  ['a run without a comment', { ...saved, commentId: null }, true],
  ['a run with a reaction', { ...saved, reactionId: 7 }, true],
  ['a wait', { ...saved, entry: sampleWait() }, true],
  ['nothing', undefined, false],
  ['null', null, false],
  ['a text', 'x', false],
  ['no entry', { reactionId: null, isEndWritten: true }, false],
  ['an id that is none', { ...saved, commentId: 1.5 }, false],
  ['an unknown kind', entryWith({ kind: 'look' }), false],
  ['an unknown delivery', entryWith({ delivery: 'maybe' }), false],
  ['nothing shown', entryWith({ shown: null }), false],
])('what was saved is %s', (_, json, isRead) => {
  expect(parseSavedRun(json)).toEqual(isRead ? json : null)
})
