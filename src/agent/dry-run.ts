// A dry run: it decides, gathers and renders as any run, asks Mintlify for the
// job that it names or for one that should not exist, and writes nothing to
// GitHub.
import type { Ledger } from '../conversation/ledger.ts'
import { askAgain } from '../github/ask-again.ts'
import type { HttpOutcome } from '../lib/http-failure.ts'
import { textOfReason } from '../messages/reasons.ts'
import type { Job } from '../mintlify/job.ts'
import { reasonOfFailure } from '../mintlify/retry.ts'
import { type Outcome, outcome } from '../outcome.ts'
import { preparePrompt } from './send/prompt.ts'
import type { Run } from './tools.ts'
import { type Decision, type Ending, endingOf } from './turn.ts'

/** A job that should not exist, for a run that names none. */
const checkedJobId = 'docs-agent-action-check'

/**
 * Shows what the run would send, and whether the key, the project and the
 * address work.
 */
export async function showDryRun(
  run: Run,
  { plan, start, seen }: Decision,
): Promise<Ending> {
  const { log } = run
  const { ledger } = start
  const isSending = plan.kind === 'create' || plan.kind === 'message'
  const request = isSending ? plan.request : run.request
  const asks = request.hasPrompt || request.command !== null
  const prompt = asks ? await preparePrompt(run, request, seen) : null
  if (prompt !== null)
    log.group(
      isSending ? 'Prompt that would be sent' : 'Prompt',
      prompt.split('\n'),
    )

  const answer = await checkMintlify(run)
  const checks: Ending['checks'] = [
    ['What would be sent', describePlan(plan)],
    ['Comment', describeComment(run, ledger)],
    ['Mintlify', answer.shows],
  ]
  for (const [what, shows] of checks) log.info(`${what}: ${shows}`)
  return endingOf(answer.problem ?? outcome('skipped', 'dry-run'), ledger, {
    prompt,
    checks,
  })
}

function describePlan(plan: Decision['plan']): string {
  switch (plan.kind) {
    case 'create':
      return 'A new agent job.'
    case 'message':
      return `A follow-up to agent job \`${plan.jobId}\`.`
    case 'wait':
      return `Nothing. The run would follow agent job \`${plan.jobId}\`.`
    case 'pause':
      return 'Nothing yet. Another run is sending a request in this conversation.'
    case 'end':
      return `Nothing. ${textOfReason(plan.outcome)?.title ?? 'An earlier request was never confirmed'}.`
  }
}

function describeComment(
  { inputs }: Run,
  { store, commentRefusal, snapshot }: Ledger,
): string {
  if (inputs.apiKey === '')
    return 'Not read, because there is no API key to check its signature with.'
  if (commentRefusal !== null) return `None. ${commentRefusal.message}`
  if (store === null) return 'None for this run.'
  return snapshot.comment === null ? 'None yet.' : 'Found.'
}

/** `problem`: why a run would be rejected, null as far as anybody can tell. */
type Answer = { shows: string; problem: Outcome | null }

async function checkMintlify({
  inputs,
  mintlify,
  github,
}: Run): Promise<Answer> {
  if (inputs.apiKey === '')
    return { shows: 'Not asked, because `api-key` is empty.', problem: null }

  const isNotFound = (read: HttpOutcome<Job>) =>
    read.kind === 'status' && read.status === 404
  const answer = await askAgain(
    github,
    () => mintlify.getJob(inputs.jobId ?? checkedJobId),
    (read) => read.kind !== 'value' && !isNotFound(read),
  )
  const accepted = 'The API answered and accepted the key.'
  if (answer.kind === 'value')
    return { shows: `${accepted} It has the agent job.`, problem: null }
  if (isNotFound(answer) && inputs.jobId === null)
    return {
      shows: `${accepted} As expected, it has no agent job with the ID that this check asks for.`,
      problem: null,
    }
  const reason = reasonOfFailure(answer, 'job-not-found')
  return {
    shows: `Not usable: ${answer.detail.replace(/\.$/, '')}.`,
    problem: outcome('rejected', reason, { said: answer.detail }),
  }
}
