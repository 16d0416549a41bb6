// What our comment remembers, in three parts with three lives: the run that wrote last, the agent job, and the conversation.
import type { core, output, ZodMiniObject, ZodMiniType } from 'zod/mini'
import * as z from 'zod/mini'
import { instant as anyInstant, utcInstant as instant } from '../base/instant.ts'
import { permissions } from '../event/permission-level.ts'
import { jobIdPattern } from '../mintlify/job.ts'
import { statusGoals, statusStates } from './commit-status.ts'
import { docsPullStates, docsPullTasks, fileChanges, onCloseChoices, sourceStates } from './docs-pull.ts'
import { failableResults } from './outcome.ts'

/** A text that is cut where it is too long, so that no length makes a state unreadable. In bytes, since the state is limited in them. */
function text(maxBytes: number) {
  return z.pipe(
    z.string(),
    z.transform((given) => cutToBytes(given.toWellFormed(), maxBytes)),
  )
}

/** The beginning of a text that has no more bytes in JSON. */
function cutToBytes(given: string, maxBytes: number): string {
  let bytes = 0
  let length = 0
  for (const character of given) {
    bytes += Buffer.byteLength(JSON.stringify(character)) - 2
    if (bytes > maxBytes) break
    length += character.length
  }
  return given.slice(0, length)
}

/** A list of which the last entries are kept. */
function last<T extends ZodMiniType>(item: T, maxLength: number) {
  return z.pipe(
    z.array(item),
    z.transform((given) => given.slice(-maxLength)),
  )
}

/** An object whose unknown fields are kept, because a newer version may need them. */
function open<T extends core.$ZodShape>(shape: T): ZodMiniType<output<ZodMiniObject<T>>> {
  return z.looseObject(shape)
}

const count = z.number().check(z.int(), z.nonnegative())
const line = text(250)

/** Of an answer. What is no time must not lose the job. */
const answeredTime = z.catch(z.nullable(anyInstant), null)

/** They go into the path of a call, so what is no commit is left out. */
const commits = z.pipe(
  z.array(z.string()),
  z.transform((given) => given.filter((sha) => /^[0-9a-f]{7,64}$/.test(sha)).slice(-5)),
)

const command = open({
  id: count,
  surface: z.enum(['conversation', 'review']),
  reactionId: z.nullable(count),
  /** Reaction that is to take its place, null while its request has no end. */
  end: z.nullable(z.enum(['rocket', '+1', 'confused'])),
})

/** Results and reasons that a newer version knows are kept as they are. */
const code = text(40)

const run = open({
  id: line,
  attempt: count,
  askedBy: line,
  workflow: z.nullable(line),
  isCommand: z.boolean(),
  startedAt: instant,
  updatedAt: instant,
  deadlineAt: instant,
  tookMs: z.nullable(count),
  result: z.nullable(code),
  reason: z.nullable(code),
  detail: z.nullable(text(1_500)),
  note: z.nullable(text(2_000)),
  /** The comment that shows this run, if it is not the one with the state. */
  commentId: z.nullable(count),
})

const changedPage = open({
  path: line,
  change: z.enum(fileChanges),
  anchor: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
})
const docsChanges = open({ head: line, pages: last(changedPage, 10), others: count })
const preview = open({ state: z.enum(['ready', 'failed']), address: z.nullable(text(500)) })

const docsPull = open({
  state: z.nullable(z.enum(docsPullStates)),
  openedAt: answeredTime,
  endedAt: answeredTime,
  todo: z.array(z.enum(docsPullTasks)),
  toldSource: z.enum(sourceStates),
  notices: count,
  isClosedForSource: z.boolean(),
  changes: z.nullable(docsChanges),
  preview: z.nullable(preview),
})

const job = open({
  // It goes into the path of a call.
  id: z.string().check(z.regex(jobIdPattern)),
  createdAt: answeredTime,
  isOwn: z.boolean(),
  status: z.nullable(line),
  /** How it ended, null while nobody has seen that. */
  end: z.nullable(code),
  link: z.nullable(text(500)),
  branch: z.nullable(line),
  repository: z.nullable(line),
  docsPull: z.nullable(docsPull),
})

const queued = open({
  id: line,
  runId: line,
  at: instant,
  askedBy: line,
  request: text(360),
  text: z.string(),
  isReplaceable: z.boolean(),
  notBefore: z.nullable(instant),
  command: z.nullable(command),
  permission: z.nullable(z.enum(permissions)),
})

