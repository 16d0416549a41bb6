// The outputs of the reconcile, as its metadata file declares them.
import type { ReconcileReport } from './report.ts'

/** The value of each output by its name. */
export function reconcileOutputs({ result, reason, updates, left }: ReconcileReport): Record<string, string> {
  const finished = updates.filter((update) => update.result !== null).length
  return {
    checked: String(updates.length),
    finished: String(finished),
    pending: String(updates.length - finished + left),
    jobs: JSON.stringify(updates),
    result,
    reason: reason ?? '',
  }
}
