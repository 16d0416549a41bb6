import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { Fault } from '../../../../emulator/github/faults.ts'
import { addPull, makeUser } from '../../../../emulator/github/fixtures.ts'
import { type GitHubEmulator, startGitHub } from '../../../../emulator/github/server.ts'
import { type Account, actionsBot, type Reaction } from '../../../../emulator/github/state.ts'
import { type LockScene, makeEyes, openTestLock } from './open-lock.ts'

const otherBot: Account = { login: 'other[bot]', id: 77, type: 'Bot' }
let github: GitHubEmulator
let reactions: Reaction[]

beforeEach(async () => {
  github = await startGitHub({ rateLimits: false })
  reactions = addPull(github.repository('octocat/docs'), { number: 12 }).reactions
})

afterEach(() => github.close())

/** Adds the 👀 of an account. */
function addEyes(user: Account, ageMs = 0): Reaction {
  const reaction = makeEyes(github, user, ageMs)
  reactions.push(reaction)
  return reaction
}

function removeEyes({ id }: Reaction): void {
  reactions.splice(
    reactions.findIndex((one) => one.id === id),
    1,
  )
}

const open = (scene?: LockScene) => openTestLock(github, scene)

/** Such as `POST reactions` and `DELETE reaction`. */
function calls(): string[] {
  return github.requests.map(
    ({ method, path }) => `${method} ${/reactions\/\d+$/.test(path) ? 'reaction' : 'reactions'}`,
  )
}

const held = { hold: 'held', value: 'state' }
const missing = { hold: 'missing', value: 'state' }
const busy = { hold: 'busy', value: null }
const ours = () => reactions.filter(({ user }) => user.id === actionsBot.id)
const oneTry = ['POST reactions', 'GET reactions']

test('the first reaction of our account is the lock, and its removal gives it back', async () => {
  const { lock, enter, clock, changes } = await open()
  expect([lock.isHeld(), lock.leftMs()]).toEqual([false, Infinity])
  expect(await enter()).toEqual(held)
  const [own] = reactions
  expect(own).toMatchObject({ content: 'eyes', user: actionsBot })
  expect([lock.isHeld(), lock.leftMs()]).toEqual([true, 65_000])
  await clock.sleep(60_000)
  expect(lock.leftMs()).toBe(5_000)
  await lock.leave()
  await lock.leave()
  expect([lock.isHeld(), lock.leftMs(), reactions]).toEqual([false, Infinity, []])
  expect(calls()).toEqual([...oneTry, 'DELETE reaction'])
  expect(changes).toEqual([own?.id, null])
})

test('the state is read after the lock was taken', async () => {
  const { enter } = await open()
  const seen: number[] = []
  await enter(async () => {
    seen.push(ours().length)
    return 'state'
  })
  expect(seen).toEqual([1])
})

test('the state is read only when no other account can have the lock: it may have written until it left', async () => {
  const { enter } = await open()
  const callsBefore: string[][] = []
  await enter(async () => {
    callsBefore.push(calls())
    return 'state'
  })
  expect(callsBefore).toEqual([['POST reactions', 'GET reactions']])
})

test('while another run of our account has it, nothing is read, and the lock is asked for again', async () => {
  const theirs = addEyes(actionsBot)
  const { enter, clock } = await open({ onSleep: (count) => count === 2 && removeEyes(theirs) })
  let reads = 0
  const read = async () => {
    reads += 1
    return 'state'
  }
  expect(await enter(read)).toEqual(held)
  expect([reads, clock.sleepsMs]).toEqual([1, [2_500, 2_500]])
  expect(calls()).toEqual(['POST reactions', 'POST reactions', ...oneTry])
})

test.each([
  [0, 2_000],
  [1, 3_000],
])('with the random number %d it waits %d ms', async (random, waitMs) => {
  const theirs = addEyes(actionsBot)
  const { enter, clock } = await open({ random: () => random, onSleep: () => removeEyes(theirs) })
  await enter()
  expect(clock.sleepsMs).toEqual([waitMs])
})

