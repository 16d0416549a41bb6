import { hash } from 'node:crypto'
import { globSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { openCopy } from '../scripts/run-command.ts'

/** https://www.w3.org/TR/png-3/#3colourType */
const kindOfPalette = 3

test('npm run pictures takes the pictures that the pages show, as wide as they are, each with a palette', async () => {
  using copy = await openCopy()
  const files = globSync('docs/images/*.png').sort()
  const widths = files.map(readWidth)
  for (const file of files) rmSync(join(copy.root, file))

  expect(await copy.run('npm run pictures')).toMatchObject({ exitCode: 0 })

  expect(globSync('docs/images/*.png', { cwd: copy.root }).sort()).toEqual(files)
  expect(files.map((file) => readWidth(join(copy.root, file)))).toEqual(widths)
  expect(files.map((file) => readKind(join(copy.root, file)))).toEqual(files.map(() => kindOfPalette))
  const digests = files.map((file) => hash('sha256', readFileSync(join(copy.root, file))))
  expect(new Set(digests).size).toBe(files.length)
  // Their pixels differ with the fonts of the machine.
  expect(copy.changes().filter((change) => !change.endsWith('.png'))).toEqual([])
})

/** Returns the width in pixels. */
function readWidth(file: string): number {
  return readPicture(file).readUInt32BE(16)
}

function readKind(file: string): number {
  return readPicture(file).readUInt8(25)
}

/** Throws for what is no picture. */
function readPicture(file: string): Buffer {
  const bytes = readFileSync(file)
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${file} is no PNG.`)
  return bytes
}
