// What the comment remembers of a conversation: one shape, in memory, in the
// comment and for rendering.
import * as z from 'zod/mini'
import { reasons, results } from '../outcome.ts'

const text = z.string()
const time = z.iso.datetime({ precision: 3 })

/**
 * A request's id: workflow run, workflow job, step, and a digest of what is
 * asked.
 */
const requestId = text.check(z.maxLength(400))

const jobRecord = z.object({
  id: text,
  /** As Mintlify said it last. */
  status: text,
  prLink: z.nullable(text),
  /** Such as `acme/docs`. */
  repository: z.nullable(text),
  /** Branch that the agent works on. */
  ref: z.nullable(text),
  /**
   * How the job ended, null as long as nobody has seen its end. `gone`:
   * Mintlify no longer finds it.
   */
  end: z.nullable(
    z.enum(['pull-request', 'no-pull-request', 'failed', 'archived', 'gone']),
  ),
})

export type JobRecord = z.infer<typeof jobRecord>

const changedPage = z.object({
  /** Path without its ending, such as `guides/client`. */
  path: text,
  change: z.enum(['added', 'changed', 'removed']),
  /** Its part of the pull request's changes. */
  url: text,
})

export type ChangedPage = z.infer<typeof changedPage>

const shown = z.object({
  /** Null while the agent works. */
  result: z.nullable(z.enum(results)),
  reason: z.nullable(z.enum(reasons)),
  detail: z.nullable(text),
  /** Whether the request was sent, or its job is followed. */
  isSent: z.boolean(),
  /** What a slash command asked for, null for the workflow's own prompt. */
  request: z.nullable(text),
  /** Login of who asked. */
  requester: text,
  workflow: text,
  /** Page of the workflow run. */
  runUrl: text,
  /** Slash command that works here, null if there is no conversation. */
  command: z.nullable(text),
  startedAt: time,
  updatedAt: time,
  durationMs: z.nullable(z.number()),
  /**
   * Sentences about what happened beside the request, in plain text with
   * backticks.
   */
  notes: z.array(text),
  pages: z.array(changedPage),
  /** Changed files that are no pages, or that there was no room for. */
  otherFiles: z.number(),
  previewUrl: z.nullable(text),
})

/** What is only shown. It never changes what is sent. */
export type Shown = z.infer<typeof shown>

const sending = z.object({
  id: requestId,
  /** Of the attempt, so that a run knows its own. */
  nonce: text,
  kind: z.enum(['create', 'message']),
})

const state = z.object({
  version: z.literal(1),
  /** Requests that Mintlify accepted, with their jobs, the last fifty. */
  delivered: z.array(z.object({ id: requestId, jobId: text })),
  /**
   * Ids of requests of which nobody can know whether they arrived, the last
   * fifty.
   */
  unconfirmed: z.array(requestId),
  /** GitHub's time at which a create was found to be unconfirmed. */
  createUnconfirmedAt: z.nullable(time),
  job: z.nullable(jobRecord),
  /** The request that is being sent. */
  sending: z.nullable(sending),
  /** Until when a run waits for the job, by GitHub's clock. */
  until: z.nullable(time),
  requestCount: z.number(),
  shown: z.nullable(shown),
})

export type ConversationState = z.infer<typeof state>

/** The state of a conversation in which nothing has happened. */
export const emptyState: ConversationState = {
  version: 1,
  delivered: [],
  unconfirmed: [],
  createUnconfirmedAt: null,
  job: null,
  sending: null,
  until: null,
  requestCount: 0,
  shown: null,
}

/**
 * The state, null if this version cannot read it. What is only shown is left
 * out if it cannot be read.
 */
export function parseState(json: unknown): ConversationState | null {
  const whole = state.safeParse(json)
  if (whole.success) return whole.data
  return state.safeParse({ ...Object(json), shown: null }).data ?? null
}

const runRecord = z.object({
  request: z.object({
    id: requestId,
    nonce: text,
    kind: z.enum(['create', 'message', 'wait']),
  }),
  /** `sending`: whether it arrived is not known yet. */
  delivery: z.enum(['unsent', 'sending', 'delivered', 'unconfirmed']),
  /**
   * Id of the job that stood in the comment when this run decided what to send,
   * null for none.
   */
  jobBefore: z.nullable(text),
  job: z.nullable(jobRecord),
  /** Until when this run waits for the job, null once it has stopped. */
  until: z.nullable(time),
  shown,
})

/**
 * What one run knows about its request. Every write after the send puts all of
 * it into the comment.
 */
export type RunRecord = z.infer<typeof runRecord>

const savedRun = z.object({
  record: runRecord,
  commentId: z.nullable(z.int()),
  /** Of the 👀 on the comment with the slash command. */
  reactionId: z.nullable(z.int()),
})

/** What a run saves for its post step. */
export type SavedRun = z.infer<typeof savedRun>

/**
 * What was saved, null if it is not ours: an earlier step of the workflow job
 * can set any state.
 */
export function parseSavedRun(json: unknown): SavedRun | null {
  return savedRun.safeParse(json).data ?? null
}
