// Advice that is true: for each state and trigger, the advised act is played, and does what the advice said.
import { expect, jest, test } from '@jest/globals'
import { runPost } from '../../emulator/runner/runner.ts'
import {
  type AdviceCase,
  again,
  ask,
  command,
  create,
  message,
  playAdvice,
  pull,
  rerun,
  soon,
} from './advice-cases.ts'
import { commentEvent } from './comment-event.ts'
import { ageLocks, until } from './lock-scene.ts'
import { eventOf } from './payloads.ts'
import { openScene, type Scene } from './scene.ts'

jest.setTimeout(120_000)

const dispatch = eventOf('workflow_dispatch')
const waitFor = (jobId: string) => again({ 'job-id': jobId, prompt: '' })
const never = { prompt: 'emulate: never' }
const short = { ...never, 'timeout-minutes': '0.2' }
const keepWaiting = /Re-run this workflow job to keep waiting\. It doesn't start a second agent job\./
const byJobId = /[Tt]o wait for it in a workflow, set `job-id` to (?:`job_\w+`\.|this\))/
const asNew = /Run the workflow again to start a new agent job\./
const refused = { message: 'Resource not accessible by integration' }
/** Made after the end of the run was written down, by GitHub's clock. */
const lateCommand = commentEvent(`/docs x\n${soon.prompt}`, {
  changes: { comment: { created_at: '2099-01-01T00:00:00Z' } },
})
const mendJob = ({ docs }: Scene) => {
  for (const { prompts } of docs.jobs.values())
    for (const prompt of prompts) prompt.script = { ending: 'pull-request', afterMs: 0 }
}

