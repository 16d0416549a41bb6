// The files of an export, written as rows arrive. They have a `.partial` name
// until they are whole, so that a canceled export never looks complete, and no
// file of an earlier export is left beside them.
import { rmSync, statSync } from 'node:fs'
import { type FileHandle, open, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { InputError } from '../outcome.ts'
import type { VisitorsRow } from './counts.ts'
import { type Folder, folderError } from './folder.ts'
import type { Format, TableEnd, TableFormat } from './formats.ts'
import type { PeriodTotals } from './period.ts'

export type VisitorsFiles = Awaited<ReturnType<typeof openVisitorsFiles>>
export type Table = { format: Format; table: TableFormat }
type File = Table & {
  partial: string
  whole: string
  /** Of the partial file. */
  handle: FileHandle
}

/** Of every format, because an earlier export may have had others. */
const extensions = ['csv', 'json', 'md', 'html']

/**
 * The files of these tables, created empty. Throws an InputError if one cannot
 * be created.
 */
export async function openVisitorsFiles(
  folder: Folder,
  tables: readonly Table[],
) {
  const files = await createAll(folder, tables)
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
     * Returns the path of each. Throws an InputError if another export has
     * written into the folder meanwhile.
     */
    async finish(end: TableEnd): Promise<Partial<Record<Format, string>>> {
      await append(files, (table) => table.end(end))
      for (const file of files) await finishOne(file, end)
      return Object.fromEntries(
        files.map((file) => [
          file.format,
          end.complete ? file.whole : file.partial,
        ]),
      )
    },
    /** Leaves no file. */
    async discard(): Promise<void> {
      for (const { handle, partial } of files) {
        await handle.close()
        await rm(partial, { force: true })
      }
    },
  }
}

async function finishOne(
  { handle, partial, whole, table }: File,
  { complete }: TableEnd,
): Promise<void> {
  if (table.needsByteOrderMark) await markByteOrder(handle)
  const own = await handle.stat()
  const standing = await stat(partial).catch(() => null)
  await handle.close()
  if (standing?.ino !== own.ino)
    throw new InputError([
      'Another export has written into the folder of `output-dir` meanwhile. Give each export a folder of its own.',
    ])
  if (complete) await rename(partial, whole)
}

/**
 * Excel takes a file for UTF-8 only with a byte order mark. One that is plain
 * ASCII needs none.
 */
async function markByteOrder(handle: FileHandle): Promise<void> {
  const { size } = await handle.stat()
  const content = Buffer.alloc(size)
  await handle.read(content, 0, size, 0)
  if (content.every((byte) => byte < 0x80)) return

  const marked = Buffer.concat([Buffer.from('\ufeff'), content])
  await handle.write(marked, 0, marked.length, 0)
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
    files.map(({ handle, table }) => handle.appendFile(textOf(table))),
  )
}

/** Removes what an earlier export has left, and creates the partial files. */
async function createAll(
  folder: Folder,
  tables: readonly Table[],
): Promise<File[]> {
  const pathOf = (name: string) => join(folder.path, name)
  const files: File[] = []
  try {
    for (const extension of extensions) {
      rmSync(pathOf(`visitors.partial.${extension}`), { force: true })
      const whole = pathOf(`visitors.${extension}`)
      if (statSync(whole, { throwIfNoEntry: false })?.isDirectory())
        throw new Error(`${whole} is a folder`)
      rmSync(whole, { force: true })
    }
    for (const { format, table } of tables) {
      const partial = pathOf(`visitors.partial.${table.extension}`)
      const whole = pathOf(`visitors.${table.extension}`)
      // With `wx`, a link in the place of the file is not followed.
      const handle = await open(partial, 'wx+')
      files.push({ format, table, partial, whole, handle })
    }
    return files
  } catch (error) {
    await Promise.all(files.map(({ handle }) => handle.close()))
    throw folderError(folder, error)
  }
}
