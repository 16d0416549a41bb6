// The reconcile sends what is queued in a conversation: once, under the lock, and it writes down each step.
import { expect, test } from '@jest/globals'
import type { Queue } from '../../../src/domain/conversation/queue.ts'
import { beginSending } from '../../../src/domain/conversation/sending.ts'
import type { HttpOutcome } from '../../../src/domain/http/outcome.ts'
import type { CallError, CallResult } from '../../../src/domain/http/retry-policy.ts'
import type { Job } from '../../../src/domain/job/job.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import type { Locked, TrackedConversation } from '../../../src/domain/reconcile/tracked-conversation.ts'
import { type SendQueuedPorts, sendQueued } from '../../../src/operations/queue/send-queued.ts'
import { createFakeClock } from '../../fixtures/fake-clock.ts'
import { answered, link, lost, reading, sampleJob } from '../../fixtures/sample-job.ts'
import { sampleQueue, sampleRequest } from '../../fixtures/sample-queue.ts'
import { sampleRepository } from '../../fixtures/sample-reconcile.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'

const commandOf = (id: number) => ({ id, surface: 'conversation', reactionId: null }) as const
const [first, second] = [
  sampleRequest({ runId: '201', request: 'add a page', text: 'Please add a page.', command: commandOf(1) }),
  sampleRequest({
    runId: '202',
    request: 'shorter',
    text: 'Shorter!',
    askedBy: 'hubot',
    command: commandOf(2),
  }),
]
const ended = sampleJob({ status: 'completed', pullRequest: link })
const completed: HttpOutcome<Job> = { kind: 'value', value: ended }
const accepted: CallResult<Job> = { kind: 'success', value: sampleJob() }

function failed(kind: CallError['kind'], known: Partial<CallError> = {}): CallResult<Job> {
  return { kind: 'failure', error: { kind, reason: 'bad-request', status: 422, detail: 'sample', ...known } }
}

type Story = {
  report?: Partial<Report>
  /** The result of each reading of the job, the last one for all that follow. */
  readings?: HttpOutcome<Job>[]
  sent?: CallResult<Job>
  /** The answer to a new job. Without one, none may be created. */
  created?: CallResult<Job>
  /** Instead of the lock. */
  locked?: Exclude<Locked<never>, { kind: 'done' }>
}

/** Plays one sending. Returns what it did in order, and what the comment remembers. */
async function play({ report = {}, readings = [completed], sent = accepted, created, locked }: Story = {}) {
  const calls: string[] = []
  let stored = sampleReport({
    ...{ turn: 3, result: 'pull-request', status: 'completed', pullRequest: link },
    ...{ queue: sampleQueue({ entries: [first, second] }), ...report },
  })
  const left = [...readings]
  const conversation: TrackedConversation = {
    repository: sampleRepository,
    scope: {
      ...{ repositoryId: 1, key: 'default', projectId: 'acme', apiHost: 'api.mintlify.com' },
      ...{ issueNumber: 12, commentId: 7 },
    },
    report: stored,
    url: '',
  }
  const ports: SendQueuedPorts = {
    clock: createFakeClock(),
    signal: new AbortController().signal,
    log: (line) => void calls.push(`log ${line}`),
    async createJob(prompt) {
      if (!created) throw new Error('a job that is there takes the message')
      calls.push(`create ${prompt.replace(/\s+/g, ' ')}`)
      return created
    },
    async sendMessage(id, prompt) {
      calls.push(`message ${id} ${prompt.replace(/\s+/g, ' ')}`)
      return sent
    },
    async getJob(id) {
      calls.push(`get ${id}`)
      return (left.length > 1 ? left.shift() : left[0]) ?? lost
    },
    async withLock(_, act) {
      if (locked) return locked
      const write = async (next: Report) => {
        stored = next
        calls.push(`write ${queueText(next.queue)}`)
      }
      return { kind: 'done', value: await act({ report: stored, write }) }
    },
    async react(_, commands, content) {
      if (commands.length > 0) calls.push(`react ${content} to ${commands.map(({ id }) => id)}`)
      return null
    },
  }
  return { ...(await sendQueued(conversation, ports)), calls, stored, before: conversation.report }
}

/** Such as `201,202 | 201 | -`: runs that wait, that are on their way, and that were sent. */
function queueText({ entries, sending, sent }: Queue): string {
  const parts = [entries.map(({ id }) => id), sending?.ids ?? [], sent]
  return parts.map((ids) => ids.map((id) => id.slice(0, 3)).join() || '-').join(' | ')
}

const prompt =
  /^message job_1 There are 2 requests\. Do all of them\. Request 1 of 2, asked by mona at .*: Please add a page\. Request 2 of 2, asked by hubot at .*: Shorter!$/

