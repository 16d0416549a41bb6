// Filter patterns with the meaning that they have in a workflow's `on.push.paths` and `on.push.branches`. The common glob
// libraries read `?`, `+` and `**` in another way.
//
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet

export type FilterPattern = {
  /** Whether the pattern begins with `!` and takes back what earlier ones matched. */
  isNegated: boolean
  expression: RegExp
}

/** The pattern in a text such as `docs/**` or `!docs/drafts/*`, null for a text that is none. */
export function parseFilterPattern(text: string): FilterPattern | null {
  const isNegated = text.startsWith('!')
  const source = toSource(isNegated ? text.slice(1) : text)
  return source === null ? null : { isNegated, expression: new RegExp(`^${source}$`, 'su') }
}

/** Whether a path or a branch is matched: of the patterns that match it, the last one decides. */
export function isMatched(name: string, patterns: readonly FilterPattern[]): boolean {
  const last = patterns.findLast(({ expression }) => expression.test(name))
  return last !== undefined && !last.isNegated
}

const tokens = /(\*\*\/)|(\*\*)|(\*)|([?+])|\[([^\]]*)\]|\\(.)|([^*?+[\]\\])/suy

/** The source of a regular expression, null for a pattern that cannot be read. */
function toSource(glob: string): string | null {
  let source = ''
  let isRepeatable = false
  tokens.lastIndex = 0
  while (tokens.lastIndex < glob.length) {
    const start = tokens.lastIndex
    const token = tokens.exec(glob)
    const isSegmentStart = start === 0 || glob[start - 1] === '/'
    const part: Part | null = token && toPart(token, { isSegmentStart, isRepeatable })
    if (!part) return null
    source += part.source
    isRepeatable = part.isRepeatable
  }
  return source || null
}

type Position = { isSegmentStart: boolean; isRepeatable: boolean }

/** `isRepeatable`: whether `?` or `+` may follow. */
type Part = { source: string; isRepeatable: boolean }

function toPart(token: RegExpExecArray, { isSegmentStart, isRepeatable }: Position): Part | null {
  const [, directories, anything, name, quantifier, set, escaped, literal] = token
  if (directories) return { source: isSegmentStart ? '(?:.*/)?' : '.*/', isRepeatable: false }
  if (anything) return { source: '.*', isRepeatable: false }
  if (name) return { source: '[^/]*', isRepeatable: false }
  if (quantifier) return isRepeatable ? { source: quantifier, isRepeatable: false } : null
  if (set !== undefined) return isReadableSet(set) ? { source: `[${set}]`, isRepeatable: true } : null
  const character = escaped ?? literal ?? ''
  return { source: `\\u{${character.codePointAt(0)?.toString(16)}}`, isRepeatable: true }
}

/** Whether a set in brackets holds only letters, digits, and ranges of one kind of them in order. */
function isReadableSet(set: string): boolean {
  const members = /^(?:[A-Za-z0-9](?:-[A-Za-z0-9])?)+$/
  return members.test(set) && (set.match(/.-./g) ?? []).every(isReadableRange)
}

function isReadableRange(range: string): boolean {
  const isOfOneKind = [/[a-z]-[a-z]/, /[A-Z]-[A-Z]/, /\d-\d/].some((kind) => kind.test(range))
  return isOfOneKind && range.charAt(0) <= range.charAt(2)
}
