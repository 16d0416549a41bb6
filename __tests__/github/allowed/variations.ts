// What a description may allow beside a usual answer: values that are absent, null or empty, and times with an offset.

/** `change`: such as `0/user = {}`. */
export type Variation = { change: string; data: unknown }

type Change = { path: string[]; value: unknown }

const maxDepth = 5
/** Addresses and ids that nobody reads, and names without which a repository is none. */
const fixed = /^(?:_links|node_id|url|avatar_url|gravatar_id|full_name)$|(?<!^html|^issue|^target)_url$/

/** Every answer that differs from this one in one value. Of a list, the first item differs. */
export function listVariations(usual: unknown): Variation[] {
  return listChanges(usual, [], maxDepth).map((change) => ({
    change: `${change.path.join('/')} = ${JSON.stringify(change.value)}`,
    data: changeAt(usual, change.path, change.value),
  }))
}

function listChanges(value: unknown, path: string[], depth: number): Change[] {
  const own = path.length === 0 ? [] : othersThan(value).map((other) => ({ path, value: other }))
  if (depth === 0 || typeof value !== 'object' || value === null) return own
  const entries = Object.entries(value).slice(0, Array.isArray(value) ? 1 : undefined)
  const below = entries
    .filter(([name]) => !fixed.test(name))
    .flatMap(([name, one]) => listChanges(one, [...path, name], depth - 1))
  return [...own, ...below]
}

/** `undefined` stands for no value. */
function othersThan(value: unknown): unknown[] {
  if (Array.isArray(value)) return [undefined, null, []]
  if (typeof value === 'object') return [undefined, null, {}]
  if (typeof value !== 'string') return [undefined, null]
  const isTime = /^\d{4}-\d\d-\d\dT/.test(value)
  return [undefined, null, '', ...(isTime ? ['2026-11-20T16:02:00+02:00'] : [])]
}

function changeAt(value: unknown, [name = '', ...rest]: string[], other: unknown): unknown {
  const next = rest.length === 0 ? other : changeAt(Object(value)[name], rest, other)
  if (Array.isArray(value)) return value.map((one, index) => (String(index) === name ? next : one))
  return { ...Object(value), [name]: next }
}
