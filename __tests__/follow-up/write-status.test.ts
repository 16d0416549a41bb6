import { expect, test } from '@jest/globals'
import { waiveStatus } from '../../src/follow-up/waive-status.ts'
import { writeStatus } from '../../src/follow-up/write-status.ts'
import type { OtherStatus } from '../../src/state/commit-status.ts'
import { outcome } from '../../src/state/outcome.ts'
import type { Report } from '../../src/state/report.ts'
import { type FakeOptions, fakeConversation, stateOf, troubleProblem } from '../fixtures/fake-conversation.ts'
import { sampleInputs } from '../fixtures/sample-inputs.ts'
import { link } from '../fixtures/sample-job.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { newSha, oldSha, type StatusTrouble, sampleStatus, statusPorts } from '../fixtures/sample-status.ts'

const { signal } = new AbortController()
const runUrl = 'https://github.com/acme/widgets/actions/runs/123'
const ended = sampleReport({ result: 'pull-request', pullRequest: link, commitStatus: sampleStatus() })
const ready = 'success: Docs pull request ready: acme/docs#57'

async function write(report: Report, trouble: StatusTrouble = {}) {
  const { ports, ...recorded } = statusPorts(trouble)
  const isWritten = await writeStatus({ report, runUrl, signal }, ports)
  return { isWritten, ...recorded }
}

test('without a status nothing is written, and nothing is left to write', async () => {
  const { isWritten, set, read } = await write(sampleReport())
  expect([isWritten, set, read]).toEqual([true, [], []])
})

test('every commit shows the same, and leads to the docs pull request', async () => {
  const report = { ...ended, commitStatus: sampleStatus({ commits: [oldSha, newSha] }) }
  const { isWritten, set, links, warnings } = await write(report)
  expect([isWritten, set]).toEqual([true, [`aaaaaaa ${ready}`, `bbbbbbb ${ready}`]])
  expect(warnings).toEqual([])
  expect(links).toEqual([link.url, link.url])
})

test('without a docs pull request it leads to the run', async () => {
  const { links } = await write({ ...ended, result: 'failed', pullRequest: null })
  expect(links).toEqual([runUrl])
})

test('a failure is one warning, however many commits there are', async () => {
  const report = { ...ended, commitStatus: sampleStatus({ commits: [oldSha, newSha] }) }
  const { isWritten, warnings } = await write(report, { setProblem: 'No.' })
  expect([isWritten, warnings]).toEqual([false, ['No.']])
})

test('a waiver counts for its own commit alone', async () => {
  const waiver = { by: 'mona', sha: newSha }
  const report = { ...ended, commitStatus: sampleStatus({ commits: [oldSha, newSha], waiver }) }
  const { set } = await write(report)
  expect(set).toEqual([`aaaaaaa ${ready}`, expect.stringMatching(/^bbbbbbb success: .*mona/)])
})

type Waiver = StatusTrouble &
  Pick<FakeOptions, 'trouble'> & {
    memory?: Report | null
    context?: string | null
    sha?: string | null
    otherStatuses?: readonly OtherStatus[]
  }

/** Plays a waiver by mona. Returns its end, and what the comment remembers afterwards. */
async function waive({ memory = null, context = 'docs', otherStatuses = [], ...given }: Waiver = {}) {
  const { ports, ...recorded } = statusPorts(given)
  const { sha = newSha, trouble = null } = given
  const calls: string[] = []
  const fake = fakeConversation({
    ...{ state: memory && stateOf(memory), trouble, seen: { otherStatuses } },
    note: (call) => void calls.push(call),
  })
  const inputs = sampleInputs({ commitStatus: context, commitStatusUntil: 'ready' })
  const end = await waiveStatus('mona', inputs, {
    ...ports,
    async setStatus(...set) {
      calls.push('set')
      return ports.setStatus(...set)
    },
    conversation: fake.conversation,
    patience: () => ({ waitMs: 180_000, stop: signal }),
    headCommit: async () => sha,
    runUrl,
    signal,
  })
  return { end, ...recorded, status: fake.stored()?.conversation.commitStatus, calls }
}

const waived = /^bbbbbbb success: .*mona/
const waiver = { by: 'mona', sha: newSha }

test('a waiver is remembered first, and then set on the head alone', async () => {
  const { end, set, links, status, calls } = await waive({ memory: ended })
  expect(end).toEqual(outcome('skipped', { reason: 'status-waived' }))
  expect(calls).toEqual(['written', 'set'])
  expect([set, links]).toEqual([[expect.stringMatching(waived)], [link.url]])
  expect(status).toMatchObject({ commits: [oldSha, newSha], waiver })
})

test.each<[string, Waiver, string]>([
  ['without an agent job', {}, 'unchanged'],
  ['of a run that may use no conversation', { trouble: 'none' }, 'none'],
])('a waiver %s is set, and remembered by nobody', async (...[, given, call]) => {
  const { end, set, links, calls } = await waive(given)
  expect([end.reason, links, calls]).toEqual(['status-waived', [runUrl], [call, 'set']])
  expect(set).toEqual([expect.stringMatching(waived)])
})

test('a waiver of a conversation that had no status gives it one', async () => {
  const { status } = await waive({ memory: sampleReport() })
  expect(status).toMatchObject({ commits: [newSha], waiver, written: null })
})

test('a waiver that GitHub refuses on the commit says why', async () => {
  const { end } = await waive({ memory: ended, setProblem: 'No.' })
  expect(end).toMatchObject({ result: 'skipped', reason: 'status-not-set', detail: 'No.' })
})

test.each(['conversation-busy', 'memory-unwritable', 'memory-unreadable', 'newer-state', 'lost'] as const)(
  'a waiver that was not written for certain is not set: %s',
  async (trouble) => {
    const { end, set } = await waive({ memory: ended, trouble })
    expect(end).toMatchObject({ result: 'skipped', reason: 'status-not-set', detail: troubleProblem })
    expect(set).toEqual([])
  },
)

test.each<[string, Waiver]>([
  ['the input', { context: null }],
  ['a commit', { sha: null }],
])('a waiver without %s sets nothing and reads nothing', async (_, given) => {
  const { end, calls } = await waive({ memory: ended, ...given })
  expect([end.reason, calls]).toEqual(['status-not-set', []])
})

test('a waiver of a status that another conversation shows, too, sets nothing', async () => {
  const otherStatuses = [{ context: 'docs', url: 'https://github.com/acme/widgets/pull/12#issuecomment-9' }]
  const { end, set, status } = await waive({ memory: ended, otherStatuses })
  expect([end.reason, set, status?.waiver]).toEqual(['status-not-set', [], null])
})
