// What one comment remembers, in the shipped action.
import { expect, test } from '@jest/globals'
import { listFailures } from '../../emulator/github/failures.ts'
import {
  addComment,
  addEvent,
  makeSha,
  makeUser,
} from '../../emulator/github/fixtures.ts'
import { actionsBot } from '../../emulator/github/state.ts'
import type { ActionRequest } from '../../emulator/runner/runner.ts'
import { pullNumber, pullRequest, repositoryName } from '../scene/events.ts'
import { endsAtOnce, openScene } from './scene.ts'

type Scene = Awaited<ReturnType<typeof openScene>>

const firstComment = /\/issues\/12\/comments$/

function repositoryOf({ github }: Scene) {
  return github.repository(repositoryName)
}

/** The prompts that Mintlify got. */
function asked({ mintlify }: Scene): string[] {
  return mintlify.requests
    .filter(({ method }) => method === 'POST')
    .map(({ body }) => String(JSON.parse(body).prompt).split('\n', 1).join())
}

/** Of the workflow run with this id. */
function runOf(id: number, request: ActionRequest, attempt = 1): ActionRequest {
  return {
    ...request,
    env: { GITHUB_RUN_ID: `${id}`, GITHUB_RUN_ATTEMPT: `${attempt}` },
  }
}

test.concurrent('a push of a person before one of a bot is one request', async () => {
  await using scene = await openScene()
  const [byPerson, byBot] = ['person', 'bot'].map(makeSha) as [string, string]
  const pull = repositoryOf(scene).pulls.get(pullNumber)
  if (pull) {
    pull.commits = [byPerson, byBot]
    pull.head.sha = byBot
  }
  const push = (sha: string, type: string, login: string) =>
    pullRequest({ action: 'synchronize', sha, sender: { type, login } })
  const first = await scene.run(
    runOf(1, { event: push(byPerson, 'User', 'mona') }),
  )
  const second = await scene.run(
    runOf(2, { event: push(byBot, 'Bot', 'format[bot]') }),
  )
  expect(first.outputs.result).toBe('pull-request')
  expect(second.outputs.reason).toBe('bot-not-allowed')
  expect(asked(scene)).toEqual(['Document the change.'])
})

test.concurrent('a pull request that is opened with two labels is one request', async () => {
  await using scene = await openScene()
  const labeled = pullRequest({ action: 'labeled' })
  const { label } = Object(labeled.payload)
  for (const name of [label.name, 'other'])
    addEvent(repositoryOf(scene), {
      ...{ issue: pullNumber, event: 'labeled' },
      label: { name, color: 'ededed' },
      created_at: '2026-01-31T09:30:00Z',
    })
  const runs = [pullRequest(), labeled, labeled]
  const links = []
  for (const [id, event] of runs.entries())
    links.push((await scene.run(runOf(id, { event }))).outputs['pr-link'])
  expect(new Set(links).size).toBe(1)
  expect(asked(scene)).toEqual(['Document the change.'])
})

test.concurrent('a leg of a matrix that was refused is sent by the re-run', async () => {
  await using scene = await openScene()
  const leg = (prompt: string, attempt = 1) =>
    runOf(
      1,
      {
        event: pullRequest(),
        with: {
          prompt: `${prompt}\nemulate: pull-request after 0s`,
          wait: 'false',
        },
      },
      attempt,
    )
  await scene.run(leg('Leg A'))
  scene.mintlify.fail({ method: 'POST', status: 401 })
  const refused = await scene.run(leg('Leg B'))
  const sent = await scene.run(leg('Leg B', 2))
  expect([refused, sent].map(({ exitCode }) => exitCode)).toEqual([1, 0])
  expect(asked(scene)).toEqual(['Leg A', 'Leg B', 'Leg B'])
})

test.concurrent('two tokens share one comment, and a copy of it is none', async () => {
  await using scene = await openScene()
  await scene.run(runOf(1, { event: pullRequest() }))
  const { comments } = repositoryOf(scene)
  const [first] = comments.values()
  if (first) first.user = makeUser('machine')
  await scene.run(
    runOf(2, {
      event: pullRequest(),
      with: { prompt: `Again. ${endsAtOnce}`, wait: 'false' },
    }),
  )
  expect(comments.size).toBe(1)

  const copy = { issue: pullNumber, user: actionsBot, body: first?.body ?? '' }
  comments.clear()
  const copied = addComment(repositoryOf(scene), copy)
  await scene.run(runOf(3, { event: pullRequest() }))
  expect(copied.body).toBe(copy.body)
  expect(comments.size).toBe(2)
})

test.concurrent('a list that lags behind the first comment makes no second one', async () => {
  await using scene = await openScene()
  const onMatch = () => scene.github.lag(9_000)
  const hold = async () => undefined
  scene.github.fail({ method: 'POST', path: firstComment, onMatch, hold })
  const run = await scene.run({ event: pullRequest() })
  expect(run.outputs.result).toBe('pull-request')
  expect(scene.comments()).toEqual([expect.stringContaining('### ✅')])
})

test.concurrent('a first comment that is refused once is written again', async () => {
  await using scene = await openScene()
  const { invalid } = listFailures()
  scene.github.fail({ ...invalid, method: 'POST', path: firstComment })
  const run = await scene.run({ event: pullRequest() })
  expect(run.outputs.result).toBe('pull-request')
  expect(scene.comments()).toHaveLength(1)
})
