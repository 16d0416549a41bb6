// The lines of each fact. A line at the left margin is ours; what others wrote in several lines is indented, so that
// it cannot pass for one of ours.

import { removeHidden, toOneLine } from '../markdown/escape.ts'
import type { ChangedFile, ContextFact, Listed, ReleaseFact } from './facts.ts'

type FactOf<K extends ContextFact['kind']> = Extract<ContextFact, { kind: K }>

const longestWords = 300
const longestUrl = 1_000
/** Leaves room beside a long list for what comes after it. */
const longestList = 12_000
const longestHunk = 4_000
const unread = 'could not be read'

/** The fact as lines of plain text, for use within a fence. */
export function describeFact(fact: ContextFact): string[] {
  switch (fact.kind) {
    case 'pull-request':
      return describePull(fact)
    case 'issue':
      return [`Issue #${fact.number}: ${toWords(fact.title ?? `title ${unread}`)}`, ...url('URL', fact.url)]
    case 'comment':
      return describeComment(fact)
    case 'push':
      return describePush(fact)
    case 'release':
      return describeRelease(fact)
    case 'run':
      return [...words('Repository', fact.repository), ...words('Ref', fact.ref), ...url('Run', fact.url)]
  }
}

function describePull({ pullRequest, files }: FactOf<'pull-request'>): string[] {
  const { number, title, headRef, baseRef } = pullRequest
  return [
    `Pull request #${number}: ${toWords(title)}`,
    ...url('URL', pullRequest.url),
    ...words('Head', headRef),
    ...words('Base', baseRef),
    ...list('Changed files', files, describeFile),
  ]
}

function describeComment({ path, line, diffHunk, body, ...comment }: FactOf<'comment'>): string[] {
  return [
    ...url('Comment', comment.url),
    ...words('File', path ?? ''),
    ...words('Line', String(line ?? '')),
    ...block('Diff hunk', keepEnd(removeHidden(diffHunk ?? ''))),
    ...block('Text of the comment', removeHidden(body ?? '')),
  ]
}

function describePush({ branch, before, after, compareUrl, subjects, files }: FactOf<'push'>): string[] {
  const place = [`Push to: ${toWords(branch)}`]
  if (before === null) return [...place, `New branch at: ${toWords(after)}`, ...url('Compare', compareUrl)]
  return [
    ...place,
    `Commits: ${toWords(before)}..${toWords(after)}`,
    ...url('Compare', compareUrl),
    ...list('Commit subjects, newest first', reverse(subjects), toWords),
    ...list('Changed files', files, describeFile),
  ]
}

function describeRelease(release: ReleaseFact): string[] {
  const { tag, name, previousTag, isFirst, compareUrl, pulls, notes } = release
  const previous = previousTag ?? (isFirst ? 'none, this is the first release' : 'not known')
  return [
    `Release tag: ${toWords(tag)}`,
    ...words('Title', name === tag ? '' : name),
    ...url('URL', release.url),
    `Previous tag: ${toWords(previous)}`,
    ...url('Compare', compareUrl ?? ''),
    ...(previousTag === null ? [] : list('Merged pull requests', pulls, describeMerged)),
    ...block('Release notes', removeHidden(notes)),
  ]
}

function describeFile({ path, previousPath, status, additions, deletions }: ChangedFile): string {
  const origin = previousPath === null ? '' : ` from ${toWords(previousPath)}`
  return `${toWords(status)} ${toWords(path)}${origin} (+${additions} -${deletions})`
}

function describeMerged(pull: { number: number; title: string; author: string; url: string }): string {
  const author = pull.author === '' ? '' : ` by ${toWords(pull.author)}`
  return `#${pull.number} ${toWords(pull.title)}${author} ${toUrl(pull.url)}`
}

/** As many of the items as there is room for, and how many more there are. */
function list<T>(name: string, listed: Listed<T> | null, describe: (item: T) => string): string[] {
  if (listed === null) return [`${name}: ${unread}`]
  const { items, total } = listed
  if (items.length === 0) return [`${name}: ${total === 0 ? 'none' : unread}`]
  const shown: string[] = []
  let length = 0
  for (const item of items) {
    const line = `  ${describe(item)}`
    length += line.length + 1
    if (length > longestList) break
    shown.push(line)
  }
  const left = (total ?? items.length) - shown.length
  const rest = left > 0 ? [`  … and ${total === null ? 'at least ' : ''}${left} more`] : []
  return [`${name} (${total ?? `at least ${items.length}`}):`, ...shown, ...rest]
}

function reverse<T>(listed: Listed<T> | null): Listed<T> | null {
  return listed && { ...listed, items: listed.items.toReversed() }
}

function words(name: string, text: string): string[] {
  return text === '' ? [] : [`${name}: ${toWords(text)}`]
}

function url(name: string, text: string): string[] {
  return text === '' ? [] : [`${name}: ${toUrl(text)}`]
}

function block(name: string, text: string): string[] {
  const lines = text.replace(/^\n+|\s+$/g, '').split(/[\n\u2028\u2029]/)
  return lines.every((line) => line === '') ? [] : [`${name}:`, ...lines.map((line) => `  ${line}`)]
}

/** A diff hunk ends in the line commented on. */
function keepEnd(hunk: string): string {
  if (hunk.length <= longestHunk) return hunk
  const [, ...whole] = hunk.slice(-longestHunk).split('\n')
  return ['…', ...whole].join('\n')
}

function toWords(text: string): string {
  return toOneLine(removeHidden(text), longestWords)
}

function toUrl(text: string): string {
  return toOneLine(removeHidden(text), longestUrl)
}
