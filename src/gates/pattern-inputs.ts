// Inputs that are filter patterns.
import { type InputParser, lines } from '../runner/input-parsers.ts'
import { type FilterPattern, parseFilterPattern } from './filter-patterns.ts'

/** Branches of the agent's pull requests. */
export const branchPatterns = filterPatterns('`mintlify/*`')

/** In a pattern, a backslash makes a comma one of the path. */
const patternLines = lines({ noun: 'pattern', hasStrayComma: (line) => /(?<!\\),/.test(line) })

/** Filter patterns as in `on.push.paths`, one on each line. */
export function filterPatterns(example: string): InputParser<FilterPattern[]> {
  return {
    parse(text) {
      const patterns = patternLines.parse(text)?.map(parseFilterPattern) ?? [null]
      const readable = patterns.filter((pattern) => pattern !== null)
      const hasPositive = readable.some(({ isNegated }) => !isNegated)
      return readable.length === patterns.length && (hasPositive || readable.length === 0)
        ? readable
        : undefined
    },
    describe: (text) => (patternLines.parse(text) ? undefined : patternLines.description),
    description: `be filter patterns as in \`on.push.paths\`, one on each line, such as ${example}, and at least one without \`!\``,
  }
}
