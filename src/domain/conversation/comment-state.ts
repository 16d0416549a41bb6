// The marker: a thread's state inside our own comment, signed so that nobody else can write it. It is what remembers
// one job per thread without a database.
import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { type Report, storeReport } from '../job/report.ts'
import { parseStoredReport } from './comment-state-schema.ts'

/** Where a marker is valid. A copy in another place is not ours. */
export type MarkerPlace = {
  repositoryId: number
  thread: number
  commentId: number
  /** Input `comment-key`. */
  key: string
  projectId: string
  /** Host of `api-url`, with its port if it has one. */
  apiHost: string
}

export type Marker = { place: MarkerPlace; report: Report }

const longestMarker = 8_192
const opening = '<!-- docs-agent:v1 '
const pattern = /<!-- docs-agent:v1 ([A-Za-z0-9+/=]{1,8192})\.([A-Za-z0-9+/=]{1,64}) -->/g

/** The key that signs markers, derived so that the secret itself signs nothing. */
export function deriveMarkerKey(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'docs-agent marker v1', 32))
}

/** The HTML comment that carries the state, at most 8 KB: the oldest requests give way. */
export function writeMarker(marker: Marker, signingKey: Buffer): string {
  const { place, report } = marker
  const payload = Buffer.from(JSON.stringify({ place, report: storeReport(report) })).toString('base64')
  const text = `${opening}${payload}.${sign(payload, signingKey)} -->`
  if (text.length <= longestMarker || report.requests.length === 0) return text
  return writeMarker({ place, report: { ...report, requests: report.requests.slice(1) } }, signingKey)
}

/** The state that a comment's body carries, null if there is none, more than one, or one that does not verify. */
export function readMarker(body: string, signingKey: Buffer): Marker | null {
  const matches = [...body.matchAll(pattern)]
  const [, payload, signature] = matches[0] ?? []
  if (matches.length !== 1 || !payload || !signature) return null
  const expected = Buffer.from(sign(payload, signingKey))
  const given = Buffer.from(signature)
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null
  return parseStoredReport(Buffer.from(payload, 'base64').toString())
}

/** Whether two places are the same. */
export function isSamePlace(a: MarkerPlace, b: MarkerPlace): boolean {
  const fields = ['repositoryId', 'thread', 'commentId', 'key', 'projectId', 'apiHost'] as const
  return fields.every((field) => a[field] === b[field])
}

/** Whether a body has the look of a signed marker of ours, genuine or not. */
export function looksMarked(body: string): boolean {
  return body.includes(opening) && !body.includes(`${opening}nonce `)
}

/** The marker of a comment that has no id yet: only the run's nonce, to find the comment again if its answer is lost. */
export function nonceMarker(nonce: string): string {
  return `${opening}nonce ${nonce} -->`
}

/** Of several genuine markers the one with the greatest turn, then the lowest comment id; null if there is none. */
export function chooseMarker(markers: readonly Marker[]): Marker | null {
  const ordered = [...markers].sort(
    (a, b) => b.report.turn - a.report.turn || a.place.commentId - b.place.commentId,
  )
  return ordered[0] ?? null
}

function sign(payload: string, signingKey: Buffer): string {
  return createHmac('sha256', signingKey).update(payload).digest('base64')
}
