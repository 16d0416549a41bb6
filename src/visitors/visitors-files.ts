// The files of an export, written as rows arrive. They bear a `.partial` name until they are complete, so that a canceled
// export never looks whole.
import { closeSync, openSync, rmSync, statSync } from 'node:fs'
import { appendFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { VisitorsRow } from './counts.ts'
import type { TableEnd, TableFormat, TableHead } from './file-formats.ts'
import { type OutputRoots, outputDirError, prepareOutputDir } from './output-dir.ts'
import type { Format } from './visitors.ts'

export type VisitorsFilesOptions = {
  /** Null for a new temporary directory. */
  outputDir: string | null
  /** How each wanted format writes the table. */
  tables: readonly WantedTable[]
  roots: OutputRoots
}

export type WantedTable = { format: Format; table: TableFormat }

type File = { format: Format; table: TableFormat; partial: string; whole: string }

/** The files, created empty. Throws an InputError if that fails. */
export function openVisitorsFiles({ outputDir, tables, roots }: VisitorsFilesOptions) {
  const folder = prepareOutputDir(outputDir, roots)
  const files = tables.map((wanted) => fileOf(wanted, folder))
  createAll(files)
  /** Of the period that is written now. */
  let hasRows = false
  /** Those that have a place for the rows of that period. */
  let written = files
  const append = (textOf: (table: TableFormat) => string, into = files) =>
    Promise.all(into.map(({ partial, table }) => appendFile(partial, textOf(table))))
  return {
    async begin(head: TableHead) {
      await append((table) => table.begin(head))
    },
    async add(rows: readonly VisitorsRow[]) {
      if (rows.length === 0) return
      await append((table) => table.rows(rows, !hasRows), written)
      hasRows = true
    },
    async beginBefore(head: TableHead) {
      written = files.filter(({ table }) => table.beginBefore !== null)
      await append((table) => table.beginBefore?.(head) ?? '', written)
      hasRows = false
    },
    async finish(end: TableEnd): Promise<Partial<Record<Format, string>>> {
      await append((table) => table.end(end))
      if (end.complete) await Promise.all(files.map(({ partial, whole }) => rename(partial, whole)))
      return Object.fromEntries(
        files.map(({ format, partial, whole }) => [format, end.complete ? whole : partial]),
      )
    },
    async discard() {
      await Promise.all(files.map(({ partial }) => rm(partial, { force: true })))
    },
  }
}

function fileOf({ format, table }: WantedTable, folder: string): File {
  const partial = join(folder, `visitors.partial.${table.extension}`)
  return { format, table, partial, whole: join(folder, `visitors.${table.extension}`) }
}

/** Creates the partial files anew, and leaves none if one cannot be created. */
function createAll(files: readonly File[]): void {
  try {
    for (const { partial, whole } of files) {
      // With `wx`, a link in the place of the file is not followed.
      rmSync(partial, { force: true })
      closeSync(openSync(partial, 'wx'))
      if (statSync(whole, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${whole} is a folder`)
    }
  } catch (cause) {
    for (const { partial } of files) removeQuietly(partial)
    throw outputDirError(cause)
  }
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // A file that could not be created need not be removed.
  }
}
