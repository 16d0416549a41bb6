// Whether the event may start anything, and its slash command. What each event
// means stands in `event/`.
import type { Comment, Event } from '../../event/event.ts'
import {
  parseSlashCommand,
  type SlashCommand,
} from '../../event/slash-command.ts'
import { GitHubError } from '../../github/errors.ts'
import {
  isAtLeast,
  type Permission,
  readPermission,
} from '../../github/permissions.ts'
import { addReaction } from '../../github/reactions.ts'
import { type Account, plainLogin } from '../../lib/account.ts'
import { EndOfRun, type Outcome, outcome } from '../../outcome.ts'
import { orWarn } from '../../runner/log.ts'
import type { AgentInputs } from '../inputs.ts'
import type { Command } from '../request.ts'
import type { Tools } from '../tools.ts'
import { passLoopGuard } from './loop-guard.ts'

type AuthorizationContext = Pick<Tools, 'github' | 'event' | 'inputs' | 'log'>

/**
 * The slash command of the event, null for none. Throws an EndOfRun with the
 * reason if the event may start nothing.
 */
export async function authorize(
  context: AuthorizationContext,
): Promise<Command | null> {
  const { event, inputs } = context
  const { meaning } = event
  const posted = commandOf(event, inputs)
  // For an event without a comment, inputs that say nothing were refused as
  // invalid. Of those with one, only a submitted review asks for the workflow's
  // own prompt.
  const saysNothing = !inputs.hasPrompt && inputs.jobId === null
  if (posted === null && (meaning.isCommandOnly || saysNothing))
    throw new EndOfRun(outcome('skipped', 'not-a-command'))

  // What people command is no loop, and whether it is a fork's counts for bots
  // only.
  const isCommand = posted !== null
  const isByPeople = isCommand && meaning.actors.every(({ isBot }) => !isBot)
  const { isForeign } = isByPeople
    ? meaning
    : await passLoopGuard(context, meaning)
  const isByAdmin = await requirePermissions(context, {
    isCommand,
    isForeign,
  })
  if (posted === null) return null

  const { parsed, comment } = posted
  // Help is a comment, and only those who may ask get it.
  if (parsed.kind === 'help') throw new EndOfRun(outcome('skipped', 'help'))
  const { text, isNew } = parsed
  return { text, isNew, postedAt: comment.postedAt, isByAdmin }
}

type PostedCommand = { comment: Comment; parsed: SlashCommand }

/**
 * The slash command of a comment or review, null for none, and for an edit: what
 * was edited was carried out as it was, or is read again before it is sent.
 */
function commandOf(
  { action, comment }: Event,
  { command }: AgentInputs,
): PostedCommand | null {
  const isPosted = action === 'created' || action === 'submitted'
  if (comment === null || comment.author === null || !isPosted) return null
  // Whether it came by email is asked when the comment is read again.
  const parsed = parseSlashCommand(comment.body, command, null)
  return parsed && { comment, parsed }
}

/**
 * Returns whether all that were asked about are administrators. Throws an
 * EndOfRun if one of them may not start anything.
 */
async function requirePermissions(
  context: AuthorizationContext,
  { isCommand, isForeign }: { isCommand: boolean; isForeign: boolean },
): Promise<boolean> {
  const { check, actors } = context.event.meaning
  const levels: (Permission | null)[] = []
  for (const actor of actors) {
    // With `none`, nobody is asked. With `listed-bots`, the event has proved write
    // access, such as by a push to a branch of this repository, which is enough
    // for a person. Bots push without being asked to, and have to be listed.
    const isAsked = actor.isBot ? check !== 'none' : check === 'permission'
    if (!isAsked) continue
    const checked = await checkAccount(context, actor, isForeign)
    levels.push(checked.level)
    if (checked.refusal === null) continue

    if (isCommand) await answerRefusal(context, checked)
    throw new EndOfRun(checked.refusal)
  }
  return levels.length > 0 && levels.every((level) => level === 'admin')
}

/**
 * A 👎 for a commander who may write, but lacks `permission`. What strangers
 * comment makes the action write nothing.
 */
async function answerRefusal(
  { event: { comment }, github, inputs, log }: AuthorizationContext,
  { level }: CheckedAccount,
): Promise<void> {
  const mayWrite = level !== null && isAtLeast(level, 'write')
  if (comment !== null && mayWrite && !inputs.dryRun)
    await orWarn(log, 'add a reaction', () =>
      addReaction(github, comment, '-1'),
    )
}

/** `level`: null for a bot, and if GitHub does not say. */
export type CheckedAccount = {
  level: Permission | null
  /** Why it may not start anything, null if it may. */
  refusal: Outcome | null
}

/**
 * What an account may do: a bot has to be listed, anybody else to have access.
 * `isForeign`: as in the event's meaning.
 */
export async function checkAccount(
  { github, inputs }: Pick<AuthorizationContext, 'github' | 'inputs'>,
  { login, isBot }: Account,
  isForeign: boolean,
): Promise<CheckedAccount> {
  if (isBot)
    return { level: null, refusal: refusalOfBot(inputs, login, isForeign) }
  try {
    const level = await readPermission(github, login)
    if (isAtLeast(level, inputs.permission)) return { level, refusal: null }
    const why = `\`${login}\` has \`${level}\` and needs \`${inputs.permission}\`.`
    return { level, refusal: outcome('skipped', 'permission-denied', { why }) }
  } catch (error) {
    if (!(error instanceof GitHubError)) throw error
    const why = error.message
    const refusal = outcome('skipped', 'permission-unknown', { why })
    return { level: null, refusal }
  }
}

/** A listed bot vouches for this repository, and not for somebody's fork. */
function refusalOfBot(
  { allowedBots }: AgentInputs,
  login: string,
  isForeign: boolean,
): Outcome | null {
  const isListed = allowedBots.some(
    (one) => plainLogin(one) === plainLogin(login),
  )
  if (isListed && !isForeign) return null

  const why = isListed
    ? `\`${login}\` is listed, but the event names no branch of this repository.`
    : `The bot is \`${login}\`.`
  return outcome('skipped', 'bot-not-allowed', { why })
}
