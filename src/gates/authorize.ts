// Who may start an agent job: decides from the event, and from the sender's repository permission, whether the run goes
// on. Nothing is sent to the service before.
import { once } from '../base/once.ts'
import type { Result } from '../base/result.ts'
import { type Comment, isCrossRepository, type Run, type Trigger } from '../event/event.ts'
import { isAtLeast, type Permission } from '../event/permission-level.ts'
import { isHelp, parseSlashCommand, type SlashCommand } from '../event/slash-command.ts'
import { missingKey, reasonSentence } from '../runner/set-up-problems.ts'
import { isMarked } from '../state/mark.ts'
import { type Outcome, rejectedInput, skipped } from '../state/outcome.ts'
import { senderCheckFor } from './sender-check.ts'

export type AuthorizePorts = {
  /** The permission of a user, or a sentence that says why it could not be read. */
  permissionOf: (login: string) => Promise<Result<Permission, string>>
}

/** What a run is asked to do: by the workflow, or by a slash command. */
export type Intent =
  | { kind: 'workflow'; isPullRequestEvent: boolean }
  | { kind: 'command'; command: SlashCommand }

export type Authorized = {
  kind: 'authorized'
  intent: Intent
  /** What a slash command asks for, null for none. */
  request: string | null
  /** Whether the commenter is known as an administrator. */
  isAdmin: boolean
  /** Why the sender may start nothing after all, null if they may. It is asked once, and nothing begins before the answer. Never rejects. */
  refusal: () => Promise<Outcome | null>
}

/** The inputs that say who may ask. */
export type AuthorizationRules = {
  /** Null if a comment is an event like any other. */
  command: string | null
  /** The least permission of who may ask. */
  permission: Permission
  allowedBots: readonly string[]
  /** Null for a run that gets no secrets. */
  apiKey: string | null
  jobId: string | null
  dryRun: boolean
}

/** An outcome says why somebody may start no job. */
type PermissionCheck = { kind: 'allowed'; isAdmin: boolean } | Outcome

type Authorizer = { rules: AuthorizationRules; ports: AuthorizePorts }

/** Whether the run goes on, and what it was asked for. */
export async function authorize(
  run: Run,
  rules: AuthorizationRules,
  ports: AuthorizePorts,
): Promise<Authorized | Outcome> {
  const { trigger } = run
  if (trigger.kind === 'deleted-ref') return skipped('ref-deleted')
  if (trigger.kind === 'merge-group' && rules.jobId === null) return skipped('merge-group')
  if (trigger.kind === 'comment') return authorizeComment(run, trigger, { rules, ports })
  const keyProblem = checkApiKey(run, rules)
  if (keyProblem) return keyProblem
  const intent = { kind: 'workflow', isPullRequestEvent: trigger.kind === 'pull-request' } as const
  const senderCheck = senderCheckFor(run, rules)
  const refusal = senderCheck === 'none' ? notRefused : askOnce(run.sender.login, { rules, ports })
  const refused = senderCheck === 'first' ? await refusal() : null
  if (refused) return refused
  return { kind: 'authorized', intent, request: null, isAdmin: false, refusal }
}

const notRefused = async () => null

function askOnce(login: string, authorizer: Authorizer): Authorized['refusal'] {
  return once(async () => {
    const check = await checkPermission(login, authorizer)
    return check.kind === 'ended' ? check : null
  })
}

async function authorizeComment(
  run: Run,
  { comment, action }: Extract<Trigger, { kind: 'comment' }>,
  authorizer: Authorizer,
): Promise<Authorized | Outcome> {
  const { rules } = authorizer
  const command = rules.command === null ? null : parseSlashCommand(comment.body, rules.command)
  // Where every comment counts, ours would start the next run, which comments, and so on without end.
  const isMeant = rules.command === null ? !isOwnComment(comment.body) : command !== null
  if (!isMeant) return skipped('not-a-command')
  if (action !== 'created') return skipped('edited-comment')
  const keyProblem = checkApiKey(run, rules)
  if (keyProblem) return keyProblem
  const check = await checkCommenter(run.sender, comment, authorizer)
  if (check.kind === 'ended') return check
  const { isAdmin } = check
  if (!command) {
    const intent = { kind: 'workflow', isPullRequestEvent: false } as const
    return { kind: 'authorized', intent, request: null, isAdmin, refusal: notRefused }
  }
  const request = command.kind === 'prompt' || command.kind === 'new' ? command.text || null : null
  const intent = { kind: 'command', command } as const
  return { kind: 'authorized', intent, request, isAdmin, refusal: notRefused }
}

/** Whoever posted it. */
function isOwnComment(body: string): boolean {
  return isMarked(body) || isHelp(body)
}

async function checkCommenter(
  sender: Run['sender'],
  comment: Comment,
  authorizer: Authorizer,
): Promise<PermissionCheck> {
  if (sender.login !== comment.author) return denied
  const isBot = sender.isBot || comment.authorIsBot
  if (isBot && !authorizer.rules.allowedBots.includes(sender.login))
    return skipped('bot-not-allowed', sender.login)
  // An allowed bot is not looked up, because GitHub's permission endpoint does not know apps.
  if (sender.isBot) return { kind: 'allowed', isAdmin: false }
  return checkPermission(sender.login, authorizer)
}

const denied = skipped('permission-denied')

async function checkPermission(login: string, { rules, ports }: Authorizer): Promise<PermissionCheck> {
  const permission = await ports.permissionOf(login)
  if (permission.kind === 'failure') return skipped('permission-unknown', permission.error)
  if (!isAtLeast(permission.value, rules.permission)) return denied
  return { kind: 'allowed', isAdmin: permission.value === 'admin' }
}

/** GitHub gives no secrets to runs from forks and of Dependabot, so an empty key is no mistake there. */
export function getsNoSecrets({ trigger, sender }: Run): boolean {
  return isCrossRepository(trigger) || sender.login === 'dependabot[bot]'
}

function checkApiKey(run: Run, { apiKey, dryRun }: AuthorizationRules): Outcome | null {
  if (apiKey !== null || dryRun) return null
  return getsNoSecrets(run) ? skipped('no-secrets') : rejectedInput(reasonSentence(missingKey))
}
