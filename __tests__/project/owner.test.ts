// Whose action the files name. `npm run owner` updates them from package.json.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { listReferencing, readRelease, updateReferences } from '../../scripts/owner.ts'
import { git, repository } from '../fixtures/checkout.ts'

const release = readRelease(repository)
const files = listReferencing(repository)

test.each(files)('the owner and the version in %s are those of package.json', (file) => {
  const text = readFileSync(join(repository, file), 'utf8')
  expect(text).toBe(updateReferences(release, file, text))
})

test.each(files)('another owner is named everywhere in %s', (file) => {
  const other = { repository: 'somebody/docs-agent-action', version: '99.0.0' }
  const text = updateReferences(other, file, readFileSync(join(repository, file), 'utf8'))
  expect(text).not.toContain(release.repository)
  expect(text).not.toMatch(/\bOWNER\b/)
})

test('the reusable workflow runs the exact release that it is part of', () => {
  const text = readFileSync(join(repository, '.github/workflows/docs-command.yml'), 'utf8')
  const used = [...text.matchAll(/^ +uses: (.+docs-agent-action.*)$/gm)].map(([, reference]) => reference)
  expect(used).toEqual([`${release.repository}@v${release.version}`])
})

test('no other file names the owner', () => {
  const tracked = git(repository, ['ls-files']).split('\n').filter(Boolean)
  const others = tracked.filter((file) => !files.includes(file) && existsSync(join(repository, file)))
  const naming = others.filter((file) =>
    readFileSync(join(repository, file), 'utf8').includes(release.repository),
  )
  expect(naming.filter((file) => !file.startsWith('__tests__/'))).toEqual(['package.json'])
})
