/** `npm run golden`: writes the Markdown of every sample anew, so that a change of wording is reviewed as such. */

import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { allSamples } from './samples.ts'

/** Folder of the golden files. */
export const goldenFolder = '__tests__/golden'

if (import.meta.main) {
  mkdirSync(goldenFolder, { recursive: true })
  for (const file of globSync(`${goldenFolder}/*.golden.md`)) rmSync(file)
  for (const { name, markdown } of allSamples()) writeFileSync(`${goldenFolder}/${name}.golden.md`, markdown)
}
