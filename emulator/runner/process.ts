/** Starts a Node script, collects its output, and measures its time and memory. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

export type ScriptRequest = {
  script: string
  cwd: string
  env: NodeJS.ProcessEnv
  /** Modules that Node loads before the script. */
  imports?: readonly string[] | undefined
  /** Whether the reading end of its standard output is closed from the start, so that writes fail with EPIPE. */
  isStdoutClosed?: boolean | undefined
  onLine?: OnLine | undefined
}

export type OnLine = (line: string, stream: 'stdout' | 'stderr') => void

export type ScriptEnding = {
  /** Null if a signal ended the process. */
  exitCode: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
  /** Real time in Unix milliseconds, like the times of recorded requests. */
  spawnedAtMs: number
  spawnToExitMs: number
  /** Peak resident set size in KiB. Linux only. */
  peakMemoryKb?: number
}

export type RunningScript = {
  pid: number | undefined
  kill: (signal: NodeJS.Signals) => boolean
  /** Resolves after the exit. */
  ended: Promise<ScriptEnding>
}

const memoryIntervalMs = 20

/** Returns the running script. */
export function startScript({
  script,
  cwd,
  env,
  imports = [],
  isStdoutClosed,
  onLine,
}: ScriptRequest): RunningScript {
  const spawnedAtMs = Date.now()
  const options = imports.flatMap((module) => ['--import', module])
  const child = spawn(process.execPath, [...options, script], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const readStdout = collect(child.stdout, (line) => onLine?.(line, 'stdout'))
  if (isStdoutClosed) child.stdout.destroy()
  const readStderr = collect(child.stderr, (line) => onLine?.(line, 'stderr'))
  const stopMeasuring = measurePeakMemory(child.pid)
  const end = async (): Promise<ScriptEnding> => {
    await once(child, 'close').finally(stopMeasuring)
    const { exitCode, signalCode: signal } = child
    const times = { spawnedAtMs, spawnToExitMs: Date.now() - spawnedAtMs }
    return { exitCode, signal, stdout: readStdout(), stderr: readStderr(), ...times, ...stopMeasuring() }
  }
  return { pid: child.pid, kill: (signal) => child.kill(signal), ended: end() }
}

/** Returns a function that returns the text so far. */
function collect(stream: Readable, onLine: (line: string) => void): () => string {
  let text = ''
  stream.setEncoding('utf8').on('data', (chunk: string) => {
    text += chunk
  })
  createInterface({ input: stream }).on('line', onLine)
  return () => text
}

/** Reads the peak at intervals. The kernel keeps it, so only growth after the last read is missing. */
function measurePeakMemory(pid: number | undefined): () => { peakMemoryKb?: number } {
  let peak: { peakMemoryKb?: number } = {}
  const timer = setInterval(() => {
    peak = readPeakMemory(pid) ?? peak
  }, memoryIntervalMs)
  return () => {
    clearInterval(timer)
    return peak
  }
}

/** `VmHWM` is the peak resident set size: https://man7.org/linux/man-pages/man5/proc_pid_status.5.html */
function readPeakMemory(pid: number | undefined): { peakMemoryKb: number } | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8')
    const [, peakMemoryKb] = /^VmHWM:\s+(\d+) kB$/m.exec(status) ?? []
    return peakMemoryKb === undefined ? null : { peakMemoryKb: Number(peakMemoryKb) }
  } catch {
    return null
  }
}
