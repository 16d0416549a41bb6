// The folder `.git` of a checkout, whose hooks can run and whose configuration
// can hold a token.

/** Whether a path leads into it. Some file systems ignore case. */
export function isInGit(path: string): boolean {
  return path.split(/[\\/]/).some((name) => name.toLowerCase() === '.git')
}
