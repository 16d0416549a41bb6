// Filter patterns with the meaning that they have in a workflow's `on.push.paths` and `on.push.branches`. The common glob
// libraries read `?`, `+` and `**` in another way, and a regular expression can need hours for a long path.
//
// https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#filter-pattern-cheat-sheet

export type FilterPattern = {
  /** Whether the pattern begins with `!` and takes back what earlier ones matched. */
  isNegated: boolean
  steps: readonly Step[]
}

type Accepts = (character: string) => boolean

/** One part of a pattern. It takes a character, and with it stays where it is, goes on to the next step, or both. */
type Step = {
  stays: Accepts
  leaves: Accepts
  /** Whether the next step may begin without a character for this one. */
  isOptional: boolean
}

/** The pattern in a text such as `docs/**` or `!docs/drafts/*`, null for a text that is none. */
export function parseFilterPattern(text: string): FilterPattern | null {
  const isNegated = text.startsWith('!')
  const steps = parseSteps(isNegated ? text.slice(1) : text)
  return steps && { isNegated, steps }
}

/** Whether a path or a branch is matched: of the patterns that match it, the last one decides. */
export function isMatched(name: string, patterns: readonly FilterPattern[]): boolean {
  const last = patterns.findLast(({ steps }) => matches(name, steps))
  return last !== undefined && !last.isNegated
}

/** `begun`: a step that has taken no character yet, so that it may be left out. */
type Places = ('begun' | 'inside' | undefined)[]

/** Whether the steps take the whole name. All ways through them are followed at once, character by character. */
function matches(name: string, steps: readonly Step[]): boolean {
  let places = skipOptional(['begun'], steps)
  for (const character of name) {
    const next: Places = []
    for (const [index, { stays, leaves }] of steps.entries()) {
      if (places[index] === undefined) continue
      if (stays(character)) next[index] ??= 'inside'
      if (leaves(character)) next[index + 1] = 'begun'
    }
    places = skipOptional(next, steps)
  }
  return places[steps.length] !== undefined
}

/** Begins each step after one that may be left out. */
function skipOptional(places: Places, steps: readonly Step[]): Places {
  for (const [index, { isOptional }] of steps.entries())
    if (isOptional && places[index] === 'begun') places[index + 1] = 'begun'
  return places
}

const tokens = /(\*\*\/)|(\*\*)|(\*)|(?:\[([^\]]*)\]|\\(.)|([^*?+[\]\\]))([?+]?)/suy

/** Null for a pattern that cannot be read. */
function parseSteps(glob: string): Step[] | null {
  const steps: Step[] = []
  tokens.lastIndex = 0
  while (tokens.lastIndex < glob.length) {
    const start = tokens.lastIndex
    const token = tokens.exec(glob)
    const isSegmentStart = start === 0 || glob[start - 1] === '/'
    const step = token && toStep(token, isSegmentStart)
    if (!step) return null
    steps.push(step)
  }
  return steps.length === 0 ? null : steps
}

function toStep(token: RegExpExecArray, isSegmentStart: boolean): Step | null {
  const [, directories, anything, name, set, escaped, literal, quantifier] = token
  // At the start of a segment, `**/` may stand for nothing at all.
  if (directories) return { stays: any, leaves: isCharacter('/'), isOptional: isSegmentStart }
  if (anything) return { stays: any, leaves: any, isOptional: true }
  if (name) return { stays: notSlash, leaves: notSlash, isOptional: true }
  const accepts = set === undefined ? isCharacter(escaped ?? literal ?? '') : inSet(set)
  return (
    accepts && { stays: quantifier === '+' ? accepts : none, leaves: accepts, isOptional: quantifier === '?' }
  )
}

const any: Accepts = () => true
const none: Accepts = () => false
const notSlash: Accepts = (character) => character !== '/'

function isCharacter(expected: string): Accepts {
  return (character) => character === expected
}

/** Null unless the set in brackets holds only letters, digits, and ranges of one kind of them in order. */
function inSet(set: string): Accepts | null {
  const members = /^(?:[A-Za-z0-9](?:-[A-Za-z0-9])?)+$/
  const isReadable = members.test(set) && (set.match(/.-./g) ?? []).every(isReadableRange)
  if (!isReadable) return null
  const expression = new RegExp(`^[${set}]$`)
  return (character) => expression.test(character)
}

function isReadableRange(range: string): boolean {
  const isOfOneKind = [/[a-z]-[a-z]/, /[A-Z]-[A-Z]/, /\d-\d/].some((kind) => kind.test(range))
  return isOfOneKind && range.charAt(0) <= range.charAt(2)
}
