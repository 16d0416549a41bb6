// What all processes of a history share.
import type { Random } from '../soak/random.ts'
import type { ModelGitHub } from './model-github.ts'
import type { Account, Crash, Machine, ModelProcess } from './model-process.ts'
import { createProcess } from './model-process.ts'
import type { ModelService } from './model-service.ts'
import type { Protocol } from './protocol.ts'
import type { Scheduler } from './scheduler.ts'

export type World = {
  random: Random
  scheduler: Scheduler
  github: ModelGitHub
  service: ModelService
  protocol: Protocol
  trace: (line: string) => void
}

export type Started = { name: string; account: Account; crash: Crash | null; machine?: Machine }

/** A process with a conversation of its own. */
export function openProcess({ scheduler, github, protocol, trace }: World, started: Started) {
  const process: ModelProcess = createProcess({ ...started, scheduler })
  const conversation = protocol.openConversation(github.portsOf(process), {
    clock: process.clock,
    log: () => undefined,
  })
  const say = (line: string) => trace(`${process.name}: ${line}`)
  return { process, conversation, say }
}

export type OpenProcess = ReturnType<typeof openProcess>

export const never = new AbortController().signal
