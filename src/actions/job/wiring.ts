// The parts of an agent job's run, built from its inputs. The run and its post step use the same parts.
import { createServiceClient, type ServiceClient } from '../../adapters/mintlify/client.ts'
import type { RunSignals } from '../../adapters/runner/cancellation.ts'
import { runUrl } from '../../domain/event/event.ts'
import { type JobInputs, signingSecret } from '../../domain/job/inputs.ts'
import type { Report } from '../../domain/job/report.ts'
import { deriveStateKey, type SavedRun, writeSavedRun } from '../../domain/job/saved-run.ts'
import { redactReport, storeReport } from '../../domain/job/stored-report.ts'
import type { CommentContext } from '../../domain/markdown/comment.ts'
import type { DocLink } from '../../domain/messages/doc-links.ts'
import { closedByEvent } from '../../operations/gates/check-gates.ts'
import type { Publisher } from '../../operations/job/publisher.ts'
import { createReporter, type Reporter } from '../../operations/job/reporter.ts'
import { serviceClientOptions } from '../service-client.ts'
import type { JobGitHub } from './github.ts'
import type { JobGitHubOptions } from './github-options.ts'
import { withoutGitHub } from './without-github.ts'

export type JobSetup = Omit<
  JobGitHubOptions,
  'commentContext' | 'onComment' | 'onLock' | 'abortAfter' | 'warn'
> & {
  signals: RunSignals
}

export type JobParts = {
  client: ServiceClient
  github: JobGitHub
  commentContext: CommentContext
  /** The context of the other surfaces, which depends on whether the run has a comment. */
  contextFor: (hasComment: boolean) => CommentContext
  /** A reporter that starts with a report. The prompt is read when the summary is written. */
  reporterFrom: (first: Report, sentPrompt: () => string | null) => Reporter
  /** Tells something about the run once in the log and once in the summary. */
  note: (sentence: string) => void
}

const summaryProblem =
  'Could not write the summary: the file that GITHUB_STEP_SUMMARY names cannot be written.'

/** Builds the parts. Nothing is sent yet. */
export async function openJobParts(setup: JobSetup): Promise<JobParts> {
  const { context, inputs, run, signals } = setup
  const { log, files, clock, redact } = context
  const warnings: string[] = []
  const warn = (text: string, docLink: DocLink = 'github', title = 'A GitHub request failed') => {
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
  const save = saveRun(setup)
  const onComment = (commentId: number) => save({ commentId })
  const onLock = (lockId: number | null) => save({ lockId })
  const { abortAfter } = signals
  const github = await openGitHub({ ...setup, commentContext, onComment, onLock, abortAfter, warn })
  const reporterFrom = (first: Report, sentPrompt: () => string | null) =>
    createReporter(first, {
      clock,
      setOutputs: files.setOutputs,
      saveReport(report, phase) {
        save({ phase, report: JSON.stringify(storeReport(redactReport(report, redact))) })
      },
      publisher: openPublisher(setup, github, warn),
      commentUrl: github.commentUrl,
      async writeSummary(report, hasComment) {
        if (!inputs.summary) return
        // Loaded only now, because nothing is told before the first request.
        const { renderSummary } = await import('../../domain/markdown/job-summary.ts')
        const extras = { prompt: sentPrompt(), warnings }
        const markdown = renderSummary(redactReport(report, redact), contextFor(hasComment), extras)
        if (!files.addSummary(markdown)) warn(summaryProblem)
      },
    })
  // A run that holds the lock of its conversation sends only for as long as it may hold it.
  const remainingMs = () => Math.min(signals.remainingMs(), github.leftMs())
  const serviceOptions = serviceClientOptions(inputs, context, { ...signals, remainingMs })
  const client = createServiceClient({ ...serviceOptions, maxRequestMs: github.leftMs })
  return { client, github, commentContext, contextFor, reporterFrom, note }
}

function openPublisher(
  { context: { redact }, inputs }: JobSetup,
  github: JobGitHub,
  warn: (text: string) => void,
): Publisher {
  return github.openPublisher({
    async publish(report, signal, settle) {
      return inputs.dryRun ? null : github.publish(redactReport(report, redact), signal, settle)
    },
    lookAfterDocsPull: github.lookAfterDocsPull,
    writeStatus: github.writeStatus,
    replaceReaction: github.replaceReaction,
    warn,
  })
}

/** A function that saves what is new for the post step. Without a secret to sign it, nothing is saved. */
function saveRun({ context, inputs, run, earlierStep }: JobSetup): (news: Partial<SavedRun>) => void {
  const secret = signingSecret(inputs)
  const key = secret === null ? null : deriveStateKey(secret)
  let saved: SavedRun = {
    phase: 'begun',
    commentId: earlierStep?.commentId ?? null,
    lockId: earlierStep?.lockId ?? null,
    report: '',
  }
  return (news) => {
    saved = { ...saved, ...news }
    if (key) context.files.saveState(writeSavedRun(saved, run, key))
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
    inputs.maxTurnsPerDay > 0
  if (!followsThrough && (!needsGitHub || closedByEvent(run, inputs))) return withoutGitHub
  // The toolkit is loaded beside what uses it, not after it.
  const [{ openJobGitHub }] = await Promise.all([import('./github.ts'), import('@actions/github')])
  return openJobGitHub(options)
}

function hasDocsPullWish({ docsToken, docsLabels, docsReviewers, onClose }: JobInputs): boolean {
  return docsToken !== null || docsLabels.length > 0 || docsReviewers.length > 0 || onClose !== 'nothing'
}
