// Posts the help, in one comment that is edited when somebody asks again.
import {
  createComment,
  editComment,
  findOwnComment,
} from '../../github/comments.ts'
import { helpTitle, renderHelp } from '../../messages/help.ts'
import { orWarn } from '../../runner/log.ts'
import type { Run } from '../tools.ts'

export async function postHelp({
  event,
  inputs,
  github,
  log,
}: Run): Promise<void> {
  const { command, wantsComment: isTracked, dryRun } = inputs
  const number = event.meaning.conversation
  if (dryRun || number === null) return

  const body = renderHelp({ command, isTracked })
  const posted = await orWarn(log, 'post the help', async () => {
    const id = await findOwnComment(github, number, helpTitle(command))
    return id === null
      ? createComment(github, number, body)
      : editComment(github, id, body)
  })
  if (posted !== null) log.info(`Posted the help: ${posted.value.url}`)
}