test('all requests are one message: marked before it is sent, and taken out of the queue after', async () => {
  const { calls, sent, problem, report, stored } = await play()
  expect(calls).toEqual([
    'get job_1',
    'write 201,202 | 201,202 | -',
    expect.stringMatching(prompt),
    'write - | - | 201,202',
  ])
  expect([sent, problem, report]).toEqual([2, null, stored])
})

test('the turn belongs to whoever asked last, and remembers all who asked', async () => {
  const at = '2026-11-20T12:00:00.000Z'
  const { report } = await play({ report: { reason: 'busy', detail: 'x', tookMs: 5, isUnfollowed: true } })
  expect(report).toMatchObject({
    ...{ turn: 4, runId: '202', turnRunId: '202', askedBy: 'hubot', jobId: 'job_1', status: 'active' },
    ...{ result: 'running', reason: null, detail: null, tookMs: null, isUnfollowed: false },
    ...{ startedAt: at, updatedAt: at, command: commandOf(2), otherCommands: [commandOf(1)], note: null },
  })
  expect(report.requests.map(({ runId, text }) => `${runId} ${text}`)).toEqual([
    '123 add the retry option',
    '201 add a page',
    '202 shorter',
  ])
})

test('a single request is sent as it is', async () => {
  const { calls, report } = await play({ report: { queue: sampleQueue({ entries: [first] }) } })
  expect(calls[2]).toBe('message job_1 Please add a page.')
  expect([report.askedBy, report.otherCommands]).toEqual(['mona', []])
})

test('a turn that a push asked for last still answers the earlier comment', async () => {
  const entries = [first, { ...second, command: null }]
  const { report } = await play({ report: { queue: sampleQueue({ entries }), command: commandOf(9) } })
  expect([report.turn, report.command, report.otherCommands]).toEqual([4, null, [commandOf(1)]])
})

test('a message that is taken without a word about the job is a turn, too', async () => {
  const { sent, report } = await play({ readings: [answered(404)], sent: { kind: 'success', value: null } })
  expect([sent, report.turn, report.status]).toEqual([2, 4, 'completed'])
})

const failedJob: Story = { readings: [reading({ status: 'failed' })] }
const onePrompt = 'create Please add a page.'

test('a job that takes no more messages is replaced, and the comment says so', async () => {
  const created: CallResult<Job> = { kind: 'success', value: sampleJob({ id: 'job_2' }) }
  const queue = sampleQueue({ entries: [first] })
  const { calls, sent, report } = await play({ ...failedJob, created, report: { queue } })
  expect(calls).toEqual(['get job_1', 'write 201 | 201 | -', onePrompt, 'write - | - | 201'])
  expect([sent, report.jobId, report.turn, report.isOwnJob]).toEqual([1, 'job_2', 4, true])
  expect(report.note).toBe('The previous agent job failed, so this is a new one.')
})

test('requests that a job refused go to a new one, and none is told as lost', async () => {
  const created: CallResult<Job> = { kind: 'success', value: sampleJob({ id: 'job_2' }) }
  const sent = failed('rejected', { reason: 'job-not-found', status: 404 })
  const result = await play({ created, sent, report: { queue: sampleQueue({ entries: [first] }) } })
  const marked = 'write 201 | 201 | -'
  expect(result.calls).toEqual([
    ...['get job_1', marked, 'message job_1 Please add a page.', marked, onePrompt, 'write - | - | 201'],
  ])
  expect(result.report.note).toBe('Agent job `job_1` takes no more messages, so this is a new one.')
})

test('a new job of which nobody knows whether it was created keeps the requests on their way', async () => {
  const created = failed('ambiguous', { reason: 'create-unconfirmed' })
  const queue = sampleQueue({ entries: [first] })
  const { calls, sent, problem, report } = await play({ ...failedJob, created, report: { queue } })
  expect(calls).toEqual(['get job_1', 'write 201 | 201 | -', onePrompt])
  expect([sent, queueText(report.queue), report.turn]).toEqual([0, '201 | 201 | -', 3])
  expect(problem).toMatch(
    /^The connection dropped while the queued requests were being sent\. .+ Details: sample; sent at .+, prompt \S+\.$/,
  )
})

test.each<[string, Story, string[]]>([
  ['somebody else has the lock', { locked: { kind: 'busy' } }, []],
  ['no job is known', { report: { jobId: null } }, []],
  [
    'the cooldown is not over',
    { report: { queue: sampleQueue({ entries: [{ ...first, notBefore: '2026-11-20T12:00:01.000Z' }] }) } },
    [],
  ],
  ['the agent is at work', { readings: [reading()] }, ['get job_1']],
  ['nothing is queued', { report: { queue: sampleQueue({ entries: [] }) } }, []],
])('nothing is sent, and nothing is wrong, where %s', async (_, story, expected) => {
  const { calls, sent, problem, report, before } = await play(story)
  expect([calls, sent, problem, report]).toEqual([expected, 0, null, before])
})

