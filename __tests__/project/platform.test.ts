import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, sep } from 'node:path'
import { afterEach, expect, jest, test } from '@jest/globals'
import { makeEventVariables } from '../../emulator/runner/event-env.ts'
import { readRun } from '../../src/event/read-event.ts'
import { readPromptFiles } from '../../src/job/prompt-files.ts'
import { installSignalHandlers } from '../../src/runner/signals.ts'
import { systemClock } from '../../src/runner/system-clock.ts'
import { eventOf } from '../bundle/payloads.ts'

jest.setTimeout(60_000)

const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK'] as const

afterEach(() => {
  for (const signal of signals) process.removeAllListeners(signal)
})

test.each(signals)('%s ends the wait', (signal) => {
  const { cancelled } = installSignalHandlers(60_000, systemClock)
  expect(cancelled.aborted).toBe(false)
  process.emit(signal, signal)
  expect(cancelled.aborted).toBe(true)
})

test.each([
  [
    'the marks of Windows',
    '\uFEFFWrite the guide.\r\nKeep it short.\r\n',
    'Write the guide.\r\nKeep it short.\r\n',
  ],
  ['none of them', 'Write the guide.\n', 'Write the guide.\n'],
])('a prompt file with %s is read as text', (_, content, expected) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'platform-'))
  writeFileSync(join(folder.path, 'prompt.md'), content)
  expect(readPromptFiles(['prompt.md', `.${sep}prompt.md`], folder.path)).toEqual([expected, expected])
})

test.each([
  ['line ends of Windows', (json: string) => json.replaceAll('\n', '\r\n')],
  ['line ends of Linux', (json: string) => json],
])('an event file with %s is read', (_, write) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'platform-'))
  const event = eventOf('pull_request')
  const path = join(folder.path, 'event.json')
  writeFileSync(path, write(JSON.stringify(event.payload, null, 2)))
  const run = readRun({ ...makeEventVariables(event), GITHUB_EVENT_PATH: path })
  expect(run).toMatchObject({ eventName: 'pull_request', trigger: { kind: 'pull-request' } })
})

test('an event file with a byte order mark, which no runner writes, is refused in a sentence', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'platform-'))
  const path = join(folder.path, 'event.json')
  writeFileSync(path, '\uFEFF{}')
  const reading = () => readRun({ ...makeEventVariables(), GITHUB_EVENT_PATH: path })
  expect(reading).toThrow("The event file isn't JSON.")
})
