// What a modeled process knows of itself, and how it writes that down.
import type { Changed, Conversation, Patience, Seen } from '../../src/conversation/conversation.ts'
import type { record } from '../../src/conversation/record.ts'
import type { State } from '../../src/state/state.ts'
import type { RunPlan } from './plans.ts'
import type { Protocol } from './protocol.ts'

export type OwnRun = Parameters<typeof record>[1]

/** What a run knows before its first request. `at`: when it was asked for. */
export function blankOwn(
  { runId, attempt, kind, name }: Pick<RunPlan, 'runId' | 'attempt' | 'kind' | 'name'>,
  at: Date,
): OwnRun {
  const isCommand = kind === 'command' || kind === 'new'
  const id = Number.parseInt(Buffer.from(runId).toString('hex').slice(0, 13), 16)
  const time = at.toISOString()
  return {
    run: {
      ...{
        id: runId,
        attempt,
        askedBy: 'mona',
        workflow: null,
        isCommand,
        startedAt: time,
        updatedAt: time,
        deadlineAt: time,
      },
      ...{ tookMs: null, result: null, reason: null, detail: null, note: null, commentId: null },
    },
    ...{ job: null, claim: null, delivery: 'none', requestCount: 0, status: null, docsPullRules: null },
    ...{ commandEnds: [], isUnsent: false },
    request: { runId, at: time, text: name },
    command: isCommand ? { id, surface: 'conversation', reactionId: 1, end: null } : null,
  }
}

/** What is known of a job that is at work. */
export function jobAtWork(id: string): NonNullable<State['job']> {
  const open = { status: 'busy', end: null, link: null, branch: null, repository: null, docsPull: null }
  return { id, createdAt: null, isOwn: true, ...open }
}

type Recorded = { conversation: Conversation; patience: Patience; own: OwnRun }

/** Writes it into the comment. A comment that somebody deleted is created anew for a request that has arrived. */
export function recordOwn(
  protocol: Protocol,
  { conversation, patience, own }: Recorded,
): Promise<Changed<null>> {
  const stateWith = ({ state, at }: Seen): State | null => {
    if (state) return protocol.record(state, own, at)
    const isNeeded = own.delivery === 'done' && own.job?.end === null
    return isNeeded ? protocol.record(protocol.firstState(own), { ...own, requestCount: 0 }, at) : null
  }
  return conversation.change((seen) => ({ state: stateWith(seen), value: null }), patience)
}
