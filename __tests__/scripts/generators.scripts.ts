// Commands that write files: what they write is what is committed.
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { allSamples } from '../../tools/preview/samples.ts'
import { change, openCopy } from './run-command.ts'

type Copy = Awaited<Awaited<ReturnType<typeof openCopy>>>
type Case = [command: string, spoil: (copy: Copy) => void]

const generators: Case[] = [
  [
    'npm run golden',
    ({ root }) => {
      for (const file of globSync(join(root, '__tests__/golden/comment-*.golden.md'))) rmSync(file)
      writeFileSync(join(root, '__tests__/golden/comment-of-old.golden.md'), 'Once there was one.\n')
    },
  ],
  [
    'npm run readme',
    ({ root }) => {
      change(join(root, 'README.md'), /<!-- begin inputs -->.*<!-- end inputs -->/s, emptyTable)
      change(join(root, 'docs/reference.md'), /<!-- begin inputs -->.*<!-- end inputs -->/s, emptyTable)
      change(
        join(root, 'docs/reference.md'),
        /(<!-- begin visitors outputs -->).*(<!-- end visitors outputs -->)/s,
        '$1\n$2',
      )
      change(
        join(root, 'docs/troubleshooting.md'),
        /(<!-- begin messages -->).*(<!-- end messages -->)/s,
        '$1\n$2',
      )
    },
  ],
  [
    'npm run owner',
    ({ root }) => {
      for (const file of ['README.md', 'docs/examples/label.yml', '.github/zizmor.yml'])
        change(join(root, file), /[\w-]+(?=\/docs-agent-action)/g, 'somebody')
      change(join(root, '.github/workflows/docs-command.yml'), /@v\d+\.\d+\.\d+$/m, '@v0.0.1')
    },
  ],
  [
    'npm run examples',
    ({ root }) => writeFileSync(join(root, 'emulator/github/examples/examples.json'), '{}\n'),
  ],
  ['npm run format', ({ root }) => change(join(root, 'src/main.ts'), /^import/m, '  import')],
]

const emptyTable = '<!-- begin inputs -->\n<!-- end inputs -->'

test.each(generators)('%s writes what is committed', async (command, spoil) => {
  using copy = await openCopy()
  spoil(copy)
  expect(copy.changes()).not.toEqual([])

  expect(await copy.run(command)).toMatchObject({ exitCode: 0 })

  expect(copy.changes()).toEqual([])
})

test('the tests of pages and examples hold for any owner', async () => {
  using copy = await openCopy()
  change(join(copy.root, 'package.json'), /"[\w-]+(?=\/docs-agent-action")/, '"acme-tools')
  expect(await copy.run('npm run owner')).toMatchObject({ exitCode: 0 })
  expect(readFileSync(join(copy.root, 'README.md'), 'utf8')).toContain(
    'uses: acme-tools/docs-agent-action@v1',
  )

  const { exitCode, output, errors } = await copy.run('npm test -- __tests__/project')

  expect([exitCode, exitCode === 0 ? '' : output + errors]).toEqual([0, ''])
})

test('npm run test:bundle builds dist first if it is not what the sources build', async () => {
  using copy = await openCopy()
  writeFileSync(join(copy.root, 'dist/index.js'), "throw new Error('An old dist ran.')\n")

  expect(await copy.run('npm run test:bundle -- platform')).toMatchObject({
    exitCode: 0,
    output: expect.stringContaining('dist/ is not built from these sources: building it.'),
  })
})

test('npm run gallery writes a page with every comment and summary, and nothing that is committed', async () => {
  using copy = await openCopy()

  const { exitCode, output } = await copy.run('npm run gallery')

  const page = output.trim().split('\n').at(-1) ?? ''
  expect(exitCode).toBe(0)
  for (const file of ['mermaid.js', 'visitors.html'])
    expect(existsSync(join(copy.root, page, '..', file))).toBe(true)
  const html = readFileSync(join(copy.root, page), 'utf8')
  expect(allSamples().filter(({ name }) => !html.includes(`id="${name}"`))).toEqual([])
  expect(copy.changes()).toEqual([])
})
