/** Kills a run at one of its requests: before it arrives, or before its answer does. */

import type { Reaction } from '../../emulator/github/state.ts'
import type { ActionRequest, ActionRun } from '../../emulator/runner/runner.ts'
import { locks, minutesAgo } from './lock-scene.ts'
import type { Scene } from './scene.ts'
import type { Moment, Watch } from './watched-scene.ts'

/** At which request of the run that is killed, from 1. */
export type Position = Pick<Moment, 'number' | 'when'>

/** A watch that can be changed when the scene is open. */
export function createSwitch() {
  let current: Watch = () => 'go on'
  let count = 0
  const watch: Watch = (moment) => {
    count = moment.number
    return current(moment)
  }
  const change = (next: Watch) => {
    current = next
  }
  return { watch, change, countCalls: () => count }
}

export type Switch = ReturnType<typeof createSwitch>

/** Whether a moment of a run that begins now is at that position. */
export function isAt(watch: Switch, { number, when }: Position): (moment: Moment) => boolean {
  const earlier = watch.countCalls()
  return (moment) => moment.number === earlier + number && moment.when === when
}

export type Killed = {
  run: ActionRun
  /** The request at which the run was killed, null if it made fewer. */
  call: string | null
}

/** Plays the request, and kills it there. */
export async function killAt(
  scene: Scene,
  { watch, isThere }: { watch: Switch; isThere: (moment: Moment) => boolean },
  request: ActionRequest,
): Promise<Killed> {
  let call: string | null = null
  watch.change((moment) => {
    if (call !== null) return 'lose'
    if (!isThere(moment)) return 'go on'
    call = moment.call
    running.kill('SIGKILL')
    return 'lose'
  })
  const running = scene.start(request)
  const run = await running.finished
  watch.change(() => 'go on')
  return { run, call }
}

/** Every position of a run that makes that many requests. */
export function positions(count: number): [string, Position][] {
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((number) =>
    (['before', 'after'] as const).map((when): [string, Position] => [
      `request ${number}, ${when === 'before' ? 'which does not arrive' : 'whose answer is lost'}`,
      { number, when },
    ]),
  )
}

/** Our reactions on the pull request that keep others out. */
export function youngLocks(scene: Scene): Reaction[] {
  return locks(scene).filter(({ created_at }) => created_at > minutesAgo(5))
}

/** Whether the run has saved the id of the reaction for its post step. */
export function knows({ state }: ActionRun, { id }: Reaction): boolean {
  return Object.values(state).some((value) => value.includes(String(id)))
}
