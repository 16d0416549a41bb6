import { expect, test } from '@jest/globals'
import type { Job } from '../../emulator/docs-service/jobs.ts'
import type { Account, PullState, RepositoryState } from '../../emulator/github/state.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { letMonaWrite } from '../bundle/comment-event.ts'
import { runWorkflow } from './run-workflow.ts'
import {
  agent,
  commitTo,
  described,
  type Merge,
  mergePull,
  merges,
  mona,
  openPull,
  pullEvent,
  pushToMain,
} from './shared-repository.ts'
import { expectJobs, findStep, openStage, type Stage } from './stage.ts'

/** Does something in the repository, and returns the event that GitHub makes of it. */
type Act = (repository: RepositoryState) => ActionEvent

type Story = {
  begin: Act
  /** What comes of a job in the repository. With a job for one of these, the story has no end. */
  follow: (job: Job) => Act[]
}

/** Events of a story. */
const depth = 10
const maxStoryMs = 600_000
const started = { result: 'pull-request', reason: '' }
const closed = { result: 'skipped', reason: 'own-pull-request' }

test.each([
  // Anybody can write the agent into a commit as its author, so every commit is asked for.
  { author: agent, way: 'a merge commit', asked: 5 },
  { author: agent, way: 'a squash', asked: 1 },
  { author: agent, way: 'a rebase', asked: 4 },
  { author: mona, way: 'a merge commit', asked: 5 },
] as const)(
  'the docs pull request of $author.login, merged by $way, starts no job',
  async ({ author, way, asked }) => {
    const { ends, writes } = await playStory({
      begin: openCodePull,
      follow: (job) => lifeOfPull(job, author, merges[way]),
    })

    expect(ends).toMatchObject([started, ...Array.from({ length: depth - 1 }, () => closed)])
    expect(ends.slice(1).map(({ gitHub }) => gitHub)).toEqual([
      ...Array.from({ length: depth - 2 }, () => []),
      Array.from({ length: asked }, () => 'GET /commits/SHA/pulls'),
    ])
    expect(writes).toEqual(['POST /job'])
  },
  maxStoryMs,
)

test(
  'what the agent pushes to the default branch starts no job',
  async () => {
    const { ends, writes } = await playStory({
      begin: (repository) => pushToMain(repository, { author: mona, sender: mona, count: 2 }),
      follow: () => Array.from({ length: depth - 1 }, (_, index) => publish(index)),
    })

    expect(ends).toMatchObject([
      started,
      ...Array.from({ length: depth - 1 }, (_, index) => ({
        ...closed,
        // The agent is known as the sender. Of mona's push, no pull request is behind the commits, so their authors count.
        gitHub: isMonas(index)
          ? Array.from({ length: commitsOf(index) }, () => 'GET /commits/SHA/pulls')
          : [],
      })),
    ])
    expect(writes).toEqual(['POST /job'])
  },
  maxStoryMs,
)

function openCodePull(repository: RepositoryState): ActionEvent {
  return pullEvent(openPull(repository, { user: mona, ref: 'fast-widgets' }), 'opened', mona)
}

/** From its draft to its merge: nine events, as the agent and mona act on it. `author`: whom the agent opens it as. */
function lifeOfPull({ branch: ref, pullRequest }: Job, user: Account, merge: Merge): Act[] {
  const number = Number(pullRequest.split('/').at(-1))
  const pullIn = ({ pulls }: RepositoryState) => {
    const pull = pulls.get(number)
    if (!pull) throw new Error(`There is no pull request ${number}.`)
    return pull
  }
  const change = (author: Account) => (repository: RepositoryState) => {
    const pull = pullIn(repository)
    commitTo(repository, pull, author)
    return pullEvent(pull, 'synchronize', author)
  }
  const set = (action: string, fields: Partial<PullState>) => (repository: RepositoryState) =>
    pullEvent(Object.assign(pullIn(repository), fields), action, mona)
  let merged: ActionEvent
  return [
    (repository) => pullEvent(openPull(repository, { user, ref, number, draft: true }), 'opened', user),
    change(user),
    change(mona),
    set('closed', { state: 'closed' }),
    set('reopened', { state: 'open' }),
    change(user),
    set('ready_for_review', { draft: false }),
    (repository) => {
      merged = mergePull(repository, pullIn(repository), merge)
      return pullEvent(pullIn(repository), 'closed', mona)
    },
    () => merged,
  ]
}

/** The agent pushes pages, or mona pushes on what it committed elsewhere. */
function publish(index: number): Act {
  const sender = isMonas(index) ? mona : agent
  return (repository) => pushToMain(repository, { author: agent, sender, count: commitsOf(index) })
}

const isMonas = (index: number) => index % 3 === 2
const commitsOf = (index: number) => 1 + (index % 3)

/** Plays the story up to ten events deep. What comes of a new job is told first. */
async function playStory({ begin, follow }: Story) {
  const script = () => ({ ending: 'pull-request' as const, afterMs: 0 })
  const docs = { script, repository: `https://github.com/${described.full_name}` }
  await using stage = await openStage({ name: 'push', payload: { repository: described } }, { docs })
  letMonaWrite(stage.repository)
  const followed = new Set<string>()
  const acts = [begin]
  const ends: End[] = []
  for (let act = acts.shift(); act && ends.length < depth; act = acts.shift()) {
    ends.push(await play(stage, act(stage.repository), ends.length + 1))
    const fresh = [...stage.docs.jobs.values()].filter(({ id }) => !followed.has(id))
    for (const job of fresh) {
      followed.add(job.id)
      acts.unshift(...follow(job))
    }
  }
  return { ends, writes: stage.asked().filter((call) => call.startsWith('POST')) }
}

type End = { result: string | undefined; reason: string; gitHub: string[] }

/** Plays the run that an event starts. Its job has to be green. */
async function play({ docs, github }: Stage, event: ActionEvent, runId: number): Promise<End> {
  const asked = github.requests.length
  const run = await runWorkflow({
    file: '__tests__/workflow/fixtures/loop.yml',
    event,
    part: 'action',
    env: { GITHUB_API_URL: github.apiUrl, GITHUB_RUN_ID: String(runId) },
    secrets: { GITHUB_TOKEN: github.token, MINTLIFY_API_KEY: docs.key },
    vars: { MINTLIFY_PROJECT_ID: docs.projectId, MINTLIFY_API_URL: docs.url },
  })
  expectJobs(run, { docs: 'success' })
  const { result, reason = '' } = findStep(run, 'docs').outputs
  const gitHub = github.requests
    .slice(asked)
    .map(({ method, path }) =>
      `${method} ${path.replace(/^\/repos\/[^/]+\/[^/]+|\?.*/g, '')}`.replace(/[0-9a-f]{40}/, 'SHA'),
    )
  return { result, reason, gitHub }
}
