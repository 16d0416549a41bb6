/** Fails if a text that users read has a retired word. Part of `npm run check`. */

import { globSync, readFileSync } from 'node:fs'
import { findRetiredWords } from './find.ts'

/** Everything that users and contributors read. */
const surfaces = [
  '*.md',
  'docs/**/*.{json,md,yml}',
  '{,visitors/,reconcile/}action.yml',
  '.github/{ISSUE_TEMPLATE/*.yml,*.md}',
  '.github/workflows/docs-command.yml',
  '__tests__/golden/*.md',
  'emulator/{,demo/}*.ts',
  'src/**/*.ts',
]

const files = globSync(surfaces).sort()
const findings = files.flatMap((file) => findRetiredWords(file, readFileSync(file, 'utf8')))
for (const { file, line, found, instead } of findings) {
  console.log(`${file}:${line}: don't write "${found}". Write ${instead}.`)
}
console.log(`${files.length} files checked, ${findings.length} retired words found.`)
process.exitCode = findings.length === 0 ? 0 : 1
