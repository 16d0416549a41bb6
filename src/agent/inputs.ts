// The inputs of the main action. What is wrong with them ends the run before
// any request.
import type { Event } from '../event/event.ts'
import { permissions } from '../github/permissions.ts'
import { isBlank } from '../lib/plain-text.ts'
import { jobIdPattern } from '../mintlify/job.ts'
import { projectInputs, readProject } from '../mintlify/project.ts'
import { failableResults } from '../outcome.ts'
import {
  type Declared,
  type InputReader,
  openInputs,
  readToken,
} from '../runner/inputs.ts'
import { readPromptFiles } from './prompt-files.ts'

export type AgentInputs = ReturnType<typeof readAgentInputs>

/** As `action.yml` declares them. */
export const agentInputs: Declared = {
  ...projectInputs,
  prompt: '',
  'prompt-file': '',
  context: 'auto',
  'job-id': '',
  wait: 'true',
  'timeout-minutes': '30',
  'poll-interval-seconds': '',
  'fail-on': 'failed, archived, timed-out, unknown, rejected',
  command: '/docs',
  permission: 'write',
  'allowed-bots': '',
  'max-requests': '0',
  comment: 'true',
  'issue-number': '',
  // Its default is the token of the workflow, which only GitHub can give.
  'github-token': '',
  'dry-run': 'false',
}

const jobIdMust = 'be the ID of an agent job: up to 200 characters on one line'
const loginPattern = /^[a-z\d][a-z\d-]{0,99}(?:\[bot\])?$/i
/** GitHub ends a job of its runners after 360. The rest is for other steps. */
const maxTimeoutMinutes = 350

/**
 * The inputs for this event. Throws an InputError. `readFiles`: reads the files
 * of `prompt-file`.
 */
export function readAgentInputs(
  env: NodeJS.ProcessEnv,
  event: Event,
  readFiles = readPromptFiles,
) {
  const input = openInputs(env, agentInputs)
  const dryRun = input.boolean('dry-run')
  const issueNumber = input.ifSet('issue-number', (name) =>
    input.integer(name, { min: 1, max: 999_999_999 }),
  )
  const inputs = {
    ...readProject(input, { mayLackKey: dryRun }),
    ...readRequestInputs(input, env, readFiles),
    ...readWaitInputs(input),
    command: input.matching('command', commandPattern, commandMust),
    // With less, anybody could ask in a public repository.
    permission: input.oneOf(
      'permission',
      permissions.slice(permissions.indexOf('triage')),
    ),
    allowedBots: input.list('allowed-bots', loginPattern, botsMust),
    /** 0 for no limit. */
    maxRequests: input.integer('max-requests', { min: 0, max: 10_000 }),
    wantsComment: input.boolean('comment'),
    /**
     * Of the pull request or issue with the comment, null for none. That of the
     * event comes before `issue-number`.
     */
    number: event.meaning.conversation ?? issueNumber,
    githubToken: readToken(input),
    dryRun,
  }
  rejectCombinations(input, inputs, event)
  input.throwProblems()

  return inputs
}

export const commandPattern = /^\/[A-Za-z][\w-]{0,38}$/
const commandMust =
  'be a slash command: `/`, a letter, and up to 38 letters, digits, `-` or `_`, such as `/docs`'
const botsMust =
  'be a list of exact logins without wildcards, such as `renovate[bot]`'

function readRequestInputs(
  input: InputReader,
  env: NodeJS.ProcessEnv,
  readFiles: typeof readPromptFiles,
) {
  const paths = input
    .text('prompt-file')
    .split(/\r?\n/)
    .map((path) => path.trim())
  const prompt = input.text('prompt')
  const files = readFiles(
    paths.filter((path) => path !== ''),
    { input, workspace: env.GITHUB_WORKSPACE ?? '' },
  )
  if (prompt !== '' && isBlank(prompt))
    input.reject(
      'Input `prompt` must say what the agent should do, in visible characters.',
    )

  return {
    /** Empty for none. */
    prompt,
    /** Contents of the files of `prompt-file`. */
    files,
    /** Whether the workflow itself says what to do. */
    hasPrompt: prompt !== '' || files.length > 0,
    context: input.oneOf('context', ['auto', 'none']),
    /** Of the job to follow, null for none. */
    jobId: input.matching('job-id', jobIdPattern, jobIdMust) || null,
  }
}

function readWaitInputs(input: InputReader) {
  const minutes = input.decimal('timeout-minutes', {
    min: 0.01,
    max: maxTimeoutMinutes,
  })
  const seconds = input.ifSet('poll-interval-seconds', (name) =>
    input.decimal(name, { min: 1, max: 600 }),
  )

  return {
    wait: input.boolean('wait'),
    timeoutMs: minutes * 60_000,
    /** Null for the adaptive interval. */
    pollIntervalMs: seconds === null ? null : seconds * 1_000,
    failOn: input.someOf('fail-on', failableResults),
  }
}

function rejectCombinations(
  input: InputReader,
  { maxRequests, number }: { maxRequests: number; number: number | null },
  { comment }: Event,
): void {
  const isEmpty = ['prompt', 'prompt-file', 'job-id'].every(
    (name) => input.text(name) === '',
  )
  if (comment === null && isEmpty)
    input.reject(
      'Inputs `prompt`, `prompt-file` and `job-id` are empty. Set one of them.',
    )

  // A value that is neither `true` nor `false` is reported by itself.
  const isWithoutComment = /^false$/i.test(input.text('comment'))
  if (maxRequests > 0 && (isWithoutComment || number === null))
    input.reject(
      'Input `max-requests` needs the comment, which counts the requests: set `comment` to `true`, and `issue-number` for an event without a pull request or issue.',
    )
}
