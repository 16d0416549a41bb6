// The inputs of the reconcile, from strings to types. What is not valid ends the run before any request.

import { decimal, orNull, readInput, someOf, yesOrNo } from '../../adapters/runner/inputs.ts'
import type { ServiceSettings } from '../../domain/job/settings.ts'
import { type FailableReconcileResult, failableReconcileResults } from '../../domain/reconcile/report.ts'
import {
  command,
  commentKey,
  headerSecret,
  oneLineSecret,
  readServiceSettingsWithKey,
} from '../common-inputs.ts'

export type ReconcileSettings = ServiceSettings & {
  githubToken: string
  /** Empty: the `api-key` signs the markers. */
  markerSecret: string
  /** Null for the comments of every key. */
  commentKey: string | null
  /** Slash command that comments name, empty for none. */
  command: string
  maxAgeMs: number
  summary: boolean
  failOn: FailableReconcileResult[]
}

const dayMs = 24 * 60 * 60_000

/** The settings of a reconcile. Throws an InputError. */
export function readReconcileSettings(): ReconcileSettings {
  return {
    ...readServiceSettingsWithKey(),
    githubToken: readInput('github-token', headerSecret),
    markerSecret: readInput('marker-secret', oneLineSecret),
    commentKey: readInput('comment-key', orNull(commentKey)),
    command: readInput('command', command),
    maxAgeMs: readInput('max-age-days', decimal({ above: 0, most: 365 })) * dayMs,
    summary: readInput('summary', yesOrNo),
    failOn: readInput('fail-on', someOf(failableReconcileResults, 'none')),
  }
}
