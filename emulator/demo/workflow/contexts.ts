/**
 * The contexts of expressions: what the emulated event and the steps that ran give, and stand-ins for the rest.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/contexts
 */

import { PartlyKnown, type Scope, toDictionary, toValue, type Value } from './expressions.ts'
import type { StandIns } from './stand-ins.ts'

/** How a step or a job ended. */
type Conclusion = 'success' | 'failure' | 'skipped'

export type Run = {
  /** The runner's variables. */
  variables: Record<string, string>
  payload: unknown
  token: string
  standIns: StandIns
}

/** What a job or a step left for those after it. Null for outputs that are not known. */
export type Left = { outcome: Conclusion; conclusion: Conclusion; outputs: Record<string, string> | null }

export type Place = {
  env: Record<string, string>
  needs: ReadonlyMap<string, Left>
  steps: ReadonlyMap<string, Left>
  matrix: unknown
  /** Whether everything that the condition depends on has passed. */
  isSuccess: boolean
  /** Whether something of it has failed. What was skipped has neither passed nor failed. */
  hasFailed: boolean
}

/** Returns what an expression of an input reads. An empty name is any other place. */
export function makeScope(run: Run, place: Place, input = ''): Scope {
  const { standIns } = run
  const partly = (path: string, known: Record<string, unknown> = {}) => {
    const values = Object.entries(known).map(([name, value]) => [name, toValue(value)])
    return new PartlyKnown(Object.fromEntries(values), (name) => standIns.read(`${path}.${name}`, input))
  }
  const { needs, steps, matrix, env, isSuccess, hasFailed } = place
  return {
    contexts: {
      github: partly('github', describeRun(run)),
      ...{ secrets: partly('secrets'), vars: partly('vars') },
      // Only events that are not played have inputs.
      ...{ inputs: toValue({}), env: toValue(env), matrix: toValue(matrix) },
      strategy: toValue({ 'fail-fast': true, 'job-index': 0, 'job-total': 1, 'max-parallel': 1 }),
      job: partly('job', { status: hasFailed ? 'failure' : 'success' }),
      runner: partly('runner', pick(run.variables, 'RUNNER_')),
      needs: describeAll(
        needs,
        ({ conclusion }) => ({ result: toValue(conclusion) }),
        (id) => partly(`needs.${id}.outputs`),
      ),
      steps: describeAll(
        steps,
        ({ outcome, conclusion }) => ({ outcome: toValue(outcome), conclusion: toValue(conclusion) }),
        (id) => partly(`steps.${id}.outputs`),
      ),
    },
    functions: {
      success: () => toValue(isSuccess),
      failure: () => toValue(hasFailed),
      always: () => toValue(true),
      cancelled: () => toValue(false),
      hashFiles: () => toValue(standIns.read('hashFiles()', input)),
    },
  }
}

function describeRun({ variables, payload, token }: Run): Record<string, unknown> {
  const { GITHUB_ACTOR: triggering_actor } = variables
  return { ...pick(variables, 'GITHUB_'), triggering_actor, token, event: payload }
}

/** Returns the variables with that prefix, by their names in a context, such as `event_name`. */
function pick(variables: Record<string, string>, prefix: string): Record<string, string> {
  const entries = Object.entries(variables).filter(([name]) => name.startsWith(prefix))
  return Object.fromEntries(entries.map(([name, value]) => [name.slice(prefix.length).toLowerCase(), value]))
}

function describeAll(
  all: ReadonlyMap<string, Left>,
  describe: (left: Left) => Record<string, Value>,
  unknownOutputs: (id: string) => Value,
): Value {
  const described = [...all].map(([id, left]) => {
    const outputs = left.outputs === null ? unknownOutputs(id) : toValue(left.outputs)
    return [id, toDictionary({ ...describe(left), outputs })] as const
  })
  return toDictionary(Object.fromEntries(described))
}
