// What must hold of every history: no request is sent twice, none is lost
// without being told, and what is told is true.
import { results } from '../../src/outcome.ts'
import type { Memory } from './memory.ts'
import type { Played, PlayedRun, Sent } from './play.ts'

/** The checks, and what breaks one of them, in sentences. */
export type Broken = Record<Check, string[]>

/**
 * - `twice`: Mintlify got a request twice, or a second job was paid for
 * - `lost`: a request was not sent, and its run passes without a true reason
 * - `doubt`: a run says that nobody can know, but everybody can
 * - `end`: the result, the exit code or the job of a run is not what happened
 * - `memory`: the comment does not remember what was sent
 * - `comment`: the text of the comment is not what happened
 */
export const checks = [
  'twice',
  'lost',
  'doubt',
  'end',
  'memory',
  'comment',
] as const
export type Check = (typeof checks)[number]

/** What is broken, without the checks that hold. */
export function findBroken(played: Played): Partial<Broken> {
  const found: Broken = {
    twice: sentTwice(played),
    lost: lostRequests(played),
    doubt: needlessDoubt(played),
    end: falseEnds(played),
    memory: forgotten(played),
    comment: falseComments(played),
  }
  return Object.fromEntries(
    Object.entries(found).filter(([, sentences]) => sentences.length > 0),
  )
}

/** Runs that ask for something, by their workflow run and what they ask. */
type Request = {
  name: string
  runs: readonly PlayedRun[]
  sent: readonly Sent[]
}

function requestsOf({ runs, sent }: Played): Request[] {
  const asked = runs.filter(({ asking }) => asking.word !== 'reconcile')
  const groups = Map.groupBy(
    asked,
    ({ asking }) => `${asking.word} of run ${asking.runId}`,
  )
  return [...groups].map(([name, ofRequest]) => ({
    name,
    runs: ofRequest,
    sent: sent.filter((one) => ofRequest.some((run) => isSentBy(one, run))),
  }))
}

function isSentBy({ word, order }: Sent, { asking, from, to }: PlayedRun) {
  return asking.word === word && order > from && order <= to
}

// No request is sent twice.

function sentTwice(played: Played): string[] {
  const { jobs } = played
  const twice = requestsOf(played).flatMap(({ name, runs, sent }) => {
    // An attempt after a job that came to nothing is another request.
    const word = runs[0]?.asking.word ?? ''
    const failed = jobs.filter(
      ({ words, status }) => words.includes(word) && status === 'failed',
    )
    const allowed = 1 + failed.length
    return sent.length > allowed
      ? [`${name} was sent ${sent.length} times`]
      : []
  })
  return [...twice, ...secondJobs(played)]
}

/** A job beside one that did not come to nothing. */
function secondJobs({ sent, runs, history }: Played): string[] {
  const creates = sent.filter(({ isCreate }) => isCreate)
  return creates.slice(1).flatMap(({ word, jobsThen }) => {
    const alive = jobsThen.filter(({ status }) => status !== 'failed')
    const isCommand = runs.some(
      ({ asking }) =>
        asking.word === word && asking.event?.name === 'issue_comment',
    )
    // A person may ask again where nobody can know.
    const isAskedAgain = isCommand && history.disturbance.leavesDoubt
    return alive.length === 0 || isAskedAgain
      ? []
      : [`"${word}" started a job beside ${alive.map(({ id }) => id)}`]
  })
}

// No request is lost without being told.

/** Reasons to start nothing that hold in these worlds, and where they do. */
const trueReasons: Record<string, (played: Played) => boolean> = {
  'permission-unknown': ({ history }) =>
    history.request.endsWith('/permission') &&
    history.disturbance.name === 'a token that dies',
}

function lostRequests(played: Played): string[] {
  return requestsOf(played).flatMap(({ name, runs, sent }) => {
    if (sent.length > 0) return []
    const passed = runs.filter(({ result }) => result?.exitCode === 0)
    return passed.flatMap((run) => {
      const { result, reason = '' } = run.result?.outputs ?? {}
      const isAttached = jobOf(played, run)?.words.includes(run.asking.word)
      const isSkipped = result === 'skipped' && trueReasons[reason]?.(played)
      return isAttached || isSkipped
        ? []
        : [`${name} was not sent, and ends as ${result} ${reason}`]
    })
  })
}

function jobOf({ jobs }: Played, { result }: PlayedRun) {
  return jobs.find(({ id }) => id === result?.outputs['job-id'])
}

// A run that says that nobody can know is right.

function needlessDoubt(played: Played): string[] {
  const { history, runs, memories } = played
  return runs.flatMap((run) => {
    const { reason = '' } = run.result?.outputs ?? {}
    if (!reason.endsWith('-unconfirmed') || reason.startsWith('effect'))
      return []
    const { word, runId } = run.asking
    const isTold = memories.some(
      ({ unconfirmed, delivered, text }) =>
        unconfirmed.includes(runId) ||
        // An earlier create that nobody can know of is why this one was not.
        reason === 'create-unconfirmed' ||
        delivered.some((one) => one.runId === runId) ||
        text.includes("Couldn't confirm"),
    )
    return [
      ...(history.disturbance.leavesDoubt
        ? []
        : [`${word} ends as ${reason}, but nothing was lost`]),
      ...(isTold ? [] : [`${word} ends as ${reason}, and nobody remembers`]),
    ]
  })
}

