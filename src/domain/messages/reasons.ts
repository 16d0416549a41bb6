// The catalog of reasons: what each means and what to do about it, in the same words on every surface.
import type { Reason, RunResult } from '../job/outcome.ts'
import type { DocLink } from './doc-links.ts'

/** Null where the result says it all. */
export type ReasonText = {
  /** Title of the annotation. */
  title: string | null
  /** What is wrong, one or two sentences. */
  text: string | null
  /** What to do. Begins with a verb. */
  next: string | null
}

const nothing: ReasonText = { title: null, text: null, next: null }

const textByReason: Partial<Record<Reason, ReasonText>> = {
  redirected: {
    title: 'Wrong service address',
    text: 'The service answered with a redirect, which is never followed with a key.',
    next: 'Set `api-url` to the address that the service itself has.',
  },
  'bad-request': {
    title: 'Request not accepted',
    text: 'The service found fault with the request.',
    next: 'Check `prompt` and `project-id` against what the service says.',
  },
  busy: {
    title: 'The job is still busy',
    text: 'The job of this thread was still at work, so the message was not sent.',
    next: 'Re-run the job to send it.',
  },
  'create-unconfirmed': {
    title: 'It is not known whether a job was started',
    text: 'No usable answer to the request came back. It was not sent again, since the service cannot tell two equal requests apart.',
    next: 'Look for the job in the dashboard: re-run only if it is not there, or wait for it with the input `job-id`.',
  },
  'invalid-input': {
    title: 'An input is not valid',
    text: null,
    next: 'Correct it and run the workflow again.',
  },
  forbidden: {
    title: 'The key may not do this',
    text: "The key's scope is read only, or an IP allowlist excludes this runner, or the project's plan does not include it.",
    next: 'Use an admin key with write scope, and check the allowlist in the dashboard.',
  },
  'job-disappeared': {
    title: 'The job has disappeared',
    text: 'The service no longer finds the job.',
    next: 'Look for it in the dashboard, and start a new one if it is gone.',
  },
  'job-not-found': {
    title: 'Job not found',
    text: 'The service knows no job with this id in this project.',
    next: 'Check `job-id` and `project-id`.',
  },
  'memory-unreadable': {
    title: 'The comments could not be read',
    text: 'GitHub did not give the comments of this thread, so it is not known whether the thread has a job. Nothing was started.',
    next: 'Re-run the job. If this stays, check `github-token`, or set `comment: off`.',
  },
  'message-unconfirmed': {
    title: 'It is not known whether the message arrived',
    text: 'The message was lost on its way and the job shows no sign of it. It was not sent again, so that it is not done twice.',
    next: 'Look at the job in the dashboard, and send the message again if it is not there.',
  },
  'project-not-found': {
    title: 'Project not found',
    text: 'The service knows no project with this id.',
    next: 'Copy `project-id` from the API keys page of the dashboard.',
  },
  'rate-limited': {
    title: 'Rate limit reached',
    text: 'The service takes 100 jobs and messages an hour for a project.',
    next: 'Run the workflow again when the hour has passed.',
  },
  'effect-unconfirmed': {
    title: 'The job may not have seen the message',
    text: 'The job ended as before and nothing about it has changed.',
    next: 'Send the message again if its effect is missing.',
  },
  tls: {
    title: 'The connection is not trusted',
    text: "The service's certificate could not be verified.",
    next: 'Check `api-url`, and set `NODE_EXTRA_CA_CERTS` if a proxy inspects the traffic.',
  },
  unauthorized: {
    title: 'API key not accepted',
    text: 'The API key is wrong, revoked or expired: new keys last 90 days unless set otherwise.',
    next: 'Create an admin key in the dashboard and put it into the secret.',
  },
  'unexpected-answer': {
    title: 'Unexpected answer',
    text: 'The service gave a link that is not one to a pull request, so it is not shown.',
    next: 'Look for the pull request in the documentation repository.',
  },
  unreachable: {
    title: 'The service did not answer',
    text: 'The service could not be reached, or answered only with errors of its own.',
    next: "Check `api-url`, the runner's network and any proxy, then run the workflow again.",
  },
}

/** Where the result changes what a reason means, or what to do about it. */
const textByResult: Partial<Record<RunResult, Partial<Record<Reason, Partial<ReasonText>>>>> = {
  'pull-request': {
    'effect-unconfirmed': { next: 'Review it, and send the message again if its effect is missing.' },
  },
  'no-pull-request': {
    'effect-unconfirmed': {
      next: 'Send the message again if its effect is missing, and name the page in it.',
    },
  },
  // The message did not start the job again, so the next step of the result is the better one.
  failed: { 'effect-unconfirmed': { next: null } },
  archived: { 'effect-unconfirmed': { next: null } },
  // The job may be active: the next step of the result leads back to it and starts no second one.
  unknown: {
    'bad-request': { next: 'Check `project-id` against what the service says.' },
    'rate-limited': { next: 'Wait until the hour has passed.' },
    'unexpected-answer': {
      text: 'The answer of the service could not be understood.',
      next: 'Check `api-url`.',
    },
    unreachable: { next: "Check `api-url`, the runner's network and any proxy." },
  },
}

/** What a reason means and what to do about it. Nothing for a reason that the result explains. */
export function describeReason(reason: Reason | null, result: RunResult | null = null): ReasonText {
  if (reason === null) return nothing
  const changed = result === null ? undefined : textByResult[result]?.[reason]
  return { ...(textByReason[reason] ?? nothing), ...changed }
}

type CompleteReasonText = { title: string; text: string; next: string }

/** The input `api-key` is empty. */
export const missingKey: CompleteReasonText = {
  title: 'API key is missing',
  text: 'Input `api-key` is empty.',
  next: 'Add the secret MINTLIFY_API_KEY. Runs from forks and Dependabot get no secrets.',
}

/** The input `api-key` is a key that cannot start agent jobs. */
export const wrongKey: CompleteReasonText = {
  title: 'Wrong kind of API key',
  text: 'Input `api-key` is an assistant or index key. Agent jobs and analytics need an admin key, which begins with `mint_`.',
  next: 'Create an admin key in the dashboard and put it into the secret.',
}

/** The text and the next step of a reason. */
export function reasonSentence({ text, next }: CompleteReasonText): string {
  return `${text} ${next}`
}

/** The title and link of the annotation for the message of an InputError. */
export function describeInputError(message: string): { title: string; docLink: DocLink } {
  const known = [missingKey, wrongKey].find((one) => reasonSentence(one) === message)
  if (known) return { title: known.title, docLink: 'setUp' }
  return { title: 'An input is not valid', docLink: 'inputs' }
}
