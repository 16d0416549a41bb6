/**
 * Answers that people get from Mintlify, although its descriptions have none of
 * them.
 */

import type { Context } from 'hono'
import { type Fault, type FaultEnv, makeResponse } from '../shared/faults.ts'

type Answer = Required<Pick<Fault, 'status' | 'headers' | 'body'>>

/** By name, also for `fail` of the emulator. */
export const undocumented = {
  'invalid key': refuse(401, 'Missing or invalid API key.', {
    'www-authenticate': 'Bearer',
  }),
  'no credits': refuse(402, 'There are no credits left.'),
  'not on the allowlist': refuse(403, 'Organization not on the allowlist.'),
  'read-only key': refuse(403, 'The API key is read-only.'),
  'firewall page': showPage(403, 'Sorry, you have been blocked.'),
  /** The operations on one job describe a 404. */
  'other project': refuse(404, 'Project not found.'),
  'archived job': refuse(409, 'The job has been archived.'),
  /** The analytics describe a 500. */
  'server error': refuse(500, 'Internal error.'),
  'bad gateway': showPage(502, 'The server gave no valid answer.'),
  unavailable: showPage(503, 'The service is unavailable.'),
} satisfies Record<string, Answer>

/**
 * Answers as that name says. The name exempts the answer from the comparison
 * with the description, so a status that an operation describes needs none.
 */
export function answerUndocumented(
  context: Context<FaultEnv>,
  name: keyof typeof undocumented,
): Response {
  context.set('isFault', true)
  return makeResponse(undocumented[name])
}

function refuse(status: number, error: string, headers = {}): Answer {
  return { status, headers, body: { error } }
}

function showPage(status: number, text: string): Answer {
  return {
    status,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: `<!DOCTYPE html>\n<html>\n<body><p>${text}</p></body>\n</html>\n`,
  }
}
