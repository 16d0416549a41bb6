// Whether a file is inside a folder, for the paths that inputs name.
import { isAbsolute, relative, sep } from 'node:path'

/** Both are real paths. A folder is inside itself. */
export function isInside(real: string, root: string): boolean {
  const path = relative(root, real)
  return path !== '..' && !path.startsWith(`..${sep}`) && !isAbsolute(path)
}
