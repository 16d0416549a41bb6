// What a run saves for its post step. An earlier step of the same job can write into the environment that the post step
// reads it from, so it is signed, and is valid for one attempt of one run.
import type { Run } from '../event/event.ts'
import { deriveKey, isSignedBy, sign } from '../signature.ts'

/** `waiting`: there is a job to ask for. `ended`: nothing is left for the post step. */
export type RunPhase = 'begun' | 'waiting' | 'ended'

export type SavedRun = {
  phase: RunPhase
  /** The comment that the run wrote, null for none. */
  commentId: number | null
  /** The reaction with which the run holds the lock of its conversation, null if it does not. */
  lockId: number | null
  /** JSON of the stored report. */
  report: string
}

type Attempt = Pick<Run, 'runId' | 'runAttempt'>

/** The key that signs saved runs. */
export function deriveStateKey(secret: string): Buffer {
  return deriveKey(secret, 'docs-agent saved state v1')
}

/** The run as one line of text: signature, phase, ids of the comment and of the lock, report. */
export function writeSavedRun(
  { phase, commentId, lockId, report }: SavedRun,
  attempt: Attempt,
  key: Buffer,
): string {
  const text = `${phase} ${commentId ?? ''} ${lockId ?? ''} ${report}`
  return `${sign(boundText(text, attempt), key)} ${text}`
}

/** The run in such a text, null if it is not signed with this key for this attempt. */
export function readSavedRun(text: string, attempt: Attempt, key: Buffer): SavedRun | null {
  const [, signature = '', signed = ''] = /^(\S+) ([\s\S]*)$/.exec(text) ?? []
  if (!isSignedBy(boundText(signed, attempt), signature, key)) return null
  const [, name, commentId, lockId, report = ''] =
    /^(\S*) (\d{0,15}) (\d{0,15}) ([\s\S]*)$/.exec(signed) ?? []
  const phase = phases.find((known) => known === name)
  if (phase === undefined) return null
  return { phase, commentId: Number(commentId) || null, lockId: Number(lockId) || null, report }
}

const phases: readonly RunPhase[] = ['begun', 'waiting', 'ended']

function boundText(text: string, { runId, runAttempt }: Attempt): string {
  return `${runId} ${runAttempt} ${text}`
}
