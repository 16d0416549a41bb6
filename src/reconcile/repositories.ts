// The repositories of a reconcile: which ones its input names, and what is known of each before its comments are read.
import type { Repository } from '../event/event.ts'
import type { KnownRepository } from '../github/read-repositories.ts'

/** A repository whose comments are to be read. */
export type Candidate = {
  owner: string
  name: string
  /** Whether the input names it, not only a pattern. */
  isNamed: boolean
  /** Null until GitHub is asked. */
  known: KnownRepository | null
}

/** The input `repositories`. Empty for the repository of the run. */
export type RepositoryChoice = {
  names: { owner: string; name: string }[]
  /** Such as `acme/docs-*`, or `all`. */
  patterns: string[]
}

const segment = '(?!\\.{1,2}(?:/|$))[A-Za-z0-9._-]{1,100}'
const namePattern = new RegExp(`^${segment}/${segment}$`)
const globPattern = /^[A-Za-z0-9._*-]{1,100}\/[A-Za-z0-9._*-]{1,100}$/
const all = 'all'

/** The choice of the lines, null if a line is not one, or is there twice. */
export function parseRepositoryChoice(lines: readonly string[]): RepositoryChoice | null {
  const [names, patterns]: [string[], string[]] = [[], []]
  for (const line of lines) {
    const isPattern = line === all || (line.includes('*') && globPattern.test(line))
    if (!isPattern && !namePattern.test(line)) return null
    ;(isPattern ? patterns : names).push(line)
  }
  // GitHub ignores the case of names.
  const isOnce = new Set(lines.map((line) => line.toLowerCase())).size === lines.length
  return isOnce ? { names: names.map(partsOf), patterns } : null
}

type Chosen = {
  candidates: Candidate[]
  /** Patterns that match nothing. */
  unmatched: string[]
}

/** The repositories of a choice: of those that are visible, and by their names. */
export function chooseRepositories(
  { names, patterns }: RepositoryChoice,
  own: Repository,
  visible: readonly KnownRepository[],
): Chosen {
  const here = { ...own, isArchived: false }
  if (names.length + patterns.length === 0) return { candidates: [candidateOf(here, true)], unmatched: [] }
  const known = new Map([...visible, here].map((one) => [fullNameOf(one).toLowerCase(), one]))
  const named = names.map((given) => {
    const found = known.get(fullNameOf(given).toLowerCase()) ?? null
    return { ...(found ? candidateOf(found, true) : { ...given, isNamed: true, known: null }) }
  })
  const isNamed = new Set(named.map((one) => fullNameOf(one).toLowerCase()))
  const tests = patterns.map((text) => ({ text, pattern: toRegExp(text) }))
  const matched = visible.filter((one) => tests.some(({ pattern }) => pattern.test(fullNameOf(one))))
  const others = matched.filter((one) => !isNamed.has(fullNameOf(one).toLowerCase()))
  const isUnmatched = (pattern: RegExp) => !visible.some((one) => pattern.test(fullNameOf(one)))
  return {
    candidates: [...named, ...others.map((one) => candidateOf(one, false))],
    unmatched: tests.flatMap(({ text, pattern }) => (isUnmatched(pattern) ? text : [])),
  }
}

/** Such as `acme/widgets`. */
export function fullNameOf({ owner, name }: { owner: string; name: string }): string {
  return `${owner}/${name}`
}

function candidateOf(known: KnownRepository, isNamed: boolean): Candidate {
  return { owner: known.owner, name: known.name, isNamed, known }
}

function toRegExp(pattern: string): RegExp {
  const text = pattern === all ? '*/*' : pattern
  return new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\*+/g, '[^/]*')}$`, 'i')
}

function partsOf(line: string) {
  const [owner = '', name = ''] = line.split('/')
  return { owner, name }
}
