// The files of an export, written as rows arrive. They have a `.partial` name
// until they are whole, so that a canceled export never looks complete.
import { closeSync, openSync, rmSync, statSync } from 'node:fs'
import { appendFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { VisitorsRow } from './counts.ts'
import { folderError } from './folder.ts'
import type { Format, TableEnd, TableFormat } from './formats.ts'
import type { PeriodTotals } from './period.ts'

export type VisitorsFiles = ReturnType<typeof openVisitorsFiles>
export type Table = { format: Format; table: TableFormat }
type File = Table & { partial: string; whole: string }

/**
 * The files of these tables, created empty. Throws an InputError if one cannot
 * be created.
 */
export function openVisitorsFiles(folder: string, tables: readonly Table[]) {
  const files = tables.map(({ format, table }): File => {
    const pathOf = (name: string) => join(folder, `${name}.${table.extension}`)
    return {
      format,
      table,
      partial: pathOf('visitors.partial'),
      whole: pathOf('visitors'),
    }
  })
  createAll(files)
  const filesOfBoth = files.filter(({ table }) => table.beginBefore !== null)
  return {
    /** Adds rows of the period. */
    add: createPart(files, (table, head) => table.begin(head)),
    /**
     * Adds rows of the period before, after all of the period, to the formats
     * that have both.
     */
    addBefore: createPart(
      filesOfBoth,
      (table, head) => table.beginBefore?.(head) ?? '',
    ),
    /**
     * Ends the files, and gives them their whole names if they are complete.
     * Returns the path of each.
     */
    async finish(end: TableEnd): Promise<Partial<Record<Format, string>>> {
      await append(files, (table) => table.end(end))
      if (end.complete)
        await Promise.all(
          files.map(({ partial, whole }) => rename(partial, whole)),
        )
      return Object.fromEntries(
        files.map((file) => [
          file.format,
          end.complete ? file.whole : file.partial,
        ]),
      )
    },
    /** Leaves no file. */
    async discard(): Promise<void> {
      await Promise.all(
        files.map(({ partial }) => rm(partial, { force: true })),
      )
    },
  }
}

/**
 * A function that adds rows of one period to files, and its head before the
 * first of them.
 */
function createPart(
  files: readonly File[],
  begin: (table: TableFormat, head: PeriodTotals) => string,
) {
  let [hasHead, hasRows] = [false, false]
  return async (
    head: PeriodTotals,
    rows: readonly VisitorsRow[],
  ): Promise<void> => {
    if (!hasHead) await append(files, (table) => begin(table, head))
    hasHead = true
    if (rows.length === 0) return
    await append(files, (table) => table.rows(rows, !hasRows))
    hasRows = true
  }
}

async function append(
  files: readonly File[],
  textOf: (table: TableFormat) => string,
): Promise<void> {
  await Promise.all(
    files.map(({ partial, table }) => appendFile(partial, textOf(table))),
  )
}

/** Creates the partial files anew. */
function createAll(files: readonly File[]): void {
  try {
    for (const { partial, whole } of files) {
      // With `wx`, a link in the place of the file is not followed.
      rmSync(partial, { force: true })
      closeSync(openSync(partial, 'wx'))
      if (statSync(whole, { throwIfNoEntry: false })?.isDirectory())
        throw new Error(`${whole} is a folder`)
    }
  } catch (error) {
    throw folderError(error)
  }
}
