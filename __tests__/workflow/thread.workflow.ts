import { expect, test } from '@jest/globals'
import { seedReleaseHistory } from '../../emulator/github/release-fixture.ts'
import { commentEvent, letMonaWrite } from '../bundle/comment-event.ts'
import { eventOf } from '../bundle/payloads.ts'
import { addCommand, expectJobs, findStep, openStage, type Stage } from './stage.ts'

const [firstJob, secondJob] = ['job_9e3779b1', 'job_3c6ef362']

test.concurrent('six comments on a pull request: only commands of who may are served, in one comment', async () => {
  await using stage = await openStage(commentEvent('Looks good to me.'))
  letMonaWrite(stage.repository)

  expect(await say(stage, '/docs advertise my shop', 'stranger')).toEqual({
    ...{ result: 'skipped', reason: 'permission-denied', asked: [], reactions: ['-1'] },
  })
  expect(stage.ours()).toEqual([])

  expect(await say(stage, '/docs add the flag')).toEqual({
    ...{ result: 'pull-request', reason: '', asked: ['POST /job'], reactions: ['rocket'] },
  })
  expect(readOurs(stage)).toMatch(
    /^### ✅ [\s\S]*acme\/docs\/pull\/57[\s\S]*Asked by <code>\S+<\/code>: <code>add the flag/,
  )

  const followUp = await say(stage, '/docs make it shorter')
  expect(followUp).toMatchObject({ result: 'pull-request', reason: '', reactions: ['rocket'] })
  expect(followUp.asked.filter((call) => call.startsWith('POST'))).toEqual([`POST /job/${firstJob}/message`])
  expect(readOurs(stage)).toMatch(/^### ✅ [\s\S]*pull\/57[\s\S]*<code>add[\s\S]*<br><code>make it shorter/)

  const standing = readOurs(stage)
  expect(await say(stage, '/docsx make it longer')).toEqual({
    ...{ result: 'skipped', reason: 'not-a-command', asked: [], reactions: [] },
  })
  expect(readOurs(stage)).toBe(standing)

  expect(await say(stage, '/docs new start over')).toEqual({
    ...{ result: 'pull-request', reason: '', asked: ['POST /job'], reactions: ['rocket'] },
  })
  expect(readOurs(stage)).toMatch(/^### ✅ [\s\S]*pull\/58[\s\S]*<br><code>start over/)

  expect(await say(stage, '/docs status')).toEqual({
    ...{ result: 'pull-request', reason: '', asked: [`GET /job/${secondJob}`], reactions: ['rocket'] },
  })
  expect(readOurs(stage)).toMatch(/^### ✅ [\s\S]*pull\/58/)
  expect([...stage.docs.jobs.keys()]).toEqual([firstJob, secondJob])
})

test.concurrent('the agent of a release is told the previous tag and what was merged since', async () => {
  const release = { tag_name: 'v1.4.0', name: 'v1.4.0', body: 'Webhooks are signed.' }
  const event = eventOf('release', { release }, 'published')
  await using stage = await openStage(event)
  const history = seedReleaseHistory(stage.repository)
  expect(history.tags).toHaveLength(30)

  const run = await stage.play('release', { event })

  expectJobs(run, { docs: 'success' })
  const [created] = stage.docs.requests
  const { prompt } = JSON.parse(created?.body ?? '')
  expect(prompt).toMatch(/^Previous tag: v1\.3\.1$/m)
  expect(prompt).toMatch(/^Compare: \S+\/compare\/v1\.3\.1\.\.\.v1\.4\.0$/m)
  const merged = [...prompt.matchAll(/^ +#(\d+) /gm)].map(([, number]) => Number(number))
  expect(merged).toEqual([12, 13, 14, 15])
  expect(merged).toEqual(history.listMerged('v1.3.1', 'v1.4.0'))
  expect(prompt).toContain('Webhooks are signed.')
})

/** Adds a comment as GitHub would, plays the run that it starts, and gives back what became of it. */
async function say(stage: Stage, body: string, author = 'mona') {
  const { comment, event } = addCommand(stage, body, author)
  const before = stage.asked().length
  const run = await stage.play('docs-command', { event, env: { GITHUB_RUN_ID: String(comment.id) } })
  expectJobs(run, { docs: 'success' })
  const { result, reason = '' } = findStep(run, '0').outputs
  const reactions = comment.reactions.map(({ content }) => content)
  return { result, reason, asked: stage.asked().slice(before), reactions }
}

/** Returns the one comment that all runs share. */
function readOurs(stage: Stage): string {
  const bodies = stage.ours().map(({ body }) => body)
  expect(bodies).toHaveLength(1)
  return bodies[0] ?? ''
}
