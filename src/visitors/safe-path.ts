// Paths that cannot be more than a path. Anybody can make one up by requesting it.

export const maxSafePathLength = 200

/** Whether a path has only characters that cannot be more than a path, and no more than 200. */
export function isSafePath(path: string): boolean {
  return path.length <= maxSafePathLength && /^[/A-Za-z0-9._~%-]+$/.test(path)
}
