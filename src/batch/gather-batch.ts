// Gathers a batch: what was merged since the last one, as the gates see it.
import { failure, type Result, success } from '../base/result.ts'
import type { Run } from '../event/event.ts'
import { askGates, checkEvent, noGates } from '../gates/check-gates.ts'
import { firstClosed, type GateRules } from '../gates/gate-answer.ts'
import { describeGitHubError } from '../github/github-errors.ts'
import type { BatchCursor } from '../state/state.ts'
import {
  type Batch,
  type BatchPull,
  beginningOf,
  duePulls,
  hasRoom,
  type JudgedPull,
  makeBatch,
} from './batch.ts'
import type { BatchPorts } from './batches.ts'

export type BatchRequest = {
  run: Run
  rules: GateRules
  /** Input `base`, null for the default branch. */
  base: string | null
  /** How far the first batch of a conversation goes back. */
  sinceDays: number
  cursor: BatchCursor | null
}

/** The next batch, or why nobody knows what was merged. Never throws. */
export async function gatherBatch(request: BatchRequest, ports: BatchPorts): Promise<Result<Batch, string>> {
  const { cursor, sinceDays } = request
  try {
    const base = request.base ?? (await ports.defaultBranch())
    // A default branch that was renamed since has merges under both names.
    const bases = [...new Set([base, ...(cursor && request.base === null ? [cursor.base] : [])])]
    const { pulls, at, from } = await ports.list({
      bases,
      from: (now) => beginningOf(cursor, { at: now, sinceDays }),
    })
    const due = duePulls(pulls, cursor, { from, at })
    const judged = await judgeWhileRoom(due, request, ports)
    return success(
      makeBatch({ cursor, base, from, at, listed: pulls, judged, later: due.length - judged.length }),
    )
  } catch (error) {
    return failure(describeGitHubError('list the merged pull requests', error))
  }
}

/** What the gates say of each, in order, until the batch is full. */
async function judgeWhileRoom(
  due: readonly BatchPull[],
  request: BatchRequest,
  ports: BatchPorts,
): Promise<JudgedPull[]> {
  const judged: JudgedPull[] = []
  const taken: JudgedPull[] = []
  for (const pull of due) {
    const next = await judge(pull, request, ports)
    if (next.closed === null && !hasRoom(taken, next)) break
    judged.push(next)
    if (next.closed === null) taken.push(next)
  }
  return judged
}

async function judge(
  pull: BatchPull,
  { run, rules }: Pick<BatchRequest, 'run' | 'rules'>,
  ports: BatchPorts,
): Promise<JudgedPull> {
  let files: JudgedPull['files'] = null
  const trigger = triggerOf(pull)
  const sender = pull.author ?? { login: '', isBot: false }
  const answers = checkEvent(
    { ...run, eventName: 'pull_request', sender, trigger },
    { ...rules, jobId: null },
  )
  const given = await askGates(
    { answers, trigger, rules, all: false },
    {
      ...noGates,
      async changedFiles() {
        const reading = await ports.files(pull.number)
        if (reading.kind === 'success') files = reading.value.items
        return reading
      },
    },
  )
  return { pull, closed: firstClosed(given), files }
}

/** The event that its merge was. */
function triggerOf(pull: BatchPull): Extract<Run['trigger'], { kind: 'pull-request' }> {
  const { number, title, url, headBranch: headRef, baseBranch: baseRef, author, body, labels } = pull
  return {
    ...{ kind: 'pull-request', action: 'closed', isMerged: true, isPrivileged: false, headSha: null },
    pullRequest: { number, title, url, headRef, baseRef },
    ...{ isCrossRepository: pull.isCrossRepository, author, body, labels },
  }
}
