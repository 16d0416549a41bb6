// Whether the event may start anything: what it is about, who is behind it, and
// whether the agent made it.
import {
  type Account,
  type CommentTrigger,
  type Event,
  getsNoSecrets,
  type PullRequestTrigger,
} from '../event/event.ts'
import { parseSlashCommand } from '../event/slash-command.ts'
import type { GitHub } from '../github/client.ts'
import { createComment } from '../github/comments.ts'
import { GitHubError } from '../github/errors.ts'
import {
  isAtLeast,
  type Permission,
  readPermission,
} from '../github/permissions.ts'
import { addReaction } from '../github/reactions.ts'
import { renderHelp } from '../messages/help.ts'
import { endOfRun } from '../outcome.ts'
import { attempt, type Log } from '../runner/log.ts'
import type { JobInputs } from './inputs.ts'
import { guardAgainstLoop } from './loop-guard.ts'
import { type Request, requestOf } from './request.ts'

type Facts = { github: GitHub; event: Event; inputs: JobInputs; log: Log }

/**
 * The request of the event. Throws an EndOfRun with the reason if it may start
 * nothing.
 */
export async function authorize({
  github,
  event,
  inputs,
  log,
}: Facts): Promise<Request> {
  const { trigger } = event
  if (trigger.kind === 'deleted-ref') throw endOfRun('skipped', 'ref-deleted')
  if (trigger.kind === 'comment')
    return authorizeCommand({ github, event, inputs, log }, trigger)
  if (
    trigger.kind === 'pull-request' &&
    trigger.action === 'closed' &&
    !trigger.isMerged
  )
    throw endOfRun('skipped', 'source-closed')
  if (inputs.apiKey === '' && getsNoSecrets(event))
    throw endOfRun('skipped', 'no-secrets')
  await guardAgainstLoop(github, event, log)
  if (trigger.kind === 'pull-request')
    await authorizeSender({ github, inputs }, event.sender, trigger)
  else if (eventsOfAnybody.includes(event.name))
    await requirePermission({ github, inputs }, event.sender)
  if (trigger.kind === 'pull-request')
    await requireLatestCommit(github, trigger, log)
  return requestOf(event, inputs)
}

/** Other events that need no access to the repository. */
const eventsOfAnybody = [
  'discussion',
  'discussion_comment',
  'fork',
  'issues',
  'pull_request_review',
  'watch',
]

async function authorizeCommand(
  { github, event, inputs, log }: Facts,
  { action, comment, number }: CommentTrigger,
): Promise<Request> {
  const command =
    action === 'created'
      ? parseSlashCommand(comment.body, inputs.command)
      : null
  if (command === null) throw endOfRun('skipped', 'not-a-command')
  if (inputs.apiKey === '' && getsNoSecrets(event))
    throw endOfRun('skipped', 'no-secrets')
  const permission = await requirePermission(
    { github, inputs },
    comment.author,
    async (level) => {
      if (isAtLeast(level, 'write') && !inputs.dryRun)
        await attempt(log, 'add a reaction', () =>
          addReaction(github, comment, '-1'),
        )
    },
  )
  if (command.kind === 'request') {
    const { text, isNew } = command
    const isByAdmin = permission === 'admin'
    return requestOf(event, inputs, {
      text,
      isNew,
      askedAt: comment.createdAt,
      isByAdmin,
    })
  }
  if (!inputs.dryRun)
    await attempt(log, 'post the help', () =>
      createComment(github, number, renderHelp(inputs.command)),
    )
  throw endOfRun('skipped', 'help')
}

async function authorizeSender(
  { github, inputs }: { github: GitHub; inputs: JobInputs },
  sender: Account,
  trigger: PullRequestTrigger,
): Promise<void> {
  if (needsPermission(trigger))
    await requirePermission({ github, inputs }, sender)
  else if (trigger.action === 'synchronize') requireAllowedBot(inputs, sender)
}

/**
 * Whether the sender of a pull request's event needs the permission. A merge,
 * and a push to a branch of this repository, took write access already. On a
 * fork with secrets, everybody needs it.
 */
function needsPermission({
  action,
  isMerged,
  isFork,
  isPrivileged,
}: PullRequestTrigger): boolean {
  if (isFork && isPrivileged) return true
  const isMerge = action === 'closed' && isMerged
  return !isMerge && !(action === 'synchronize' && !isFork)
}

/**
 * The level of the account, null for a bot that is named. Throws an EndOfRun if
 * it may not start anything.
 */
async function requirePermission(
  { github, inputs }: { github: GitHub; inputs: JobInputs },
  account: Account,
  onRefusal: (level: Permission) => Promise<void> = async () => undefined,
): Promise<Permission | null> {
  const { login, isBot } = account
  requireAllowedBot(inputs, account)
  if (isBot) return null
  const level = await readPermission(github, login).catch((error: unknown) => {
    if (!(error instanceof GitHubError)) throw error
    throw endOfRun('skipped', 'permission-unknown', error.message)
  })
  if (isAtLeast(level, inputs.permission)) return level
  await onRefusal(level)
  throw endOfRun(
    'skipped',
    'permission-denied',
    `\`${login}\` has \`${level}\` and needs \`${inputs.permission}\`.`,
  )
}

function requireAllowedBot(
  { allowedBots }: JobInputs,
  { login, isBot }: Account,
): void {
  if (isBot && !allowedBots.includes(login))
    throw endOfRun('skipped', 'bot-not-allowed', `The bot is \`${login}\`.`)
}

/**
 * Of several pushes in a row, only the last one is worth a request.
 * https://docs.github.com/rest/pulls/pulls#get-a-pull-request
 */
async function requireLatestCommit(
  { rest, repo }: GitHub,
  { action, number, headSha }: PullRequestTrigger,
  log: Log,
): Promise<void> {
  if (action !== 'synchronize' || headSha === null) return
  const latest = await attempt(log, 'look for a newer commit', () =>
    rest.pulls.get({ ...repo, pull_number: number }),
  )
  if (latest !== null && latest.data.head.sha !== headSha)
    throw endOfRun('skipped', 'superseded')
}
