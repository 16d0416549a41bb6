// What each reason means and what to do about it, in the same words in the log,
// the comment and the job summary.
import {
  type CallFailure,
  factsOf,
  isCallFailure,
  type Outcome,
  type Reason,
  type Result,
} from '../outcome.ts'
import { askAnew } from './next-steps.ts'
import { type ReasonText, rerun, skips, thisJob } from './skips.ts'

/**
 * The text of each reason, but for those that depend on more than the outcome.
 */
const texts: Record<
  Exclude<Reason, 'create-unconfirmed' | 'deadline' | 'interrupted'>,
  ReasonText
> = {
  ...skips,

  // What is wrong with a request.
  'bad-request': {
    title: 'Request not valid',
    cause: 'Mintlify rejected the API call as invalid.',
    next: 'Fix the problem that Mintlify names. If it names none, check the inputs, such as the length of the prompt, or contact Mintlify support.',
  },
  blocked: {
    title: 'API call blocked by a proxy or firewall',
    cause:
      "The answer isn't Mintlify's own: a proxy or firewall refused the API call, or the address is wrong. It says nothing about the API key.",
    next: "Check `api-url` and the runner's proxy settings, or use another runner.",
  },
  forbidden: {
    title: 'API key not authorized',
    cause:
      "The API key has no write scope or no access to the project, an IP allowlist excludes this runner, or your plan doesn't include the agent.",
    next: 'Use an admin key with write scope, and check the allowlist in the Mintlify dashboard.',
  },
  'invalid-input': {
    title: 'Invalid input',
    next: 'Correct the inputs and start a new run. A re-run sees only changed secrets and variables.',
  },
  'job-not-found': {
    title: 'Agent job not found',
    cause: 'The Mintlify project has no agent job with this ID.',
    next: 'Check `job-id` and `project-id`.',
  },
  'memory-unwritable': {
    title: "Couldn't write the comment of the docs agent",
    cause:
      'The action records each request in its comment before it sends the request. That failed, so nothing was sent.',
    next: rerun,
  },
  'no-credits': {
    title: 'Payment required by Mintlify',
    cause:
      "Mintlify asks for a payment before it starts the agent. Your change isn't the cause, and neither is the API key.",
    next: 'Check the credits of the organization under Usage in the Mintlify dashboard.',
  },
  'project-not-found': {
    title: 'Project not found',
    cause: 'Mintlify has no project with this ID.',
    next: 'Copy `project-id` from the API keys page of the Mintlify dashboard.',
  },
  'rate-limited': {
    title: 'Rate limit reached',
    cause:
      'Mintlify accepts 100 requests an hour for a project. Used-up credits are another possible cause.',
    next: `Re-run ${thisJob} later. The limit covers the last hour.`,
  },
  redirected: {
    title: 'Wrong API address',
    cause:
      "The API address answered with a redirect. The action doesn't follow it, to protect the key.",
    next: 'Set `api-url` to the final address of the API.',
  },
  tls: {
    title: 'No secure connection',
    cause: "The TLS handshake failed, or a certificate couldn't be verified.",
    next: 'Check `api-url` and the proxy variables, and set `NODE_EXTRA_CA_CERTS` if a proxy inspects the traffic.',
  },
  unauthorized: {
    title: 'API key not accepted',
    cause:
      'The API key is wrong, revoked, or expired, or the member who created it was removed. New keys expire after 90 days unless you choose otherwise.',
    next: 'Create an admin key in the Mintlify dashboard and update the secret.',
  },
  'unexpected-answer': {
    title: 'Unexpected answer from Mintlify',
    cause: "Mintlify's answer couldn't be understood.",
    next: 'Check `api-url`.',
  },
  unreachable: {
    title: "Mintlify isn't available",
    cause:
      "It couldn't be reached, or didn't accept the request, so nothing was started.",
    next: `Re-run ${thisJob} later. If it still fails, check \`api-url\`, the runner's network, and any proxy.`,
  },

  // What nobody can know, and what else to know of an end.
  'job-disappeared': {
    title: 'Mintlify no longer finds the agent job',
    next: "Look for its pull request in the documentation repository. If there's none, run the workflow again.",
  },
  'job-stuck': {
    title: 'The agent job never ended',
    cause:
      'More than 26 hours after the last request, Mintlify reports no end of it.',
    next: 'Look for its pull request in the documentation repository. The next request starts a new agent job.',
  },
  'memory-unreadable': {
    title: "Couldn't read the comment of the docs agent",
    cause:
      "Without it, the action can't tell whether an agent job already exists. Nothing was sent.",
    next: `Fix the cause if one is named, and re-run ${thisJob}.`,
  },
  'message-unconfirmed': {
    title: "Couldn't confirm that your request arrived",
    cause:
      "Mintlify didn't confirm the request. The action didn't resend it, so that it isn't applied twice.",
    next: `Look at the docs pull request, if there is one. If the effect of your request is missing, ${askAnew}.`,
  },
  busy: {
    title: 'Nothing was sent: time ran out',
    cause: 'Usually, the agent is still working on an earlier request.',
    next: `Re-run ${thisJob} to continue.`,
  },
  'effect-unconfirmed': {
    title: 'The agent might not have processed the request',
    cause:
      "The agent job doesn't show that it has processed your last request.",
    next: `Look at the docs pull request, if there is one. If the effect is missing, ${askAnew}.`,
  },
}

const unusableLink: ReasonText = {
  title: 'Docs agent finished without a usable link',
  cause:
    "Mintlify returned a link that isn't a pull request URL, so it isn't shown.",
  next: 'Look for the pull request in the documentation repository.',
}

/** What is told otherwise where a job is followed. */
const unreadJobs: Partial<Record<CallFailure, Partial<ReasonText>>> = {
  'no-credits': { cause: null },
  'rate-limited': { next: 'Wait until the limit has passed.' },
  unreachable: {
    title: 'Lost contact with the agent job',
    cause: 'The last status checks brought no valid answer.',
    next: "Check `api-url`, the runner's network, and any proxy.",
  },
}

/**
 * Where a job is followed, a failure means that it could not be read. It may be
 * at work all the same.
 */
function textOfUnreadJob(reason: CallFailure): ReasonText {
  const text = texts[reason]
  // An abbreviation keeps its capitals.
  const what = text.title.replace(/^[A-Z](?=[a-z])/, (one) => one.toLowerCase())
  const title = `Couldn't check the agent job: ${what}`
  return { ...text, title, ...unreadJobs[reason] }
}

/**
 * The text of a reason, null for none, and for one whose text depends on more
 * than the outcome.
 */
export function textOfReason({ result, reason }: Outcome): ReasonText | null {
  if (result === 'unknown' && isCallFailure(reason))
    return textOfUnreadJob(reason)
  if (result === 'no-pull-request' && reason === 'unexpected-answer')
    return unusableLink
  const known: Partial<Record<Reason, ReasonText>> = texts
  return reason === null ? null : (known[reason] ?? null)
}

/** What Mintlify or the network said, as a sentence. Null for nothing. */
export function saidText(
  said: string | null,
  quote = (text: string) => text,
): string | null {
  return said === null ? null : `Details: ${quote(said.replace(/\.$/, ''))}.`
}

/** The icon of a result. Null stands for a job at work. */
export function iconOf(result: Result | null): string {
  return result === null ? '🟡' : factsOf[result].icon
}
