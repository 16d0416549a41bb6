// What a run of the agent job is asked to do: the inputs as our own types.
import type { ContextChoice } from '../context/prompt-context.ts'
import type { Permission } from '../event/permission.ts'
import type { FailableResult } from './outcome.ts'
import type { OnExisting } from './plan.ts'

/** How to reach the documentation service; every action of this repository has these. */
export type ServiceSettings = {
  /** Empty for a run that gets no secrets. */
  apiKey: string
  projectId: string
  apiUrl: URL
  requestTimeoutMs: number
}

export type JobSettings = ServiceSettings & {
  prompt: string
  /** Paths in the workspace. */
  promptFiles: string[]
  context: ContextChoice
  jobId: string | null
  wait: boolean
  timeoutMs: number
  /** Null for the adaptive interval. */
  pollIntervalMs: number | null
  failOn: FailableResult[]
  /** Empty if comments are events like any other. */
  command: string
  onExisting: OnExisting
  permission: Permission
  allowBots: string[]
  githubToken: string
  comment: 'sticky' | 'new' | 'off'
  commentKey: string
  issueNumber: number | null
  reactions: boolean
  summary: boolean
  rerun: 'attach' | 'new'
  markerSecret: string
  dryRun: boolean
}
