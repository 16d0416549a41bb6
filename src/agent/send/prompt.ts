// The prompt as the agent gets it: of the workflow, of the slash command, and
// what GitHub says about the event.
import { gatherContext } from '../../context/gather-context.ts'
import type { Event } from '../../event/event.ts'
import { isBlank, joinParagraphs } from '../../lib/plain-text.ts'
import { contextMs } from '../../times.ts'
import type { Seen } from '../decide/seen.ts'
import type { AgentInputs } from '../inputs.ts'
import type { Request } from '../request.ts'
import type { Run } from '../tools.ts'

/** As it was read last. */
type PullOrIssue = Pick<Seen, 'pull' | 'issue'>

/**
 * The prompt for a request. The agent writes public pages, so that no secret of
 * the inputs goes to it.
 */
export async function preparePrompt(
  run: Run,
  request: Request,
  pullOrIssue: PullOrIssue,
): Promise<string> {
  const { inputs, event, redact, log } = run
  const context = await gather(run, pullOrIssue)
  const given = renderPrompt(inputs, request, event, context).toWellFormed()
  const prompt = redact(given)
  if (prompt !== given)
    log.warning(
      'A secret was taken out of the prompt',
      'The prompt contained the API key or the token, which the agent must not get.',
      'inputs',
    )
  return prompt
}

/** What the agent is told about the event, as far as GitHub says it soon. */
async function gather(
  run: Run,
  pullOrIssue: PullOrIssue,
): Promise<string | null> {
  if (run.inputs.context === 'none') return null
  const { clock, cancellation } = run
  const limit = clock.timeout(contextMs)
  const github = run.openClient(AbortSignal.any([limit, cancellation.deadline]))
  return gatherContext({
    github,
    log: run.log,
    event: asOfNow(run.event, pullOrIssue),
  })
}

/** A pull request and an issue are told as they read now. */
function asOfNow(event: Event, { pull, issue }: PullOrIssue): Event {
  const { trigger } = event
  if (issue !== null && issue !== 'gone')
    return { ...event, trigger: issue.trigger }
  if (trigger.kind !== 'pull-request' || pull === null) return event
  const { title, headName: head, baseRef: base, fileCount } = pull
  const current = { title, branches: { head, base }, fileCount }
  return { ...event, trigger: { ...trigger, ...current } }
}

/**
 * The parts with a blank line between them. `context`: rendered context of the
 * event, null for none.
 */
export function renderPrompt(
  { prompt, files }: AgentInputs,
  { command }: Request,
  { trigger }: Event,
  context: string | null,
): string {
  const parts = [prompt, ...files, command?.text ?? '']
    .map((part) => part.trim())
    .filter((part) => !isBlank(part))
  const what =
    trigger.kind === 'issue'
      ? 'what this issue describes'
      : 'the changes of this pull request'
  // Without the context, the link alone says what the request is about.
  const link = 'url' in trigger && trigger.url ? `: ${trigger.url}` : '.'
  // A command without text, in a workflow without a prompt of its own.
  const asked =
    parts.length === 0 ? [`Update the documentation for ${what}${link}`] : parts
  return joinParagraphs([...asked, context])
}
