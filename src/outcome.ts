// How a run can end: results, reasons, the error that ends a run with its
// outcome, and the one of a run that cannot start.

/** What is wrong with a call to Mintlify, or with the way there. */
const callFailures = [
  'bad-request',
  'blocked',
  'forbidden',
  'no-credits',
  'rate-limited',
  'redirected',
  'tls',
  'unauthorized',
  'unexpected-answer',
  'unreachable',
] as const

/**
 * Each result with the reasons that it can have, null for none. They are stable
 * codes for `if:` expressions.
 */
export const reasonsOf = {
  'pull-request': [null, 'effect-unconfirmed'],
  'no-pull-request': [null, 'effect-unconfirmed', 'unexpected-answer'],
  running: [null],
  skipped: [
    'bot-not-allowed',
    'command-deleted',
    'dry-run',
    'guard-unreadable',
    'help',
    'issue-gone',
    'merge-queue',
    'no-secrets',
    'not-a-command',
    'not-finished',
    'own-pull-request',
    'permission-denied',
    'permission-unknown',
    'ref-deleted',
    'release-withdrawn',
    'request-limit',
    'source-closed',
  ],
  failed: [null, 'effect-unconfirmed'],
  archived: [null, 'effect-unconfirmed'],
  // `busy`: the time was up before anything was sent, mostly because the agent
  // was at work.
  'timed-out': ['busy', 'deadline'],
  cancelled: ['interrupted'],
  unknown: [
    ...callFailures,
    'create-unconfirmed',
    'job-disappeared',
    'job-stuck',
    'memory-unreadable',
    'message-unconfirmed',
  ],
  rejected: [
    ...callFailures,
    'invalid-input',
    'job-not-found',
    'memory-unwritable',
    'project-not-found',
  ],
} as const satisfies Record<string, readonly (string | null)[]>

export type Result = keyof typeof reasonsOf
export type ReasonOf<R extends Result> = (typeof reasonsOf)[R][number]
export type Reason = Exclude<ReasonOf<Result>, null>
export type CallFailure = (typeof callFailures)[number]

export const results = Object.keys(reasonsOf) as Result[]
export const reasons = [...new Set(Object.values(reasonsOf).flat())].filter(
  (reason) => reason !== null,
)

/** How an agent job can end. */
export const jobEnds = [
  'pull-request',
  'no-pull-request',
  'failed',
  'archived',
] as const satisfies readonly Result[]
export type JobEnd = (typeof jobEnds)[number]

type ResultFacts = {
  icon: string
  /** Whether nobody has to do anything about it. */
  isGood: boolean
  /**
   * What replaces the 👀 on a command if people are told of the end. `eyes` stays.
   */
  reaction: 'eyes' | 'rocket' | '+1' | 'confused'
  /** Whether the input `fail-on` can name it. */
  mayFail: boolean
  /** Whether its title has the link of the docs pull request. */
  showsPull: boolean
}

const good = { isGood: true, mayFail: false, showsPull: false } as const
const bad = {
  isGood: false,
  mayFail: true,
  showsPull: false,
  reaction: 'confused',
} as const

/** What a result means, wherever it is told. */
export const factsOf: Record<Result, ResultFacts> = {
  'pull-request': {
    ...good,
    icon: '✅',
    reaction: 'rocket',
    showsPull: true,
  },
  'no-pull-request': { ...good, icon: '⚪', reaction: '+1', mayFail: true },
  running: { ...good, icon: '▶️', reaction: 'eyes', showsPull: true },
  skipped: { ...good, icon: '⏭️', reaction: 'confused' },
  failed: { ...bad, icon: '❌', showsPull: true },
  archived: { ...bad, icon: '🗄️' },
  'timed-out': { ...bad, icon: '⏱️' },
  cancelled: { ...bad, icon: '🚫', mayFail: false },
  unknown: { ...bad, icon: '❔' },
  rejected: { ...bad, icon: '⛔' },
}

/** Results that the input `fail-on` can name. */
export const failableResults = results.filter(
  (result) => factsOf[result].mayFail,
)

type Words = {
  /** A sentence of ours, null for none. */
  why: string | null
  /**
   * What Mintlify or the network said, in one redacted line. Null for nothing.
   */
  said: string | null
}

/** How a run ended. */
export type Outcome = {
  [R in Result]: { result: R; reason: ReasonOf<R> } & Words
}[Result]

export type OutcomeOf<R extends Result> = Extract<Outcome, { result: R }>

/** Reasons and results that do not belong together don't compile. */
export function outcome<R extends Result>(
  result: R,
  reason: ReasonOf<R>,
  { why = null, said = null }: Partial<Words> = {},
): OutcomeOf<R> {
  // The parameters have the type of the outcome's parts.
  return { result, reason, why, said } as unknown as OutcomeOf<R>
}

/** Nobody can know whether a request arrived. `said`: as in an outcome. */
export function unconfirmedEnd(
  kind: 'create' | 'message',
  said: string | null = null,
): Outcome {
  return outcome('unknown', `${kind}-unconfirmed`, { said })
}

/** The run was cancelled. */
export function interrupted(said: string | null = null): Outcome {
  return outcome('cancelled', 'interrupted', { said })
}

/**
 * Whether people are told how the run ended: by a reaction, and in a comment
 * that is there already.
 */
export function concernsPeople({ result, reason }: Outcome): boolean {
  return result !== 'skipped' || reason === 'request-limit'
}

/** Whether a call to Mintlify failed for that reason. */
export function isCallFailure(reason: Reason | null): reason is CallFailure {
  return callFailures.some((one) => one === reason)
}

/** Whether a result can have this reason. */
export function isPossible(result: Result, reason: Reason | null): boolean {
  const possible: readonly (string | null)[] = reasonsOf[result]
  return possible.includes(reason)
}

/**
 * The outcome with parts that were read, such as from a comment. Null without
 * a result.
 */
export function toOutcome(
  parts: { result: Result | null; reason: Reason | null } & Words,
): Outcome | null {
  const { result, reason } = parts
  const isOutcome = result !== null && isPossible(result, reason)
  return isOutcome ? (parts as Outcome) : null
}

/**
 * Ends a run, because it may not go on or was cancelled. What a turn has
 * announced is not lost by it: whoever announces catches it.
 */
export class EndOfRun extends Error {
  override readonly name = 'EndOfRun'
  readonly outcome: Outcome

  constructor(end: Outcome) {
    super(end.reason ?? end.result)
    this.outcome = end
  }
}

/** Whether a run ends because it was cancelled. */
export function isCancelled(error: unknown): boolean {
  return error instanceof EndOfRun && error.outcome.result === 'cancelled'
}

/**
 * What `act` returns, null if the run is cancelled meanwhile: then there is no
 * time for GitHub, and the post step tells it.
 */
export async function unlessCancelled<T>(
  act: () => Promise<T>,
): Promise<T | null> {
  try {
    return await act()
  } catch (error) {
    if (isCancelled(error)) return null
    throw error
  }
}

/**
 * The inputs, the event file or the runner's variables cannot be used. It is
 * thrown before any request. The problems are sentences that hold no value of
 * an input.
 */
export class InputError extends Error {
  override readonly name = 'InputError'
  readonly problems: readonly string[]

  constructor(problems: readonly string[], options?: ErrorOptions) {
    super(problems.join(' '), options)
    this.problems = problems
  }
}
