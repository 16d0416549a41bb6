// Who may start what: decides from the event, and from GitHub's word on the sender, whether there is anything to do.
// No request reaches the service before this has said yes.

import type { Comment, Run, Trigger } from '../../domain/event/event.ts'
import { isAtLeast, type Permission } from '../../domain/event/permission.ts'
import { parseSlashCommand } from '../../domain/event/slash-command.ts'
import type { Reason } from '../../domain/job/outcome.ts'
import type { Intent } from '../../domain/job/plan.ts'
import type { JobSettings } from '../../domain/job/settings.ts'
import { keySentence, missingKey } from '../../domain/messages/key-causes.ts'

export type AdmitPorts = {
  /** Throws where GitHub does not answer; that is a no. */
  permissionOf: (login: string) => Promise<Permission>
}

export type Admission =
  | { is: 'admitted'; intent: Intent; request: string }
  /** `isRefusal`: a commander was turned away, as opposed to nobody having asked. */
  | { is: 'skipped'; reason: Reason; isRefusal: boolean }
  /** The sentence says which input is missing. */
  | { is: 'invalid'; sentence: string }

type Rules = Pick<JobSettings, 'command' | 'permission' | 'allowBots' | 'apiKey' | 'dryRun'>

/** Whether the run goes on, and what it was asked for. */
export async function admit(run: Run, rules: Rules, ports: AdmitPorts): Promise<Admission> {
  const { trigger } = run
  if (trigger.kind === 'deleted-ref') return skip('ref-deleted')
  if (trigger.kind === 'comment') return admitComment(run, trigger, { rules, ports })
  const keyless = withoutKey(run, rules)
  if (keyless) return keyless
  const isPullRequestEvent = trigger.kind === 'pull-request'
  const workflow: Admission = {
    is: 'admitted',
    intent: { kind: 'workflow', isPullRequestEvent },
    request: '',
  }
  if (!isPullRequestEvent || !trigger.isPrivileged || !trigger.isFromElsewhere) return workflow
  return (await mayAct(run.sender, { rules, ports })) ? workflow : skip('permission-denied')
}

type Asking = { rules: Rules; ports: AdmitPorts }

async function admitComment(
  run: Run,
  trigger: Extract<Trigger, { kind: 'comment' }>,
  asking: Asking,
): Promise<Admission> {
  const { comment, action } = trigger
  const word = asking.rules.command
  const command = word === '' ? null : parseSlashCommand(comment.body, word)
  if (word !== '' && !command) return skip('not-a-command')
  if (action !== 'created') return skip('edited-comment')
  const keyless = withoutKey(run, asking.rules)
  if (keyless) return keyless
  const refusal = await refusalOf(run.sender, comment, asking)
  if (refusal) return { is: 'skipped', reason: refusal, isRefusal: true }
  if (!command)
    return { is: 'admitted', intent: { kind: 'workflow', isPullRequestEvent: false }, request: '' }
  const request = command.kind === 'prompt' || command.kind === 'new' ? command.text : ''
  return { is: 'admitted', intent: { kind: 'command', command }, request }
}

async function refusalOf(sender: Run['sender'], comment: Comment, asking: Asking): Promise<Reason | null> {
  if (sender.login !== comment.author) return 'permission-denied'
  const isBot = sender.isBot || comment.authorIsBot
  if (isBot && !asking.rules.allowBots.includes(sender.login)) return 'bot'
  return (await mayAct(sender, asking)) ? null : 'permission-denied'
}

/** A bot that is named needs no answer of the permission API, which knows no apps. */
async function mayAct(sender: Run['sender'], { rules, ports }: Asking): Promise<boolean> {
  if (sender.isBot && rules.allowBots.includes(sender.login)) return true
  try {
    return isAtLeast(await ports.permissionOf(sender.login), rules.permission)
  } catch {
    return false
  }
}

/** GitHub gives no secrets to runs from forks and of Dependabot: an empty key is no mistake there. */
function withoutKey({ trigger, sender }: Run, { apiKey, dryRun }: Rules): Admission | null {
  if (apiKey !== '' || dryRun) return null
  const isFromElsewhere = 'isFromElsewhere' in trigger && trigger.isFromElsewhere
  const isExpected = isFromElsewhere || sender.login === 'dependabot[bot]'
  return isExpected ? skip('no-secrets') : { is: 'invalid', sentence: keySentence(missingKey) }
}

function skip(reason: Reason): Admission {
  return { is: 'skipped', reason, isRefusal: false }
}
