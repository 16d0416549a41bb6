// The inputs of the agent job, as our own types.
import type { ContextChoice } from '../context/facts.ts'
import type { Permission } from '../event/permission-level.ts'
import type { GateRules } from '../gates/gate-answer.ts'
import type { LimitRules } from '../gates/limits.ts'
import type { ServiceInputs } from '../mintlify/service-inputs.ts'
import type { StatusRules } from '../state/commit-status.ts'
import type { OnClose } from '../state/docs-pull.ts'
import type { OnExisting } from './create-or-message.ts'

/** The inputs about the docs pull request. */
type DocsPullInputs = {
  docsToken: string | null
  docsLabels: string[]
  /** Logins, teams such as `team:writers`, or `author` for who wrote the source pull request. */
  docsReviewers: string[]
  onClose: OnClose
}

export type JobInputs = ServiceInputs &
  GateRules &
  LimitRules &
  StatusRules &
  DocsPullInputs & {
    prompt: string | null
    /** Paths in the workspace. */
    promptFiles: string[]
    context: ContextChoice
    /** How many days the first batch of a conversation goes back. */
    sinceDays: number
    /** Branch of the merged pull requests, null for the default branch. */
    base: string | null
    jobId: string | null
    wait: boolean
    timeoutMs: number
    /** Null for the adaptive interval. */
    pollIntervalMs: number | null
    /** Null if a comment is an event like any other. */
    command: string | null
    onExisting: OnExisting
    permission: Permission
    githubToken: string | null
    comment: 'sticky' | 'new' | 'off'
    commentKey: string
    issueNumber: number | null
    reactions: boolean
    summary: boolean
    onRerun: 'attach' | 'new'
    /** Null if the API key signs the state of the comment. */
    stateSecret: string | null
    dryRun: boolean
  }

/** The secret that signs what a run leaves behind, null for a run without secrets. */
export function signingSecret({ stateSecret, apiKey }: JobInputs): string | null {
  return stateSecret ?? apiKey
}
