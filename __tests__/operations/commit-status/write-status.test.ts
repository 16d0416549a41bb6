import { expect, test } from '@jest/globals'
import type { SourcePull } from '../../../src/domain/event/source-pull.ts'
import { outcome } from '../../../src/domain/job/outcome.ts'
import type { Memory } from '../../../src/domain/job/plan.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { waiveStatus } from '../../../src/operations/commit-status/waive.ts'
import { withWrittenStatus, writeStatus } from '../../../src/operations/commit-status/write-status.ts'
import { sampleInputs } from '../../fixtures/sample-inputs.ts'
import { link } from '../../fixtures/sample-job.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'
import {
  newSha,
  oldSha,
  type StatusTrouble,
  sampleStatus,
  statusPorts,
} from '../../fixtures/sample-status.ts'

const { signal } = new AbortController()
const runUrl = 'https://github.com/acme/widgets/actions/runs/123'
const ended = sampleReport({ result: 'pull-request', pullRequest: link, commitStatus: sampleStatus() })
const ready = 'success: Docs pull request ready: acme/docs#57'
const waiting = 'bbbbbbb pending: Waiting for the workflow run of this commit'

async function write(report: Report, source: SourcePull | null = null, trouble: StatusTrouble = {}) {
  const { ports, ...recorded } = statusPorts(trouble)
  const isWritten = await writeStatus({ report, runUrl, source: Promise.resolve(source), signal }, ports)
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
  const { isWritten, warnings } = await write(report, null, { setProblem: 'No.' })
  expect([isWritten, warnings]).toEqual([false, ['No.']])
})

test.each<[string, SourcePull | null, { shown?: string[]; isHead?: boolean }, string[]]>([
  ['without a status', { state: 'open', headSha: newSha }, {}, [waiting]],
  ['with one', { state: 'open', headSha: newSha }, { shown: [newSha] }, []],
  ['that is the own commit', { state: 'open', headSha: oldSha }, {}, []],
  ['of a closed pull request', { state: 'closed', headSha: newSha }, {}, []],
  ['of a merged one', { state: 'merged', headSha: newSha }, {}, []],
  ['that nobody names', { state: 'open', headSha: null }, {}, []],
  ['that was not read', null, {}, []],
  ['while the own commit was that of a push', { state: 'open', headSha: newSha }, { isHead: false }, []],
])('a head %s', async (...[, source, { shown = [], isHead = true }, expected]) => {
  const report = { ...ended, commitStatus: sampleStatus({ isHead }) }
  const { set, warnings } = await write(report, source, { shown })
  expect(set.filter((one) => !one.startsWith('aaaaaaa'))).toEqual(expected)
  expect(warnings).toEqual([])
})

test('a newer head that cannot be read is a warning, and does not count as not written', async () => {
  const { isWritten, set, warnings } = await write(
    ended,
    { state: 'open', headSha: newSha },
    { readProblem: 'No.' },
  )
  expect([isWritten, set, warnings]).toEqual([true, [`aaaaaaa ${ready}`], ['No.']])
})

test('what was written is remembered', () => {
  expect(withWrittenStatus(ended, true).commitStatus?.written).toBe('success')
  expect(withWrittenStatus(ended, false).commitStatus?.written).toBeNull()
  expect(withWrittenStatus(sampleReport(), true).commitStatus).toBeNull()
})

type Waiver = StatusTrouble & { memory?: Memory; context?: string | null; sha?: string | null }

/** Plays a waiver by mona. Returns its end, and what the comment remembers afterwards. */
async function waive({
  memory = { kind: 'none', hasUnverified: false },
  context = 'docs',
  ...given
}: Waiver = {}) {
  const { ports, ...recorded } = statusPorts(given)
  const { sha = newSha } = given
  let remembered = memory.kind === 'found' ? memory.report : null
  let reads = 0
  const inputs = sampleInputs({ commitStatus: context, commitStatusUntil: 'ready' })
  const end = await waiveStatus('mona', inputs, {
    ...ports,
    async readMemory() {
      reads += 1
      return memory
    },
    headCommit: async () => (sha === null ? null : { sha, isHead: true }),
    async updateState(change) {
      remembered = remembered && change(remembered)
      return remembered !== null
    },
    runUrl,
    signal,
  })
  return { end, ...recorded, status: remembered?.commitStatus, reads }
}

const remembers = (report: Report): Memory => ({ kind: 'found', report })
const waived = 'success: Not needed, says mona'

test('a waiver sets success on the head and on every commit of the turn, and is remembered', async () => {
  const { end, set, links, status } = await waive({ memory: remembers(ended) })
  expect(end).toEqual(outcome('skipped', { reason: 'status-waived' }))
  expect(set).toEqual([`aaaaaaa ${waived}`, `bbbbbbb ${waived}`])
  expect(links).toEqual([link.url, link.url])
  expect(status).toMatchObject({ commits: [oldSha, newSha], waivedBy: 'mona', written: null })
})

test('a waiver without an agent job is set, and remembered by nobody', async () => {
  const { end, set, links } = await waive()
  expect([end.reason, set, links]).toEqual(['status-waived', [`bbbbbbb ${waived}`], [runUrl]])
})

test('a waiver of a conversation that had no status gives it one', async () => {
  const { status } = await waive({ memory: remembers(sampleReport()) })
  expect(status).toMatchObject({ commits: [newSha], waivedBy: 'mona', written: null })
})

test('a waiver that GitHub refuses says why, and is not remembered as written', async () => {
  const { end, status } = await waive({ memory: remembers(ended), setProblem: 'No.' })
  expect(end).toMatchObject({ result: 'skipped', reason: 'status-not-set', detail: 'No.' })
  expect(status).toMatchObject({ waivedBy: 'mona', written: null })
})

test.each<[string, Waiver, string, string]>([
  ['without the input', { context: null }, 'skipped', 'status-not-set'],
  ['without a commit', { sha: null }, 'skipped', 'status-not-set'],
  ['without a commit, with a job', { sha: null, memory: remembers(ended) }, 'skipped', 'status-not-set'],
  [
    'with comments that cannot be read',
    { memory: { kind: 'unreadable', problem: 'No.' } },
    'unknown',
    'memory-unreadable',
  ],
])('a waiver %s sets nothing', async (...[, given, result, reason]) => {
  const { end, set, status } = await waive(given)
  expect([end.result, end.reason, set]).toEqual([result, reason, []])
  expect(status?.waivedBy ?? null).toBeNull()
})

test('a waiver without the input reads nothing', async () => {
  expect((await waive({ context: null })).reads).toBe(0)
})
