// The comments on a docs pull request: who asked for it and where, and what became of the source pull request.
import { joinParagraphs, joinSentences, toCode } from '../base/escape.ts'
import type { Report } from '../state/report.ts'

/** Where the request came from. */
export type Source = {
  /** Such as `acme/widgets`. */
  repository: string
  /** Null if it is not known. */
  isPublic: boolean | null
  /** Number of the pull request or issue, null for a run without one. */
  issueNumber: number | null
  /** Its page, or that of the workflow run. */
  url: string
}

/** A reader of a public repository must not learn of a private one. */
export function maySeeSource({ isPublic }: Source, docs: { isPrivate: boolean | null }): boolean {
  return isPublic === true || docs.isPrivate === true
}

/** The comment that links back to the request. */
export function requestComment(report: Report, source: Source, isVisible: boolean): string {
  if (!isVisible) return 'These changes were requested in another repository.'
  const { askedBy, workflow, requests } = report
  // Who opened a pull request has asked for nothing.
  if (workflow !== null) return `For ${sourceLink(source)}, by the workflow ${toCode(workflow)}.`
  const text = requests.at(-1)?.text ?? ''
  return joinParagraphs([
    `Requested by ${toCode(askedBy)} in ${sourceLink(source)}.`,
    text === '' ? null : `Request: ${toCode(text)}`,
    source.issueNumber === null
      ? null
      : `To request changes, comment the slash command in ${sourceName(source)}.`,
  ])
}

/** The comment about a source pull request that was closed without a merge, or reopened. */
export function sourceComment(
  source: Source,
  change: { isClosed: boolean; acts: boolean; isVisible: boolean },
): string {
  const { isClosed, acts, isVisible } = change
  const name = isVisible ? `The source pull request ${sourceLink(source)}` : 'The source pull request'
  if (!isClosed)
    return joinSentences([`${name} was reopened.`, acts ? 'This pull request was reopened, too.' : null])
  const next = acts
    ? 'This pull request was closed, too. It will be reopened if the source pull request is.'
    : "If these changes aren't needed without it, close this pull request."
  return joinSentences([`${name} was closed without being merged.`, next])
}

function sourceLink(source: Source): string {
  return `[${sourceName(source)}](${source.url})`
}

function sourceName({ repository, issueNumber }: Source): string {
  return issueNumber === null ? `a workflow run of ${repository}` : `${repository}#${issueNumber}`
}
