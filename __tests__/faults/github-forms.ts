// The forms of an answer of GitHub to a request that fails.
import type { Moment, OtherAnswer, Watch } from '../bundle/watched-scene.ts'

type Verdict = ReturnType<Watch>

/** `refuses`: GitHub says clearly that this token may not, so a run may go on without a conversation. */
export type Form = { refuses: boolean; at: Moment['when']; verdict: Verdict }

const json = { 'content-type': 'application/json; charset=utf-8', date: new Date().toUTCString() }

function answer(status: number, message: string, headers: Record<string, string> = {}): OtherAnswer {
  return { status, headers: { ...json, ...headers }, body: JSON.stringify({ message }) }
}

const page: OtherAnswer = {
  status: 403,
  headers: { 'content-type': 'text/html' },
  body: '<html><h1>Blocked by the proxy</h1></html>',
}
const unfit = answer(422, 'Validation Failed')
const limit = { 'x-ratelimit-limit': '1000', 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': '4000000000' }

const before = (verdict: Verdict, refuses = false): Form => ({ refuses, at: 'before', verdict })

export const forms: Record<string, Form> = {
  'a 403 without the permission': before(answer(403, 'Resource not accessible by integration'), true),
  'a 403 of the primary limit': before(answer(403, 'API rate limit exceeded for installation.', limit)),
  'a 403 of the secondary limit': before(
    answer(403, 'You have exceeded a secondary rate limit.', { 'retry-after': '30' }),
  ),
  'a 403 that is the page of a proxy': before(page),
  'a 403 of a locked conversation': before(
    answer(403, 'Unable to create comment because issue is locked.'),
    true,
  ),
  'a 404': before(answer(404, 'Not Found'), true),
  'a 422': before(unfit),
  'a 429': before(answer(429, 'Too many requests', { 'retry-after': '30' })),
  'a 500': before(answer(500, 'Server Error')),
  'a 502 that is the page of a proxy': before({ ...page, status: 502 }),
  'an answer that is cut': before('cut'),
  'a 500 after the effect': { refuses: false, at: 'after', verdict: answer(500, 'Server Error') },
}
