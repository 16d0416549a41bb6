// What each call has to come to for what the client saw: the retry policy, written down a second time.
import type { Fault } from './fault.ts'

export type Expected = {
  result: string
  reason: string
  jobId: string
  creates: number
  messages: number
}

export const found: Expected = {
  result: 'pull-request',
  reason: '',
  jobId: 'job_1',
  creates: 1,
  messages: 0,
}

/** After `earlier` answers of 429. */
export function expectCreate({ seen, ...fault }: Fault, earlier = 0): Expected {
  const started = { ...found, creates: earlier + 1 }
  const nothing = { ...started, jobId: '' }
  if (seen === 'good') return started
  if (seen === 'limited' || seen === 'unavailable') return { ...started, creates: earlier + 2 }
  if (seen === 'limited-long') return { ...nothing, result: 'rejected', reason: 'rate-limited' }
  if (seen === 'refused')
    return { ...nothing, result: 'rejected', reason: reasonOf(fault, 'project-not-found') }
  return { ...nothing, result: 'unknown', reason: 'create-unconfirmed' }
}

/** After `earlier` answers of 429; the job shows that the message has arrived. */
export function expectMessage({ seen, ...fault }: Fault, earlier = 0): Expected {
  const sent = { ...found, creates: 0, messages: earlier + 1 }
  if (seen === 'limited' || seen === 'unavailable') return { ...sent, messages: earlier + 2 }
  if (seen === 'limited-long') return { ...sent, result: 'rejected', reason: 'rate-limited' }
  if (seen === 'refused') return { ...sent, result: 'rejected', reason: reasonOf(fault, 'job-not-found') }
  return sent
}

/** The fault at the first reading of a job that is given. */
export function expectFirstReading({ status }: Fault): Expected {
  const attached = { ...found, creates: 0 }
  if (status !== 404) return attached
  return { ...attached, jobId: '', result: 'rejected', reason: 'job-not-found' }
}

/** The fault at one poll among good ones costs nothing. */
export function expectOneBadPoll(): Expected {
  return found
}

/** The fault at the poll of the deadline, after the job was seen at work. */
export function expectBadLastPoll({ seen }: Fault): Expected {
  return seen === 'good' ? found : { ...found, result: 'timed-out', reason: 'deadline' }
}

/** The fault at every poll until the deadline, seconds away. */
export function expectBadPolls({ seen, ...fault }: Fault): Expected {
  if (seen === 'good') return found
  const isHeard =
    ['unreadable', 'unavailable', 'overloaded', 'limited', 'limited-long'].includes(seen) ||
    fault.status === 404
  if (isHeard) return { ...found, result: 'timed-out', reason: 'deadline' }
  if (seen === 'refused') return { ...found, result: 'unknown', reason: reasonOf(fault, 'job-not-found') }
  return { ...found, result: 'unknown', reason: 'unreachable' }
}

function reasonOf({ status = 0, isForeign }: Omit<Fault, 'seen'>, missing: string): string {
  if (status < 400) return 'redirected'
  if (status === 401) return 'unauthorized'
  if (status === 403) return isForeign ? 'blocked' : 'forbidden'
  return status === 404 ? missing : 'bad-request'
}
