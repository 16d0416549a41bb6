// The files of an export. They have a `.partial` name until they are whole, so
// that a canceled export never looks complete, and no file of an earlier export
// is left beside them.
import {
  closeSync,
  fstatSync,
  lstatSync,
  openSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { InputError } from '../outcome.ts'
import type { Log } from '../runner/log.ts'
import { createFolder, type FolderRoots, folderError } from './folder.ts'
import { extensions, type Format } from './formats.ts'

/**
 * Removes what an earlier export has left in the folder, and creates the files,
 * empty. A new temporary folder for null. Throws an InputError.
 */
export function openFiles(
  { outputDir, formats }: Asked,
  roots: FolderRoots,
  log: Pick<Log, 'info'>,
) {
  try {
    const folder = createFolder(outputDir, roots)
    const pathsOf = (extension: string) => ({
      partial: join(folder, `visitors.partial.${extension}`),
      whole: join(folder, `visitors.${extension}`),
    })
    // Of every format, because an earlier export may have had others.
    for (const extension of Object.values(extensions))
      for (const path of Object.values(pathsOf(extension)))
        removeEarlier(path, log)

    return formats.map((format) => {
      const paths = pathsOf(extensions[format])
      // With `wx`, a link in the place of the file is not followed.
      return { format, ...paths, descriptor: openSync(paths.partial, 'wx') }
    })
  } catch (error) {
    throw folderError(outputDir, error)
  }
}

type Asked = { outputDir: string | null; formats: readonly Format[] }

/** It can be a page of another's as well, so that it doesn't go unsaid. */
function removeEarlier(path: string, log: Pick<Log, 'info'>): void {
  // A link that leads nowhere is something as well.
  if (!lstatSync(path, { throwIfNoEntry: false })) return
  rmSync(path)
  log.info(`Removed an earlier ${basename(path)}`)
}

type Files = ReturnType<typeof openFiles>

/**
 * Writes the files, and gives them their whole names if they are complete.
 * Returns the path of each format's. Throws an InputError if another export has
 * written into the folder meanwhile.
 */
export function finishFiles(
  files: Files,
  isWhole: boolean,
  textOf: (format: Format) => string,
): Record<string, string> {
  const paths = files.map(({ format, partial, whole, descriptor }) => {
    writeFileSync(descriptor, textOf(format))
    const { ino } = fstatSync(descriptor)
    closeSync(descriptor)

    if (statSync(partial, { throwIfNoEntry: false })?.ino !== ino)
      throw new InputError([
        'Another export has written into the folder of `output-dir` meanwhile. Give each export a folder of its own.',
      ])
    if (isWhole) renameSync(partial, whole)
    return [format, isWhole ? whole : partial]
  })
  return Object.fromEntries(paths)
}

/** Leaves no file. */
export function discardFiles(files: Files): void {
  for (const { descriptor, partial } of files) {
    closeSync(descriptor)
    rmSync(partial, { force: true })
  }
}
