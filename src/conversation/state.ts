// What the comment remembers of a conversation: one shape, in memory, in the
// comment and for rendering.
import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'
import { pullStates } from '../github/pulls.ts'
import type { Job } from '../mintlify/job.ts'
import { isPossible, reasons, results } from '../outcome.ts'
import { maxJobMs } from '../times.ts'
import { deliveries } from './delivery.ts'
import { jobEnd, jobRecord, toJob } from './job-record.ts'

const text = z.string()
export const time = z.iso.datetime({ precision: 3 })

export const requestKey = z.object({
  /** The workflow run, and the workflow job and step in it. */
  source: z.object({ run: text, job: text, step: text }),
  /** Of what the workflow asks for, without the context of the event. */
  digest: text,
  /**
   * Of the workflow run, for a request that is sent again after its job came to
   * nothing. Null for any other, because the attempts of a run share it.
   */
  attempt: z.nullable(z.int()),
})

/** What makes a request the same as another. */
export type RequestKey = z.infer<typeof requestKey>

/** Whether two keys are those of one request. */
export function isSameRequest(a: RequestKey, b: RequestKey): boolean {
  return isDeepStrictEqual(a, b)
}

/** Whether two keys are those of one request, in whichever attempt. */
export function isSameInAnyAttempt(a: RequestKey, b: RequestKey): boolean {
  return isSameRequest({ ...a, attempt: null }, { ...b, attempt: null })
}

const changedPage = z.object({
  /** Path without its ending, such as `guides/client`. */
  path: text,
  change: z.enum(['added', 'changed', 'removed']),
  /** Its part of the pull request's changes. */
  url: text,
})

export type ChangedPage = z.infer<typeof changedPage>

/** `environment`: as the deployment names it. */
const preview = z.object({ environment: text, url: text })

export type Preview = z.infer<typeof preview>

const note = z.union([
  z.object({
    kind: z.enum(['job-replaced', 'pull-merged', 'pull-closed']),
  }),
  /** `asked`: what a command asked for, null for the workflow's prompt. */
  z.object({ kind: z.literal('unconfirmed'), asked: z.nullable(text) }),
  z.object({
    kind: z.literal('other-job'),
    jobId: text,
    prLink: z.nullable(text),
  }),
  /** The job of the request before, whose end is not what is shown. */
  z.object({
    kind: z.literal('job-ended'),
    end: jobEnd,
    prLink: z.nullable(text),
  }),
  z.object({
    kind: z.literal('not-sent'),
    asked: text,
    result: z.enum(results),
    reason: z.enum(reasons),
  }),
])

/** What else happened. */
export type Note = z.infer<typeof note>

/** What a run has to show. */
export const shownOfRun = z.object({
  /** Null until the run has ended. */
  result: z.nullable(z.enum(results)),
  reason: z.nullable(z.enum(reasons)),
  /** A sentence of ours, null for none. */
  why: z.nullable(text),
  /** What Mintlify or the network said, null for nothing. */
  said: z.nullable(text),
  /** What a slash command asked for, null for the workflow's own prompt. */
  asked: z.nullable(text),
  /** Login of who asked. */
  requester: text,
  /** Mintlify's project. */
  project: text,
  workflow: text,
  /** Page of the workflow run. */
  runUrl: text,
  /** Slash command that works here, null if there is no conversation. */
  command: z.nullable(text),
  /**
   * What the run does with the job that `job-id` names: it sends the request to
   * it, or only waits. Null without `job-id`.
   */
  namedJob: z.catch(z.nullable(z.enum(['asked', 'waited-for'])), null),
  /** Of requests in the conversation, 0 for no limit. */
  maxRequests: z.catch(z.number(), 0),
  /** GitHub's time. All writes of one entry have the same. */
  startedAt: time,
  updatedAt: time,
  durationMs: z.nullable(z.number()),
  notes: z.array(note),
  /** The docs pull request, null if it was not read. */
  pull: z.nullable(z.enum(pullStates)),
  /** Changed pages, ten at most. */
  pages: z.array(changedPage),
  /** Changed files that are no pages, or that there was no room for. */
  otherFiles: z.number(),
  previews: z.array(preview),
})

export type ShownOfRun = z.infer<typeof shownOfRun>

const shown = z
  .extend(shownOfRun, {
    key: requestKey,
    delivery: z.enum(deliveries),
  })
  .check(
    z.refine(({ result, reason }) =>
      result === null ? reason === null : isPossible(result, reason),
    ),
  )

