// What a dry run shows: the decision, the prompt and the comment, and where each would go.

import type { Plan } from '../../domain/job/plan.ts'
import { addRequest, type Report } from '../../domain/job/report.ts'
import type { JobSettings } from '../../domain/job/settings.ts'
import { renderComment } from '../../domain/markdown/comment.ts'
import type { Runtime } from '../action-context.ts'
import type { JobParts } from './wiring.ts'

export type Preview = {
  plan: Plan
  prompt: string
  /** What was asked, without files and context. */
  asked: string
  report: Report
  setting: JobParts['setting']
  settings: JobSettings
  /** Number of the pull request or issue to comment on, null if there is none. */
  thread: number | null
}

/** Shows what a run would do. Nothing is written or sent. */
export function showPreview({ log }: Runtime, preview: Preview): void {
  const { plan, prompt, report, setting, settings, thread } = preview
  const { host } = settings.apiUrl
  log.info(`Decision: ${decisionOf(plan)}, at ${host}, project ${settings.projectId}`)
  log.group('Prompt that would be sent', indent(prompt))
  if (thread === null || settings.comment === 'off') {
    log.info('No comment would be written.')
    return
  }
  const request = { runId: report.runId, at: report.startedAt, text: preview.asked }
  log.group(
    `Comment that would be written on #${thread}`,
    indent(renderComment(addRequest(report, request), setting)),
  )
}

function decisionOf(plan: Plan): string {
  if (plan.do === 'create') return 'start a new job'
  if (plan.do === 'message') return `send a message to job ${plan.jobId}`
  if (plan.do === 'attach') return `wait for job ${plan.jobId}`
  if (plan.do === 'look') return `ask for job ${plan.jobId}`
  return `nothing to do (${plan.reason})`
}

function indent(text: string): string[] {
  return text.split('\n').map((line) => `  ${line}`)
}
