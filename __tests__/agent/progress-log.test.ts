import { expect, test } from '@jest/globals'
import { logPoll, noProgress } from '../../src/agent/progress-log.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { link, sampleJob } from '../fixtures/sample-job.ts'

type Poll = { second: number; job: Job | null; problem?: string }

function log(polls: readonly Poll[]): string[] {
  let progress = noProgress
  const lines: string[] = []
  for (const { second, job, problem = null } of polls) {
    const snapshot = { job, problem, elapsedMs: second * 1_000, nextCheckMs: 4_000 }
    const { progress: after, line } = logPoll(progress, snapshot)
    progress = after
    if (line !== null) lines.push(line)
  }
  return lines
}

function everyThreeSeconds(seconds: number, jobAt: (second: number) => Job): Poll[] {
  return Array.from({ length: seconds / 3 }, (_, index) => ({ second: 3 * index, job: jobAt(3 * index) }))
}

const active = sampleJob()
const onBranch = sampleJob({ ref: 'docs/v1-4-0' })

test('each change is a line of its own', () => {
  const lines = log([
    { second: 0, job: active },
    { second: 3, job: active },
    { second: 40, job: onBranch },
    { second: 100, job: onBranch },
    { second: 172, job: onBranch, problem: 'Mintlify answered 503' },
    { second: 176, job: onBranch, problem: 'Mintlify answered 503' },
  ])
  expect(lines).toEqual([
    '     0s  active',
    '    40s  active     branch docs/v1-4-0',
    ' 1m 40s  active     still working, 4 checks',
    ' 2m 52s  warning    Mintlify answered 503; next check in 4s',
  ])
})

test('the end of a job is a change, the end of a problem is none', () => {
  const lines = log([
    { second: 0, job: active },
    { second: 5, job: active, problem: 'the connection was reset' },
    { second: 10, job: active },
    { second: 15, job: sampleJob({ status: 'completed' }) },
  ])
  expect(lines.map((line) => line.slice(9).split(' ')[0])).toEqual(['active', 'warning', 'completed'])
})

test('a poll that changes nothing is silent but for one heartbeat a minute', () => {
  const lines = log(everyThreeSeconds(600, () => active))
  expect(lines).toHaveLength(10)
  expect(lines.slice(1).every((line) => line.includes('still working'))).toBe(true)
})

test('the log of a ten-minute job has at most 20 lines, with branch, problem and end', () => {
  const polls = everyThreeSeconds(600, (second) => (second < 40 ? active : onBranch))
  const eventful = polls.map((poll) =>
    poll.second >= 300 && poll.second < 420 ? { ...poll, problem: 'Mintlify answered 503' } : poll,
  )
  const lines = log([
    ...eventful,
    { second: 600, job: sampleJob({ status: 'completed', ref: 'docs/v1-4-0' }) },
  ])
  expect(lines.length).toBeLessThanOrEqual(20)
})

test('between two lines without a change there is at least a minute', () => {
  const seconds = log(everyThreeSeconds(1_800, () => active)).map((line) => {
    const [, minutes, rest] = /(?:(\d+)m)? ?(?:(\d+)s)? {2}/.exec(line.trimStart()) ?? []
    return Number(minutes ?? 0) * 60 + Number(rest ?? 0)
  })
  const gaps = seconds.slice(1).map((second, index) => second - (seconds[index] ?? 0))
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(60)
})

test('before the first good reading there is a heartbeat too', () => {
  const silent = Array.from({ length: 40 }, (_, index) => ({
    second: 3 * index,
    job: null,
    problem: 'reset',
  }))
  const lines = log(silent)
  expect(lines).toHaveLength(2)
  expect(lines.join('\n')).not.toMatch(/null|undefined/)
})

test('a change that came with a problem is logged when the problem is over', () => {
  const lines = log([
    { second: 0, job: active },
    { second: 5, job: active, problem: 'the connection was reset' },
    { second: 10, job: onBranch },
  ])
  expect(lines.at(-1)).toBe('    10s  active     branch docs/v1-4-0')
})

test('a problem that comes and goes is logged once a minute', () => {
  const polls = everyThreeSeconds(600, () => active).map((poll, index) =>
    index % 2 === 1 ? { ...poll, problem: 'Mintlify answered 503' } : poll,
  )
  const lines = log(polls)
  expect(lines.filter((line) => line.includes('warning')).length).toBeLessThanOrEqual(10)
  expect(lines.length).toBeLessThanOrEqual(20)
})

test('two alternating problems do not fill the log either', () => {
  const problems = ['Mintlify answered 503', 'the connection was reset']
  const polls = everyThreeSeconds(600, () => active).map((poll, index) => ({
    ...poll,
    problem: problems[index % 2] ?? '',
  }))
  expect(log(polls).length).toBeLessThanOrEqual(20)
})

test.each<[string, Partial<Job>, string]>([
  ['a link', { pullRequest: link }, 'completed'],
  ['a link and a branch', { pullRequest: link, ref: 'docs/x' }, 'completed  branch docs/x'],
  ['neither', {}, 'completed  no pull request yet'],
  ['a branch alone', { ref: 'docs/x' }, 'completed  no pull request yet'],
])('a job that is completed with %s', (_, known, text) => {
  expect(log([{ second: 3, job: sampleJob({ status: 'completed', ...known }) }])).toEqual([
    `     3s  ${text}`,
  ])
})

test('polls are counted, whether they are logged or not', () => {
  const snapshot = { job: active, problem: null, elapsedMs: 0, nextCheckMs: 4_000 }
  const once = logPoll(noProgress, snapshot).progress
  expect([once.polls, logPoll(once, snapshot).progress.polls]).toEqual([1, 2])
})