/** What is only shown. It never changes what is sent. */
export type Shown = z.infer<typeof shown>

/** What the agent was told of the pull request or issue of the conversation. */
export const about = z.object({
  /**
   * The last commit and the base branch, both null for an issue. The base is null
   * as well if it is not known.
   */
  head: z.nullable(text),
  base: z.nullable(text),
})

export type About = z.infer<typeof about>

const delivered = z.object({
  key: requestKey,
  jobId: text,
  /** When it was announced, by GitHub's clock. */
  announcedAt: time,
  /** Null for a request that is about something else. */
  about: z.nullable(about),
})

const kind = z.enum(['create', 'message'])

const unconfirmed = z.object({
  key: requestKey,
  /** Of the attempt that may have sent it. */
  nonce: text,
  kind,
  /** GitHub's times of its announcement, and when it was found in doubt. */
  announcedAt: time,
  doubtedAt: time,
})

const sending = z.object({
  key: requestKey,
  /** Of the attempt, so that a run knows its own. */
  nonce: text,
  kind,
  /** GitHub's time of the announcement. */
  announcedAt: time,
  /** What a slash command asks for, null for the workflow's own prompt. */
  asked: z.nullable(text),
})

const state = z.object({
  version: z.literal(1),
  /** Requests that Mintlify accepted, oldest first, the last fifty. */
  delivered: z.array(delivered),
  /**
   * GitHub's time at which the last delivered request was noted, if it was a
   * message, null for a create. For some time after it, the job may not show the
   * message.
   */
  messagedAt: z.nullable(time),
  /** Requests that may have arrived or not, the last twenty-five. */
  unconfirmed: z.array(unconfirmed),
  /** GitHub's time at which a create was found to be unconfirmed. */
  createUnconfirmedAt: z.nullable(time),
  job: z.nullable(jobRecord),
  /** The request that is being sent. */
  sending: z.nullable(sending),
  /** Until when a run waits for the job, by GitHub's clock. */
  until: z.nullable(time),
  /** Of those that were delivered, or may have been, each once. */
  requestCount: z.number(),
  shown: z.nullable(shown),
})

export type ConversationState = z.infer<typeof state>

/** The state of a conversation in which nothing has happened. */
export const emptyState: ConversationState = {
  version: 1,
  delivered: [],
  messagedAt: null,
  unconfirmed: [],
  createUnconfirmedAt: null,
  job: null,
  sending: null,
  until: null,
  requestCount: 0,
  shown: null,
}

/** The job as the comment remembers it, null for none. */
export function jobIn({ job }: ConversationState): Job | null {
  return job && toJob(job)
}

/**
 * Whether the last request of a job, or the run that began to wait for it, is
 * so long ago that it can't be at work any more. `now`: GitHub's time.
 */
export function isOverdue(
  { delivered, unconfirmed, sending, shown }: ConversationState,
  jobId: string,
  now: string,
): boolean {
  const ofJob = delivered.filter((one) => one.jobId === jobId)
  // A message that may have gone to it counts as well.
  const inDoubt = [...unconfirmed, ...(sending ? [sending] : [])]
  const messages = inDoubt.filter(({ kind }) => kind === 'message')
  const times = [...ofJob, ...messages]
    .map(({ announcedAt }) => announcedAt)
    .sort()
  const at = times.at(-1) ?? shown?.startedAt ?? now
  return Date.parse(now) - Date.parse(at) >= maxJobMs
}

/** What is unconfirmed of a request, in whichever attempt. */
export function doubtAbout(
  { unconfirmed }: ConversationState,
  key: RequestKey,
) {
  return unconfirmed.find((one) => isSameInAnyAttempt(one.key, key))
}

/** Whether nothing is lost if the state is. */
export function remembersNothing(state: ConversationState): boolean {
  const { job, sending, delivered, unconfirmed } = state
  const isOpen = job !== null || sending !== null
  return !isOpen && delivered.length + unconfirmed.length === 0
}

/**
 * The state, null if this version cannot read it. What is only shown is left
 * out if it cannot be read, such as for a word that only a later version knows.
 */
export function parseState(json: unknown): ConversationState | null {
  const whole = state.safeParse(json)
  if (whole.success) return whole.data
  return state.safeParse({ ...Object(json), shown: null }).data ?? null
}
