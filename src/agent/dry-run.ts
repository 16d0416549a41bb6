// A dry run: it decides, gathers and renders as any run, asks Mintlify one
// harmless question, and writes nothing.
import { gatherContext } from '../context/gather-context.ts'
import { textOfReason } from '../messages/reasons.ts'
import { reasonOfFailure } from '../mintlify/retry.ts'
import { outcome } from '../outcome.ts'
import type { Plan } from './decide.ts'
import type { Ending } from './follow.ts'
import type { JobRun } from './tools.ts'
import { type Request, renderPrompt } from './request.ts'

/** A job that should not exist. */
const checkedJobId = 'docs-agent-action-check'

/**
 * Shows what the run would send, and whether the key, the project and the
 * address work.
 */
export async function showDryRun(
  run: JobRun,
  request: Request,
  plan: Plan,
): Promise<Ending> {
  const { inputs, event, log } = run
  const context =
    inputs.context === 'none'
      ? null
      : await gatherContext(run.github, event, log)
  run.prompt = renderPrompt(inputs, request, event, context)
  log.group('Prompt that would be sent', run.prompt.split('\n'))
  run.checks.push(
    ['What would be sent', describePlan(plan)],
    ['Comment', describeComment(run)],
  )
  const problem = await checkMintlify(run)
  for (const [what, shows] of run.checks) log.info(`${what}: ${shows}`)

  return { outcome: problem ?? outcome('skipped', 'dry-run'), job: null }
}

function describePlan(plan: Plan): string {
  switch (plan.kind) {
    case 'create':
      return 'A new agent job.'
    case 'message':
      return `A follow-up to agent job \`${plan.jobId}\`.`
    case 'wait':
      return `Nothing. The run would wait for agent job \`${plan.jobId}\`.`
    case 'read-again':
      return 'Nothing yet. Another run is sending a request in this conversation.'
    case 'end':
      return `Nothing. ${textOfReason(plan.outcome)?.title ?? 'An earlier request was never confirmed'}.`
  }
}

function describeComment({ conversation, inputs }: JobRun): string {
  if (inputs.apiKey === '')
    return 'Not read, because there is no API key to check its signature with.'
  if (conversation.scope === null) return 'None for this event.'
  if (conversation.refusal !== null)
    return `None. ${conversation.refusal.message}`
  return conversation.comment === null ? 'None yet.' : 'Found.'
}

/**
 * Why a run would be rejected, null if Mintlify would take its request as far
 * as anybody can tell.
 */
async function checkMintlify(run: JobRun) {
  const { inputs, mintlify, checks } = run
  if (inputs.apiKey === '') {
    checks.push(['Mintlify', 'Not asked, because `api-key` is empty.'])
    return null
  }
  const answer = await mintlify.getJob(checkedJobId)
  const isExpected =
    answer.kind === 'value' ||
    (answer.kind === 'status' && answer.status === 404)
  if (isExpected) {
    checks.push([
      'Mintlify',
      'The API answered and accepted the key. As expected, it has no agent job with the ID that this check asks for.',
    ])
    return null
  }
  checks.push(['Mintlify', `Not usable: ${answer.detail.replace(/\.$/, '')}.`])

  return outcome(
    'rejected',
    reasonOfFailure(answer, 'project-not-found'),
    answer.detail,
  )
}
