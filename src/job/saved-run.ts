// What a run saves for its post step. An earlier step of the same job can write into the environment that the post step
// reads it from, so it is signed, and is valid for one attempt of one run.
import { deriveKey, isSignedBy, sign } from '../base/hmac.ts'
import type { Run } from '../event/event.ts'

/** `waiting`: there is a job to ask for. `ended`: nothing is left for the post step. */
export type RunPhase = 'begun' | 'waiting' | 'ended'

/** `own`: what the run knows, in JSON. */
export type SavedRun = { phase: RunPhase; own: string }

type Attempt = Pick<Run, 'runId' | 'runAttempt'>

/** The key that signs saved runs. */
export function deriveStateKey(secret: string): Buffer {
  return deriveKey(secret, 'docs-agent saved state v1')
}

/** The run as one line of text: signature, phase, and what it knows. */
export function writeSavedRun({ phase, own }: SavedRun, attempt: Attempt, key: Buffer): string {
  const text = `${phase} ${own}`
  return `${sign(boundText(text, attempt), key)} ${text}`
}

/** The run in such a text, null if it is not signed with this key for this attempt. */
export function readSavedRun(text: string, attempt: Attempt, key: Buffer): SavedRun | null {
  const [, signature = '', signed = ''] = /^(\S+) ([\s\S]*)$/.exec(text) ?? []
  if (!isSignedBy(boundText(signed, attempt), signature, key)) return null
  const [, name, own = ''] = /^(\S*) ([\s\S]*)$/.exec(signed) ?? []
  const phase = phases.find((known) => known === name)
  return phase === undefined ? null : { phase, own }
}

const phases: readonly RunPhase[] = ['begun', 'waiting', 'ended']

function boundText(text: string, { runId, runAttempt }: Attempt): string {
  return `${runId} ${runAttempt} ${text}`
}
