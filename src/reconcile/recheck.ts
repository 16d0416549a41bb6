// Waits a little for agent jobs that have opened their docs pull request and are about to end, so that a run which the docs
// repository started need not leave them to the next one.
import { type Checked, type CheckPorts, check, type Rejection } from './check-jobs.ts'
import { isAboutToEnd, type WakeUp } from './wake-up.ts'

const intervalMs = 5_000
const maxMs = 90_000

export type SecondLook = {
  maxAgeMs: number
  wakeUp: WakeUp | null
  /** When the run started, in the clock's milliseconds. */
  startMs: number
  signal: AbortSignal
}

/** The last of the checks until the job has ended, at most 90 seconds from the start of the run. */
export async function lookAgain(
  first: Checked,
  { look, ports }: { look: SecondLook; ports: CheckPorts },
): Promise<Checked | Rejection> {
  const { clock } = ports
  const { wakeUp, startMs, maxAgeMs, signal } = look
  let last: Checked = first
  while (wakeUp && last.job && isAboutToEnd(last.job, first.tracked.report, wakeUp)) {
    if (clock.elapsedMs() + intervalMs - startMs > maxMs) return last
    await clock.sleep(intervalMs, signal)
    if (signal.aborted) return last
    const next = await check(last.tracked, maxAgeMs, ports)
    if (next.kind === 'rejected') return next
    // An answer that was lost says nothing new.
    last = next.job === null ? { ...next, job: last.job } : next
  }
  return last
}
