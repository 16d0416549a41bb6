// The outputs of the reconcile, as its metadata file declares them.
import { countFinished, type ReconcileReport } from './reconcile-report.ts'

/** The value of each output by its name. */
export function reconcileOutputs(report: ReconcileReport): Record<string, string> {
  const { result, reason, updates, waiting, left, outcomes, repositories } = report
  const finished = countFinished(report)
  return {
    checked: String(updates.length),
    finished: String(finished),
    pending: String(updates.length - finished + waiting + left),
    jobs: JSON.stringify(updates),
    repositories: JSON.stringify(repositories),
    outcomes: outcomes ? JSON.stringify(outcomes) : '',
    result,
    reason: reason ?? '',
  }
}
