// The grid of the page on security says what the action decides.
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { listCases } from '../../scripts/grid.ts'
import { authorize, checkAccount } from '../../src/agent/authorize/authorize.ts'
import { requestOf } from '../../src/agent/request.ts'
import type { Meaning } from '../../src/event/event.ts'
import { EndOfRun } from '../../src/outcome.ts'
import type { Log } from '../../src/runner/log.ts'
import { type OpenStore, openStore } from '../conversation/open-store.ts'
import {
  pullTrigger,
  sampleComment,
  sampleEvent,
  sampleInputs,
} from '../fixtures/samples.ts'
import { repositoryName } from '../scene/events.ts'

let scene: OpenStore
beforeAll(async () => {
  scene = await openStore()
})
afterAll(() => scene.close())

/** Whether the action takes the event for a request. */
async function isTaken(meaning: Meaning): Promise<boolean> {
  const context = {
    event: {
      ...sampleEvent(pullTrigger),
      comment: meaning.isCommandOnly ? sampleComment('/docs') : null,
      action: 'created',
      meaning,
    },
    github: scene.store.github,
    inputs: sampleInputs({ allowedBots: ['mona'] }),
    clock: scene.clock,
    log: {
      info: () => undefined,
      warning: () => undefined,
    } as unknown as Log,
  }
  try {
    const command = await authorize(context)
    const { author } = requestOf(context.event, context.inputs, command)
    if (author === null) return true
    const { refusal } = await checkAccount(context, author, meaning.isForeign)
    return refusal === null
  } catch (error) {
    if (!(error instanceof EndOfRun)) throw error
    return false
  }
}

// Whatever is over, or has no secrets, ends before anybody is asked.
const cases = listCases().filter(
  ({ meaning }) => meaning.over === null && !meaning.lacksSecrets,
)

test.each(cases)('$act.title, $person.title', async (one) => {
  const { person, meaning, isStart } = one
  const permission = person.mayWrite ? 'write' : 'read'
  const { collaborators } = scene.github.repository(repositoryName)
  collaborators.set('mona', { permission, role_name: permission })
  collaborators.set('octocat', { permission: 'read', role_name: 'read' })

  // Only the listed bot goes by a name of the list.
  const isUnlisted = person.isBot && !person.isListed
  const actors = isUnlisted ? [{ login: 'hubot', isBot: true }] : meaning.actors
  expect(await isTaken({ ...meaning, actors })).toBe(isStart)
})

test('there are cases of each kind', () => {
  const starts = cases.map(({ isStart }) => isStart)
  expect(starts.filter(Boolean).length).toBeGreaterThan(20)
  expect(starts.filter((isStart) => !isStart).length).toBeGreaterThan(10)
})
