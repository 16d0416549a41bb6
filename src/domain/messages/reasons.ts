// The catalogue of reasons: what each means and what to do about it, in words that stand on every surface.
import type { Reason, Result } from '../job/outcome.ts'

export type Cause = {
  /** Title of the annotation. */
  title: string
  /** What is wrong, one or two sentences. Empty where the verdict says it. */
  text: string
  /** What to do, beginning with a verb. Empty where the verdict says it. */
  next: string
}

const nothing: Cause = { title: '', text: '', next: '' }

const byReason: Partial<Record<Reason, Cause>> = {
  'bad-endpoint': {
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
  'create-ambiguous': {
    title: 'It is not known whether a job was started',
    text: 'The request was lost on its way. It was not sent again, since the service cannot tell two equal requests apart.',
    next: 'Look for the job in the dashboard: re-run only if it is not there, or wait for it with the input `job-id`.',
  },
  'invalid-input': {
    title: 'An input is not valid',
    text: '',
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
  'message-ambiguous': {
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
  'stale-suspected': {
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

/** Where the result changes what a reason means, or what is best to do about it. */
const byResult: Partial<Record<Result, Partial<Record<Reason, Partial<Cause>>>>> = {
  'pull-request': {
    'stale-suspected': { next: 'Review it, and send the message again if its effect is missing.' },
  },
  'no-pull-request': {
    'stale-suspected': {
      next: 'Send the message again if its effect is missing, and name the page in it.',
    },
  },
  // The message did not bring the job back to work: what the verdict says to do is the better next step.
  failed: { 'stale-suspected': { next: '' } },
  archived: { 'stale-suspected': { next: '' } },
  // It was about `status`, in a thread without a job.
  skipped: { 'job-not-found': { next: '' } },
  // The job may be at work: the verdict leads back to it, and no second one is to be started.
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

/** What a reason means and what to do about it; empty texts for a reason that the result explains. */
export function causeOf(reason: Reason, result: Result | null = null): Cause {
  const changed = result === null ? undefined : byResult[result]?.[reason]
  return { ...(byReason[reason] ?? nothing), ...changed }
}