test('a lock of five minutes belongs to a run that was killed: it is removed, and taken at once', async () => {
  addEyes(actionsBot, 300_000)
  const { enter, clock } = await open()
  expect(await enter()).toEqual(held)
  expect(calls()).toEqual(['POST reactions', 'DELETE reaction', ...oneTry])
  expect(clock.sleepsMs.filter((ms) => ms > 0)).toEqual([])
})

test('a lock that was seen for 90 s is removed, and taken', async () => {
  const dead = addEyes(actionsBot)
  const { enter, clock } = await open()
  expect(await enter()).toEqual(held)
  expect(clock.elapsedMs()).toBe(90_000)
  expect(ours().map(({ id }) => id)).not.toContain(dead.id)
})

test('locks of several runs, one after the other, are each watched anew', async () => {
  let theirs = addEyes(actionsBot)
  const onSleep = (count: number) => {
    if (count % 20 !== 0 || count > 60) return
    removeEyes(theirs)
    if (count < 60) theirs = addEyes(actionsBot)
  }
  const { enter, clock } = await open({ onSleep })
  expect(await enter()).toEqual(held)
  expect(clock.elapsedMs()).toBe(150_000)
  expect(calls()).not.toContain('DELETE reaction')
})

test('a dead lock that cannot be removed is asked for no faster than any other', async () => {
  addEyes(actionsBot, 300_000)
  github.fail({ method: 'DELETE', path: /reactions/, status: 403, times: Infinity })
  const { enter, clock } = await open({ waitMs: 20_000 })
  expect(await enter()).toEqual(busy)
  expect(clock.sleepsMs.every((ms) => ms >= 2_000)).toBe(true)
})

test('whoever waits gives up when the time is over, and leaves no reaction', async () => {
  const theirs = addEyes(actionsBot)
  const { lock, enter, clock } = await open({ waitMs: 20_000 })
  expect(await enter()).toEqual(busy)
  await lock.leave()
  expect(clock.elapsedMs()).toBeLessThanOrEqual(20_000)
  expect([lock.isHeld(), reactions]).toEqual([false, [theirs]])
})

test('a run that is canceled waits no longer', async () => {
  addEyes(actionsBot)
  const stop = new AbortController()
  const { enter, clock } = await open({ stop: stop.signal, onSleep: (count) => count === 2 && stop.abort() })
  expect(await enter()).toEqual(busy)
  expect(clock.sleepsMs).toHaveLength(2)
})

test('another bot with a lower id has the lock: ours is taken back, until theirs is gone', async () => {
  const theirs = addEyes(otherBot)
  const seen: number[] = []
  const onSleep = (count: number) => {
    seen.push(ours().length)
    if (count === 2) removeEyes(theirs)
  }
  const { lock, enter } = await open({ onSleep })
  expect(await enter()).toEqual(held)
  expect([seen, lock.isHeld()]).toEqual([[0, 0], true])
  const taken = [...oneTry, 'DELETE reaction']
  expect(calls()).toEqual([...taken, ...taken, ...oneTry])
})

test('another bot with a higher id has to give way', async () => {
  const { enter } = await open()
  const read = async () => {
    addEyes(otherBot)
    return 'state'
  }
  expect(await enter(read)).toEqual(held)
})

test.each<[string, Account, number]>([
  ['a person', makeUser('mona'), 0],
  ['another bot, of five minutes ago', otherBot, 300_000],
])('the reaction of %s keeps nobody out, and stays', async (_, user, agoMs) => {
  const theirs = addEyes(user, agoMs)
  const { enter, clock } = await open()
  expect(await enter()).toEqual(held)
  expect([clock.sleepsMs, reactions[0]]).toEqual([[], theirs])
})

test('another bot that was seen for 90 s keeps nobody out any more', async () => {
  const theirs = addEyes(otherBot)
  const { enter, clock } = await open()
  expect(await enter()).toEqual(held)
  expect([clock.elapsedMs(), reactions[0]]).toEqual([90_000, theirs])
})

