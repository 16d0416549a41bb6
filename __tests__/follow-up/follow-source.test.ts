// The docs pull request after its source pull request was closed without a merge, or reopened.
import { expect, test } from '@jest/globals'
import { failure, success } from '../../src/base/result.ts'
import type { PullReading } from '../../src/follow-up/docs-pull-conditions.ts'
import type { DocsPull, DocsPullState, OnClose } from '../../src/state/docs-pull.ts'
import { agentLogin, fullRules, seenOpen } from '../fixtures/sample-docs-pull.ts'
import { lostWrite, type Play, play, refused } from './docs-ports.ts'

type Given = Play & { onClose?: OnClose; docsPull?: Partial<DocsPull>; isOwnJob?: boolean }

/** Nothing is to be done but what the source asks for. */
function follow({ onClose = 'close', docsPull = {}, isOwnJob = true, ...given }: Given) {
  const report = { docsPullRules: { ...fullRules, onClose }, docsPull: seenOpen(docsPull), isOwnJob }
  return play({ ...given, report })
}

const closedForSource = {
  state: 'closed',
  toldSource: 'closed',
  notices: 1,
  isClosedForSource: true,
} as const

test.each<[OnClose, string[], Partial<DocsPull>]>([
  ['comment', ['read', 'comment closed 1'], { toldSource: 'closed', notices: 1 }],
  ['close', ['read', 'authors', 'set closed', 'comment closed 1'], closedForSource],
  ['nothing', ['read'], {}],
])('`on-close: %s` when the source was closed, once', async (onClose, calls, known) => {
  const first = await follow({ onClose, sourceState: 'closed' })
  expect([first.calls, first.docsPull]).toEqual([calls, seenOpen(known)])
  const pull: Partial<PullReading> = { state: known.state ?? 'open', commentCount: 1 }
  const second = await follow({ onClose, docsPull: first.docsPull ?? {}, pull, sourceState: 'closed' })
  expect([second.calls, second.docsPull]).toEqual([['read'], first.docsPull])
})

test.each<[OnClose, Partial<DocsPull>, string[]]>([
  ['comment', { toldSource: 'closed', notices: 1 }, ['read', 'comment open 2']],
  ['close', closedForSource, ['read', 'set open', 'comment open 2']],
])('`on-close: %s` when the source was reopened', async (onClose, docsPull, calls) => {
  const pull: Partial<PullReading> = { state: docsPull.state ?? 'open' }
  const first = await follow({ onClose, docsPull, pull, sourceState: 'open' })
  expect(first.calls).toEqual(calls)
  expect(first.docsPull).toMatchObject({
    ...{ state: 'open', toldSource: 'open', notices: 2, isClosedForSource: false },
  })
})

const sourceName = 'The source pull request [acme/widgets#12](https://github.com/acme/widgets/issues/12)'
test.each<[OnClose, 'open' | 'closed', string]>([
  [
    'comment',
    'closed',
    "was closed without being merged. If these changes aren't needed without it, close this pull request.",
  ],
  ['comment', 'open', 'was reopened.'],
  [
    'close',
    'closed',
    'was closed without being merged. This pull request was closed, too. It will be reopened if the source pull request is.',
  ],
  ['close', 'open', 'was reopened. This pull request was reopened, too.'],
])('`%s`: what is said where the source is now %s', async (onClose, sourceState, text) => {
  const before: Partial<DocsPull> = sourceState === 'closed' ? {} : { toldSource: 'closed', notices: 1 }
  const docsPull = onClose === 'close' && sourceState === 'open' ? closedForSource : before
  const pull: Partial<PullReading> = { state: docsPull.state ?? 'open' }
  const { comments } = await follow({ onClose, docsPull, pull, sourceState })
  expect(comments.map(({ body }) => body)).toEqual([`${sourceName} ${text}`])
})

test('the comment is looked for only where there are comments', async () => {
  const [none, some] = [
    await follow({ sourceState: 'closed' }),
    await follow({ sourceState: 'closed', pull: { commentCount: 3 } }),
  ]
  expect([none, some].map(({ comments }) => comments[0]?.hasComments)).toEqual([false, true])
})

test('one whose rules nobody knows is neither closed nor told', async () => {
  const report = { docsPullRules: null, docsPull: seenOpen(), isOwnJob: true }
  const { calls, docsPull } = await play({ report, sourceState: 'closed' })
  expect([calls, docsPull]).toEqual([['read'], seenOpen()])
})

test('every change has its own comment', async () => {
  const closedAgain = await follow({
    ...{ onClose: 'comment', sourceState: 'closed', docsPull: { notices: 2 } },
  })
  expect(closedAgain.comments.map(({ occasion }) => occasion)).toEqual(['closed 3'])
})

test.each<[OnClose, Partial<DocsPull>, string[], string[]]>([
  ['comment', { notices: 3 }, ['read'], []],
  [
    'close',
    { notices: 3 },
    ['read', 'authors', 'set closed'],
    ['acme/docs#57: closed with its source pull request'],
  ],
])(
  'after three, `%s` leaves the comment out, and says so in the log',
  async (...[onClose, docsPull, calls, lines]) => {
    const fourth = await follow({ onClose, docsPull, sourceState: 'closed' })
    expect([fourth.calls, fourth.docsPull?.notices]).toEqual([calls, 4])
    expect(fourth.lines).toEqual([
      ...lines,
      'acme/docs#57: no comment says that the source pull request was closed, because at most 3 are written',
    ])
  },
)

