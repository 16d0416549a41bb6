// The files of an export, written as rows arrive. They bear a `.partial` name until they are complete, so that an
// interrupted export never looks whole.
import { closeSync, openSync, rmSync, statSync } from 'node:fs'
import { appendFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import {
  type TableEnd,
  type TableFormat,
  type TableHead,
  tableFormats,
} from '../../domain/visitors/file-formats.ts'
import type { Format, VisitorsRow } from '../../domain/visitors/visitors.ts'
import { type Places, prepareOutputFolder, unusable } from './output-folder.ts'

export type VisitorsFilesSetting = {
  /** Blank for a new folder under the temporary one. */
  outputDir: string
  formats: readonly Format[]
  places: Places
}

type File = { format: Format; table: TableFormat; partial: string; whole: string }

/** The files, empty and proven writable. Throws an InputError if the folder will not do. */
export function openVisitorsFiles({ outputDir, formats, places }: VisitorsFilesSetting) {
  const folder = prepareOutputFolder(outputDir, places)
  const files = formats.map((format) => fileOf(format, folder))
  createAll(files)
  let hasRows = false
  const append = (textOf: (table: TableFormat) => string) =>
    Promise.all(files.map(({ partial, table }) => appendFile(partial, textOf(table))))
  return {
    async begin(head: TableHead) {
      await append((table) => table.begin(head))
    },
    async add(rows: readonly VisitorsRow[]) {
      if (rows.length === 0) return
      await append((table) => table.rows(rows, !hasRows))
      hasRows = true
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

function fileOf(format: Format, folder: string): File {
  const table = tableFormats[format]
  const partial = join(folder, `visitors.partial.${table.extension}`)
  return { format, table, partial, whole: join(folder, `visitors.${table.extension}`) }
}

/** Creates the partial files anew, and leaves none if one cannot be created. */
function createAll(files: readonly File[]): void {
  try {
    for (const { partial, whole } of files) {
      // Exclusive creation follows no link that may be in the place of the file.
      rmSync(partial, { force: true })
      closeSync(openSync(partial, 'wx'))
      if (statSync(whole, { throwIfNoEntry: false })?.isDirectory()) throw new Error(`${whole} is a folder`)
    }
  } catch (cause) {
    for (const { partial } of files) removeQuietly(partial)
    throw unusable(cause)
  }
}

function removeQuietly(path: string): void {
  try {
    rmSync(path, { force: true })
  } catch {
    // What could not be created need not be removed.
  }
}