// What a run says of itself is true.

const failing = [
  'cancelled',
  'failed',
  'archived',
  'timed-out',
  'unknown',
  'rejected',
]
/** Ends that are about the job that got the request of the run. */
const aboutOwnJob = ['pull-request', 'running', 'failed']
/** Ends of jobs that none has here. */
const foreign = ['no-pull-request', 'archived']

/** What is not true of the end of a run, null where it is. */
type EndCheck = (end: {
  result: string
  run: PlayedRun
  outputs: Readonly<Record<string, string>>
  played: Played
}) => string | null

const endChecks: readonly EndCheck[] = [
  ({ result }) =>
    results.some((one) => one === result) ? null : 'which is no result',

  ({ result, run }) => {
    const exitCode = run.result?.exitCode
    return exitCode === Number(failing.includes(result))
      ? null
      : `with ${exitCode}`
  },

  ({ result, run: { jobThen, linkThen }, outputs }) => {
    const isTrue = linkThen !== null && linkThen === outputs['pr-link']
    return result !== 'pull-request' || isTrue
      ? null
      : `but its job is ${jobThen?.status} with ${linkThen}`
  },

  ({ result, run: { jobThen } }) =>
    result === 'failed' && jobThen?.status !== 'failed'
      ? `but its job is ${jobThen?.status}`
      : null,

  ({ result }) => (foreign.includes(result) ? 'which no job does here' : null),

  ({ result, run, played }) =>
    ['rejected', 'skipped'].includes(result) && sentBy(played, run).length > 0
      ? 'but it has sent its request'
      : null,

  ({ result, run, played }) => {
    const hasRequest = jobOf(played, run)?.words.includes(run.asking.word)
    return aboutOwnJob.includes(result) && !hasRequest
      ? 'and names no job that got its request'
      : null
  },
]

function falseEnds(played: Played): string[] {
  return played.runs.flatMap((run) => {
    const { asking, result: ended } = run
    if (ended === null || asking.action === 'reconcile') return []
    const { outputs } = ended
    const { result = '', reason = '' } = outputs
    return endChecks
      .map((check) => check({ result, run, outputs, played }))
      .filter((problem) => problem !== null)
      .map(
        (problem) => `${asking.word} ends as ${result} ${reason}, ${problem}`,
      )
  })
}

/** The runs that sent before this one may be of the same request. */
function sentBy({ sent }: Played, run: PlayedRun): Sent[] {
  return sent.filter((one) => isSentBy(one, run))
}

// The comment remembers what was sent.

function forgotten(played: Played): string[] {
  const { memories, jobs } = played
  const [memory, ...more] = memories
  const found = requestsOf(played).flatMap(({ name, runs, sent }) => {
    const runId = runs[0]?.asking.runId ?? ''
    const isRemembered =
      memory?.delivered.some((one) => one.runId === runId) ||
      memory?.unconfirmed.includes(runId)
    return sent.length > 0 && !isRemembered
      ? [`${name} was sent and is not remembered`]
      : []
  })
  const wrong = (memory?.delivered ?? []).flatMap(({ runId, jobId }) => {
    const words = jobs.find(({ id }) => id === jobId)?.words ?? []
    const isTrue = played.runs.some(
      ({ asking }) => asking.runId === runId && words.includes(asking.word),
    )
    return isTrue ? [] : [`${jobId} is not the job of run ${runId}`]
  })
  return [
    ...found,
    ...wrong,
    ...more.map(({ title }) => `there is a second comment: ${title}`),
    ...(memory?.isSending ? ['a request is being sent for ever'] : []),
  ]
}

// What people read in the end is true.

const saysUnsent =
  /nothing was sent|anything was sent|request not sent|^### (?:⛔|⏭️)/i
const saysWorking = /^### (?:🟡|▶️)/

function falseComments(played: Played): string[] {
  return played.memories.flatMap((memory) => {
    const { title, text } = memory
    const problems = [
      saysWorking.test(title) && 'although no job is at work',
      title.startsWith('### ✅') && falseReady(played, memory),
      title.startsWith('### ❌') && falseFailure(played, memory),
      saysUnsent.test(statusOf(text)) &&
        wasSent(played, memory) &&
        'although the request was sent',
      /couldn't confirm/i.test(title) &&
        !played.history.disturbance.leavesDoubt &&
        'although nothing was lost',
    ]
    return problems
      .filter((problem) => typeof problem === 'string')
      .map((problem) => `the comment says "${title}" ${problem}`)
  })
}

/** The title, the cause and the next step, without notes and details. */
function statusOf(text: string): string {
  return text.replace(/^> .*$/gm, '').replace(/<details>[\s\S]*/, '')
}

function falseReady({ jobs }: Played, { link }: Memory): string | null {
  const job = jobs.find(({ prLink }) => prLink === link && link !== null)
  return job?.status === 'completed' ? null : 'although no job has that link'
}

function falseFailure({ jobs }: Played, _: Memory): string | null {
  return jobs.some(({ status }) => status === 'failed')
    ? null
    : 'although no job failed'
}

function wasSent(played: Played, { runId }: Memory): boolean {
  // A re-run with another prompt tells of that one.
  const told = requestsOf(played).findLast(
    ({ runs }) => runs.at(-1)?.asking.runId === runId,
  )
  return (told?.sent.length ?? 0) > 0
}
