// Who may start something, by the meaning of the event and the levels of those
// who stand behind it.

import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { authorize } from '../../../src/agent/authorize/authorize.ts'
import type { AgentInputs } from '../../../src/agent/inputs.ts'
import type { Meaning } from '../../../src/event/event.ts'
import type { Account } from '../../../src/lib/account.ts'
import { EndOfRun } from '../../../src/outcome.ts'
import type { Log } from '../../../src/runner/log.ts'
import { type OpenStore, openStore } from '../../conversation/open-store.ts'
import {
  pullTrigger,
  sampleComment,
  sampleEvent,
  sampleInputs,
} from '../../fixtures/samples.ts'
import { repositoryName } from '../../scene/events.ts'

let scene: OpenStore
beforeEach(async () => {
  scene = await openStore()
  const { collaborators } = scene.github.repository(repositoryName)
  for (const permission of ['admin', 'write', 'read'] as const)
    collaborators.set(permission, { permission, role_name: permission })
})
afterEach(() => scene.close())

type Given = {
  action?: string
  author?: Account | null
  actors?: Account[]
  inputs?: Partial<AgentInputs>
  meaning?: Partial<Meaning>
  command?: string | null
}

const person = (login: string) => ({ login, isBot: false })
const bot = (login: string) => ({ login, isBot: true })
const log = { info: () => undefined, warning: () => undefined }

/** What is asked for, or why nothing is. */
async function outcomeOf({ inputs, command: text, ...given }: Given) {
  const { actors, meaning, action = 'created' } = given
  const event = sampleEvent(pullTrigger)
  const posted = text == null ? null : sampleComment(text)
  const { author = posted?.author ?? null } = given
  const comment = posted && { ...posted, author }
  try {
    const command = await authorize({
      event: {
        ...event,
        comment,
        action: comment === null ? 'opened' : action,
        meaning: {
          ...event.meaning,
          actors: actors ?? [person('write')],
          ...meaning,
        },
      },
      github: scene.store.github,
      inputs: sampleInputs(inputs),
      ...{ log: log as unknown as Log, clock: scene.clock },
    })
    return command ?? 'the prompt'
  } catch (error) {
    if (!(error instanceof EndOfRun)) throw error
    const { result, reason, why } = error.outcome
    expect(result).toBe('skipped')
    return why === null ? reason : `${reason}: ${why}`
  }
}

const denied = 'permission-denied: `read` has `read` and needs `write`.'
const listed = { allowedBots: ['renovate'] }
const blank = { prompt: '', files: [], jobId: null }

test.each<[string, Given, string]>([
  ['a writer', {}, 'the prompt'],
  ['a reader', { actors: [person('read')] }, denied],
  [
    'a writer beside a reader',
    { actors: [person('write'), person('read')] },
    denied,
  ],
  [
    'a reader where nobody is asked',
    { actors: [person('read')], meaning: { check: 'none' } },
    'the prompt',
  ],
  [
    'a bot where nobody is asked',
    { actors: [bot('x[bot]')], meaning: { check: 'none' } },
    'the prompt',
  ],
  [
    'a reader where only bots are asked',
    { actors: [person('read')], meaning: { check: 'listed-bots' } },
    'the prompt',
  ],
  [
    'a bot',
    { actors: [bot('x[bot]')] },
    'bot-not-allowed: The bot is `x[bot]`.',
  ],
  [
    'a bot beside another one that is listed',
    { actors: [bot('x[bot]')], inputs: listed },
    'bot-not-allowed: The bot is `x[bot]`.',
  ],
  [
    'a bot that is listed',
    { actors: [bot('Renovate[bot]')], inputs: listed },
    'the prompt',
  ],
  [
    'a bot that is listed with its suffix, in capitals',
    {
      actors: [bot('renovate[bot]')],
      inputs: { allowedBots: ['Renovate[BOT]'] },
    },
    'the prompt',
  ],
  [
    'a bot whose login only has the suffix inside',
    {
      actors: [bot('re[bot]novate')],
      inputs: { allowedBots: ['renovate'] },
    },
    'bot-not-allowed: The bot is `re[bot]novate`.',
  ],
  [
    'a bot that is listed, without a branch of this repository',
    {
      actors: [bot('renovate[bot]')],
      inputs: listed,
      meaning: { isForeign: true },
    },
    'bot-not-allowed: `renovate[bot]` is listed, but the event names no branch of this repository.',
  ],
  ['a workflow that asks nothing', { inputs: blank }, 'not-a-command'],
  [
    'a workflow with a file',
    { inputs: { ...blank, files: ['Document it.'] } },
    'the prompt',
  ],
  [
    'a workflow with a job',
    { inputs: { ...blank, jobId: 'job_1' } },
    'the prompt',
  ],
  [
    'an event for commands only',
    { meaning: { isCommandOnly: true } },
    'not-a-command',
  ],
])('%s', async (_, given, expected) => {
  expect(await outcomeOf(given)).toBe(expected)
})

