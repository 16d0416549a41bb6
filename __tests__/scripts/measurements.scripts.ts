// Commands that measure: each in its shortest form, which still measures all that it prints.
import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from '@jest/globals'
import { sizeLimits } from '../../scripts/size.ts'
import { change, openCopy, runCommand } from './run-command.ts'

test('npm test -- --coverage fails where the tests run too few lines of src/', async () => {
  using copy = await openCopy()

  const { exitCode, errors } = await copy.run('npm test -- --coverage __tests__/base/format.test.ts')

  expect(exitCode).toBe(1)
  expect(errors).toMatch(/Coverage for lines \(\d\.\d+%\) does not meet "global" threshold \(95%\)/)
  expect(copy.changes()).toEqual([])
})

test('npm run test:mutation prints the score of a module, and leaves nothing behind', async () => {
  using copy = await openCopy()

  const { exitCode, output } = await copy.run('npm run test:mutation -- permission')

  expect(output).toMatch(/│ 'src\/event\/permission-level\.ts' │ (\d+) +│ \d+ +│ (?:100|9\d(?:\.\d)?) +│/)
  expect(exitCode).toBe(0)
  expect(copy.changes()).toEqual([])
})

test('npm run test:composition says which test kills a mutation, and leaves nothing behind', async () => {
  using copy = await openCopy()

  const { exitCode, output } = await copy.run('npm run test:composition -- "post step without a state"')

  expect(output).toMatch(/^a post step without a state goes on +killed by: nothing is left to do after /m)
  expect(output).toContain('1 of 1 mutations killed')
  expect(exitCode).toBe(0)
  expect(copy.changes()).toEqual([])
})

test('npm run test:wires breaks the wires of a module, and names those that the tests do not miss', async () => {
  using copy = await openCopy()

  const { exitCode, output } = await copy.run(
    'npm run test:wires -- client-options --sample 3 --tests input-links',
  )

  expect(output).toMatch(/^src\/mintlify\/client-options\.ts:\d+ {2}.+ → .+ {2}\(\d+ test files\)$/m)
  expect(output).toMatch(/^[0-2] of 3 broken wires found$/m)
  expect(exitCode).toBe(1)
  expect(copy.changes()).toEqual([])
})

test('npm run test:composition fails for a mutation that no test notices', async () => {
  using copy = await openCopy()
  const list = join(copy.root, 'scripts/mutations/entry.ts')
  change(list, 'to: "=== \'index.js\'"', 'to: "=== \'post.js\'"')

  const { exitCode, output } = await copy.run('npm run test:composition -- "takes itself for the post step"')

  expect(output).toMatch(/^the main step takes itself for the post step +SURVIVED$/m)
  expect(exitCode).toBe(1)
})

test('npm run test:composition names a mutation whose code is gone, and plays none', async () => {
  using copy = await openCopy()
  change(join(copy.root, 'src/main.ts'), 'maskSecrets()', 'maskAllSecrets()')

  const { exitCode, output, errors } = await copy.run(
    'npm run test:composition -- "post step without a state"',
  )

  expect(errors).toContain(
    'The mutation "secrets are not masked" changes `maskSecrets() const redact`, which src/ has 0 times, not once.',
  )
  expect(output).not.toContain('killed')
  expect(exitCode).toBe(1)
})

test('npm run test:memory prints how much the heap grows in six hours', async () => {
  const { exitCode, output } = await runCommand('npm run test:memory')
  expect(output).toMatch(/^\d{5} polls in six hours: pull-request, .*\nheap .* grown by -?[\d.]+ MB/m)
  expect(exitCode).toBe(0)
})

test('npm run test:soak prints the endings of as many jobs as asked for', async () => {
  const { exitCode, output } = await runCommand('npm run test:soak -- 100')
  const [, outcomes = ''] = /^outcomes: \{(.*?)\}$/ms.exec(output) ?? []
  const counts = [...outcomes.matchAll(/: (\d+)/g)].map(([, count]) => Number(count))
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100)
  expect(output).toContain('broken promises: 0 []')
  expect(exitCode).toBe(0)
})

test('npm run size prints the sizes beside their limits', async () => {
  const { exitCode, output } = await runCommand('npm run size')
  const { entryKib, totalKib } = sizeLimits
  const [line] = /^entry .+$/m.exec(output) ?? []
  expect(line?.replaceAll(/\d+ KiB of (?=\d)/g, '')).toMatch(
    new RegExp(`^entry ${entryKib}, all ${totalKib}, copies of undici [01] of 1 at most$`),
  )
  expect(exitCode).toBe(0)
})

test.each([
  ['npm test -- __tests__/gates --listTests', 'gates'],
  ['npm run test:bundle -- --listTests', 'bundle'],
])('%s lists the tests of that folder', async (command, folder) => {
  const { exitCode, output } = await runCommand(command)
  const files = output.match(/^.*\.test\.ts$/gm) ?? []
  const there = globSync(`__tests__/${folder}/**/*.test.ts`).map((file) => resolve(file))
  expect(files.toSorted()).toEqual(there.toSorted())
  expect(exitCode).toBe(0)
})
