// The catalog of reasons: what each means and what to do about it, in the same words on every surface.
import type { Reason, RunResult } from '../base/result-codes.ts'
import { invalidInputTitle } from '../runner/set-up-problems.ts'

/** Null where the result says it all. */
export type ReasonText = {
  /** Title of the annotation. */
  title: string | null
  /** What is wrong, one or two sentences. */
  text: string | null
  /** What to do. Begins with a verb. */
  next: string | null
}

/** What to do about a repository that GitHub doesn't show to the token. */
export function hiddenRepository(name: string, isOfApp: boolean): string {
  return isOfApp
    ? `The GitHub App can't see ${name}. Check the name, and where the App is installed.`
    : `\`github-token\` can't see ${name}. Check the name, or set a token with access to that repository.`
}

const nothing: ReasonText = { title: null, text: null, next: null }

const textByReason: Partial<Record<Reason, ReasonText>> = {
  'bad-request': {
    title: 'Request not valid',
    text: 'Mintlify rejected the request as invalid.',
    next: 'Fix the problem that Mintlify names.',
  },
  blocked: {
    title: 'API call blocked by a proxy or firewall',
    text: 'A proxy or firewall answered 403 in place of the Mintlify API, which says nothing about the API key.',
    next: "Check `api-url` and the runner's proxy settings, or use another runner. Then run the workflow again. If it still fails, contact Mintlify support, with the Ray ID if there is one.",
  },
  busy: {
    title: 'Request not sent: the agent is still busy',
    text: 'The agent was still working on an earlier request when this run stopped waiting.',
    next: 'Re-run this workflow job to send the request.',
  },
  'conversation-busy': {
    title: 'Other runs are writing to this conversation',
    text: 'Other workflow runs kept writing to this conversation or sending requests in it. Nothing was sent.',
    next: 'Re-run this workflow job.',
  },
  'create-unconfirmed': {
    title: "Couldn't confirm that the agent job started",
    text: "Mintlify didn't confirm the request, so a job may or may not be running. The action didn't retry, because that could start a duplicate job.",
    next: "Look for the agent job in the Mintlify dashboard. If it's there, set `job-id` to wait for it. If not, ask in a new comment with the slash command, or delete this action's comment and run the workflow again.",
  },
  'effect-unconfirmed': {
    title: 'The agent might not have processed the request',
    text: 'The agent job shows no change since your last request, so it might not have processed it.',
    next: 'Send the request again if its effect is missing.',
  },
  forbidden: {
    title: 'API key not authorized for this API call',
    text: "The API key is read-only, an IP allowlist excludes this runner, or your plan doesn't include the agent.",
    next: 'Use an admin key with write scope, and check the allowlist in the Mintlify dashboard.',
  },
  interrupted: {
    title: 'Workflow job stopped before the agent finished',
    text: null,
    next: null,
  },
  'invalid-input': {
    title: invalidInputTitle,
    text: null,
    next: 'Correct it, and run the workflow again.',
  },
  'job-disappeared': {
    title: 'Agent job no longer found',
    text: 'Mintlify no longer finds the agent job.',
    next: "Look for it in the Mintlify dashboard, and start a new one if it isn't there.",
  },
  'job-not-found': {
    title: 'Agent job not found',
    text: 'The Mintlify project has no agent job with this ID.',
    next: 'Check `job-id` and `project-id`.',
  },
  'memory-unreadable': {
    title: "Couldn't read the comments",
    text: "GitHub didn't return the comments of this conversation, so the action can't tell whether there is an agent job already. Nothing was started.",
    next: 'Re-run this workflow job. If it happens again, check `github-token`, or set `comment: off`.',
  },
  'memory-unwritable': {
    title: "Couldn't update the comment",
    text: 'The action records each request in its comment before it sends it. That failed, so nothing was sent.',
    next: 'Re-run this workflow job. If it happens again, check the `permissions` of the workflow job.',
  },
  'merged-unreadable': {
    title: "Couldn't list the merged pull requests",
    text: "GitHub didn't list everything that was merged since the last request. Nothing was sent.",
    next: 'Re-run this workflow job.',
  },
  'newer-state': {
    title: 'The comment was written by a newer version',
    text: "This version of the action can't read it. Nothing was sent, and the comment wasn't changed.",
    next: 'Use the same version of the action in all workflows of this repository.',
  },
  'message-unconfirmed': {
    title: "Couldn't confirm that your request arrived",
    text: "Mintlify didn't confirm the request, and the agent job shows no activity. The action didn't resend it, so that it isn't applied twice.",
    next: "Look at the agent job in the Mintlify dashboard. Send the request again if it isn't there.",
  },
  'project-not-found': {
    title: 'Project not found',
    text: 'Mintlify has no project with this ID.',
    next: 'Copy `project-id` from the API keys page of the Mintlify dashboard.',
  },
  'rate-limited': {
    title: 'Rate limit reached',
    text: 'Mintlify accepts 100 requests an hour per project.',
    next: 'Run the workflow again in an hour.',
  },
  redirected: {
    title: 'Wrong API address',
    text: "Mintlify's API address answered with a redirect. The action never follows it, to protect the key.",
    next: 'Set `api-url` to the final API URL, not one that redirects.',
  },
  tls: {
    title: 'Certificate not trusted',
    text: "The certificate of the Mintlify API couldn't be verified.",
    next: 'Check `api-url`, and set `NODE_EXTRA_CA_CERTS` if a proxy inspects the traffic.',
  },
  unauthorized: {
    title: 'API key not accepted',
    text: 'The API key is wrong, revoked, or expired. New keys expire after 90 days unless you choose otherwise.',
    next: 'Create an admin key in the Mintlify dashboard, and update the secret.',
  },
  'unexpected-answer': {
    title: 'Unexpected answer from Mintlify',
    text: "Mintlify returned a link that isn't a pull request URL, so it isn't shown.",
    next: 'Look for the pull request in the documentation repository.',
  },
  unreachable: {
    title: "Couldn't reach Mintlify",
    text: 'There was no connection, no answer, or only server errors.',
    next: "Check `api-url`, the runner's network, and any proxy. Then run the workflow again.",
  },
}