const agents = {
  ...{ branches: ['mintlify/x'], pull: null, unreadPull: null },
  commits: [],
}

test.each<[string, Given, unknown]>([
  ['a writer', {}, { isByAdmin: false }],
  ['an administrator', { actors: [person('admin')] }, { isByAdmin: true }],
  [
    'an administrator and a writer',
    { actors: [person('admin'), person('write')] },
    { isByAdmin: false },
  ],
  [
    'a bot that is listed, and is no administrator',
    { actors: [bot('renovate[bot]')], inputs: listed },
    { isByAdmin: false },
  ],
])('a command of %s', async (_, given, expected) => {
  const said = await outcomeOf({ command: '/docs add it', ...given })
  expect(said).toMatchObject({ text: 'add it', ...(expected as object) })
})

test.each<[string, Given, string]>([
  ['that was edited', { action: 'edited' }, 'the prompt'],
  ['that somebody wrote who is gone', { author: null }, 'the prompt'],
])('a command %s is none', async (_, given, expected) => {
  expect(await outcomeOf({ command: '/docs add it', ...given })).toBe(expected)
})

test.each<[string, Given, number]>([
  ['a writer', { actors: [person('write')] }, 1],
  ['a reader', { actors: [person('read')] }, 0],
  [
    'a writer, in a dry run',
    { actors: [person('write')], inputs: { dryRun: true } },
    0,
  ],
])('a command that is refused to %s', async (_, given, reactions) => {
  const { comments } = scene.github.repository(repositoryName)
  const comment = scene.addTheirs()
  comments.delete(comment.id)
  comments.set(501, { ...comment, id: 501 })
  const inputs = { permission: 'admin' as const, ...given.inputs }
  const said = await outcomeOf({ command: '/docs x', ...given, inputs })
  expect(said).toMatch(/^permission-denied: /)
  const kinds = comments.get(501)?.reactions.map(({ content }) => content)
  expect(kinds).toEqual(Array(reactions).fill('-1'))
})

test("what a person asks for on the agent's branch is the agent's own", async () => {
  expect(await outcomeOf({ meaning: { origin: agents } })).toBe(
    'own-pull-request',
  )
})

test("a person's command is no loop, and one that a bot stands behind may be one", async () => {
  const given = { command: '/docs add it', meaning: { origin: agents } }
  expect(await outcomeOf(given)).toMatchObject({ text: 'add it' })
  const actors = [person('write'), bot('renovate[bot]')]
  expect(await outcomeOf({ ...given, actors, inputs: listed })).toBe(
    'own-pull-request',
  )
})

test('who asks for help is asked for the permission, and gets no reaction', async () => {
  const given = { command: '/docs help', inputs: { dryRun: true } }
  expect(await outcomeOf(given)).toBe('help')
  expect(scene.comments().size).toBe(0)
})

test('a level that cannot be read is not known', async () => {
  const body = { message: 'Bad credentials' }
  scene.github.fail({ path: /permission$/, status: 401, times: 9, body })
  expect(await outcomeOf({})).toBe(
    'permission-unknown: GitHub answered 401: "Bad credentials". The token is wrong, or has expired.',
  )
})
