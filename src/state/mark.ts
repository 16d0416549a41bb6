// The hidden mark of our comments. Whoever posts them, and whatever they say, they are known by it.

const mark = '<!-- docs-agent'

/** Begins the mark of a comment with a signed state. */
export const stateMark = `${mark}:v1 `

/** The mark of a comment without a signed state. `text` tells it from others. */
export function plainMark(text: string): string {
  return `${mark} ${text} -->`
}

/** Whether a comment is one of ours, as far as its mark says, which anybody can write. */
export function isMarked(body: string): boolean {
  return body.includes(stateMark) || body.includes(`${mark} `)
}
