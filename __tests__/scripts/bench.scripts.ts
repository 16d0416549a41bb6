// The bench in its shortest form, which still measures all that it prints.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { openCopy } from './run-command.ts'

test('npm run bench prints every figure, and writes what it prints', async () => {
  using copy = await openCopy()

  const { exitCode, output, errors } = await copy.run('npm run bench -- 1')

  expect([exitCode, exitCode === 0 ? '' : errors]).toEqual([0, ''])
  const results = readFileSync(join(copy.root, 'bench/results.md'), 'utf8')
  expect(output).toContain(results)
  expect(results).toContain('medians of 1 rounds')
  expect(figuresIn(results)).toEqual(figuresIn(readFileSync('bench/results.md', 'utf8')))
  expect(results).not.toContain('NaN')
  expect(copy.changes()).toEqual([' M bench/results.md'])
})

/** Returns what the rows of the table name. */
function figuresIn(results: string): string[] {
  return [...results.matchAll(/^\| ([^|]+) \| [^|]+ \|/gm)].map(([, what = '']) =>
    what.replace(/every \d+\.\d+ s/, 'every so many s').replace(/(?:2|10) finished/, 'several finished'),
  )
}
