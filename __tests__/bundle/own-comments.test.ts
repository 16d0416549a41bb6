// Where every comment counts (`command: ''`), our own comments start nothing, whoever posts them. `GITHUB_TOKEN` starts no
// workflow, but the token of a person or an App does.
import { expect, jest, test } from '@jest/globals'
import { makeUser } from '../../emulator/github/fixtures.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { docsToken, openDocsScene } from './docs-scene.ts'
import { openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const mona = makeUser('mona')
const ofMona = { github: { token: 'ghp_0123456789abcdefghij', account: mona } }
const every = { command: '' }

/** What the runs wrote into comments, as it was at each time. */
function written({ github }: Pick<Scene, 'github'>): string[] {
  return github.requests.flatMap(({ method, path, body }) =>
    /^(?:POST|PATCH)/.test(method) && /\/comments(?:\/\d+)?$/.test(path)
      ? [String(JSON.parse(body).body)]
      : [],
  )
}

/** Tells the workflow of each comment as mona's, and expects nothing to come of it. */
async function expectNothing(scene: Scene, bodies: string[]): Promise<void> {
  const jobs = scene.docs.jobs.size
  for (const body of bodies) {
    const { outputs } = await scene.run({
      with: every,
      event: commentEvent(body),
      env: { GITHUB_RUN_ID: '6043' },
    })
    expect(outputs).toMatchObject({ result: 'skipped', reason: 'not-a-command' })
  }
  expect(scene.docs.jobs.size).toBe(jobs)
}

test.concurrent.each(['sticky', 'new'])('comments with a state, %s', async (comment) => {
  await using scene = await openScene({ ...ofMona, event: commentEvent('Please document it.') })
  letMonaWrite(scene.repository)
  const run = await scene.run({ with: { ...every, comment } })
  expect(run.outputs.result).toBe('pull-request')
  const bodies = written(scene)
  expect(bodies.length).toBeGreaterThan(1)
  await expectNothing(scene, bodies)
})

test.concurrent('comments on the docs pull request', async () => {
  await using scene = await openDocsScene({ ...ofMona, event: commentEvent('Please document it.') })
  letMonaWrite(scene.repository)
  await scene.run({ with: { ...every, 'docs-token': docsToken } })
  const bodies = written(scene).filter(
    (body) => body.startsWith('Requested by') || body.startsWith('These changes'),
  )
  expect(bodies).toHaveLength(1)
  await expectNothing(scene, bodies)
})

test.concurrent('the help of another workflow that has a command', async () => {
  await using scene = await openScene({ ...ofMona, event: commentEvent('/docs help') })
  letMonaWrite(scene.repository)
  await scene.run()
  const bodies = written(scene)
  expect(bodies).toEqual([expect.stringContaining('What `/docs` can do')])
  await expectNothing(scene, bodies)
})

test.concurrent('what mona says herself starts a job, also about our comments', async () => {
  await using scene = await openScene({ ...ofMona, event: commentEvent('Look at `docs-agent:v1` below.') })
  letMonaWrite(scene.repository)
  const run = await scene.run({ with: every })
  expect([run.outputs.result, scene.asked()]).toEqual(['pull-request', ['POST /job']])
})
