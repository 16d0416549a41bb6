import type { Description } from '../description.ts'

export function applyQuirks(d: Description) {
  return d
}