const ends: [name: string, given: AdviceCase][] = [
  ...['failed', 'archived'].flatMap((end): [string, AdviceCase][] => [
    [
      `${end}, on a pull request: re-run`,
      {
        event: pull,
        with: { prompt: `emulate: ${end} after 0s` },
        end,
        advice: asNew,
        act: () => rerun(soon),
        writes: create,
      },
    ],
    [
      `${end}, on a pull request: push again`,
      {
        event: pull,
        with: { prompt: `emulate: ${end} after 0s` },
        end,
        advice: asNew,
        act: () => again(soon),
        writes: create,
      },
    ],
    [
      `${end}, by hand`,
      {
        event: dispatch,
        with: { prompt: `emulate: ${end} after 0s` },
        end,
        advice: asNew,
        act: () => again(soon),
        writes: create,
      },
    ],
    [
      `${end}, by a command`,
      {
        event: ask(`x\nemulate: ${end} after 0s`),
        with: { prompt: '' },
        end,
        advice: /Comment `\/docs <what to change>` to start a new agent job/,
        act: () => command(`y\n${soon.prompt}`),
        writes: create,
      },
    ],
    [
      `${end}, where existing jobs are skipped`,
      {
        event: pull,
        with: { prompt: `emulate: ${end} after 0s`, 'on-existing': 'skip' },
        end,
        advice: asNew,
        act: () => rerun({ ...soon, 'on-existing': 'skip' }),
        writes: create,
      },
    ],
  ]),
  [
    'timed out, on a pull request',
    {
      event: pull,
      with: short,
      end: 'timed-out deadline',
      advice: keepWaiting,
      mend: mendJob,
      act: () => rerun(never),
      writes: [],
    },
  ],
  [
    'timed out, by a command',
    {
      event: ask('x\nemulate: never'),
      with: { ...short, prompt: '' },
      end: 'timed-out deadline',
      advice: keepWaiting,
      mend: mendJob,
      act: () => ({ ...rerun({ prompt: '' }) }),
      writes: [],
    },
  ],
  [
    'timed out, by hand',
    {
      event: dispatch,
      with: short,
      end: 'timed-out deadline',
      advice: byJobId,
      mend: mendJob,
      act: waitFor,
      writes: [],
    },
  ],
  [
    'timed out, without a comment',
    {
      event: pull,
      with: { ...short, comment: 'off' },
      end: 'timed-out deadline',
      advice: byJobId,
      mend: mendJob,
      act: waitFor,
      writes: [],
    },
  ],
  [
    'timed out, where a re-run begins anew',
    {
      event: pull,
      with: { ...short, 'on-rerun': 'new' },
      end: 'timed-out deadline',
      advice: byJobId,
      mend: mendJob,
      act: waitFor,
      writes: [],
    },
  ],
  [
    'timed out, where the comment was refused',
    {
      event: pull,
      with: short,
      seed: ({ github }) =>
        github.fail({ method: 'POST', path: /comments/, status: 403, body: refused, times: Infinity }),
      end: 'timed-out deadline',
      advice: byJobId,
      mend: mendJob,
      act: waitFor,
      writes: [],
    },
  ],
  [
    'busy',
    {
      event: pull,
      before: { ...never, wait: 'false' },
      with: short,
      end: 'timed-out busy',
      advice: /Re-run this workflow job to send the request/,
      mend: mendJob,
      act: () => rerun(soon),
      writes: message,
    },
  ],
  [
    'running, on a pull request',
    {
      event: pull,
      with: { ...never, wait: 'false' },
      end: 'running ',
      advice: byJobId,
      mend: mendJob,
      act: waitFor,
      writes: [],
    },
  ],
  [
    'ready, by a command',
    {
      event: ask('x\nemulate: pull-request after 0s'),
      with: { prompt: '' },
      end: 'pull-request ',
      advice: /To request changes, comment `\/docs <what to change>`\./,
      act: () => command(`y\n${soon.prompt}`),
      writes: message,
    },
  ],
  [
    'no change, by a command',
    {
      event: ask('x\nemulate: no-pull-request after 0s'),
      with: { prompt: '' },
      end: 'no-pull-request ',
      advice: /comment `\/docs in guides/,
      act: () => command(`in guides/client.mdx, describe it\n${soon.prompt}`),
      writes: message,
    },
  ],
  [
    'no change, on a pull request',
    {
      event: pull,
      with: { prompt: 'emulate: no-pull-request after 0s' },
      end: 'no-pull-request ',
      advice: /name the page in the prompt/,
      act: () => again(soon),
      writes: message,
    },
  ],
]

const troubles: [name: string, given: AdviceCase][] = [
  [
    'a create that was lost: the job is there',
    {
      event: pull,
      with: { prompt: 'emulate: pull-request after 0s' },
      trouble: ['lose', 'POST'],
      end: 'unknown create-unconfirmed',
      advice: /If it's there, set `job-id` to wait for it/,
      act: waitFor,
      writes: [],
    },
  ],
  [
    'a create that was lost: the job is not there',
    {
      event: pull,
      with: soon,
      trouble: ['drop', 'POST'],
      end: 'unknown create-unconfirmed',
      advice: /If not, ask in a new comment with the slash command/,
      act: () => ({ ...command('x'), event: lateCommand }),
      writes: create,
    },
  ],
  [
    'a create that was lost: the comment is deleted',
    {
      event: pull,
      with: soon,
      trouble: ['drop', 'POST'],
      end: 'unknown create-unconfirmed',
      advice: /or delete this action's comment and run the workflow again/,
      mend: ({ repository, ours }) => {
        for (const { id } of ours()) repository.comments.delete(id)
      },
      act: () => again(soon),
      writes: create,
    },
  ],
  [
    'a key that is not accepted',
    {
      event: pull,
      with: soon,
      trouble: [401, 'POST'],
      end: 'rejected unauthorized',
      advice: /Create an admin key in the Mintlify dashboard, and update the secret/,
      act: () => rerun(),
      writes: create,
    },
  ],
  [
    'a rate limit',
    {
      event: pull,
      with: soon,
      trouble: [429, 'POST'],
      end: 'rejected rate-limited',
      advice: /Run the workflow again in an hour/,
      act: () => again(),
      writes: create,
    },
  ],
  [
    'a project that is not there',
    {
      event: pull,
      with: { ...soon, 'project-id': 'another' },
      end: 'rejected project-not-found',
      advice: /Copy `project-id` from the API keys page/,
      act: () => rerun(),
      writes: create,
    },
  ],
  [
    'a job that is not there',
    {
      event: dispatch,
      with: { 'job-id': 'job_unknown', prompt: '' },
      before: { ...never, wait: 'false' },
      end: 'rejected job-not-found',
      advice: /Check `job-id` and `project-id`/,
      mend: mendJob,
      act: waitFor,
      writes: [],
    },
  ],
  [
    'a job that cannot be read: re-run',
    {
      event: pull,
      before: { ...never, wait: 'false' },
      with: { 'job-id': 'KNOWN', prompt: '', 'timeout-minutes': '0.2' },
      trouble: [403, 'GET'],
      end: 'unknown forbidden',
      advice: keepWaiting,
      mend: mendJob,
      act: (jobId) => rerun({ 'job-id': jobId, prompt: '' }),
      writes: [],
    },
  ],
  [
    'comments that cannot be read',
    {
      event: pull,
      with: soon,
      seed: ({ github }) => github.fail({ method: 'GET', path: /comments/, status: 502, times: Infinity }),
      mend: ({ github }) => github.mend(),
      end: 'unknown memory-unreadable',
      advice: /Re-run this workflow job\./,
      act: () => rerun(),
      writes: create,
    },
  ],
  [
    'an input that is not valid',
    {
      event: pull,
      with: { wait: 'maybe' },
      end: 'rejected invalid-input',
      advice: /Input `wait` must be `true` or `false`/,
      act: () => rerun({ ...soon, wait: 'true' }),
      writes: create,
    },
  ],
]

test.concurrent.each([...ends, ...troubles])('%s', (_, given) => playAdvice(given))

test.concurrent.each<[string, NodeJS.Signals, RegExp]>([
  [
    'canceled',
    'SIGINT',
    /The agent may still open a pull request.* Re-run this workflow job to keep waiting/,
  ],
  ['killed', 'SIGKILL', /Re-run this workflow job to keep waiting\. It doesn't start a second agent job/],
])('%s while the agent works: the re-run waits for the same agent job', async (_, signal, advice) => {
  await using scene = await openScene({ event: pull })
  const running = scene.start({ with: { ...never, context: 'none' } })
  const isWaiting = () => scene.ours().some(({ body }) => body.includes('docs-agent:v1 ey'))
  await until(() => isWaiting() && scene.asked().some((call) => call.startsWith('GET /job/')))
  running.kill(signal)
  const ended = await running.finished
  ageLocks(scene)
  await runPost(ended)
  expect(scene.ours()[0]?.body).toMatch(advice)
  scene.endJobs()
  const prompt = [...scene.docs.jobs.values()][0]?.prompts[0]
  if (prompt) prompt.script = { ending: 'pull-request', afterMs: 0 }
  const again = await scene.run({ with: { ...never, context: 'none' }, env: { GITHUB_RUN_ATTEMPT: '2' } })
  expect(again.outputs).toMatchObject({ result: 'pull-request', 'job-id': [...scene.docs.jobs.keys()][0] })
  expect(scene.docs.jobs.size).toBe(1)
})
