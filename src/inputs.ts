// The inputs of the agent job, from strings to types. What is not valid ends the run before any request.
import * as z from 'zod/mini'
import { contextParts } from './domain/context.ts'
import type { JobSettings } from './domain/job-settings.ts'
import { failableResults } from './domain/outcome.ts'
import { onExistingChoices } from './domain/plan.ts'
import { isBlank } from './domain/sanitise.ts'
import {
  anyText,
  choice,
  decimal,
  InputError,
  lines,
  listOf,
  optional,
  orNull,
  parseInputs,
  required,
  texts,
  whole,
  yesOrNo,
} from './input-schemas.ts'
import { readAll, serviceSchemas, serviceSettings } from './service-inputs.ts'

const jobSchema = z.object({
  ...serviceSchemas,
  prompt: anyText,
  'prompt-file': lines,
  context: z.union([z.enum(['auto', 'none']), listOf(contextParts)], {
    error: 'must be `auto`, `none`, or a list of `pull-request`, `push`, `release` and `comment`',
  }),
  'job-id': optional(
    /^[A-Za-z0-9][A-Za-z0-9._:-]{0,199}$/,
    'must be the id of a job: up to 200 letters, digits, `.`, `_`, `:` or `-`',
  ),
  wait: yesOrNo,
  'timeout-minutes': decimal({ above: 0, most: 350, unit: 'minutes' }),
  'poll-interval-seconds': orNull(decimal({ least: 1, most: 600, unit: 'seconds' })),
  'fail-on': listOf(failableResults, 'none'),
  command: z
    .string()
    .check(z.regex(/^\S{0,50}$/, { error: 'must be one word of up to 50 characters, or empty' })),
  'on-existing': choice(onExistingChoices),
  permission: choice(['read', 'triage', 'write', 'maintain', 'admin']),
  'allow-bots': texts,
  'github-token': anyText,
  comment: choice(['sticky', 'new', 'off']),
  'comment-key': required(
    /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
    'must be 1 to 64 letters, digits, `.`, `-` or `_`',
  ),
  'issue-number': orNull(whole({ least: 1, most: 999_999_999 })),
  reactions: yesOrNo,
  summary: yesOrNo,
  rerun: choice(['attach', 'new']),
  'marker-secret': anyText,
  'dry-run': yesOrNo,
})

/** Which action of the repository this is. The metadata file fixes it. */
export function readOperation(): 'job' {
  const schema = z.object({ operation: choice(['job']) })
  return parseInputs(schema, readAll(['operation'])).operation
}

/** The settings of an agent job. Throws an InputError. */
export function readJobSettings(): JobSettings {
  const given = parseInputs(jobSchema, readAll(Object.keys(jobSchema.shape)))
  if (isBlank(given.prompt) && given.prompt !== '')
    throw new InputError('Input `prompt` is blank: write what the agent is to do.')
  const fixedSeconds = given['poll-interval-seconds']
  return {
    ...serviceSettings(given),
    prompt: given.prompt,
    promptFiles: given['prompt-file'],
    context: given.context,
    jobId: given['job-id'],
    wait: given.wait,
    timeoutMs: given['timeout-minutes'] * 60_000,
    pollIntervalMs: fixedSeconds === null ? null : fixedSeconds * 1_000,
    failOn: given['fail-on'],
    command: given.command,
    onExisting: given['on-existing'],
    permission: given.permission,
    allowBots: given['allow-bots'],
    githubToken: given['github-token'],
    comment: given.comment,
    commentKey: given['comment-key'],
    issueNumber: given['issue-number'],
    reactions: given.reactions,
    summary: given.summary,
    rerun: given.rerun,
    markerSecret: given['marker-secret'],
    dryRun: given['dry-run'],
  }
}
