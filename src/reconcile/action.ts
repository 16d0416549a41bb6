// The action for jobs that nobody waits for: it writes their ends into the
// comments. It never sends a request.
import { signingKeyOf } from '../conversation/signed-state.ts'
import type { Event } from '../event/event.ts'
import { openGitHub } from '../github/client.ts'
import { createMintlifyClient } from '../mintlify/client.ts'
import { projectInputs, readProject } from '../mintlify/project.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { limitTime } from '../runner/cancellation.ts'
import { readGitHubApiUrl } from '../runner/connections.ts'
import { openInputs, readToken } from '../runner/inputs.ts'
import { reconcileMs } from '../times.ts'
import { reconcile } from './reconcile.ts'
import { logEnd, renderReport } from './report.ts'

/**
 * Runs the action. Returns the exit code. Throws an InputError before any
 * request.
 */
export async function runReconcileAction(
  context: ActionContext & { event: Event },
): Promise<number> {
  const { env, clock, log, files, redact, cancelled, event } = context
  const input = openInputs(env, { ...projectInputs, 'github-token': '' })
  const project = readProject(input, { mayLackKey: false })
  const token = readToken(input)
  input.throwProblems()
  const cancellation = limitTime(clock, cancelled, reconcileMs)
  const { signal } = cancellation
  const { repository } = event
  const report = await reconcile({
    github: openGitHub({
      ...context,
      repository,
      token,
      apiUrl: readGitHubApiUrl(env),
      signal,
    }),
    mintlify: createMintlifyClient({ ...context, ...project, cancellation }),
    clock,
    redact,
    log,
    scope: {
      repositoryId: repository.id,
      projectId: project.projectId,
      apiHost: project.apiUrl.host,
    },
    signingKey: signingKeyOf(project.apiKey),
    signal,
  })
  files.addSummary(renderReport(report))
  const finished = report.rows.filter(({ kind }) => kind === 'written').length
  files.setOutputs({
    checked: String(report.rows.length),
    finished: String(finished),
    result: report.result,
    reason: report.reason ?? '',
  })

  return logEnd(log, report)
}
