// The inputs of the reconcile, parsed. An invalid input ends the run before any request.
import {
  boolean,
  type InputParser,
  lines,
  optional,
  positiveDecimal,
  readInput,
  someOf,
} from '../../adapters/runner/input-parsers.ts'
import type { FilterPattern } from '../../domain/gates/filter-patterns.ts'
import type { ServiceInputs } from '../../domain/job/inputs.ts'
import { type FailableReconcileResult, failableReconcileResults } from '../../domain/reconcile/report.ts'
import { parseRepositoryChoice, type RepositoryChoice } from '../../domain/reconcile/repositories.ts'
import {
  branchPatterns,
  command,
  commentKey,
  headerSecret,
  readServiceInputsWithKey,
  refuseShortSigningKey,
  signingSecret,
} from '../shared-inputs.ts'

export type ReconcileInputs = ServiceInputs & {
  apiKey: string
  repositories: RepositoryChoice
  githubToken: string | null
  docsToken: string | null
  agentBranches: FilterPattern[]
  /** Null if the API key signs the state of the comments. */
  stateSecret: string | null
  /** Null for the comments of every key. */
  commentKey: string | null
  /** Slash command that comments name, null for none. */
  command: string | null
  maxAgeMs: number
  summary: boolean
  failOn: FailableReconcileResult[]
}

const dayMs = 24 * 60 * 60_000

const repositories: InputParser<RepositoryChoice> = {
  parse: (text) => parseRepositoryChoice(lines.parse(text) ?? []) ?? undefined,
  description:
    'be repositories such as `acme/widgets`, patterns such as `acme/docs-*`, or `all`, one on each line and each only once',
}

/** The inputs of a reconcile. Throws an InputError. */
export function readReconcileInputs(): ReconcileInputs {
  const inputs = readEachInput()
  refuseShortSigningKey(inputs)
  return inputs
}

function readEachInput(): ReconcileInputs {
  return {
    ...readServiceInputsWithKey(),
    repositories: readInput('repositories', repositories),
    githubToken: readInput('github-token', headerSecret),
    docsToken: readInput('docs-token', headerSecret),
    agentBranches: readInput('agent-branches', branchPatterns),
    stateSecret: readInput('state-secret', signingSecret),
    commentKey: readInput('comment-key', optional(commentKey)),
    command: readInput('command', command),
    maxAgeMs: readInput('max-age-days', positiveDecimal({ max: 365 })) * dayMs,
    summary: readInput('summary', boolean),
    failOn: readInput('fail-on', someOf(failableReconcileResults, 'none')),
  }
}