/** How far the merged pull requests of a conversation were sent. */
const batchCursor = open({
  /** Everything that was merged before this is sent or left out. */
  upTo: instant,
  /** Name of the branch. */
  base: line,
  /** The numbers of those of the last half hour, which are listed again because GitHub may list others late. */
  told: last(count, 50),
  /** The newest of those that had no room there: what was merged up to it is not told again. */
  after: z.optional(open({ at: instant, number: count })),
  /** The pull requests of the last request. */
  last: last(count, 100),
  /** How many come with the next one. */
  later: count,
})

const claim = open({
  nonce: line,
  /** By GitHub's clock. */
  until: instant,
  /** How long a service that is not available is tried. */
  tryingUntil: z.optional(instant),
  isCreate: z.boolean(),
  id: z.nullable(line),
  request: text(360),
  queued: z.array(line),
  command: z.nullable(command),
  /** Where the merged pull requests of the conversation are once this was sent. */
  batch: z.optional(batchCursor),
})

const commitStatus = open({
  context: text(400),
  until: z.enum(statusGoals),
  failOn: last(code, 20),
  commits,
  isUnsent: z.boolean(),
  isShared: z.optional(z.boolean()),
  waiver: z.nullable(open({ by: line, sha: line })),
  written: z.nullable(z.enum(statusStates)),
})

const request = open({ runId: line, at: instant, text: text(360) })

const docsPullRules = open({
  labels: last(line, 10),
  reviewers: last(line, 10),
  hasComment: z.boolean(),
  onClose: z.enum(onCloseChoices),
})

const conversation = open({
  requestCount: count,
  requestTimes: last(count, 50),
  requestRunId: z.nullable(line),
  /** Nonce of the claim that became the last request. */
  requestNonce: z.nullable(line),
  requests: last(request, 10),
  /** What became of the last requests, by their ids. */
  handled: last(open({ id: line, how: z.enum(['delivered', 'unconfirmed', 'refused']) }), 50),
  claim: z.nullable(claim),
  /** When it was written down that nobody knows of a create, by GitHub's clock. */
  createUnconfirmedAt: z.nullable(instant),
  queue: z.array(queued),
  commands: last(command, 20),
  commitStatus: z.nullable(commitStatus),
  docsPullRules: z.nullable(docsPullRules),
  isUnfollowed: z.boolean(),
  batch: z.optional(batchCursor),
})

const stateSchema = open({ run, job: z.nullable(job), conversation })

export type State = z.infer<typeof stateSchema>
/** A request that waits until the agent is free. */
export type QueuedRequest = z.infer<typeof queued>
export type BatchCursor = z.infer<typeof batchCursor>
/** A request on its way. Nobody else sends anything until it has become a request, or its time has run out. */
export type Claim = z.infer<typeof claim>
/** A comment with a slash command, and our reaction to it. */
export type CommandComment = z.infer<typeof command>

/** What a run saves for its post step. */
const ownRun = z.object({
  run,
  job: z.nullable(job),
  /** What the run claimed, null if it sends nothing. */
  claim: z.nullable(claim),
  /** `unknown`: it was sent, and nobody knows whether it arrived. */
  delivery: z.enum(['none', 'unknown', 'done']),
  /** Requests of the conversation when the run planned its own. */
  requestCount: count,
  request: z.nullable(request),
  /** The command that started the run. */
  command: z.nullable(command),
  /** What became of reactions to commands. `next`: what is remembered of one, null if nothing is left to do. */
  commandEnds: z.array(z.object({ id: count, next: z.nullable(command) })),
  status: z.nullable(
    z.object({
      rules: z.object({
        commitStatus: z.nullable(text(100)),
        commitStatusUntil: z.enum(statusGoals),
        failOn: z.array(z.enum(failableResults)),
      }),
      commit: z.nullable(line),
      /** Whether a commit was waived when the run planned its request. */
      isWaived: z.boolean(),
    }),
  ),
  docsPullRules: z.nullable(docsPullRules),
  /** Whether the agent was too busy for the request. */
  isUnsent: z.boolean(),
})

/** What one run knows of itself, of its job, and of what it has sent. */
export type OwnRun = z.infer<typeof ownRun>

/** What a run has saved, null for anything else. */
export function parseOwnRun(value: unknown): OwnRun | null {
  return ownRun.safeParse(value).data ?? null
}

/** What is written and read of a state, null for what this version cannot read. */
export function parseState(value: unknown): State | null {
  return stateSchema.safeParse(value).data ?? null
}
