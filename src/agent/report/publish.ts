// Tells how the run ended: in the comment, by a reaction, in the job summary,
// the outputs and the last line of the log.
import {
  isFollowedUp,
  type Ledger,
  type Told,
  tell,
  timeOf,
  withEnd,
} from '../../conversation/ledger.ts'
import {
  type DocsPull,
  readDocsPull,
  toShownPull,
} from '../../docs-pull/docs-pull.ts'
import type { Trigger } from '../../event/event.ts'
import type { GitHubError } from '../../github/errors.ts'
import { joinSentences } from '../../lib/plain-text.ts'
import { redactAll } from '../../lib/redact.ts'
import { parsePullRequestLink } from '../../mintlify/pull-request-link.ts'
import { unlessCancelled } from '../../outcome.ts'
import { orWarn } from '../../runner/log.ts'
import type { End } from '../outputs.ts'
import { save } from '../save.ts'
import type { Run } from '../tools.ts'
import type { Ending } from '../turn.ts'
import { postHelp } from './help.ts'
import { noteEnd } from './note.ts'
import { reactToEnd } from './react.ts'
import { reportEnd } from './report-end.ts'
import { subjectOf } from './subject.ts'

/** Publishes the end of the run. Returns the exit code. */
export async function publish(run: Run, ending: Ending): Promise<number> {
  const docsPull = await unlessCancelled(() => readChanges(run, ending))
  const { outcome, job, prompt, checks } = ending
  const durationMs = run.clock.elapsedMs() - run.startedMs
  const atEnd = ledgerAtEnd(run, ending, { docsPull, durationMs })
  const { ledger, isSettled } = await tellEnd(run, { ...ending, ledger: atEnd })
  const { entry, commentRefusal, snapshot } = ledger
  if (outcome.reason === 'help') await unlessCancelled(() => postHelp(run))
  const isReacted = await unlessCancelled(() => reactToEnd(run, outcome))
  // Null if the post step has nothing to replace.
  const reactionId = isReacted ? null : run.reactionId
  // The post step looks once more whether the end stands there, because another
  // run may have written over it. Without an entry and a reaction, it has nothing
  // to do.
  if (entry !== null || run.reactionId !== null)
    save({ ...run, reactionId }, ledger, { isEndWritten: isSettled })
  // There was something to say although there can be no comment.
  const isMissed = entry !== null && entry.delivery !== 'unsent'
  if (commentRefusal !== null && isMissed) warnOfNoComment(run, commentRefusal)
  return reportEnd(run, {
    // Whatever `fail-on` names, a cancelled run fails, even if its job has
    // ended well: whoever cancels it wants no step to go on from it.
    fails: run.cancelled.aborted || run.inputs.failOn.includes(outcome.result),
    durationMs,
    subject: subjectOf(run, { outcome, ledger }),
    job,
    docsPull,
    commentUrl: snapshot.comment?.url ?? null,
    prompt,
    checks,
  })
}

async function readChanges(
  run: Run,
  { outcome, job }: Ending,
): Promise<DocsPull | null> {
  const link = parsePullRequestLink(job?.prLink)
  if (outcome.result !== 'pull-request' || link === null) return null
  const { log, github, redact } = run
  const docsPull = await orWarn(log, 'read the docs pull request', () =>
    readDocsPull(github, link, log),
  )
  if (docsPull?.isComplete === false)
    log.warning(
      'Not all changed pages are known',
      'GitHub listed fewer changed files than the docs pull request has. It lists 3,000 at most, and new ones some seconds later.',
      'results',
    )
  // A page can be named after a secret.
  return redactAll(docsPull, redact)
}

/** With all that the run has to say at its end. */
function ledgerAtEnd(
  run: Run,
  ending: Ending,
  { docsPull, durationMs }: Pick<End, 'docsPull' | 'durationMs'>,
): Ledger {
  const { outcome, job, ledger } = ending
  const updatedAt = timeOf(ledger, run.clock).toISOString()
  const pull = docsPull && toShownPull(docsPull, isFollowedUp(ledger))
  const shown = { durationMs, updatedAt, ...pull }
  return withEnd(ledger, { outcome, job, shown })
}

/** Puts the end into the comment, as far as the run is not cancelled. */
async function tellEnd(run: Run, ending: Ending): Promise<Told> {
  const { ledger } = ending
  const { entry } = ledger
  if (entry === null) return warnOf(run, await noteEnd(run, ending))

  // For the post step, if the run is killed meanwhile.
  save(run, ledger)
  // Only this run knows its end, so that an outage of GitHub is waited out as
  // long as it has time. After that, it is written once, and the post step is
  // next.
  const outlastMs = run.cancellation.remainingMs()
  const told = await tell({ ...ledger, entry }, { outlastMs })
  return warnOf(run, told)
}

function warnOf({ log }: Run, told: Told): Told {
  if (told.problem !== null)
    log.warning("Couldn't update the comment", told.problem, 'troubleshooting')
  return told
}

/** Where the comment stands, and the permission that it needs. */
const placesOf: Partial<Record<Trigger['kind'], readonly [string, string]>> = {
  'pull-request': ['pull request', '`pull-requests: write`'],
  issue: ['issue', '`issues: write`'],
}

function warnOfNoComment(
  { log, event, inputs }: Run,
  refusal: GitHubError,
): void {
  // Input `issue-number` can name either.
  const [place, permission] = placesOf[event.trigger.kind] ?? [
    'pull request or issue',
    '`pull-requests: write`, or `issues: write` for an issue',
  ]
  const lacksPermission = refusal.status === 403 && !refusal.isLockedOrFull
  const sentences = [
    lacksPermission ? `The token lacks ${permission}.` : refusal.message,
    event.meaning.conversation !== null && inputs.jobId === null
      ? 'Without the comment, the next event starts a new agent job.'
      : null,
    lacksPermission
      ? 'Add the permission under `permissions:` of the workflow job, or to the token of `github-token`.'
      : null,
  ]
  log.warning(
    `No comment on the ${place}`,
    joinSentences(sentences),
    'permissions',
  )
}
