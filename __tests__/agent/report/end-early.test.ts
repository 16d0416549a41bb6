// Runs that end before their inputs are looked at.
import { expect, test } from '@jest/globals'
import {
  endEarly,
  reasonToEndEarly,
} from '../../../src/agent/report/end-early.ts'
import type { AgentContext } from '../../../src/agent/tools.ts'
import type { Event, Meaning } from '../../../src/event/event.ts'
import { pullTrigger, sampleEvent } from '../../fixtures/samples.ts'

const key = { 'INPUT_API-KEY': 'mint_x' }

function contextWith(
  meaning: Partial<Meaning>,
  { env = {}, event = {} as Partial<Event> } = {},
) {
  const sample = sampleEvent(pullTrigger, event)
  const told: unknown[] = []
  const tell =
    (name: string) =>
    (...parts: unknown[]) => {
      told.push([name, ...parts])
    }
  const context = {
    env,
    event: { ...sample, meaning: { ...sample.meaning, ...meaning } },
    clock: { now: () => new Date('2026-11-20T14:00:00Z') },
    redact: (text: string) => text,
    log: {
      ...{ info: tell('info'), warning: tell('warning'), error: tell('error') },
      warnings: [],
    },
    files: { addSummary: tell('summary'), setOutputs: tell('outputs') },
  } as unknown as AgentContext
  return { context, told }
}

test.each<[Partial<Meaning>, NodeJS.ProcessEnv, string | null]>([
  [{}, key, null],
  [{}, {}, null],
  [{ lacksSecrets: true }, key, null],
  [{ lacksSecrets: true }, {}, 'no-secrets'],
  [{ lacksSecrets: true, over: 'issue-gone' }, {}, 'issue-gone'],
  [{ over: 'merge-queue' }, key, 'merge-queue'],
])('an event of %j, with %j, ends as %s', (meaning, env, reason) => {
  const { context } = contextWith(meaning, { env })
  expect(reasonToEndEarly(context)).toBe(reason)
})

test('a run that ends early says why, and passes', async () => {
  const { context, told } = contextWith({})
  expect(await endEarly(context, 'merge-queue')).toBe(0)
  expect(told).toEqual([
    [
      'summary',
      '### ⏭️ Nothing to do: this event comes from the merge queue\n\nThe pull requests in it have runs of their own.',
    ],
    [
      'outputs',
      expect.objectContaining({
        ...{ result: 'skipped', reason: 'merge-queue', status: '' },
        ...{ 'duration-seconds': '0', 'changed-pages': '', 'comment-url': '' },
      }),
    ],
    ['info', expect.stringMatching(/^⏭️ /)],
  ])
})

test.each([
  ['no-secrets', true, 1],
  ['no-secrets', false, 0],
  ['merge-queue', true, 0],
] as const)(
  'the warning of a run that ends as %s, in a fork: %s',
  async (reason, isFork, warnings) => {
    const repository = {
      ...{ id: '1', owner: 'eve', name: 'app', host: 'github.com' },
      isFork,
    }
    const { context, told } = contextWith({}, { event: { repository } })
    await endEarly(context, reason)
    const warned = told.filter((one) => (one as string[])[0] === 'warning')
    expect(warned).toHaveLength(warnings)
    for (const one of warned)
      expect(one).toEqual([
        'warning',
        'No API key',
        'This repository is a fork, which gets no secrets of the original. Add the secret MINTLIFY_API_KEY here, or disable the workflow.',
        'inputs',
      ])
  },
)
