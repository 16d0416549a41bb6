// Waives the commit status: whoever may use the command says that this change needs no documentation.
import type { Conversation, Patience } from '../conversation/conversation.ts'
import { memoryOf, statusNameProblem } from '../conversation/memory.ts'
import { parsePullRequestLink, statusUrl } from '../mintlify/pull-request-link.ts'
import { beginStatus, type StatusRules, type Waiver } from '../state/commit-status.ts'
import { type Outcome, outcome } from '../state/outcome.ts'
import { statusOf } from '../state/report-parts.ts'
import type { State } from '../state/state.ts'
import { waivedStatus } from './describe-status.ts'
import type { StatusPorts } from './write-status.ts'

export type WaivePorts = Pick<StatusPorts, 'setStatus'> & {
  conversation: Conversation
  patience: () => Patience
  /** The commit of the conversation's pull request, null if there is none or it could not be read. */
  headCommit: () => Promise<string | null>
  runUrl: string
  signal: AbortSignal
}

/** Has the comment remember that nothing is needed for the head commit, and sets its status to success. */
export async function waiveStatus(login: string, inputs: StatusRules, ports: WaivePorts): Promise<Outcome> {
  const { commitStatus: context } = inputs
  if (context === null) return notSet('`commit-status` is empty')
  const sha = await ports.headCommit()
  if (sha === null) return notSet("this isn't a pull request, or it couldn't be read")
  const waiver = { by: login, sha }
  // The comment first, so that a run that ends meanwhile knows of it.
  const changed = await ports.conversation.change((seen) => {
    const problem = statusNameProblem(memoryOf({ kind: 'seen', seen }), context)
    const link = seen.state?.job?.link ?? null
    const state = problem === null && seen.state ? withWaiver(seen.state, inputs, waiver) : null
    return { state, value: { problem, link } }
  }, ports.patience())
  if (changed.kind === 'failed') return notSet(changed.problem)
  const { problem, link } = changed.kind === 'none' ? { problem: null, link: null } : changed.value
  if (problem !== null) return notSet(problem)
  const url = statusUrl(parsePullRequestLink(link), ports.runUrl)
  const failed = await ports.setStatus(sha, { ...waivedStatus(waiver), context, url }, ports.signal)
  return failed === null ? outcome('skipped', { reason: 'status-waived' }) : notSet(failed)
}

function withWaiver(state: State, inputs: StatusRules, waiver: Waiver): State {
  const { conversation } = state
  const status = beginStatus(inputs, waiver.sha, statusOf(conversation))
  const commitStatus = status && { ...status, waiver }
  return { ...state, conversation: { ...conversation, commitStatus } }
}

function notSet(detail: string): Outcome {
  return outcome('skipped', { reason: 'status-not-set', detail })
}
