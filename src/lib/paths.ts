// Where a path leads, whatever names it has on the way.
import { isAbsolute, relative, sep } from 'node:path'

/**
 * Whether a path leads into the folder `.git` of a checkout, whose hooks can
 * run and whose configuration can hold a token. Some file systems ignore case.
 */
export function isInGit(path: string): boolean {
  return path.split(/[\\/]/).some((name) => name.toLowerCase() === '.git')
}

/** Whether a path, without links, is that folder or inside it. */
export function isInside(path: string, folder: string): boolean {
  const inside = relative(folder, path)
  return !isAbsolute(inside) && inside.split(sep)[0] !== '..'
}
