// What is told to the agent about the triggering event, before it is made into text.

import type { PullRequest } from '../event/event.ts'
import type { MergedPull } from './merged-pulls.ts'

/** A list that may be longer than what was read of it. */
export type Listed<T> = {
  items: readonly T[]
  /** How many there are, null if only that there may be more is known. */
  total: number | null
}

export type ChangedFile = {
  path: string
  /** Where a renamed or copied file was before. */
  previousPath: string | null
  /** Such as `modified` or `added`. */
  status: string
  additions: number
  deletions: number
}

/** What could not be read is null. */
export type ContextFact =
  | { kind: 'pull-request'; pullRequest: PullRequest; files: Listed<ChangedFile> | null }
  | { kind: 'issue'; number: number; title: string | null; url: string }
  | {
      kind: 'comment'
      url: string
      path: string | null
      line: number | null
      diffHunk: string | null
      /** Null if it is not context: a slash command is the prompt itself. */
      body: string | null
    }
  | {
      kind: 'push'
      branch: string
      /** Null if the push made the branch. */
      before: string | null
      after: string
      compareUrl: string
      /** First lines of the commit messages, oldest first. */
      subjects: Listed<string> | null
      files: Listed<ChangedFile> | null
    }
  | ReleaseFact
  | { kind: 'run'; repository: string; ref: string; url: string }

export type ReleaseFact = {
  kind: 'release'
  tag: string
  name: string
  url: string
  notes: string
  /** Null without one, or if it is not known. */
  previousTag: string | null
  /** Whether it is certain that there was no release before. */
  isFirst: boolean
  /** Null without a previous tag. */
  compareUrl: string | null
  pulls: Listed<MergedPull & { url: string }> | null
}

export type ContextFacts = {
  facts: readonly ContextFact[]
  /** What is missing and why, a sentence each, for the log. */
  problems: readonly string[]
}
