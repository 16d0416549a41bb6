// The runner's files.
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { openFiles } from '../../src/runner/files.ts'
import type { Log } from '../../src/runner/log.ts'

test('an output that could not be written is written the next time', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'runner-'))
  const path = join(folder.path, 'output')
  const log = { warning: () => undefined } as unknown as Log
  process.env.GITHUB_OUTPUT = path
  const files = openFiles({}, (text) => text, log)
  // The toolkit writes to no file that is not there.
  files.setOutputs({ 'job-id': 'job_1' })
  writeFileSync(path, '')
  files.setOutputs({ 'job-id': 'job_1' })
  delete process.env.GITHUB_OUTPUT
  expect(readFileSync(path, 'utf8')).toContain('job_1')
})

test('a summary that cannot be written is a warning', () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'runner-'))
  const warned: unknown[] = []
  const log = { warning: (...parts: unknown[]) => warned.push(parts) }
  const env = { GITHUB_STEP_SUMMARY: folder.path }
  openFiles(env, (text) => text, log as unknown as Log).addSummary('Done')
  expect(warned).toEqual([
    [
      "Couldn't write the job summary",
      "The runner's file can't be written (EISDIR).",
      'troubleshooting',
    ],
  ])
})
