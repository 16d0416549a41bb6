// What is said of a comment with a state that cannot be used, and what to do about it. `url`: page of the comment.

/** `login`: of its author, null if nobody knows it. */
export function foreignStateText(login: string | null, url: string): string {
  const author = login ? `\`${login}\`` : 'an account that is gone'
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
      ? 'What the action keeps in its comment is damaged'
      : 'The comment contains what the action keeps there more than once'
  return `${what}: delete that comment, and the next request starts a new agent job (${url}).`
}

/** Of a state that would not be read back. */
export const unwritableStateText = 'What the comment would have to keep is too long, so it was not written.'
