// What the texts about a run are about, with an entry or without one.
import { doubtAbout, type ShownOfRun } from '../../conversation/state.ts'
import { timesOfLost } from '../../messages/lost-create.ts'
import type { Subject } from '../../messages/status.ts'
import type { Outcome } from '../../outcome.ts'
import { showRequest } from '../shown.ts'
import type { Run } from '../tools.ts'
import type { Ending } from '../turn.ts'

type Reported = Pick<Ending, 'outcome' | 'ledger'>

/** What the texts about this run are about. */
export function subjectOf(run: Run, ending: Reported): Subject {
  const { outcome, ledger } = ending
  const { store, snapshot, entry } = ledger
  const isTracked = store !== null
  // A re-run that finds its request in doubt tells of that one.
  const doubt = doubtAbout(snapshot.state, run.request.key)
  const delivery = entry?.delivery ?? (doubt ? 'unconfirmed' : 'unsent')
  const shown = entry?.shown ?? showWithoutEntry(run, run.request, outcome)
  const times = timesOfLost(doubt ? [doubt] : snapshot.state.unconfirmed, {
    reason: outcome.reason,
    delivery: entry?.delivery ?? 'unsent',
  })
  // Without a comment, there is nothing to follow up. A follow-up goes to the job
  // of the conversation.
  const [job, standing] = [entry?.job ?? null, snapshot.state.job]
  const isOther = job !== null && standing !== null && job.id !== standing.id
  const command = isTracked && !isOther ? run.inputs.command : null
  return {
    shown: { ...shown, ...times, command, delivery },
    job,
    until: null,
    slashCommand: run.inputs.command,
    isRemembered: isTracked && snapshot.comment !== null,
    requestCount: snapshot.state.requestCount,
  }
}

type ShowParameters = Parameters<typeof showRequest>

/** What is shown of a run that has no entry. */
export function showWithoutEntry(
  run: ShowParameters[0] & Pick<Run, 'clock'>,
  request: ShowParameters[1],
  outcome: Outcome,
): ShownOfRun {
  return { ...showRequest(run, request, run.clock.now()), ...outcome }
}
