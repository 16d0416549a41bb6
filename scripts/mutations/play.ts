/** Copies of the checkout in which mutations are tested one after the other. */

import { execFile, execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { Source } from './fragment.ts'
import { mutate } from './mutate.ts'
import type { Mutation } from './mutation.ts'

/** `broken`: nobody knows, because a test could not run. */
export type Verdict =
  | { kind: 'killed'; by: string }
  | { kind: 'survived' }
  | { kind: 'broken'; problem: string }

const repository = fileURLToPath(new URL('../..', import.meta.url))
const modules = join(repository, 'node_modules')

const packageShape = z.object({ scripts: z.object({ test: z.string() }) })
const jestReport = z.object({
  testResults: z.array(
    z.object({
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
})

/**
 * Copies every file of the checkout that git does not ignore, committed or not. There, dist/ is not built: its entry runs the
 * sources themselves, because Node can strip their types, and a build for each mutation would take longer than its test.
 */
export function copyCheckout(root: string): void {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: repository,
    encoding: 'utf8',
  })
  for (const path of listed.split('\0').filter((path) => path && existsSync(join(repository, path))))
    cpSync(join(repository, path), join(root, path))
  if (!existsSync(join(root, 'node_modules'))) symlinkSync(modules, join(root, 'node_modules'), 'junction')
  // Tests may copy dist/ to another place.
  writeFileSync(join(root, 'dist', 'index.js'), entryOf(root))
  writeFileSync(join(root, 'scripts', 'built.ts'), 'export default () => undefined\n')
}

/** The entry of a copy: the sources themselves. Node keeps what it has compiled, because every test starts it anew. */
export function entryOf(root: string): string {
  const [cache, entry] = [join(root, 'reports', 'compiled'), join(root, 'src', 'index.ts')]
  return `require('node:module').enableCompileCache(${JSON.stringify(cache)})\nrequire(${JSON.stringify(entry)})\n`
}

/** Has each copy take one item after the other, until all are done. */
export async function share<Item, Result>(
  items: readonly Item[],
  copies: readonly string[],
  act: (copy: string, item: Item) => Promise<Result>,
): Promise<Result[]> {
  const left = [...items]
  const actAll = async (copy: string) => {
    const results: Result[] = []
    for (let item = left.shift(); item !== undefined; item = left.shift()) results.push(await act(copy, item))
    return results
  }
  return (await Promise.all(copies.map(actAll))).flat()
}

/** Makes a mistake in a copy, runs the tests that have to notice it, and takes it back. */
export async function play(root: string, mutation: Mutation, sources: readonly Source[]): Promise<Verdict> {
  const mutated = mutate(mutation, sources)
  if (mutated.kind === 'broken') return mutated
  const { source, text } = mutated
  const path = join(root, source.path)
  writeFileSync(path, text)
  try {
    return await test(root, mutation.tests[0], [mutation.tests])
  } finally {
    writeFileSync(path, source.text)
  }
}

/** Runs tests of one file, all of them if no name is given. `broken` if none has one of the names, or if the file does not run at all. */
export async function test(
  root: string,
  path: string,
  tests: readonly Mutation['tests'][],
): Promise<Verdict> {
  const report = join(root, 'reports', 'mutation.json')
  mkdirSync(dirname(report), { recursive: true })
  writeFileSync(report, '{ "testResults": [] }')
  const config = configOf(path)
  const names = tests.map(([, name]) => RegExp.escape(name)).join('|')
  const output = await runJest(root, [
    ...(config === null ? [] : ['--config', config]),
    ...[`__tests__/${path}`, '--testNamePattern', names],
    // A test that waits in vain for what a mutation prevents would keep jest alive.
    ...['--forceExit', '--json', '--outputFile', report, '--cacheDirectory', join(root, 'reports', 'jest')],
  ])
  const { testResults } = jestReport.parse(JSON.parse(readFileSync(report, 'utf8')))
  const results = testResults.flatMap(({ assertionResults }) => assertionResults)
  const failed = results.find(({ status }) => status === 'failed')
  if (failed) return { kind: 'killed', by: failed.fullName }
  if (results.some(({ status }) => status === 'passed')) return { kind: 'survived' }
  const [message] = testResults.flatMap(({ message }) => message || [])
  return { kind: 'broken', problem: message ?? output }
}

/** The configuration of jest for this file, null for that of package.json. */
function configOf(path: string): string | null {
  const config = `__tests__/${dirname(path)}/jest.config.json`
  return existsSync(join(repository, config)) ? config : null
}

/** Does what `npm test` does, in a copy. What tests leave in the folder for temporary files goes away with the copy. */
function runJest(root: string, args: readonly string[]): Promise<string> {
  const temporary = join(root, 'reports', 'tmp')
  mkdirSync(temporary, { recursive: true })
  const env = { ...process.env, TMPDIR: temporary, TEMP: temporary }
  const { scripts } = packageShape.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const [, ...words] = scripts.test.split(' ')
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [...words, ...args],
      { cwd: root, env, maxBuffer: Infinity },
      (_, stdout, stderr) => resolve(`${stdout}${stderr}`.slice(-2_000)),
    )
  })
}
