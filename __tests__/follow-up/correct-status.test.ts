// The reconcile has the commits show their status: each is read, and only what differs is set.
import { expect, test } from '@jest/globals'
import { correctStatus } from '../../src/follow-up/correct-status.ts'
import type { CommitStatus } from '../../src/state/commit-status.ts'
import { link } from '../fixtures/sample-job.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { newSha, oldSha, type StatusTrouble, sampleStatus, statusPorts } from '../fixtures/sample-status.ts'

const runUrl = 'https://github.com/acme/widgets/actions/runs/123'
const both = sampleStatus({ commits: [oldSha, newSha] })
const success = {
  state: 'success',
  description: `Docs pull request ready: acme/docs#57`,
  url: link.url,
} as const

async function correct(commitStatus: CommitStatus | null, trouble: StatusTrouble = {}) {
  const { ports, ...asked } = statusPorts(trouble)
  const report = sampleReport({
    result: 'pull-request',
    jobEnd: 'pull-request',
    pullRequest: link,
    commitStatus,
  })
  const isShown = await correctStatus({ report, runUrl, signal: new AbortController().signal }, ports)
  return { ...asked, isShown }
}

test('commits without the status get it', async () => {
  const { isShown, read, set, links } = await correct(both)
  expect([isShown, read]).toEqual([true, ['aaaaaaa', 'bbbbbbb']])
  expect(set).toEqual([`aaaaaaa success: ${success.description}`, `bbbbbbb success: ${success.description}`])
  expect(links).toEqual([link.url, link.url])
})

test('what a commit shows already is not set again', async () => {
  const { isShown, set } = await correct(both, { shown: [oldSha], foreign: success })
  expect([isShown, set]).toEqual([true, [`bbbbbbb success: ${success.description}`]])
})

test.each([
  ['state', { ...success, state: 'pending' } as const],
  ['description', { ...success, description: 'Docs agent is working' }],
  ['link', { ...success, url: runUrl }],
])('another %s is corrected, whatever was written down', async (_, foreign) => {
  const commitStatus = sampleStatus({ written: 'success' })
  const { isShown, set } = await correct(commitStatus, { shown: [oldSha], foreign })
  expect([isShown, set]).toEqual([true, [`aaaaaaa success: ${success.description}`]])
})

test('a commit that cannot be read is left alone, and not said to show anything', async () => {
  const { isShown, set, warnings } = await correct(both, { readProblem: "Couldn't read it." })
  expect([isShown, set, warnings]).toEqual([false, [], ["Couldn't read it."]])
})

test('a status that cannot be set is told once', async () => {
  const { isShown, warnings } = await correct(both, { setProblem: "Couldn't set it." })
  expect([isShown, warnings]).toEqual([false, ["Couldn't set it."]])
})

test('without a status nothing is asked', async () => {
  expect(await correct(null)).toEqual({ isShown: true, read: [], set: [], links: [], warnings: [] })
})