const refusal: Partial<Fault> = { status: 403, body: { message: 'Resource not accessible by integration' } }

test('where GitHub refuses the reaction, it goes on without, says so once, and does not ask again', async () => {
  github.fail({ method: 'POST', path: /reactions/, times: Infinity, ...refusal })
  const { lock, enter, lines, changes } = await open()
  expect([await enter(), await enter()]).toEqual([missing, missing])
  await lock.leave()
  expect(lines).toEqual([
    expect.stringMatching(/^Could not lock the conversation: GitHub answered 403.*keep `concurrency`/),
  ])
  expect([calls(), changes, lock.isHeld()]).toEqual([['POST reactions'], [], false])
})

test('where GitHub does not answer, it goes on without, and asks again the next time', async () => {
  github.fail({ method: 'POST', path: /reactions/, status: 502, times: 3 })
  const { enter, lines } = await open()
  expect([await enter(), await enter()]).toEqual([missing, held])
  expect(lines).toHaveLength(1)
})

test('what keeps it from locking again and again is said once', async () => {
  github.fail({ method: 'POST', path: /reactions/, status: 502, times: 6 })
  const { enter, lines } = await open()
  expect([await enter(), await enter(), await enter()]).toEqual([missing, missing, held])
  expect(lines).toHaveLength(1)
})

test('where the reactions cannot be listed, our own account is kept apart all the same, and the log says so', async () => {
  addEyes(otherBot)
  github.fail({ method: 'GET', path: /reactions/, times: Infinity, ...refusal })
  const { enter, lines } = await open()
  expect(await enter()).toEqual(held)
  expect(lines).toEqual([
    expect.stringMatching(/^Could not see who else locks the conversation: .* keep `concurrency`/),
  ])
})

test('where the state cannot be read, the lock is given back before the error is told', async () => {
  const { lock, enter, changes } = await open()
  await expect(enter(() => Promise.reject(new Error('502')))).rejects.toThrow('502')
  expect([lock.isHeld(), reactions, changes]).toEqual([false, [], [expect.any(Number), null]])
})

test('a lock that cannot be given back is left to the post step and the next run', async () => {
  github.fail({ method: 'DELETE', path: /reactions/, status: 500, times: Infinity })
  const { lock, enter, changes } = await open()
  await enter()
  await lock.leave()
  expect([lock.isHeld(), reactions]).toEqual([false, [expect.objectContaining({ user: actionsBot })]])
  expect(changes).toEqual([ours()[0]?.id, ours()[0]?.id])
})

test('the post step takes over the lock of its run, and gives it back', async () => {
  const { id } = addEyes(actionsBot)
  const { lock, enter, clock } = await open({ heldId: id })
  expect(await enter()).toEqual(held)
  await lock.leave()
  expect([clock.sleepsMs, reactions]).toEqual([[], []])
})

test('a lock that the post step had no use for is given back all the same', async () => {
  const { id } = addEyes(actionsBot)
  const { lock, target } = await open({ heldId: id })
  await lock.removeLeftover(target)
  await lock.removeLeftover(target)
  expect([reactions, calls()]).toEqual([[], ['DELETE reaction']])
})

test('a lock that the post step has gone on with is given back once', async () => {
  const { id } = addEyes(actionsBot)
  const { lock, enter, target } = await open({ heldId: id })
  await enter()
  await lock.leave()
  await lock.removeLeftover(target)
  expect(calls().filter((call) => call.startsWith('DELETE'))).toHaveLength(1)
})

test('the post step waits for another run that has the lock meanwhile', async () => {
  const theirs = addEyes(actionsBot)
  const { enter, clock } = await open({ heldId: theirs.id - 1, onSleep: () => removeEyes(theirs) })
  expect(await enter()).toEqual(held)
  expect(clock.sleepsMs).toHaveLength(1)
})
