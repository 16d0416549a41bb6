// What a comment of somebody who may not command costs: a stranger's is one read, and no write.
import { expect, jest, test } from '@jest/globals'
import { type CommentOptions, commentEvent, reactionsIn } from './comment-event.ts'
import { openScene } from './scene.ts'

jest.setTimeout(60_000)

const permission = 'GET /collaborators/mona/permission'
const reaction = 'POST /issues/comments/492700400/reactions'
const lineReaction = 'POST /pulls/comments/492700400/reactions'

type Case = [association: unknown, options: CommentOptions, called: string[]]

const known = [
  ...['OWNER', 'MEMBER', 'COLLABORATOR', 'CONTRIBUTOR'],
  ...['FIRST_TIME_CONTRIBUTOR', 'FIRST_TIMER', 'MANNEQUIN'],
]

test.concurrent.each<Case>([
  ...known.map((association): Case => [association, {}, [permission, reaction]]),
  ['MEMBER', { on: 'line' }, [permission, lineReaction]],
  ['MEMBER', { type: 'Bot' }, [reaction]],
  ['NONE', {}, [permission]],
  ['NONE', { on: 'issue' }, [permission]],
  ['NONE', { on: 'line' }, [permission]],
  ['NONE', { type: 'Bot' }, []],
  ['NONE', { sender: 'octocat' }, []],
  // Not known, so nobody to answer.
  [null, {}, [permission]],
  ['', {}, [permission]],
  [7, {}, [permission]],
])('a refused command of %j, %j, calls %j', async (author_association, options, called) => {
  const event = commentEvent('/docs fix it', { ...options, changes: { comment: { author_association } } })
  const isWrong = typeof author_association !== 'string' || author_association === ''
  await using scene = await openScene({ event: { ...event, isWrong } })
  const run = await scene.run()
  expect(run.exitCode).toBe(0)
  expect(run.outputs).toMatchObject({ result: 'skipped' })
  expect(['permission-denied', 'bot-not-allowed']).toContain(run.outputs.reason)
  expect([scene.asked(), scene.called(), scene.ours()]).toEqual([[], called, []])
  expect(reactionsIn(scene.repository)).toEqual(
    called.includes(reaction) || called.includes(lineReaction) ? ['-1'] : [],
  )
})

test.concurrent('an association is no permission: who may write is answered, whatever GitHub calls them', async () => {
  const event = commentEvent('/docs help', { changes: { comment: { author_association: 'NONE' } } })
  await using scene = await openScene({ event })
  scene.repository.collaborators.set('mona', { permission: 'write', role_name: 'write' })
  const run = await scene.run()
  expect(run.outputs).toMatchObject({ result: 'skipped', reason: 'help' })
  expect(reactionsIn(scene.repository)).toEqual(['+1'])
})
