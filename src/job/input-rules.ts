// What the inputs of the agent job must be together, and for the event. Each rule sees the inputs that are valid by themselves.
import type { Run } from '../event/event.ts'
import { getsNoSecrets } from '../gates/authorize.ts'
import { limitsSet } from '../gates/limits.ts'
import { keyProblem } from '../mintlify/service-inputs.ts'
import { missingKey, reasonSentence } from '../runner/set-up-problems.ts'
import { promptMissing } from './admit.ts'
import type { JobInputs } from './job-inputs.ts'

type KnownInputs = Partial<Omit<JobInputs, 'onClose'>>

/** What is wrong with the inputs together, null for each rule that is kept. */
export function problemsBetween(known: KnownInputs, run: Run): (string | null)[] {
  const signs = known.comment !== 'off' && known.dryRun !== true
  return [
    keyProblem(known, signs),
    permissionProblem(known, run),
    ...limitProblems(known),
    mergedStatusProblem(known),
    ...batchProblems(known, run),
  ]
}

/** What a run needs that gets as far as its agent job, null for what is there. */
export function findMissingInputs(known: KnownInputs, run: Run): (string | null)[] {
  const { apiKey, dryRun, prompt, promptFiles, jobId, command } = known
  const needsKey = apiKey === null && dryRun !== true && !getsNoSecrets(run)
  const asksItself = run.trigger.kind !== 'comment' || command === null
  const saysNothing = prompt === null && promptFiles?.length === 0 && jobId === null
  return [needsKey ? reasonSentence(missingKey) : null, asksItself && saysNothing ? promptMissing : null]
}

/** On a public repository, everybody has the permission `read`. Other events, such as a schedule, ask for none. */
function permissionProblem({ permission }: KnownInputs, { repository, trigger }: Run): string | null {
  const isAsked = trigger.kind !== 'other' && trigger.kind !== 'merge-group'
  if (permission !== 'read' || repository.isPublic === false || !isAsked) return null
  const where =
    repository.isPublic === null
      ? "if the event doesn't say that the repository is private"
      : 'on a public repository, where it means everyone'
  return `Input \`permission\` must not be \`read\` ${where}.`
}

/** Limits count the requests that the comments remember. */
function limitProblems({
  comment,
  maxRequests = 0,
  cooldownMs = 0,
  maxRequestsPerDay = 0,
}: KnownInputs): string[] {
  if (comment !== 'off') return []
  return limitsSet({ maxRequests, cooldownMs, maxRequestsPerDay }).map(
    (name) =>
      `Input \`${name}\` needs the state stored in the comment: set \`comment\` to \`sticky\` or \`new\`, or remove the limit.`,
  )
}

/** Nobody waits for a merge, so the comment has to remember it for the reconcile. */
function mergedStatusProblem({ commitStatusUntil, commitStatus, comment }: KnownInputs): string | null {
  if (commitStatusUntil !== 'merged') return null
  const isWithout = 'Input `commit-status-until` must not be `merged` without'
  if (commitStatus === null) return `${isWithout} the name of a status: set \`commit-status\`.`
  if (comment !== 'off') return null
  return `${isWithout} the state stored in the comment: set \`comment\` to \`sticky\` or \`new\`.`
}

/** What was merged is counted in a conversation, which the event of a comment or a pull request does not have of its own. */
function batchProblems(
  { context, comment, issueNumber, jobId }: KnownInputs,
  { trigger }: Run,
): (string | null)[] {
  if (context !== 'merged') return []
  const isOfEvent = trigger.kind === 'comment' || trigger.kind === 'pull-request'
  return [
    issueNumber === null
      ? 'Input `context` is `merged`, which needs an issue to keep its place in: set `issue-number` to a tracking issue.'
      : null,
    comment === 'off'
      ? 'Input `context` is `merged`, which needs the state stored in the comment: set `comment` to `sticky` or `new`.'
      : null,
    jobId ? 'Input `context` must not be `merged` with `job-id`. Remove one of them.' : null,
    isOfEvent
      ? 'Input `context` must not be `merged` for a comment or a pull request. Use it with `schedule`, `workflow_dispatch`, `push` or `release`.'
      : null,
  ]
}
