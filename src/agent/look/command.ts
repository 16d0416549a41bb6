// A command as it reads now, with its pull request: a run can wait for hours in
// a queue.
import { parseSlashCommand } from '../../event/slash-command.ts'
import { unlessNotFound } from '../../github/ask-again.ts'
import {
  type CommandComment,
  readCommandComment,
} from '../../github/command-comment.ts'
import { type Account, plainLogin } from '../../lib/account.ts'
import { outcome } from '../../outcome.ts'
import { checkAccount } from '../authorize/authorize.ts'
import { isForeignWith } from '../authorize/loop-guard.ts'
import { type CommandNow, endWith, type Seen } from '../decide/seen.ts'
import type { Command } from '../request.ts'
import { type LookContext, orNull, readPullNow } from './pull-or-issue.ts'

export async function readCommandNow(
  run: LookContext,
  seen: Seen,
  posted: Command,
): Promise<Seen> {
  const { trigger } = run.event
  const [read, pull] = await Promise.all([
    readPosted(run),
    // A command counts on a closed one as well, so that `closed` is not asked for
    // again.
    trigger.kind === 'pull-request' ? readPullNow(run, trigger.number) : null,
  ])
  const command = await commandNow(run, posted, { read, pull })
  return { ...seen, command, pull }
}

/** Null if it could not be read. */
async function readPosted(
  run: LookContext,
): Promise<CommandComment | 'deleted' | null> {
  const { github, event } = run
  const { comment, meaning } = event
  if (comment === null) return null
  const address = { ...comment, number: meaning.conversation }
  const read = () => readCommandComment(github, address)
  return orNull(
    run,
    'read the comment again',
    async () => (await unlessNotFound(read)) ?? 'deleted',
  )
}

/** The pull request of the command. */
type OnPull = Pick<Seen, 'pull'>

/** A command is carried out as it reads now, as far as that is known. */
async function commandNow(
  run: LookContext,
  command: Command,
  { read, pull }: { read: CommandComment | 'deleted' | null } & OnPull,
): Promise<CommandNow> {
  if (read === null) return { kind: 'stands', command, editor: null }
  const skip = (reason: 'not-a-command' | 'help' | 'command-deleted') =>
    endWith(outcome('skipped', reason))
  if (read === 'deleted') return skip('command-deleted')
  const parsed = parseSlashCommand(read.body, run.inputs.command, read.isMail)
  if (parsed === null) return skip('not-a-command')
  if (parsed.kind === 'help') return skip('help')
  const { text, isNew } = parsed
  return checkEditor(run, { ...command, text, isNew }, { read, pull })
}

/** Who has changed the text of a command asks as well. */
async function checkEditor(
  run: LookContext,
  command: Command,
  { read: { body, editor }, pull }: { read: CommandComment } & OnPull,
): Promise<CommandNow> {
  const { comment, meaning } = run.event
  const stands = { kind: 'stands', command, editor: null } as const
  if (editor === null || body === comment?.body) return stands
  if (editor === 'unknown') {
    const why =
      "GitHub didn't say who edited the comment. If a re-run says the same, post a new one."
    return endWith(outcome('skipped', 'permission-unknown', { why }))
  }
  if (comment?.author && isSameAccount(editor, comment.author)) return stands

  const isForeign = isForeignWith(meaning, pull)
  const { level, refusal } = await checkAccount(run, editor, isForeign)
  if (refusal !== null) return endWith(refusal)
  const isByAdmin = command.isByAdmin && level === 'admin'
  const current = { ...command, isByAdmin }
  return { kind: 'stands', command: current, editor: editor.login }
}

function isSameAccount(a: Account, b: Account): boolean {
  return a.isBot === b.isBot && plainLogin(a.login) === plainLogin(b.login)
}
