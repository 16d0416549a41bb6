// The parts of an agent job's run, built from its inputs. The run and its post step use the same parts.

import { maxBeginWaitMs, maxEndWaitMs, maxPostWaitMs } from '../base/budgets.ts'
import type { DocLink } from '../base/doc-links.ts'
import type { CommentContext } from '../comment/render-comment.ts'
import type { Patience } from '../conversation/conversation.ts'
import { runUrl } from '../event/event.ts'
import { closedByEvent } from '../gates/check-gates.ts'
import { serviceClientOptions } from '../mintlify/client-options.ts'
import { createServiceClient, type ServiceClient } from '../mintlify/mintlify-client.ts'
import type { RunSignals } from '../runner/signals.ts'
import { redactState } from '../state/redact-state.ts'
import type { Report } from '../state/report.ts'
import type { OwnRun } from '../state/state.ts'
import type { JobGitHub } from './job-github.ts'
import { type JobInputs, signingSecret } from './job-inputs.ts'
import type { JobGitHubOptions, JobSetup } from './job-setup.ts'
import type { Publisher } from './publisher.ts'
import { createReporter, type Knowledge, type Reporter } from './reporter.ts'
import { deriveStateKey, type RunPhase, writeSavedRun } from './saved-run.ts'
import { withoutGitHub } from './without-github.ts'

export type JobParts = {
  service: ServiceClient
  github: JobGitHub
  commentContext: CommentContext
  /** The context of the other surfaces, which depends on whether the run has a comment. */
  contextFor: (hasComment: boolean) => CommentContext
  /** A reporter that starts with a report. */
  reporterFrom: (first: Report, knowledge: Knowledge) => Reporter
  /** How long a change of the conversation waits for others. `budget`: the time at the end of the run, null before. */
  patience: (budget: AbortSignal | null) => Patience
  warn: (text: string) => void
  /** Tells something about the run once in the log and once in the summary. */
  note: (sentence: string) => void
}

const summaryProblem = "Couldn't write the summary: the file that GITHUB_STEP_SUMMARY names can't be written."

/** Builds the parts. Nothing is sent yet. */
export async function openJobParts(setup: JobSetup): Promise<JobParts> {
  const { context, inputs, run, signals } = setup
  const { log, files, clock, redact } = context
  const warnings: string[] = []
  const warn = (text: string, docLink: DocLink = 'github', title = 'A GitHub API call failed') => {
    const warning = redact(`${title}: ${text}`)
    // A problem during the wait often happens again at its end.
    if (warnings.includes(warning)) return
    warnings.push(warning)
    log.warning(title, text, docLink)
  }
  const note = (sentence: string) => {
    if (warnings.includes(sentence)) return
    warnings.push(sentence)
    log.info(sentence)
  }
  const commentContext = {
    command: run.trigger.kind === 'comment' ? inputs.command : null,
    canReattach: inputs.onRerun === 'attach',
    limits: inputs,
    runUrl: runUrl(run),
  }
  // What no comment remembers, a re-run cannot find.
  const contextFor = (hasComment: boolean) => ({
    ...commentContext,
    canReattach: hasComment && commentContext.canReattach,
  })
  const patience = (budget: AbortSignal | null) => patienceIn(setup, budget)
  const github = await openGitHub({ ...setup, commentContext, patience: () => patience(null), warn })
  const save = saveRun(setup)
  const reporterFrom = (first: Report, knowledge: Knowledge) =>
    createReporter(first, knowledge, {
      clock,
      setOutputs: files.setOutputs,
      save,
      publisher: openPublisher(setup, { github, patience, warn }),
      foundUrl: github.conversation.url,
      async writeSummary(report, { hasComment, ...shown }) {
        if (!inputs.summary) return
        // Loaded only now, because nothing is told before the first API call.
        const { renderSummary } = await import('../comment/job-summary.ts')
        const markdown = redact(renderSummary(report, contextFor(hasComment), { ...shown, warnings }))
        if (!files.addSummary(markdown)) warn(summaryProblem)
      },
    })
  const service = createServiceClient(serviceClientOptions(inputs, context, signals))
  return { service, github, commentContext, contextFor, reporterFrom, note, patience, warn }
}

/** How long a change waits. The post step waits for as long as others may hold the lock, whatever its own budget is. */
export function patienceIn(
  { isPostStep, signals: { cancelled } }: { isPostStep: boolean; signals: Pick<RunSignals, 'cancelled'> },
  budget: AbortSignal | null,
): Patience {
  if (isPostStep) return { waitMs: maxPostWaitMs, stop: cancelled }
  return budget ? { waitMs: maxEndWaitMs, stop: budget } : { waitMs: maxBeginWaitMs, stop: cancelled }
}

type Publishing = {
  github: JobGitHub
  patience: JobParts['patience']
  warn: (text: string) => void
}

function openPublisher({ inputs, context }: JobSetup, { github, patience, warn }: Publishing): Publisher {
  const { commenter, followUp, place } = github
  const { tendDocsPull, writeStatus } = followUp
  const { replaceReaction } = commenter
  const showRun = inputs.comment === 'new' ? place.showRun : null
  const { openPublisher } = inputs.dryRun ? withoutGitHub : github
  return openPublisher({
    ...{ conversation: github.conversation, patience, showRun, now: context.clock.now },
    ...{ tendDocsPull, writeStatus, replaceReaction, warn },
  })
}

/** A function that saves what is new for the post step. Without a secret to sign it, nothing is saved. */
function saveRun({ context: { files, redact }, inputs, run }: JobSetup) {
  const secret = signingSecret(inputs)
  const key = secret === null ? null : deriveStateKey(secret)
  return (own: OwnRun, phase: RunPhase) => {
    if (key)
      files.saveState(writeSavedRun({ phase, own: JSON.stringify(redactState(own, redact)) }, run, key))
  }
}

/** A run that its event closes, or without a conversation and without context, does not load GitHub at all. */
async function openGitHub(options: JobGitHubOptions): Promise<JobGitHub> {
  const { run, inputs } = options
  const followsThrough = inputs.commitStatus !== null || hasDocsPullWish(inputs)
  const needsGitHub =
    run.trigger.kind !== 'other' ||
    inputs.issueNumber !== null ||
    inputs.context !== 'none' ||
    inputs.dryRun ||
    inputs.maxRequestsPerDay > 0
  if (!followsThrough && (!needsGitHub || closedByEvent(run, inputs))) return withoutGitHub
  // The toolkit is loaded beside what uses it, not after it.
  const [{ openJobGitHub }] = await Promise.all([import('./job-github.ts'), import('@actions/github')])
  return openJobGitHub(options)
}

function hasDocsPullWish({ docsToken, docsLabels, docsReviewers, onClose }: JobInputs): boolean {
  return docsToken !== null || docsLabels.length > 0 || docsReviewers.length > 0 || onClose !== 'nothing'
}
