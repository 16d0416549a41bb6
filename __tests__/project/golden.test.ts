import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from '@jest/globals'
import { goldenFolder } from '../../tools/preview/golden.ts'
import { allSamples } from '../../tools/preview/samples.ts'

const samples = allSamples()

test.each(samples)(
  '$name reads as it was reviewed; `npm run golden` writes it anew',
  ({ name, markdown }) => {
    const file = `${goldenFolder}/${name}.golden.md`
    expect(existsSync(file) ? readFileSync(file, 'utf8') : '').toBe(markdown)
  },
)

test('there is one golden file for each sample, and none besides', () => {
  const files = globSync(`${goldenFolder}/*.golden.md`).map((file) => basename(file, '.golden.md'))
  expect(files.toSorted()).toEqual(samples.map(({ name }) => name).toSorted())
})
