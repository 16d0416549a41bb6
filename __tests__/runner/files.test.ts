// The runner's files.
import { mkdtempDisposableSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { openFiles } from '../../src/runner/files.ts'
import type { Log } from '../../src/runner/log.ts'

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
