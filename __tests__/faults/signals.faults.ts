// Signals and kills in each phase of a run, on the shipped bundle, and what its post step does then.
import { afterAll, expect, test } from '@jest/globals'
import { runPost } from '../../emulator/runner/runner.ts'
import { good } from './fault-cases.ts'
import { allSilence, type GitHubProblem, noProblem } from './fault-github.ts'
import type { Script, Step } from './fault-server.ts'
import { answerBytes } from './http-bytes.ts'
import {
  assertInvariants,
  assertInvariantsWithoutWords,
  assertNoSecret,
  assertOnlyOurHosts,
} from './invariants.ts'
import { openCase } from './run-case.ts'
import { activeJob, completedJob, jobId } from './sample-answers.ts'

type Phase = {
  /** Calls back when the phase is reached. */
  script: (reached: () => void) => Script
  /** A line of the log shortly after which it is reached, if the script does not say. */
  at?: RegExp
  github?: GitHubProblem
  expected: { reason: string; jobId: string }
}

/** The runner follows SIGINT with SIGTERM after that time. */
const runnerPatienceMs = 7_500

const longest = { signalToExitMs: 0 }
afterAll(() => console.log(`longest time from signal to exit: ${longest.signalToExitMs} ms`))

const phases: Record<string, Phase> = {
  'while GitHub is silent': {
    script: () => ({}),
    at: /^::endgroup::/,
    github: allSilence,
    expected: { reason: 'interrupted', jobId: '' },
  },
  'between the create and its answer': {
    script: (reached) => ({ create: [late(reached)], get: [good(activeJob)] }),
    expected: { reason: 'interrupted', jobId },
  },
  'during a create that is never answered': {
    script: (reached) => ({ create: [silent(reached)] }),
    expected: { reason: 'create-unconfirmed', jobId: '' },
  },
  'while a 429 is waited out': {
    script: () => ({ create: [limited] }),
    at: /; next try in/,
    expected: { reason: 'interrupted', jobId: '' },
  },
  'while the service is not available': {
    script: () => ({ create: [unavailable] }),
    at: /Trying until/,
    expected: { reason: 'interrupted', jobId: '' },
  },
  'between polls': {
    script: () => ({ create: [good(activeJob)], get: [good(activeJob)] }),
    at: /^Waiting up to/,
    expected: { reason: 'interrupted', jobId },
  },
  'inside a poll': {
    script: (reached) => ({ create: [good(activeJob)], get: [silent(reached), good(activeJob)] }),
    expected: { reason: 'interrupted', jobId },
  },
}

const limited: Step = {
  name: '429',
  play: (socket) => socket.write(answerBytes({ status: 429, headers: { 'retry-after': '20' } })),
}

const unavailable: Step = { name: '521', play: (socket) => socket.write(answerBytes({ status: 521 })) }

function silent(reached: () => void): Step {
  return { name: 'silence', play: reached }
}

function late(reached: () => void): Step {
  return {
    name: 'late',
    brings: jobId,
    play(socket) {
      reached()
      setTimeout(() => socket.write(answerBytes({ body: activeJob })), 1_500)
    },
  }
}

/** The run that got the signals in that phase, when it is over. */
async function stopRun({ script, at, github = noProblem }: Phase, signals: NodeJS.Signals[]) {
  let signalledAtMs = 0
  const send = () => {
    signalledAtMs ||= Date.now()
    // At once, while the process stands still: Node has let go of its handlers by the time that it exits, and one more would
    // then be its end.
    const together: NodeJS.Signals[] = signals.length > 1 ? ['SIGSTOP', ...signals, 'SIGCONT'] : signals
    for (const signal of together) opened.action.kill(signal)
  }
  const opened = await openCase({
    name: 'a signal',
    script: script(send),
    github,
    hasRealPauses: true,
    onLine: (line) => void (at?.test(line) && setTimeout(send, 300)),
  })
  const seen = await opened.finished
  const signalToExitMs = seen.run.spawnedAtMs + seen.run.spawnToExitMs - signalledAtMs
  return { opened, seen, signalToExitMs }
}

type Stopped = Awaited<ReturnType<typeof stopRun>>

/** The post step, which asks for the job at most once and makes no second comment. */
async function finishByPost({ opened, seen }: Stopped) {
  const { service, github, run } = seen
  const asked = service.requests.length
  // A run that was killed, or that had just written when it was stopped, has not given back its lock.
  github.ageLocks()
  const post = await runPost(run)
  const requests = service.requests.slice(asked)
  expect(post).toMatchObject({ exitCode: 0, stderr: '' })
  expect(post.spawnToExitMs).toBeLessThan(20_000)
  expect(requests.filter(({ call }) => call !== 'get')).toEqual([])
  expect(requests.length).toBeLessThanOrEqual(1)
  expect(github.comments().length).toBeLessThanOrEqual(1)
  assertNoSecret(post, requests, github.requests)
  assertOnlyOurHosts(opened.record().connections, [service.url, github.apiUrl])
  return post
}

const cancels: NodeJS.Signals[][] = [['SIGINT'], ['SIGTERM'], ['SIGINT', 'SIGINT', 'SIGTERM']]

test.concurrent.each(
  Object.entries(phases).flatMap(([name, phase]) =>
    cancels.map((signals) => [signals.join(', '), name, phase, signals] as const),
  ),
)('%s %s ends the run as cancelled', async (...[, , phase, signals]) => {
  const stopped = await stopRun(phase, [...signals])
  await using _ = stopped.opened
  const { seen, signalToExitMs } = stopped
  const { result, reason, 'job-id': id } = seen.run.outputs
  expect({ result, reason, jobId: id }).toEqual({ result: 'cancelled', ...phase.expected })
  assertInvariants(seen)
  expect(signalToExitMs).toBeLessThan(runnerPatienceMs)
  longest.signalToExitMs = Math.max(longest.signalToExitMs, signalToExitMs)
  await finishByPost(stopped)
})

test.concurrent.each(Object.entries(phases))(
  'a run that is killed %s is finished by its post step',
  async (...[name, phase]) => {
    const stopped = await stopRun(phase, ['SIGKILL'])
    await using _ = stopped.opened
    const { run } = stopped.seen
    const isWaiting = name.endsWith('poll') || name.endsWith('polls')
    expect(run.signal).toBe('SIGKILL')
    expect(run.outputs).toEqual(
      isWaiting ? expect.objectContaining({ 'job-id': jobId, status: 'active' }) : {},
    )
    assertInvariantsWithoutWords(stopped.seen)
    const post = await finishByPost(stopped)
    if (!isWaiting) return
    expect(post.stdout).toContain('Re-run this workflow job to keep waiting.')
    expect(stopped.seen.github.comments().map(({ body }) => body)).toEqual([
      expect.stringContaining(`| Job | <code>${jobId.replace('_', '&#95;')}</code> |`),
    ])
  },
)

test('after a normal end the post step asks nobody and says nothing', async () => {
  await using opened = await openCase({ name: 'no signal', script: { create: [good(completedJob)] } })
  const { run, service, github } = await opened.finished
  const asked = [service.requests.length, github.requests.length]
  const post = await runPost(run)
  expect(post.exitCode).toBe(0)
  expect(post.stdout.split('\n').filter((line) => line !== '' && !line.startsWith('::add-mask::'))).toEqual(
    [],
  )
  expect([service.requests.length, github.requests.length]).toEqual(asked)
})
