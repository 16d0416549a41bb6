// Reads a webhook payload part by part. Every run reads one, and loading the schemas for it takes longer than all else
// that a run does which a gate closes. What is missing, or of another type, is not there.

export type Part = { readonly [name: string]: unknown }

/** An object, null for anything else. */
export function partAt(part: Part, name: string): Part | null {
  const value = part[name]
  return isPart(value) ? value : null
}

/** A text, null for anything else. */
export function textAt(part: Part, name: string): string | null {
  const value = part[name]
  return typeof value === 'string' ? value : null
}

/** A whole number from 0, null for anything else. */
export function countAt(part: Part, name: string): number | null {
  const value = part[name]
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null
}

/** What `read` makes of each object of a list. Null for anything else, or if it makes null of one. */
export function listAt<T>(part: Part, name: string, read: (item: Part) => T | null): T[] | null {
  const value = part[name]
  if (!Array.isArray(value)) return null
  const items = value.map((item: unknown) => (isPart(item) ? read(item) : null))
  return items.every((item) => item !== null) ? items : null
}

function isPart(value: unknown): value is Part {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
