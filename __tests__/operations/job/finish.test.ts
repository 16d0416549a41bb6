import { expect, test } from '@jest/globals'
import type { Attempt } from '../../../src/domain/http/attempt.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import type { Outcome } from '../../../src/domain/job/outcome.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { finishRun } from '../../../src/operations/job/finish.ts'
import type { Reporter } from '../../../src/operations/job/reporter.ts'
import { answered, link, lost, notSent, reading, tls, unreadable } from '../../fixtures/sample-job.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'

const killed = sampleReport()
const cancelled = sampleReport({ result: 'cancelled', reason: 'signal', detail: 'said so' })

async function finish(saved: Report, hasJob: boolean, answer: Attempt<Job>) {
  const asked: string[] = []
  const ends: { end: Outcome; polls: number; budget: AbortSignal | null }[] = []
  const unforeseen = () => {
    throw new Error('not foreseen')
  }
  const reporter: Reporter = {
    ...{ prepared: unforeseen, started: unforeseen, waiting: unforeseen, read: unforeseen },
    async ended(end, { polls }, signal) {
      ends.push({ end, polls, budget: signal })
      return saved
    },
  }
  const { signal: budget } = new AbortController()
  const getJob = async (id: string) => {
    asked.push(id)
    return answer
  }
  const report = await finishRun({ saved, hasJob }, { getJob, reporter, budget })
  return { report, asked, ends, budget }
}

test.each<[string, Attempt<Job>, string]>([
  ['has a pull request now', reading({ status: 'completed', pullRequest: link }), 'pull-request'],
  ['completed without one', reading({ status: 'completed' }), 'no-pull-request'],
  ['failed', reading({ status: 'failed' }), 'failed'],
  ['was archived', reading({ status: 'archived' }), 'archived'],
])('a job that %s ends the run so, killed or cancelled', async (_, answer, result) => {
  for (const saved of [killed, cancelled]) {
    const { asked, ends, budget } = await finish(saved, true, answer)
    expect(asked).toEqual(['job_1'])
    expect(ends).toMatchObject([{ end: { result, job: { id: 'job_1' } }, polls: 1, budget }])
  }
})

const withoutEnd: [string, Attempt<Job>][] = [
  ['is at work', reading()],
  ['is of unknown status', reading({ status: 'queued' })],
  ['cannot be read', unreadable],
  ['is lost', lost],
  ['is out of reach', notSent],
  ['is not trusted', tls],
  ['is limited', answered(429)],
  ['is refused', answered(401)],
  ['is not there', answered(404)],
]

test.each(withoutEnd)('of a job that %s, a cancelled run stays cancelled', async (_, answer) => {
  const { asked, ends } = await finish(cancelled, true, answer)
  expect(asked).toEqual(['job_1'])
  expect(ends).toMatchObject([{ end: { result: 'cancelled', reason: 'signal', detail: 'said so' } }])
})

test.each(withoutEnd)('of a job that %s, a killed run ended without a word', async (_, answer) => {
  const { ends } = await finish(killed, true, answer)
  expect(ends).toMatchObject([{ end: { result: 'unknown', reason: 'signal' } }])
})

test('what is read of a job at work is kept', async () => {
  const { ends } = await finish(killed, true, reading({ ref: 'docs/x' }))
  expect(ends).toMatchObject([{ end: { job: { ref: 'docs/x' } } }])
})

test('a reading of another job is not taken for ours', async () => {
  const { ends } = await finish(
    killed,
    true,
    reading({ id: 'job_2', status: 'completed', pullRequest: link }),
  )
  expect(ends).toMatchObject([{ end: { result: 'unknown', reason: 'signal', job: null } }])
})

test.each<[string, Report, string]>([
  ['cancelled', sampleReport({ result: 'cancelled', reason: 'busy' }), 'cancelled busy'],
  ['killed', killed, 'unknown signal'],
])('a run that was %s before it worked on a job asks for none', async (_, saved, words) => {
  const { asked, ends } = await finish(saved, false, lost)
  const { result, reason } = ends[0]?.end ?? {}
  expect([asked, `${result} ${reason}`, ends[0]?.polls]).toEqual([[], words, 0])
})

test('a run that knew no job asks for none', async () => {
  const { asked } = await finish(sampleReport({ jobId: null }), true, lost)
  expect(asked).toEqual([])
})

test.each(['pull-request', 'timed-out', 'rejected', 'unknown'] as const)(
  'a run that knew its end, %s, and could not tell it is told as it was, and nobody is asked',
  async (result) => {
    const saved = sampleReport({ result, reason: 'deadline', detail: 'said so' })
    const { asked, ends } = await finish(saved, true, lost)
    expect(asked).toEqual([])
    expect(ends).toMatchObject([{ end: { result, reason: 'deadline', detail: 'said so' }, polls: 0 }])
  },
)
