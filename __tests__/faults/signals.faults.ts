// Signals and kills in each phase of a run, on the shipped bundle, and what its post step does then.
import { afterAll, expect, test } from '@jest/globals'
import { type ActionRun, runPost, startAction } from '../../emulator/runner.ts'
import { good } from './fault-cases.ts'
import { type FaultServer, type Script, type Step, startFaultServer } from './fault-server.ts'
import { answerBytes } from './http-bytes.ts'
import { assertInvariants } from './invariants.ts'
import { activeJob, completedJob } from './sample-answers.ts'
import { apiKey, githubToken, markerSecret } from './secrets.ts'

type Cancel = {
  /** A line of the log after which the signals come. */
  after: RegExp
  delayMs: number
  signals: NodeJS.Signals[]
}

type Cancelled = { run: ActionRun; service: FaultServer; signalToExitMs: number }

const longest = { signalToExitMs: 0 }
afterAll(() => console.log(`longest time from signal to exit: ${longest.signalToExitMs} ms`))

async function cancelRun(script: Script, cancel: Cancel): Promise<Cancelled> {
  const service = await startFaultServer(script)
  let signalledAtMs = 0
  const send = () => {
    signalledAtMs ||= Date.now()
    for (const [index, signal] of cancel.signals.entries()) setTimeout(() => action.kill(signal), index * 50)
  }
  const action = startAction({
    with: {
      'api-key': apiKey,
      'marker-secret': markerSecret,
      'project-id': 'acme',
      'api-url': service.url,
      prompt: 'Describe the retry option.',
      'poll-interval-seconds': '1',
    },
    env: { GITHUB_TOKEN: githubToken, GITHUB_API_URL: 'http://127.0.0.1:9' },
    onLine: (line) => void (cancel.after.test(line) && setTimeout(send, cancel.delayMs)),
  })
  const run = await action.finished
  await service.shut()
  await service.open()
  return { run, service, signalToExitMs: run.spawnedAtMs + run.spawnToExitMs - signalledAtMs }
}

const silence: Step = { name: 'silence', play: () => undefined }
const lateJob: Step = {
  name: 'late',
  play: (socket) => void setTimeout(() => socket.write(answerBytes({ body: activeJob })), 1_500),
}
const waiting = { create: [good(activeJob)], get: [good(activeJob)] }
const silentPolls = { create: [good(activeJob)], get: [silence] }
const limited: Step = {
  name: '429',
  play: (socket) => socket.write(answerBytes({ status: 429, headers: { 'retry-after': '60' } })),
}

const asWaiting: Omit<Cancel, 'signals'> = { after: /^Waiting up to/, delayMs: 300 }
const asPolling: Omit<Cancel, 'signals'> = { after: /^Waiting up to/, delayMs: 1_400 }
const asCreating: Omit<Cancel, 'signals'> = { after: /^::endgroup::/, delayMs: 400 }

test.each<[string, Script, Cancel, { reason: string; jobId: string; withinMs: number }]>([
  [
    'SIGINT between polls',
    waiting,
    { ...asWaiting, signals: ['SIGINT'] },
    { reason: 'signal', jobId: 'job_1', withinMs: 2_000 },
  ],
  [
    'SIGTERM between polls',
    waiting,
    { ...asWaiting, signals: ['SIGTERM'] },
    { reason: 'signal', jobId: 'job_1', withinMs: 2_000 },
  ],
  [
    'signals again and again',
    waiting,
    { ...asWaiting, signals: ['SIGINT', 'SIGINT', 'SIGTERM'] },
    { reason: 'signal', jobId: 'job_1', withinMs: 2_000 },
  ],
  [
    'SIGINT inside a poll',
    silentPolls,
    { ...asPolling, signals: ['SIGINT'] },
    { reason: 'signal', jobId: 'job_1', withinMs: 2_000 },
  ],
  [
    'SIGINT between the create and its answer',
    { create: [lateJob] },
    { ...asCreating, signals: ['SIGINT'] },
    { reason: 'signal', jobId: 'job_1', withinMs: 5_500 },
  ],
  [
    'SIGINT during a create that is never answered',
    { create: [silence] },
    { ...asCreating, signals: ['SIGINT'] },
    { reason: 'create-ambiguous', jobId: '', withinMs: 5_500 },
  ],
  [
    'SIGINT while a 429 is waited out',
    { create: [limited] },
    { ...asCreating, signals: ['SIGINT'] },
    { reason: 'signal', jobId: '', withinMs: 2_000 },
  ],
])('%s ends the run as cancelled', async (...[, script, cancel, expected]) => {
  const { run, service, signalToExitMs } = await cancelRun(script, cancel)
  const { result, reason, 'job-id': jobId } = run.outputs
  expect({ result, reason, jobId }).toEqual({
    result: 'cancelled',
    reason: expected.reason,
    jobId: expected.jobId,
  })
  assertInvariants(run, { service, connections: [] })
  expect(signalToExitMs).toBeLessThan(expected.withinMs)
  longest.signalToExitMs = Math.max(longest.signalToExitMs, signalToExitMs)

  const asked = service.requests.length
  const post = await runPost(run)
  expect(post).toMatchObject({ exitCode: 0, stderr: '' })
  expect(post.spawnToExitMs).toBeLessThan(20_000)
  expect(service.requests.slice(asked).filter(({ call }) => call !== 'get')).toEqual([])
  expect(service.requests.length - asked).toBeLessThanOrEqual(1)
  await service.close()
})

test('a run that is killed a second after the answer has handed on its job id', async () => {
  const { run, service } = await cancelRun(waiting, {
    after: /^Waiting up to/,
    delayMs: 1_000,
    signals: ['SIGKILL'],
  })
  expect(run).toMatchObject({ signal: 'SIGKILL', outputs: { 'job-id': 'job_1', status: 'active' } })
  const post = await runPost(run)
  expect(post).toMatchObject({ exitCode: 0, stderr: '' })
  expect(post.stdout).toContain('job_1')
  await service.close()
})

test('after a normal end the post step asks nobody and says nothing', async () => {
  const { run, service } = await cancelRun(
    { create: [good(completedJob)] },
    { after: /^never$/, delayMs: 0, signals: [] },
  )
  const asked = service.requests.length
  const post = await runPost(run)
  expect(post.exitCode).toBe(0)
  expect(post.stdout.split('\n').filter((line) => line !== '' && !line.startsWith('::add-mask::'))).toEqual(
    [],
  )
  expect(service.requests.length).toBe(asked)
  await service.close()
})
