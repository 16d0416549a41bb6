// The inputs of the agent job, parsed. An invalid input ends the run before any API call.
import { getInput } from '@actions/core'
import { isBlank } from '../base/escape.ts'
import { contextParts } from '../context/facts.ts'
import { command, commentKey, signingSecret } from '../conversation/conversation-inputs.ts'
import type { Run } from '../event/event.ts'
import { branchPatterns, filterPatterns } from '../gates/pattern-inputs.ts'
import { jobIdPattern } from '../mintlify/job.ts'
import { readServiceInputs } from '../mintlify/service-inputs.ts'
import {
  boolean,
  decimal,
  either,
  headerSecret,
  type InputParser,
  integer,
  lines,
  list,
  mapped,
  matching,
  oneOf,
  optional,
  positiveDecimal,
  secondsToMs,
  someOf,
} from '../runner/input-parsers.ts'
import { mappedReading, readInput, requireValid } from '../runner/read-inputs.ts'
import { statusGoals } from '../state/commit-status.ts'
import { type OnClose, onCloseChoices } from '../state/docs-pull.ts'
import { failableResults } from '../state/outcome.ts'
import { onExistingChoices } from './create-or-message.ts'
import { findMissingInputs, problemsBetween } from './input-rules.ts'
import type { JobInputs } from './job-inputs.ts'
import type { JobRequest } from './job-request.ts'

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
/** GitHub refuses a label with a comma. */
const labelLines = lines({ noun: 'label', hasStrayComma: (line) => line.includes(',') })
/** A sentence can have a comma. As the only line it would more likely be a list. */
const phraseLines = lines({ noun: 'phrase', hasStrayComma: (line, isOnly) => isOnly && /,\s*\S/.test(line) })
/** A path can have a comma: whether there is such a file, its reader sees. */
const pathLines = lines({ noun: 'path', hasStrayComma: () => false })
const labels = upToTen(
  labelLines,
  /^\P{Cc}{1,50}$/u,
  'be up to 10 labels, one on each line, with at most 50 characters each and 1,050 bytes in total',
)
const reviewers = upToTen(
  list,
  /^(?:team:[A-Za-z0-9][A-Za-z0-9._-]{0,99}|[A-Za-z0-9][A-Za-z0-9_-]{0,99})$/,
  'be up to 10 reviewers: logins, teams such as `team:writers`, or `author`',
)
const branchName = matching(/^[^\p{Cc}\s]{1,250}$/u, 'be the name of a branch, such as `main`')
const limit = integer({ min: 0, max: 10_000 })
const minutesToMs = (minutes: number) => minutes * 60_000
const pathPatterns = filterPatterns('`src/api/**` or `!**/*.test.ts`')
const context = {
  ...either(oneOf(['auto', 'none', 'merged']), someOf(contextParts)),
  description: 'be `auto`, `none`, `merged`, or a list of `pull-request`, `push`, `release` and `comment`',
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
      const items = parser.parse(text)
      if (items === undefined) return undefined
      const isShort = items.length <= 10 && Buffer.byteLength(items.join('')) <= maxBytesOfTen
      return isShort && items.every((item) => pattern.test(item)) ? [...new Set(items)] : undefined
    },
    describe: (text) => (parser.parse(text) ? undefined : parser.description),
    description,
  }
}

type InputsOptions = {
  run: Run
  /** Called with a sentence about unknown inputs that may mean nothing. */
  warn: (sentence: string) => void
  readFiles: ReadFiles
}

/** The contents of files in the workspace. Throws an InputError. */
type ReadFiles = (paths: readonly string[]) => string[]

/** What reads the files of `prompt-file`. It is loaded only if the input names any. */
export async function openPromptFiles(workspace: string): Promise<ReadFiles> {
  if (getInput('prompt-file') === '') return () => []
  const { readPromptFiles } = await import('./prompt-files.ts')
  return (paths) => readPromptFiles(paths, workspace)
}

/** What the run is asked for: its inputs, and the files that they name in the workspace. Throws an InputError. */
export function readJobRequest({ run, warn, readFiles }: InputsOptions): JobRequest {
  const readings = readEachInput()
  const { files, ...values } = requireValid(
    { ...readings, files: mappedReading(readings.promptFiles, readFiles) },
    {
      check: (known) => problemsBetween(known, run),
      findMissing: (known) => findMissingInputs(known, run),
      warn,
    },
  )
  return { inputs: withOnClose(values), files, run }
}

/** The inputs as the run has read them, for its post step. Throws an InputError. */
export function readJobInputs(): JobInputs {
  return withOnClose(requireValid(readEachInput(), { warn: () => undefined }))
}

/** Without a choice, a token says that something is wanted. */
function withOnClose(values: Omit<JobInputs, 'onClose'> & { onClose: OnClose | null }): JobInputs {
  const ofToken: OnClose = values.docsToken === null ? 'nothing' : 'comment'
  return { ...values, onClose: values.onClose ?? ofToken }
}

function readEachInput() {
  return {
    ...readServiceInputs(),
    prompt: readInput('prompt', optional(prompt)),
    promptFiles: readInput('prompt-file', pathLines),
    context: readInput('context', context),
    sinceDays: readInput('since-days', integer({ min: 1, max: 90 })),
    base: readInput('base', optional(branchName)),
    jobId: readInput('job-id', optional(jobId)),
    wait: readInput('wait', boolean),
    timeoutMs: readInput('timeout-minutes', mapped(positiveDecimal({ max: 350 }), minutesToMs)),
    pollIntervalMs: readInput(
      'poll-interval-seconds',
      optional(mapped(decimal({ min: 1, max: 600 }), secondsToMs)),
    ),
    failOn: readInput('fail-on', someOf(failableResults, 'none')),
    command: readInput('command', command),
    onExisting: readInput('on-existing', oneOf(onExistingChoices)),
    permission: readInput('permission', oneOf(['read', 'triage', 'write', 'maintain', 'admin'])),
    agentBranches: readInput('agent-branches', branchPatterns),
    allowedBots: readInput('allowed-bots', botLogins),
    skipPhrases: readInput('skip-phrases', phraseLines),
    skipLabels: readInput('skip-labels', labelLines),
    paths: readInput('paths', pathPatterns),
    maxRequests: readInput('max-requests', limit),
    cooldownMs: readInput('cooldown-minutes', mapped(limit, minutesToMs)),
    maxRequestsPerDay: readInput('max-requests-per-day', limit),
    commitStatus: readInput('commit-status', optional(statusName)),
    commitStatusUntil: readInput('commit-status-until', oneOf(statusGoals)),
    docsToken: readInput('docs-token', headerSecret),
    docsLabels: readInput('docs-labels', labels),
    docsReviewers: readInput('docs-reviewers', reviewers),
    onClose: readInput('on-close', optional(oneOf(onCloseChoices))),
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
