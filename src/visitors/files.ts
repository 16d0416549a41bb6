// The files of an export. They have a `.partial` name until they are whole, and
// those of an earlier export go first, so that a canceled one never looks
// complete.
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
import { formats as allFormats, extensions, type Format } from './formats.ts'

/**
 * Removes what an earlier export has left in their place, and creates the files,
 * empty. A new temporary folder for null. Throws an InputError.
 */
export function openFiles(
  { outputDir, formats }: Asked,
  roots: FolderRoots,
  log: Pick<Log, 'info'>,
) {
  try {
    const folder = createFolder(outputDir, roots)
    const pathOf = (name: string, format: Format) =>
      join(folder, `${name}.${extensions[format]}`)
    for (const format of allFormats)
      removeEarlier(pathOf('visitors.partial', format), log)
    for (const format of formats) removeEarlier(pathOf('visitors', format), log)

    return formats.map((format) => {
      const partial = pathOf('visitors.partial', format)
      const whole = pathOf('visitors', format)
      // With `wx`, a link in the place of the file is not followed.
      return { format, partial, whole, descriptor: openSync(partial, 'wx') }
    })
  } catch (error) {
    throw folderError(outputDir, error)
  }
}

type Asked = { outputDir: string | null; formats: readonly Format[] }

/** It can be somebody else's as well, so that it doesn't go unsaid. */
function removeEarlier(path: string, log: Pick<Log, 'info'>): void {
  // A link that leads nowhere is something as well.
  if (!lstatSync(path, { throwIfNoEntry: false })) return
  rmSync(path)
  log.info(`Removed an earlier ${basename(path)}`)
}

type Files = ReturnType<typeof openFiles>

/**
 * Writes the files, and gives them their whole names if they are complete.
 * Returns the path of each format's. Throws an InputError if they cannot be
 * written, or if another export has written into the folder meanwhile.
 */
export function finishFiles(
  files: Files,
  { outputDir }: Pick<Asked, 'outputDir'>,
  isWhole: boolean,
  textOf: (format: Format) => string,
): Record<string, string> {
  try {
    for (const { format, descriptor } of files)
      writeFileSync(descriptor, textOf(format))
    const paths = files.map((file) => [file.format, nameFile(file, isWhole)])
    return Object.fromEntries(paths)
  } catch (error) {
    throw error instanceof InputError ? error : folderError(outputDir, error)
  }
}

/** Returns the path that the file has from now on. */
function nameFile(
  { partial, whole, descriptor }: Files[number],
  isWhole: boolean,
): string {
  const { ino } = fstatSync(descriptor)
  closeSync(descriptor)
  if (statSync(partial, { throwIfNoEntry: false })?.ino !== ino)
    throw new InputError([
      'Another export wrote to the same `output-dir`. Give each export its own folder.',
    ])
  if (!isWhole) return partial
  renameSync(partial, whole)
  return whole
}

/** Leaves no file. */
export function discardFiles(files: Files): void {
  for (const { descriptor, partial } of files) {
    closeSync(descriptor)
    rmSync(partial, { force: true })
  }
}
