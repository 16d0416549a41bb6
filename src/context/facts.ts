// Facts about the triggering event for the prompt, before they become text.
import type { PullRequest } from '../event/event.ts'
import type { PartialList } from '../github/list-pages.ts'
import type { MergedPull } from './merged-pulls.ts'

/** The values of the input `context` beside `auto` and `none`. */
export const contextParts = ['pull-request', 'push', 'release', 'comment'] as const
export type ContextPart = (typeof contextParts)[number]
/** `merged`: what was merged since the last request, in place of the event. */
export type ContextChoice = 'auto' | 'none' | 'merged' | readonly ContextPart[]

export type ChangedFile = {
  path: string
  /** Path of a renamed or copied file before. */
  previousPath: string | null
  /** Such as `modified` or `added`. */
  status: string
  additions: number
  deletions: number
}

/** What could not be read is null. */
export type ContextFact =
  | { kind: 'pull-request'; pullRequest: PullRequest; files: PartialList<ChangedFile> | null }
  | { kind: 'issue'; number: number; title: string | null; url: string }
  | {
      kind: 'comment'
      url: string
      path: string | null
      line: number | null
      diffHunk: string | null
      /** Null for a slash command, which is the prompt itself. */
      body: string | null
    }
  | {
      kind: 'push'
      branch: string
      /** Null if the push made the branch, or if it is not known. */
      before: string | null
      isNewBranch: boolean
      after: string
      compareUrl: string
      /** First lines of the commit messages, oldest first. */
      subjects: PartialList<string> | null
      files: PartialList<ChangedFile> | null
    }
  | ReleaseFact
  | { kind: 'run'; repository: string; ref: string; url: string }

export type ReleaseFact = {
  kind: 'release'
  tag: string
  /** Null if the release has none, or if it is not known. */
  name: string | null
  url: string | null
  notes: string | null
  /** Null if there is none, or if it is not known. */
  previousTag: string | null
  /** Whether there was certainly no release before. */
  isFirst: boolean
  /** Null without a previous tag. */
  compareUrl: string | null
  pulls: PartialList<MergedPull & { url: string }> | null
}

export type ContextFacts = {
  facts: readonly ContextFact[]
  /** What is missing and why, one sentence each, for the log. */
  problems: readonly string[]
}
