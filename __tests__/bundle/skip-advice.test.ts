// Advice of skipped runs that is true: the advised act is played, and starts what the gate or limit held back.
import { jest, test } from '@jest/globals'
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
import { agentMerged, fileAt, pullEvent, pushEvent, renovate, withFiles } from './gate-cases.ts'
import { eventOf, labelOf } from './payloads.ts'

jest.setTimeout(90_000)

const src = { paths: 'src/**' }
const mine = commentEvent(`/docs x\n${soon.prompt}`)

const skips: [name: string, given: AdviceCase][] = [
  [
    'the agent’s own',
    {
      event: pullEvent({ user: { login: 'mintlify[bot]', type: 'Bot' } }),
      end: 'skipped own-pull-request',
      advice: /Comment the slash command on the pull request if the agent should work on it all the same/,
      act: () => command(`y\n${soon.prompt}`),
      writes: create,
    },
  ],
  [
    'no answer about a push',
    {
      event: pushEvent(),
      seed: ({ github, repository }) => {
        agentMerged(1)(repository)
        github.fail({ path: /commits/, status: 502, times: 3 })
      },
      end: 'skipped guard-unreadable',
      advice: /Re-run the workflow job/,
      act: () => rerun(soon),
      writes: create,
    },
  ],
  [
    'a bot',
    {
      event: pullEvent({ user: renovate }),
      end: 'skipped bot-not-allowed',
      advice: /Add it to `allowed-bots`/,
      act: () => again({ ...soon, 'allowed-bots': 'renovate[bot]' }),
      writes: create,
    },
  ],
  [
    'a phrase',
    {
      event: pullEvent({ title: 'x [skip docs]' }),
      end: 'skipped skip-phrase',
      advice: /Remove the phrase.* The next event starts an agent job/,
      act: () => ({ ...again(soon), event: pull }),
      writes: create,
    },
  ],
  [
    'a label',
    {
      event: pullEvent({ labels: [labelOf('wip')] }),
      with: { 'skip-labels': 'wip' },
      end: 'skipped skip-label',
      advice: /Remove the label\. The next event starts an agent job/,
      act: () => ({ ...again({ ...soon, 'skip-labels': 'wip' }), event: pull }),
      writes: create,
    },
  ],
  [
    'no file',
    {
      event: pull,
      with: src,
      seed: ({ repository }) => withFiles(fileAt('lib/a.ts'))(repository),
      end: 'skipped paths',
      advice: /Add a pattern to `paths`/,
      act: () => again({ ...soon, paths: 'src/**\nlib/**' }),
      writes: create,
    },
  ],
  [
    'a merge queue',
    {
      event: eventOf('merge_group'),
      end: 'skipped merge-group',
      advice: /Run the agent on the pull request instead/,
      act: () => ({ ...again(soon), event: pull }),
      writes: create,
    },
  ],
  [
    'all requests used: raise the limit',
    {
      event: pull,
      before: { prompt: 'emulate: pull-request after 0s' },
      with: { 'max-requests': '1' },
      end: 'skipped request-limit',
      advice: /raise `max-requests`/,
      act: () => again({ ...soon, 'max-requests': '2' }),
      writes: message,
    },
  ],
  [
    'all requests used: an administrator',
    {
      event: pull,
      before: { prompt: 'emulate: pull-request after 0s' },
      with: { 'max-requests': '1' },
      end: 'skipped request-limit',
      advice: /Ask an administrator to comment the slash command/,
      mend: ({ repository }) =>
        void repository.collaborators.set('mona', { permission: 'admin', role_name: 'admin' }),
      act: () => ({ event: mine, env: { GITHUB_RUN_ID: '7000' }, with: { prompt: '', 'max-requests': '1' } }),
      writes: message,
    },
  ],
  [
    'all requests of a day used',
    {
      event: pull,
      before: { prompt: 'emulate: pull-request after 0s' },
      with: { 'max-requests-per-day': '1' },
      end: 'skipped daily-limit',
      advice: /raise `max-requests-per-day`/,
      act: () => again({ ...soon, 'max-requests-per-day': '2' }),
      writes: message,
    },
  ],
  [
    'no secrets',
    {
      event: pullEvent({ head: { repo: { id: 4 } } }),
      with: { 'api-key': '' },
      end: 'skipped no-secrets',
      advice: /Ask someone with write access to comment the slash command/,
      act: () => ({ event: mine, env: { GITHUB_RUN_ID: '7000' }, with: { prompt: '' } }),
      writes: create,
    },
  ],
  [
    'no job to tell of',
    {
      event: ask('status'),
      with: { prompt: '' },
      end: 'skipped job-not-found',
      advice: /Comment `\/docs <what to change>` to start one/,
      act: () => command(`y\n${soon.prompt}`),
      writes: create,
    },
  ],
]

test.concurrent.each(skips)('%s', (_, given) => playAdvice(given))
