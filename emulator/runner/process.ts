/** Starts a Node script, collects what it says, and measures what it took. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export type ScriptRequest = {
  script: string
  cwd: string
  env: NodeJS.ProcessEnv
  /** Whether nobody reads its standard output, which is closed from the start. */
  isUnheard?: boolean | undefined
  onLine?: OnLine | undefined
}

export type OnLine = (line: string, stream: 'stdout' | 'stderr') => void

export type ScriptEnding = {
  /** Null if a signal ended the process. */
  exitCode: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
  /** Epoch milliseconds, to be compared with the times of recorded requests. */
  spawnedAtMs: number
  spawnToExitMs: number
  /** Most resident memory; absent where the system is not Linux. */
  peakMemoryKb?: number
}

export type RunningScript = {
  pid: number | undefined
  kill: (signal: NodeJS.Signals) => boolean
  ended: Promise<ScriptEnding>
}

const memorySampleMs = 20

/** Gives back the script while it runs. */
export function startScript({ script, cwd, env, isUnheard, onLine }: ScriptRequest): RunningScript {
  const spawnedAtMs = Date.now()
  const child = spawn(process.execPath, [script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const readStdout = collect(child.stdout, (line) => onLine?.(line, 'stdout'))
  if (isUnheard) child.stdout.destroy()
  const readStderr = collect(child.stderr, (line) => onLine?.(line, 'stderr'))
  const stopMemoryWatch = watchPeakMemory(child.pid)
  const end = async (): Promise<ScriptEnding> => {
    await once(child, 'close').finally(stopMemoryWatch)
    const { exitCode, signalCode: signal } = child
    const times = { spawnedAtMs, spawnToExitMs: Date.now() - spawnedAtMs }
    return { exitCode, signal, stdout: readStdout(), stderr: readStderr(), ...times, ...stopMemoryWatch() }
  }
  return { pid: child.pid, kill: (signal) => child.kill(signal), ended: end() }
}

/** Gives back a function that gives back all text that came so far. */
function collect(stream: Readable, onLine: (line: string) => void): () => string {
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  createInterface({ input: stream }).on('line', onLine)
  return () => text
}

/** The kernel keeps the mark, so only growth after the last sample is missed. Nothing but Linux has it. */
function watchPeakMemory(pid: number | undefined): () => { peakMemoryKb?: number } {
  let peak: { peakMemoryKb?: number } = {}
  const timer = setInterval(() => {
    peak = readPeakMemory(pid) ?? peak
  }, memorySampleMs)
  return () => {
    clearInterval(timer)
    return peak
  }
}

function readPeakMemory(pid: number | undefined): { peakMemoryKb: number } | undefined {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const [, peakMemoryKb] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
    return peakMemoryKb === undefined ? undefined : { peakMemoryKb: Number(peakMemoryKb) }
  } catch {
    return undefined
  }
}