/** What only an administrator of the repository can mend. */
const setUpReasons: readonly unknown[] = [
  'blocked',
  'forbidden',
  'project-not-found',
  'redirected',
  'tls',
  'unauthorized',
]

/** What a contributor has to know first about a problem of the setup. Null for any other reason. */
export function setUpText(reason: Reason | null): string | null {
  return setUpReasons.includes(reason)
    ? "Your change isn't the cause. An administrator of this repository has to fix the setup of the docs agent."
    : null
}

/** Who sends a queued request. */
function sentBy(when: string): string {
  return `The next run in this conversation or the reconcile action sends it when ${when}. Without the reconcile action, re-run this workflow job then.`
}

/** Where the result changes what a reason means, or what to do about it. */
const textByResult: Partial<Record<RunResult, Partial<Record<Reason, Partial<ReasonText>>>>> = {
  'pull-request': {
    'effect-unconfirmed': { next: 'Review it, and send the request again if its effect is missing.' },
  },
  'no-pull-request': {
    'effect-unconfirmed': {
      next: 'Send the request again if its effect is missing, and name the page in it.',
    },
  },
  queued: {
    busy: {
      title: 'Request queued',
      text: 'The agent is still working on an earlier request.',
      next: sentBy('the agent is free'),
    },
    unreachable: {
      title: 'Request queued',
      text: "Mintlify isn't available.",
      next: sentBy('Mintlify is available again'),
    },
    cooldown: {
      title: 'Request queued',
      text: 'This conversation is in its cooldown period.',
      next: sentBy('the period has passed'),
    },
  },
  rejected: {
    unreachable: {
      title: "Couldn't reach Mintlify",
      text: 'Nothing was sent.',
      next: "Run the workflow again later. If it still fails, check `api-url`, the runner's network, and any proxy.",
    },
  },
  // The message did not start the job again, so the next step of the result is the better one.
  failed: { 'effect-unconfirmed': { next: null } },
  archived: { 'effect-unconfirmed': { next: null } },
  // The job may be active: the next step of the result leads back to it and starts no second one.
  unknown: {
    'bad-request': {
      title: "Couldn't check the agent job: API call not valid",
      text: null,
      next: 'Check `project-id`, and fix the problem that Mintlify names.',
    },
    blocked: {
      title: "Couldn't check the agent job: blocked by a proxy or firewall",
      next: "Check `api-url` and the runner's proxy settings, or use another runner. If it still fails, contact Mintlify support, with the Ray ID if there is one.",
    },
    forbidden: { title: "Couldn't check the agent job: API key not authorized" },
    'rate-limited': {
      title: "Couldn't check the agent job: rate limit reached",
      next: 'Wait an hour.',
    },
    redirected: { title: "Couldn't check the agent job: wrong API address" },
    tls: { title: "Couldn't check the agent job: certificate not trusted" },
    unauthorized: { title: "Couldn't check the agent job: API key not accepted" },
    'unexpected-answer': {
      title: "Couldn't check the agent job: unexpected answer",
      text: "Mintlify's answer couldn't be understood.",
      next: 'Check `api-url`.',
    },
    unreachable: {
      title: 'Lost contact with the agent job',
      next: "Check `api-url`, the runner's network, and any proxy.",
    },
  },
}

/** What a reason means and what to do about it. Nothing for a reason that the result explains. */
export function describeReason(reason: Reason | null, result: RunResult | null = null): ReasonText {
  if (reason === null) return nothing
  const changed = result === null ? undefined : textByResult[result]?.[reason]
  return { ...(textByReason[reason] ?? nothing), ...changed }
}
