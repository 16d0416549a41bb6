// Every event that GitHub recorded, of somebody who may only read: none crashes
// the action, and none starts a paid job but those that take write access by
// themselves.
import { createRequire } from 'node:module'
import { expect, test } from '@jest/globals'
import { makeUser } from '../../emulator/github/fixtures.ts'
import { meaningOf } from '../../src/event/meaning.ts'
import { accountAt, type Payload } from '../../src/event/payload.ts'
import { openScene } from '../scene/scene.ts'

const recorded: { name: string; examples: Payload[] }[] = createRequire(
  import.meta.url,
)('@octokit/webhooks-examples')

/** Whether the event itself grants a job. */
function mayStart(name: string, payload: Payload): boolean {
  const sender = accountAt(payload, 'sender') ?? { login: 'mona', isBot: false }
  const { check, over } = meaningOf({ name, payload, sender })
  return check !== 'permission' && over === null
}

test.each(recorded)('$name', async ({ name, examples }) => {
  const scene = await openScene()
  const repository = scene.github.repository('acme/app')
  for (const payload of examples) {
    const login = accountAt(payload, 'sender')?.login ?? 'octocat'
    repository.accounts.set(login, makeUser(login))
    const before = scene.requests().length
    const { exitCode } = await scene.run({
      event: { name, payload },
      with: { wait: 'false', comment: 'false' },
      env: { GITHUB_REPOSITORY: 'acme/app' },
    })
    const started = scene.requests().length - before
    expect({ payload, exitCode }).toEqual({ payload, exitCode: 0 })
    if (!mayStart(name, payload))
      expect({ payload, started }).toEqual({ payload, started: 0 })
  }
  // What the examples are about is not in the emulated repository.
  scene.github.problems.splice(0)
  await scene.close()
})
