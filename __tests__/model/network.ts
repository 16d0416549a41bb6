// What becomes of a request on its way to a modeled service and back.
import type { Random } from '../soak/random.ts'
import type { ModelProcess } from './model-process.ts'
import type { Scheduler } from './scheduler.ts'

/** `answer`: null for none. Times in milliseconds after the request was sent, `effectMs` null for no effect. */
export type Fate<A> = { effectMs: number | null; answerMs: number; answer: A | null; isStale: boolean }

export type Network = { random: Random; scheduler: Scheduler; trace: (line: string) => void }

type Request<T, A> = {
  name: string
  process: ModelProcess
  fate: Fate<A>
  limitMs: number
  /** Takes effect at the service. */
  effect: (isStale: boolean) => T
}

/** What the process gets: the answer of the fate, with what the effect gave. `done` is null if it took none. */
export type Received<T, A> = { answer: A; done: T | null; atMs: number } | null

/** Sends a request. */
export async function send<T, A>(
  { scheduler, trace }: Network,
  { name, process, fate, limitMs, effect }: Request<T, A>,
): Promise<Received<T, A>> {
  const step = await process.beforeRequest()
  const { clock } = scheduler
  const sentMs = clock.elapsedMs()
  let done: T | null = null
  let atMs = sentMs
  const { effectMs, answerMs, answer, isStale } = fate
  if (effectMs !== null)
    scheduler.doAt(sentMs + effectMs, () => {
      done = effect(isStale)
      atMs = clock.elapsedMs()
      trace(`${process.name}: ${name} takes effect${isStale ? ', stale' : ''}: ${short(done)}`)
    })
  else trace(`${process.name}: ${name} fails: ${answer ?? 'no answer'}`)
  process.underWay(step)
  const timeUpMs = process.timeUpMs(limitMs)
  const isAnswered = answer !== null && sentMs + answerMs <= timeUpMs
  await scheduler.until(isAnswered ? sentMs + answerMs : timeUpMs)
  await process.afterAnswer(step)
  return isAnswered ? { answer, done, atMs } : null
}

/** Time on the way. Some requests take most of their time limit. */
export function drawLatency({ happens, between }: Random, slowShare: number): number {
  return happens(slowShare) ? between(400, 9_800) : between(40, 400)
}

/** What a trace shows of an effect. */
function short(done: unknown): string {
  return JSON.stringify(done, (key, value) => (key === 'state' || key === 'createdAt' ? undefined : value))
}
