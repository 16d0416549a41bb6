/** Finds out which tests of the bundle reach which part of the sources, by the coverage that V8 counts in each process they start. */

import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { entryOf } from './play.ts'

type Range = { startOffset: number; endOffset: number; count: number }
/** What one process has run of each source, by its path. Ranges of a function are within those before them. */
type Process = Map<string, Range[]>
/** What the processes of one test file have run. */
export type Reach = { test: string; ms: number; processes: Process[] }

const rangeShape = z.object({ startOffset: z.number(), endOffset: z.number(), count: z.number() })
const coverageShape = z.array(
  z.object({ url: z.string(), functions: z.array(z.object({ ranges: z.array(rangeShape) })) }),
)

/** Has the entry of a copy write down what each process runs of these sources. Types are blanked out there, so offsets stay. */
export function countReach(root: string, paths: readonly string[]): void {
  const urls = paths.map((path) => String(pathToFileURL(join(root, path))))
  const script = `
const { Session } = require('node:inspector')
const { writeFileSync } = require('node:fs')
const urls = new Set(${JSON.stringify(urls)})
const session = new Session()
session.connect()
session.post('Profiler.enable')
session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
process.on('exit', () =>
  session.post('Profiler.takePreciseCoverage', (_, { result }) =>
    writeFileSync(
      ${JSON.stringify(folderOf(root))} + '/' + process.pid + '-' + Date.now() + '.json',
      JSON.stringify(result.filter(({ url }) => urls.has(url))),
    ),
  ),
)
${entryOf(root)}`
  writeFileSync(join(root, 'dist', 'index.js'), script)
  mkdirSync(folderOf(root), { recursive: true })
}

/** Takes what the processes wrote down since the last time. */
export function takeReach(root: string): Process[] {
  const folder = folderOf(root)
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : []
  const processes = files.map((file) => toProcess(root, readFileSync(file, 'utf8')))
  for (const file of files) rmSync(file)
  return processes
}

function toProcess(root: string, text: string): Process {
  const start = String(pathToFileURL(join(root, '/')))
  const scripts = coverageShape.parse(JSON.parse(text))
  return new Map(
    scripts.map(({ url, functions }) => [url.slice(start.length), functions.flatMap(({ ranges }) => ranges)]),
  )
}

/** Whether some process has run what is at that offset. */
export function reaches({ processes }: Reach, path: string, offset: number): boolean {
  return processes.some((ranges) => countAt(ranges.get(path) ?? [], offset) > 0)
}

/** The smallest range around the offset counts. */
function countAt(ranges: readonly Range[], offset: number): number {
  const around = ranges.filter(({ startOffset, endOffset }) => startOffset <= offset && offset < endOffset)
  const sizeOf = ({ startOffset, endOffset }: Range) => endOffset - startOffset
  return around.toSorted((a, b) => sizeOf(a) - sizeOf(b))[0]?.count ?? 0
}

function folderOf(root: string): string {
  return join(root, 'reports', 'reach')
}