test.each<[string, Story, RegExp]>([
  [
    'the lock is refused',
    { locked: { kind: 'unlocked' } },
    /^The queued requests weren't sent: the token can't add the reaction/,
  ],
  ['the comment cannot be read', { locked: { kind: 'failed', problem: 'It is gone.' } }, /^It is gone\.$/],
])('nothing is sent where %s, which is a problem', async (_, story, says) => {
  const { calls, sent, problem, report, before } = await play(story)
  expect([calls, sent, report]).toEqual([[], 0, before])
  expect(problem).toMatch(says)
})

test.each<[string, CallResult<Job>, RegExp]>([
  [
    'with a reason',
    failed('rejected', { reason: 'forbidden', status: 403, detail: '403: no' }),
    /^The queued requests weren't sent: .+\. Details: 403: no\. .+/,
  ],
  [
    'for now',
    failed('rejected', { reason: 'rate-limited', status: 429, detail: '429: later', retryAfterMs: 1_000 }),
    /^The queued requests weren't sent: .+\. Details: 429: later\. .+/,
  ],
])('a message that is rejected %s leaves the requests in the queue', async (_, sentAs, says) => {
  const { calls, sent, problem, report, stored } = await play({ sent: sentAs })
  expect(calls.slice(2)).toEqual([expect.stringMatching(prompt), 'write 201,202 | - | -'])
  expect([sent, report, report.turn]).toEqual([0, stored, 3])
  expect(problem).toMatch(says)
})

test('a message of which nobody knows whether it arrived stays on its way', async () => {
  const { calls, sent, problem, report } = await play({ sent: failed('ambiguous') })
  expect(calls.slice(2)).toEqual([expect.stringMatching(prompt)])
  expect([sent, queueText(report.queue), report.turn]).toEqual([0, '201,202 | 201,202 | -', 3])
  expect(problem).toMatch(/^The connection dropped while the queued requests were being sent\./)
})

/** The first request was marked so many minutes ago, when the job had ended. The second came later. */
function onItsWay(minutes: number): Partial<Report> {
  const at = new Date(Date.parse('2026-11-20T12:00:00Z') - minutes * 60_000)
  const { sending } = beginSending(sampleQueue({ entries: [first] }), ended, at)
  return { queue: sampleQueue({ entries: [first, second], sending }) }
}

test('requests on their way that the job shows have arrived: a turn of their own, and no message', async () => {
  const { calls, sent, problem, report } = await play({
    report: { ...onItsWay(1), isOwnJob: false },
    readings: [reading()],
  })
  expect(calls).toEqual(['get job_1', 'write 202 | - | 201'])
  expect([sent, problem]).toEqual([0, null])
  expect(report).toMatchObject({
    ...{ turn: 4, runId: '201', askedBy: 'mona', result: 'running', status: 'active' },
    ...{ command: commandOf(1), otherCommands: [], isOwnJob: false },
  })
  expect(report.requests.at(-1)).toMatchObject({ runId: '201', text: 'add a page' })
})

test('requests on their way of which nothing is known yet are waited for', async () => {
  const { calls, sent, problem, report, before } = await play({ report: onItsWay(1) })
  expect([calls, sent, problem, report]).toEqual([['get job_1'], 0, null, before])
})

test.each([
  ['are waited for', 1, [], '201,202 | 201 | -'],
  ['are told of in the end', 60, ['write 202 | - | 201', 'react confused to 1'], '202 | - | 201'],
] as const)('requests on their way to a job that nobody knows %s', async (...given) => {
  const [, minutes, expected, queue] = given
  const { calls, sent, report } = await play({ report: { ...onItsWay(minutes), jobId: null } })
  expect([calls, sent, queueText(report.queue)]).toEqual([expected, 0, queue])
})

test('requests that nobody could confirm are told of, and the others are sent', async () => {
  const { calls, sent, report } = await play({ report: onItsWay(60) })
  expect(calls).toEqual([
    'get job_1',
    'write 202 | - | 201',
    'react confused to 1',
    'get job_1',
    'write 202 | 202 | 201',
    'message job_1 Shorter!',
    'write - | - | 201,202',
  ])
  expect([sent, report.turn, report.askedBy]).toEqual([1, 4, 'hubot'])
  expect(report.note).toContain(
    "Couldn't confirm that these queued requests arrived: <code>add a page</code>",
  )
})

test.each<[string, HttpOutcome<Job>]>([
  ['cannot be read', answered(500)],
  ['is not there any more', answered(404)],
  ['is another', reading({ id: 'job_2', status: 'active' })],
])('a job that %s confirms nothing', async (_, got) => {
  const { report } = await play({ report: onItsWay(1), readings: [got] })
  expect([report.turn, queueText(report.queue)]).toEqual([3, '201,202 | 201 | -'])
})
