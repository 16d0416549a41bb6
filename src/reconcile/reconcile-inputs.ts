// The inputs of the reconcile, parsed. An invalid input ends the run before any API call.
import { command, commentKey, signingSecret } from '../conversation/conversation-inputs.ts'
import type { FilterPattern } from '../gates/filter-patterns.ts'
import { branchPatterns } from '../gates/pattern-inputs.ts'
import { keyProblem, readServiceInputsWithKey, type ServiceInputs } from '../mintlify/service-inputs.ts'
import {
  boolean,
  headerSecret,
  type InputParser,
  lines,
  mapped,
  optional,
  positiveDecimal,
  someOf,
} from '../runner/input-parsers.ts'
import { readInput, requireValid } from '../runner/read-inputs.ts'
import { type FailableReconcileResult, failableReconcileResults } from './reconcile-report.ts'
import { parseRepositoryChoice, type RepositoryChoice } from './repositories.ts'

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

const repositoryLines = lines({ noun: 'repository', hasStrayComma: (line) => line.includes(',') })
const repositories: InputParser<RepositoryChoice> = {
  parse(text) {
    const given = repositoryLines.parse(text)
    return given && (parseRepositoryChoice(given) ?? undefined)
  },
  describe: (text) => (repositoryLines.parse(text) ? undefined : repositoryLines.description),
  description:
    'be repositories such as `acme/widgets`, patterns such as `acme/docs-*`, or `all`, one on each line and each only once',
}

/** The inputs of a reconcile. Throws an InputError. `warn` is called with a sentence about unknown inputs. */
export function readReconcileInputs(warn: (sentence: string) => void): ReconcileInputs {
  return requireValid(readEachInput(), { check: (known) => [keyProblem(known, true)], warn })
}

function readEachInput() {
  return {
    ...readServiceInputsWithKey(),
    repositories: readInput('repositories', repositories),
    githubToken: readInput('github-token', headerSecret),
    docsToken: readInput('docs-token', headerSecret),
    agentBranches: readInput('agent-branches', branchPatterns),
    stateSecret: readInput('state-secret', signingSecret),
    commentKey: readInput('comment-key', optional(commentKey)),
    command: readInput('command', command),
    maxAgeMs: readInput(
      'max-age-days',
      mapped(positiveDecimal({ max: 365 }), (days) => days * dayMs),
    ),
    summary: readInput('summary', boolean),
    failOn: readInput('fail-on', someOf(failableReconcileResults, 'none')),
  }
}
