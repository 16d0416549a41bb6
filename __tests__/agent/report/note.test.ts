// Which ends of a run leave a note in a comment that is there already.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { noteEnd } from '../../../src/agent/report/note.ts'
import type { Run } from '../../../src/agent/tools.ts'
import { endingOf } from '../../../src/agent/turn.ts'
import { type Outcome, outcome } from '../../../src/outcome.ts'
import { type OpenStore, openStore } from '../../conversation/open-store.ts'
import {
  pullTrigger,
  sampleEvent,
  sampleInputs,
  sampleKey,
  sampleRequest,
  sampleShown,
  sampleState,
} from '../../fixtures/samples.ts'

let scene: OpenStore
beforeEach(async () => {
  scene = await openStore()
})
afterEach(() => scene.close())

const limit = outcome('skipped', 'request-limit')
const command = {
  ...{ text: 'shorter', isNew: false, isByAdmin: false },
  postedAt: '2026-11-20T13:59:30Z',
}

type Given = {
  end?: Outcome
  dryRun?: boolean
  hasComment?: boolean
  hasStore?: boolean
  request?: Run['request']
  shown?: Partial<Parameters<typeof sampleShown>[0]>
}

/** Reasons of the notes, and whether GitHub was asked for anything. */
async function notesAfter(given: Given) {
  const { end = limit, hasComment = true, hasStore = true } = given
  const shown = sampleShown(given.shown)
  if (hasComment) scene.addOurs(sampleState({ shown }))
  const snapshot = await scene.read()
  scene.calls()
  const run = {
    inputs: sampleInputs({ dryRun: given.dryRun ?? false }),
    event: sampleEvent(pullTrigger),
    request: given.request ?? sampleRequest({ command }),
    redact: (text: string) => text,
    log: { warning: () => undefined },
  }
  const store = hasStore ? scene.store : null
  const ledger = { store, commentRefusal: null, snapshot, entry: null }
  const { ledger: noted } = await noteEnd(
    run as unknown as Run,
    endingOf(end, ledger),
  )
  const notes = noted.snapshot.state.shown?.notes ?? []
  return {
    reasons: notes.map((note) => Object(note).reason),
    isQuiet: scene.calls().length === 0,
  }
}

test.each<[string, Given, boolean]>([
  ['a command that was not sent', {}, true],
  ['a dry run', { dryRun: true }, false],
  ['what concerns nobody', { end: outcome('skipped', 'help') }, false],
  ['a run without a comment', { hasStore: false }, false],
  ['a conversation without a comment', { hasComment: false }, false],
  ['a request of the workflow', { request: sampleRequest() }, false],
  ['an end without a reason', { end: outcome('running', null) }, false],
])('%s', async (_, given, isNoted) => {
  expect(await notesAfter(given)).toEqual({
    reasons: isNoted ? ['request-limit'] : [],
    isQuiet: !isNoted,
  })
})

test.each<[string, Given['shown'], number]>([
  ['of an attempt of the same request', {}, 0],
  ['of a later attempt', { key: sampleKey('abc', 2) }, 0],
  ['of another request', { key: sampleKey('xyz') }, 1],
])('what the comment shows %s', async (_, known, count) => {
  const reason = 'message-unconfirmed' as const
  const end = outcome('unknown', reason)
  const shown = { result: 'unknown' as const, reason, ...known }
  const { reasons } = await notesAfter({ end, shown })
  expect(reasons).toHaveLength(count)
})

test('another end of the same request is a note', async () => {
  const reason = 'message-unconfirmed' as const
  const shown = { result: 'unknown' as const, reason }
  expect((await notesAfter({ shown })).reasons).toEqual(['request-limit'])
})
