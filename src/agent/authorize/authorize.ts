// Whether the event may start anything, and what it asks for. Help is posted
// here, and so is the 👎 for somebody who may write, but lacks `permission`.
// What each event means stands in `event/`.
import type { Account, Comment, Event } from '../../event/event.ts'
import {
  parseSlashCommand,
  type SlashCommand,
} from '../../event/slash-command.ts'
import { createComment } from '../../github/comments.ts'
import { GitHubError } from '../../github/errors.ts'
import {
  isAtLeast,
  type Permission,
  readPermission,
} from '../../github/permissions.ts'
import { addReaction } from '../../github/reactions.ts'
import { plainLogin } from '../../lib/login.ts'
import { renderHelp } from '../../messages/help.ts'
import { endOfRun } from '../../outcome.ts'
import { orWarn } from '../../runner/log.ts'
import type { AgentInputs } from '../inputs.ts'
import { type Request, requestOf } from '../request.ts'
import type { Tools } from '../tools.ts'
import { guardAgainstLoop, withPull } from './loop-guard.ts'

type AuthorizationContext = Pick<
  Tools,
  'github' | 'event' | 'inputs' | 'log' | 'clock'
>

/**
 * The request of the event. Throws an EndOfRun with the reason if it may start
 * nothing.
 */
export async function authorize(
  context: AuthorizationContext,
): Promise<Request> {
  const { event, inputs } = context
  const { isCommandOnly, actors } = event.meaning
  const command = commandOf(event, inputs)
  const isNothing = isCommandOnly || asksNothing(inputs)
  if (command === null && isNothing) throw endOfRun('skipped', 'not-a-command')

  // What people command is no loop.
  const isByPeople = command !== null && actors.every(({ isBot }) => !isBot)
  const guarded = isByPeople ? context : await passLoopGuard(context)
  // The pull request that was read is for these checks. The event of the run
  // stays as it came.
  if (command !== null) return authorizeCommand(guarded, command)
  await requirePermissions(guarded)
  return requestOf(guarded.event, inputs)
}

/** Throws an EndOfRun if the change is the agent's own. */
async function passLoopGuard(
  context: AuthorizationContext,
): Promise<AuthorizationContext> {
  const { github, log, clock } = context
  const meaning = await withPull(github, context.event.meaning)
  await guardAgainstLoop(github, meaning, { log, clock })
  return { ...context, event: { ...context.event, meaning } }
}

/** Whether the workflow leaves it to the comment to say what to do. */
function asksNothing({ prompt, files, jobId }: AgentInputs): boolean {
  return prompt === '' && files.length === 0 && jobId === null
}

type PostedCommand = { comment: Comment; said: SlashCommand }

/** The slash command of a new comment or review, null for none. */
function commandOf(
  { action, comment }: Event,
  { command }: AgentInputs,
): PostedCommand | null {
  const isPosted = action === 'created' || action === 'submitted'
  if (comment === null || comment.author === null || !isPosted) return null
  const said = parseSlashCommand(comment.body, command)
  return said && { comment, said }
}

async function authorizeCommand(
  context: AuthorizationContext,
  { comment, said }: PostedCommand,
): Promise<Request> {
  const { github, event, inputs, log } = context
  const levels = await requirePermissions(context, async (level) => {
    // Only who may write gets an answer.
    if (isAtLeast(level, 'write') && !inputs.dryRun)
      await orWarn(log, 'add a reaction', () =>
        addReaction(github, comment, '-1'),
      )
  })
  if (said.kind === 'request') {
    const { text, isNew } = said
    const { createdAt: askedAt } = comment
    const isByAdmin = levels.every((level) => level === 'admin')
    return requestOf(event, inputs, { text, isNew, askedAt, isByAdmin })
  }

  const number = event.meaning.conversation
  if (!inputs.dryRun && number !== null)
    await orWarn(log, 'post the help', () =>
      createComment(github, number, renderHelp(inputs.command)),
    )
  throw endOfRun('skipped', 'help')
}

type OnRefusal = (level: Permission) => Promise<void>

/**
 * The levels of everyone who stands behind the event: null for who needs none,
 * and nobody's for an event that is not checked. Throws an EndOfRun if one of
 * them may not start anything.
 */
async function requirePermissions(
  context: AuthorizationContext,
  onRefusal: OnRefusal = async () => undefined,
): Promise<(Permission | null)[]> {
  const { check, actors } = context.event.meaning
  const levels: (Permission | null)[] = []
  if (check === 'none') return levels

  for (const actor of actors) {
    if (actor.isBot) requireListedBot(context, actor)
    const needsLevel = check === 'permission' && !actor.isBot
    levels.push(
      needsLevel ? await requireLevel(context, actor, onRefusal) : null,
    )
  }
  return levels
}

async function requireLevel(
  { github, inputs }: AuthorizationContext,
  { login }: Account,
  onRefusal: OnRefusal,
): Promise<Permission> {
  const level = await readPermission(github, login).catch((error: unknown) => {
    if (!(error instanceof GitHubError)) throw error
    throw endOfRun('skipped', 'permission-unknown', { why: error.message })
  })
  if (isAtLeast(level, inputs.permission)) return level

  await onRefusal(level)
  throw endOfRun('skipped', 'permission-denied', {
    why: `\`${login}\` has \`${level}\` and needs \`${inputs.permission}\`.`,
  })
}

/** A listed bot vouches for this repository, and not for somebody's fork. */
function requireListedBot(
  { inputs, event }: AuthorizationContext,
  { login }: Account,
): void {
  const isListed = inputs.allowedBots.some(
    (one) => plainLogin(one) === plainLogin(login),
  )
  if (!isListed)
    throw endOfRun('skipped', 'bot-not-allowed', {
      why: `The bot is \`${login}\`.`,
    })

  if (event.meaning.isForeign)
    throw endOfRun('skipped', 'bot-not-allowed', {
      why: `\`${login}\` is listed, but the event names no branch of this repository.`,
    })
}
