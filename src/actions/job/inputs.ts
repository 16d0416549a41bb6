// The inputs of the agent job, parsed. An invalid input ends the run before any request.
import {
  boolean,
  decimal,
  either,
  InputError,
  type InputParser,
  integer,
  lines,
  list,
  matching,
  oneOf,
  optional,
  positiveDecimal,
  readInput,
  someOf,
} from '../../adapters/runner/input-parsers.ts'
import { statusGoals } from '../../domain/commit-status/commit-status.ts'
import { contextParts } from '../../domain/context/facts.ts'
import { type OnClose, onCloseChoices } from '../../domain/docs-pull/docs-pull.ts'
import type { JobInputs } from '../../domain/job/inputs.ts'
import { jobIdPattern } from '../../domain/job/job.ts'
import { failableResults } from '../../domain/job/outcome.ts'
import { onExistingChoices } from '../../domain/job/plan.ts'
import { isBlank } from '../../domain/markdown/escape.ts'
import {
  branchPatterns,
  command,
  commentKey,
  filterPatterns,
  headerSecret,
  readServiceInputs,
  refuseShortSigningKey,
  signingSecret,
} from '../shared-inputs.ts'

const jobId = matching(jobIdPattern, 'be the ID of an agent job: up to 200 characters on one line')
const botLogins: InputParser<string[]> = {
  parse(text) {
    const logins = list.parse(text)
    return logins?.every((login) => /^[A-Za-z0-9][A-Za-z0-9-]{0,99}(?:\[bot\])?$/.test(login))
      ? logins
      : undefined
  },
  description: 'be a list of exact logins without wildcards, such as `renovate[bot]`',
}
const statusName = matching(
  /^(?=.*\S)[^\p{Cc}]{0,100}$/u,
  'be the name of a status: up to 100 characters on one line',
)
const labels = upToTen(
  lines,
  /^\P{Cc}{1,50}$/u,
  'be up to 10 labels, one on each line, with at most 50 characters each and 1,050 bytes in total',
)
const reviewers = upToTen(
  list,
  /^(?:team:[A-Za-z0-9][A-Za-z0-9._-]{0,99}|[A-Za-z0-9][A-Za-z0-9_-]{0,99})$/,
  'be up to 10 reviewers: logins, teams such as `team:writers`, or `author`',
)
const limit = integer({ min: 0, max: 10_000 })
const pathPatterns = filterPatterns('`src/api/**` or `!**/*.test.ts`')
const context = {
  ...either(oneOf(['auto', 'none']), someOf(contextParts)),
  description: 'be `auto`, `none`, or a list of `pull-request`, `push`, `release` and `comment`',
}
const prompt: InputParser<string> = {
  parse: (text) => (isBlank(text) ? undefined : text),
  description: 'say what the agent should do, in visible characters',
}

/** The state in the comment has to hold them. */
const maxBytesOfTen = 1_050

function upToTen(parser: InputParser<string[]>, pattern: RegExp, description: string): InputParser<string[]> {
  return {
    parse(text) {
      const items = parser.parse(text) ?? []
      const isShort = items.length <= 10 && Buffer.byteLength(items.join('')) <= maxBytesOfTen
      return isShort && items.every((item) => pattern.test(item)) ? [...new Set(items)] : undefined
    },
    description,
  }
}

/** The inputs of an agent job. Throws an InputError. */
export function readJobInputs(): JobInputs {
  const inputs = readEachInput()
  if (inputs.comment !== 'off' && !inputs.dryRun) refuseShortSigningKey(inputs)
  if (inputs.comment === 'off') refuseLimits(inputs)
  if (inputs.commitStatusUntil === 'merged') refuseMergedStatus(inputs)
  return inputs
}

/** Nobody waits for a merge, so the comment has to remember it for the reconcile. */
function refuseMergedStatus({ commitStatus, comment }: JobInputs): void {
  const isWithout = 'Input `commit-status-until` must not be `merged` without'
  if (commitStatus === null) throw new InputError(`${isWithout} the name of a status: set \`commit-status\`.`)
  if (comment !== 'off') return
  throw new InputError(
    `${isWithout} the state stored in the comment: set \`comment\` to \`sticky\` or \`new\`.`,
  )
}

/** Limits count the turns that the comments remember. */
function refuseLimits({ maxTurns, cooldownMs, maxTurnsPerDay }: JobInputs): void {
  const limits = {
    'max-turns': maxTurns,
    'cooldown-minutes': cooldownMs,
    'max-turns-per-day': maxTurnsPerDay,
  }
  const [given] = Object.entries(limits).find(([, value]) => value > 0) ?? []
  if (given === undefined) return
  throw new InputError(
    `Input \`${given}\` needs the state stored in the comment: set \`comment\` to \`sticky\` or \`new\`, or remove the limit.`,
  )
}

function readDocsPullInputs() {
  const docsToken = readInput('docs-token', headerSecret)
  const onClose = readInput('on-close', optional(oneOf(onCloseChoices)))
  const ofToken: OnClose = docsToken === null ? 'nothing' : 'comment'
  return {
    docsToken,
    docsLabels: readInput('docs-labels', labels),
    docsReviewers: readInput('docs-reviewers', reviewers),
    onClose: onClose ?? ofToken,
  }
}

function readEachInput(): JobInputs {
  const pollIntervalSeconds = readInput('poll-interval-seconds', optional(decimal({ min: 1, max: 600 })))
  return {
    ...readServiceInputs(),
    prompt: readInput('prompt', optional(prompt)),
    promptFiles: readInput('prompt-file', lines),
    context: readInput('context', context),
    jobId: readInput('job-id', optional(jobId)),
    wait: readInput('wait', boolean),
    timeoutMs: readInput('timeout-minutes', positiveDecimal({ max: 350 })) * 60_000,
    pollIntervalMs: pollIntervalSeconds === null ? null : pollIntervalSeconds * 1_000,
    failOn: readInput('fail-on', someOf(failableResults, 'none')),
    command: readInput('command', command),
    onExisting: readInput('on-existing', oneOf(onExistingChoices)),
    permission: readInput('permission', oneOf(['read', 'triage', 'write', 'maintain', 'admin'])),
    agentBranches: readInput('agent-branches', branchPatterns),
    allowedBots: readInput('allowed-bots', botLogins),
    skipPhrases: readInput('skip-phrases', lines),
    skipLabels: readInput('skip-labels', lines),
    paths: readInput('paths', pathPatterns),
    maxTurns: readInput('max-turns', limit),
    cooldownMs: readInput('cooldown-minutes', limit) * 60_000,
    maxTurnsPerDay: readInput('max-turns-per-day', limit),
    commitStatus: readInput('commit-status', optional(statusName)),
    commitStatusUntil: readInput('commit-status-until', oneOf(statusGoals)),
    ...readDocsPullInputs(),
    githubToken: readInput('github-token', headerSecret),
    comment: readInput('comment', oneOf(['sticky', 'new', 'off'])),
    commentKey: readInput('comment-key', commentKey),
    issueNumber: readInput('issue-number', optional(integer({ min: 1, max: 999_999_999 }))),
    reactions: readInput('reactions', boolean),
    summary: readInput('summary', boolean),
    onRerun: readInput('on-rerun', oneOf(['attach', 'new'])),
    stateSecret: readInput('state-secret', signingSecret),
    dryRun: readInput('dry-run', boolean),
  }
}
