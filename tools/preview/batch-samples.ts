// Comments and summaries of requests for everything that was merged.

import { makeBatch } from '../../src/batch/batch.ts'
import { closed } from '../../src/gates/gate-answer.ts'
import { docsPull, type ReportSample, reportOf } from './report-samples.ts'

const at = new Date('2026-11-20T14:02:00.000Z')
const from = new Date('2026-11-19T03:11:00.000Z')
const titles = [
  'Add the retry option to the client',
  'Rename `timeout` to `timeoutMs`',
  'Bump esbuild',
  'Fix a typo',
]
const pulls = titles.map((title, index) => ({
  ...{ number: 1_841 + index, title, body: '', url: `https://github.com/acme/widgets/pull/${1_841 + index}` },
  ...{ mergedAt: `2026-11-20T0${index}:12:00Z`, headBranch: 'x', baseBranch: 'main' },
  author: { login: index === 2 ? 'renovate[bot]' : 'mona', isBot: index === 2 },
  ...{ isCrossRepository: false, labels: [] },
}))
const judged = pulls.map((pull, index) => ({
  pull,
  files: null,
  closed:
    index < 2
      ? null
      : index === 2
        ? closed('bot-not-allowed', 'renovate[bot]')
        : closed('skip-label', 'no-docs'),
}))

const gathered = { cursor: null, base: 'main', from, at, listed: pulls }
const sampleBatch = makeBatch({ ...gathered, judged, later: 2 })

/** What the sample of that name was gathered from. */
export const batches = new Map([
  ['batch', sampleBatch],
  ['batch-nothing-merged', makeBatch({ ...gathered, judged: judged.slice(2), later: 0 })],
])

/** A request that has merged pull requests, and a run that found none. */
export function batchSamples(): ReportSample[] {
  const asked = {
    workflow: 'Docs for merged pull requests',
    askedBy: 'github-actions[bot]',
    batch: sampleBatch.next,
  }
  return [
    {
      name: 'batch',
      title: 'A request for what was merged',
      report: reportOf({ result: 'pull-request', status: 'completed', ...docsPull, ...asked }),
    },
    {
      name: 'batch-nothing-merged',
      title: 'No pull request to document was merged',
      report: reportOf({
        ...{ result: 'skipped', reason: 'nothing-merged' },
        jobId: null,
        status: null,
        requests: [],
      }),
    },
  ]
}
