// What is said of a comment with a state that cannot be used, and what to do about it. `url`: page of the comment.

/** `login`: of its author, null if nobody knows it. */
export function foreignStateText(login: string | null, url: string): string {
  const author = login ? `\`${login}\`` : 'a deleted account'
  return `The comment by ${author} was written with another account: use one token, or delete it (${url}).`
}

/** Of a comment that another version of the action has written. */
export function newerStateText(url: string): string {
  return `The comment was written by a newer version of this action: update the action. Nothing is written to it (${url}).`
}

/** Of a comment that somebody has edited. */
export function damagedStateText(how: 'cut' | 'duplicated', url: string): string {
  const what =
    how === 'cut'
      ? "The state in the action's comment is damaged"
      : "The comment contains the action's state more than once"
  return `${what}: delete that comment, and the next request starts a new agent job (${url}).`
}

/** Of a state that would not be read back. */
export const unwritableStateText = "The state is too long for the comment, so it wasn't written."
