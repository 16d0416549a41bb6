// Faults of the connection itself: refused, reset before anything was read, broken in the handshake, not to be trusted;
// and answers that are about another job.
import type { Certificates } from './certificates.ts'
import { type Expected, found } from './expectation.ts'
import { type FaultCase, good } from './fault-cases.ts'
import type { Script, Step } from './fault-server.ts'
import { answerBytes } from './http-bytes.ts'
import { activeJob, completedJob, idIn, jobId, jobJson } from './sample-answers.ts'

const shortWait = { 'timeout-minutes': '0.12' }
const follow = { 'job-id': jobId }
const followed = { ...found, creates: 0, messages: 1 }

/** Each fault at each call. */
export function makeConnectionCases(certificates: Certificates): FaultCase[] {
  return [
    ...refusedConnections(),
    ...brokenConnections('reset-unread', {}),
    ...brokenConnections('reset-in-handshake', { certificates }),
    ...untrusted(certificates),
    ...foreignJobs(),
    ...attachments(),
  ]
}

function refusedConnections(): FaultCase[] {
  const opening: FaultCase['onLine'] = (line, server) => {
    if (/Trying until|; next check in/.test(line)) server.open().catch(() => undefined)
  }
  const start = { create: [closing(completedJob)] }
  const answers = { get: [shutting(completedJob), closing(completedJob)], message: [closing(activeJob)] }
  const wait = { create: [shutting(activeJob)], get: [closing(completedJob)] }
  const nothing = { ...found, jobId: '', creates: 0, result: 'rejected', reason: 'unreachable' }
  const silent = { ...found, result: 'unknown', reason: 'unreachable' }
  const unsent = { ...followed, messages: 0, result: 'rejected', reason: 'unreachable' }
  return [
    { name: 'create, first: refused', script: start, isShut: true, onLine: opening, expected: found },
    { name: 'create, always: refused', script: start, isShut: true, with: shortWait, expected: nothing },
    { name: 'message, first: refused', script: answers, with: follow, onLine: opening, expected: followed },
    {
      name: 'message, always: refused',
      script: answers,
      with: { ...follow, ...shortWait },
      expected: unsent,
    },
    { name: 'get job, first poll: refused', script: wait, onLine: opening, expected: found },
    { name: 'get job, every poll: refused', script: wait, with: shortWait, expected: silent },
  ]
}

function brokenConnections(by: 'reset-unread' | 'reset-in-handshake', more: Partial<Script>): FaultCase[] {
  const isLost = by === 'reset-unread'
  const lost = { ...found, jobId: '', creates: 0, result: 'unknown', reason: 'create-unconfirmed' }
  const answers = { get: [completedJob, activeJob, completedJob].map(closing), message: [closing(activeJob)] }
  const wait = { create: [closing(activeJob)], get: [activeJob, completedJob].map(closing) }
  const at = (connection: number) => ({ ...more, breaks: { [connection]: by } })
  return [
    {
      name: `create, first: ${by}`,
      script: { create: [closing(completedJob)], ...at(1) },
      expected: isLost ? lost : found,
    },
    {
      name: `message, first: ${by}`,
      script: { ...answers, ...at(2) },
      with: follow,
      expected: { ...followed, messages: isLost ? 0 : 1 },
    },
    { name: `get job, first poll: ${by}`, script: { ...wait, ...at(2) }, expected: found },
    { name: `get job, middle poll: ${by}`, script: { ...wait, ...at(3) }, expected: found },
    {
      name: `get job, every poll: ${by}`,
      script: { ...wait, ...more, brokenFrom: { connection: 2, by } },
      with: shortWait,
      expected: { ...found, result: 'unknown', reason: 'unreachable' },
    },
  ]
}

function untrusted(certificates: Certificates): FaultCase[] {
  const at = (connection: number): Script => ({ certificates, breaks: { [connection]: 'wrong-certificate' } })
  const from = (connection: number): Script => ({
    certificates,
    brokenFrom: { connection, by: 'wrong-certificate' },
  })
  const create = [closing(activeJob)]
  const get = [closing(completedJob)]
  const refused: Expected = { ...found, jobId: '', creates: 0, result: 'rejected', reason: 'tls' }
  return [
    { name: 'create: all is well over TLS', script: { certificates, create, get }, expected: found },
    { name: 'create, first: a wrong certificate', script: { create, get, ...from(1) }, expected: refused },
    {
      name: 'create: a certificate that nobody vouches for',
      script: { certificates, create, get },
      env: { NODE_EXTRA_CA_CERTS: '' },
      expected: refused,
    },
    {
      name: 'message, first: a wrong certificate',
      script: { get, message: [closing(activeJob)], ...from(2) },
      with: follow,
      expected: { ...followed, messages: 0, result: 'rejected', reason: 'tls' },
    },
    { name: 'get job, first poll: a wrong certificate', script: { create, get, ...at(2) }, expected: found },
    {
      name: 'get job, every poll: a wrong certificate',
      script: { create, get, ...from(2) },
      with: { 'timeout-minutes': '0.15' },
      expected: { ...found, result: 'unknown', reason: 'tls' },
    },
  ]
}

function foreignJobs(): FaultCase[] {
  const foreign = jobJson({
    id: 'job_2',
    status: 'completed',
    prLink: 'https://github.com/acme/docs/pull/99',
  })
  const create = [good(activeJob)]
  const afterMessage = [completedJob, activeJob, completedJob].map(good)
  const busy = { ...found, result: 'timed-out', reason: 'deadline' }
  return [
    {
      name: 'message: an answer about another job',
      script: { get: afterMessage, message: [good(foreign)] },
      with: follow,
      expected: followed,
    },
    {
      name: 'get job, first poll: another job',
      script: { create, get: [good(foreign), good(completedJob)] },
      expected: found,
    },
    {
      name: 'get job, middle poll: another job',
      script: { create, get: [activeJob, foreign, completedJob].map(good) },
      expected: found,
    },
    {
      name: 'get job, last poll: another job',
      script: { create, get: [activeJob, foreign].map(good) },
      with: { ...shortWait, 'poll-interval-seconds': '2' },
      expected: busy,
    },
  ]
}

function attachments(): FaultCase[] {
  const inputs = { ...follow, prompt: '' }
  const attached = { ...found, creates: 0 }
  const of = (status: number): Step => ({
    name: `${status}`,
    play: (socket) => socket.write(answerBytes({ status })),
  })
  return [
    {
      name: 'get job, a given job: not there',
      script: { get: [of(404)] },
      with: inputs,
      expected: { ...attached, jobId: '', result: 'rejected', reason: 'job-not-found' },
    },
    {
      name: 'get job, a given job: 503 at first',
      script: { get: [of(503), good(completedJob)] },
      with: inputs,
      expected: attached,
    },
    {
      name: 'message of unknown fate that the job shows no sign of',
      script: { get: [good(completedJob)], message: [of(503)] },
      with: { ...follow, ...shortWait },
      expected: { ...followed, result: 'unknown', reason: 'message-unconfirmed' },
    },
  ]
}

function closing(body: string): Step {
  const bytes = answerBytes({ body, headers: { connection: 'close' } })
  return { name: 'good', brings: idIn(body), play: (socket) => socket.end(bytes) }
}

/** Answers, and then the service is gone. */
function shutting(body: string): Step {
  const bytes = answerBytes({ body, headers: { connection: 'close' } })
  return {
    name: 'good, the last',
    brings: idIn(body),
    play(socket, server) {
      server.deafen()
      socket.end(bytes)
    },
  }
}