const notOnly = "Not every commit is known to be the agent's. Close it yourself if its changes aren't needed."
test.each<[string, (string | null)[] | null]>([
  ['another’s commits', [agentLogin, 'mona']],
  ['an author whom nobody knows', [agentLogin, null]],
  ['more commits than were listed', null],
  ['no commits', []],
])('one with %s is not closed, with one warning', async (_, authors) => {
  const ports = { commitAuthors: async () => success(authors) }
  const { calls, warnings, docsPull } = await follow({ sourceState: 'closed', ports })
  expect([calls, warnings]).toEqual([['read'], [notOnly]])
  expect(docsPull).toMatchObject({ state: 'open', isClosedForSource: false, toldSource: 'closed' })
  const again = await follow({ docsPull: docsPull ?? {}, sourceState: 'closed', ports })
  expect(again.warnings).toEqual([])
})

test.each([
  ['for good', true, 'closed'],
  ['for now', false, 'open'],
] as const)('one whose commits cannot be listed %s is not closed, with one warning', async (...given) => {
  const [, isFinal, toldSource] = given
  const ports = { commitAuthors: async () => failure({ problem: 'no', isFinal }) }
  const { calls, warnings, docsPull } = await follow({ sourceState: 'closed', ports })
  expect([calls, warnings]).toEqual([['read'], ['no']])
  expect(docsPull).toEqual(seenOpen({ toldSource }))
})

test.each<[string, Given]>([
  ['whose job another conversation started', { sourceState: 'closed', isOwnJob: false }],
  ['whose source was merged', { sourceState: null }],
  ['whose source is open', { sourceState: 'open' }],
  ['that is merged', { sourceState: 'closed', pull: { state: 'merged' } }],
  ['that is closed', { sourceState: 'closed', pull: { state: 'closed' } }],
  [
    'that somebody else closed before the source was reopened',
    { sourceState: 'open', pull: { state: 'closed' }, docsPull: { toldSource: 'closed', notices: 1 } },
  ],
  [
    'that was merged before the source was reopened',
    { sourceState: 'open', pull: { state: 'merged' }, docsPull: closedForSource },
  ],
  [
    'that somebody reopened before the source was',
    { sourceState: 'open', pull: { state: 'open' }, docsPull: closedForSource },
  ],
])('one %s is not touched', async (_, given) => {
  const choices = ['comment', 'close', 'nothing'] as const
  for (const onClose of choices) {
    // With `comment`, one that is open is told.
    if (onClose === 'comment' && given.pull?.state === 'open') continue
    const { calls, warnings } = await follow({ ...given, onClose })
    expect([calls, warnings]).toEqual([['read'], []])
  }
})

test.each<[OnClose, 'open' | 'closed', DocsPullState, Partial<DocsPull>, Partial<DocsPull>]>([
  ['comment', 'closed', 'merged', {}, { toldSource: 'closed' }],
  ['comment', 'closed', 'closed', {}, { toldSource: 'closed' }],
  ['close', 'closed', 'merged', {}, { toldSource: 'closed' }],
  ['close', 'closed', 'closed', {}, { toldSource: 'closed' }],
  ['close', 'open', 'closed', { toldSource: 'closed', notices: 1 }, { notices: 1 }],
  ['close', 'open', 'open', closedForSource, { notices: 1 }],
])('`%s`, source now %s, one that is %s: the change is remembered, and not as told', async (...given) => {
  const [onClose, sourceState, state, docsPull, expected] = given
  const after = await follow({ onClose, sourceState, docsPull, pull: { state } })
  expect([after.calls, after.docsPull]).toEqual([['read'], seenOpen({ state, ...expected })])
})

test('one that was reopened and closed again by hand is not reopened with its source', async () => {
  const seen = await follow({ docsPull: closedForSource, pull: { state: 'open' }, sourceState: 'closed' })
  expect(seen.docsPull?.isClosedForSource).toBe(false)
  const closed = await follow({
    ...{ docsPull: seen.docsPull ?? {}, pull: { state: 'closed' }, sourceState: 'closed' },
  })
  const reopened = await follow({
    ...{ docsPull: closed.docsPull ?? {}, pull: { state: 'closed' }, sourceState: 'open' },
  })
  expect([closed.calls, reopened.calls]).toEqual([['read'], ['read']])
})

test.each<[string, boolean, Partial<DocsPull>]>([
  ['refused', true, { toldSource: 'closed', state: 'open', isClosedForSource: false }],
  ['not answered', false, { toldSource: 'open', state: 'open', isClosedForSource: false }],
])('a close that is %s is one warning, and claims nothing', async (_, isFinal, expected) => {
  const setState = async () => (isFinal ? refused('no') : lostWrite('no'))
  const { warnings, comments, docsPull } = await follow({ sourceState: 'closed', ports: { setState } })
  expect([warnings, comments]).toEqual([['no'], []])
  expect(docsPull).toMatchObject(expected)
})

test.each<[OnClose, boolean, Partial<DocsPull>]>([
  ['comment', true, { toldSource: 'closed', notices: 1 }],
  ['comment', false, { toldSource: 'open', notices: 0 }],
  ['close', true, closedForSource],
  ['close', false, closedForSource],
])('`%s`: a comment that fails (for good: %s)', async (onClose, isFinal, expected) => {
  const comment = async () => (isFinal ? refused('no') : lostWrite('no'))
  const { warnings, docsPull } = await follow({ onClose, sourceState: 'closed', ports: { comment } })
  expect(warnings).toEqual(['no'])
  expect(docsPull).toMatchObject(expected)
})

test('a link that is not ours is neither closed nor told', async () => {
  const { calls, warnings } = await follow({
    sourceState: 'closed',
    pull: { headRepository: 'mallory/docs' },
  })
  expect(calls).toEqual(['read'])
  expect(warnings).toEqual([
    'acme/docs#57 was left alone: its branch is in another repository. If it is the right one, label it and request reviews by hand.',
  ])
})
