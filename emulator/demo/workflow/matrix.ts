/** The first combination of a matrix. */

import { failure, type Result, success } from '../../shared/result.ts'

type Combination = Record<string, unknown>

/**
 * Returns the first combination, null without a matrix, or why none is played.
 *
 * https://docs.github.com/actions/how-tos/write-workflows/choose-what-workflows-do/run-job-variations
 */
export function firstCombination(strategy: unknown): Result<Combination | null, string> {
  const { matrix = null } = Object(strategy)
  if (matrix === null) return success(null)
  const { include = [], exclude = [], ...axes } = Object(matrix)
  if (!Array.isArray(include) || !isEmptyList(exclude)) return failure('its matrix has `exclude`')
  const names = Object.keys(axes)
  const first = Object.fromEntries(names.map((name) => [name, [axes[name]].flat()[0]]))
  if (names.length === 0) return include[0] ? success(include[0]) : failure('its matrix is empty')
  if (Object.values(first).includes(undefined)) return failure('its matrix is empty')
  // What is included extends each combination whose values it doesn't change.
  const extensions = include.filter((one: Combination) =>
    names.every((name) => one[name] === undefined || one[name] === first[name]),
  )
  return success(Object.assign({}, ...extensions, first))
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0
}
