// What a dry run shows: the decision, the prompt and the comment, and where each would go.
import type { StartPlan } from '../agent/start-plan.ts'
import { type CommentContext, renderComment } from '../comment/render-comment.ts'
import type { GateAnswer, NamedAnswer } from '../gates/gate-answer.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { addRequest, type Report } from '../state/report.ts'
import type { JobInputs } from './job-inputs.ts'
import type { ShownPlan } from './journal.ts'

export type DryRun = ShownPlan & {
  report: Report
  commentContext: CommentContext
  inputs: JobInputs
  /** Number of the pull request or issue to comment on, null if there is none. */
  issueNumber: number | null
}

/** Shows what a run would do. Nothing is written or sent. */
export function showDryRun({ log }: Pick<ActionContext, 'log'>, dryRun: DryRun): void {
  const { plan, commit, prompt, requestText, report, commentContext, inputs, issueNumber } = dryRun
  const { host } = inputs.apiUrl
  log.info(`Decision: ${decisionText(plan)}, at ${host}, project ${inputs.projectId}`)
  log.group('Prompt that would be sent', indent(prompt))
  if (commit && inputs.commitStatus !== null)
    log.info(`Commit status that would be set: ${inputs.commitStatus} on ${commit.slice(0, 7)}`)
  if (issueNumber === null || inputs.comment === 'off') {
    log.info('No comment would be written.')
    return
  }
  const request = { runId: report.runId, at: report.startedAt, text: requestText }
  const comment = renderComment({ ...report, requests: addRequest([], request) }, commentContext)
  log.group(`Comment that would be written on #${issueNumber}`, indent(comment))
}

/** Shows what every gate, or every limit, answered. */
export function showAnswers({ log }: Pick<ActionContext, 'log'>, answers: readonly NamedAnswer[]): void {
  if (answers.length === 0) {
    log.info('No gate was asked, because `job-id` is set.')
    return
  }
  const width = Math.max(...answers.map(({ name }) => name.length))
  const isLimit = answers.some(({ name }) => name === 'max-requests')
  log.group(
    isLimit ? 'Limits' : 'Gates',
    answers.map(({ name, answer }) => `${name.padEnd(width)}  ${answerText(answer)}`),
  )
}

function answerText(answer: GateAnswer): string {
  switch (answer.kind) {
    case 'off':
      return 'off'
    case 'unseen':
      return `couldn't see: ${answer.problem}`
    case 'open':
    case 'closed':
      return answer.detail === null ? answer.kind : `${answer.kind} (${answer.detail})`
  }
}

function decisionText(plan: StartPlan): string {
  switch (plan.kind) {
    case 'create':
      return 'start a new job'
    case 'message':
      return `send the request to job ${plan.jobId}`
    case 'attach':
      return `wait for job ${plan.jobId}`
    case 'status':
      return `ask for job ${plan.jobId}`
  }
}

function indent(text: string): string[] {
  return text.split('\n').map((line) => `  ${line}`)
}
