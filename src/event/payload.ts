// The parts of webhook payloads that the action uses. Any of them can be
// missing or null, so each is read by its path and checked where it is read.
//
// https://docs.github.com/webhooks/webhook-events-and-payloads
import { type Account, accountOf } from '../lib/account.ts'
import type { Comment, DiffPlace } from './event.ts'

/** A payload, or a part of one. */
export type Payload = Readonly<Record<string, unknown>>

/** What GitHub shows in place of an account that is gone. */
export const ghost: Account = { login: 'ghost', isBot: false }

export type ReceivedEvent = {
  name: string
  payload: Payload
  sender: Account
}

/** What is at a path such as `pull_request.head.sha`, undefined for nothing. */
export function at(payload: unknown, path: string): unknown {
  let value = payload
  for (const name of path.split('.')) value = Object(value)[name]
  return value
}

/** The object at a path, null for anything else, such as a list. */
export function objectAt(payload: unknown, path: string): Payload | null {
  return objectOf(at(payload, path))
}

/** The value itself, null for anything but an object. */
export function objectOf(value: unknown): Payload | null {
  const isObject =
    typeof value === 'object' && value !== null && !Array.isArray(value)
  return isObject ? Object(value) : null
}

/** The text at a path, empty for none. */
export function textAt(payload: unknown, path: string): string {
  const value = at(payload, path)
  return typeof value === 'string' ? value : ''
}

/** The positive number at a path, null for none. */
export function numberAt(payload: unknown, path: string): number | null {
  const value = at(payload, path)
  const isNumber = typeof value === 'number' && Number.isSafeInteger(value)
  return isNumber && value > 0 ? value : null
}

/** The members of the list at a path. */
export function listAt(payload: unknown, path: string): unknown[] {
  const value = at(payload, path)
  return Array.isArray(value) ? value : []
}

/**
 * A full commit id at a path, null for anything else, such as the zeros of a
 * branch that is new.
 */
export function shaAt(payload: unknown, path: string): string | null {
  const text = textAt(payload, path)
  return /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : null
}

/** The id of the commit at a path, none for anything else. */
export function shasAt(payload: unknown, path: string): string[] {
  const sha = shaAt(payload, path)
  return sha === null ? [] : [sha]
}

/** The account at a path, null for one without a login. */
export function accountAt(payload: unknown, path: string): Account | null {
  return accountOf(at(payload, path))
}

/** The accounts at the paths. */
export function accountsAt(payload: unknown, ...paths: string[]): Account[] {
  return paths.flatMap((path) => accountAt(payload, path) ?? [])
}

/** The pull request or issue of any event that has one, null for none. */
export function pullOrIssueOf(payload: Payload): Payload | null {
  return objectAt(payload, 'pull_request') ?? objectAt(payload, 'issue')
}

/**
 * Whether the head of a pull request is in another repository, which can be
 * gone.
 */
export function isFork(pull: unknown): boolean {
  const head = numberAt(pull, 'head.repo.id')
  return head === null || head !== numberAt(pull, 'base.repo.id')
}

/** The names of the objects of the list at a path, such as `issue.labels`. */
export function namesAt(payload: unknown, path: string): string[] {
  return listAt(payload, path)
    .map((one) => textAt(one, 'name'))
    .filter((name) => name !== '')
}

/** The comment or review at a path, null for anything else. */
export function commentAt(
  payload: Payload,
  path: string,
  surface: Comment['surface'],
): Comment | null {
  const comment = at(payload, path)
  const id = numberAt(comment, 'id')
  if (id === null) return null

  return {
    id,
    surface,
    url: textAt(comment, 'html_url'),
    body: textAt(comment, 'body'),
    nodeId: textAt(comment, 'node_id'),
    author: accountAt(comment, 'user'),
    // A comment on a line is created as a draft, and updated when it is posted.
    postedAt: textAt(comment, 'updated_at') || textAt(comment, 'submitted_at'),
    place: placeOf(comment),
  }
}

/** The place of a review comment, null for any other comment. */
function placeOf(comment: unknown): DiffPlace | null {
  const path = textAt(comment, 'path')
  if (path === '') return null
  // A comment on a whole file can have a line, which says nothing.
  const isOfFile = textAt(comment, 'subject_type') === 'file'
  const of = (name: string) => (isOfFile ? null : numberAt(comment, name))

  const now = of('line')
  const last = now ?? of('original_line')
  const start = now === null ? of('original_start_line') : of('start_line')
  // The lines of the two sides have numbers of their own.
  const side = textAt(comment, 'side')
  const isOfOneSide = (textAt(comment, 'start_side') || side) === side
  const first = isOfOneSide ? start : null
  return {
    path,
    lines: last === null ? null : { first: first ?? last, last },
    side: side === 'LEFT' ? 'old' : 'new',
    isOutdated: now === null && last !== null,
    hunk: textAt(comment, 'diff_hunk') || null,
  }
}
