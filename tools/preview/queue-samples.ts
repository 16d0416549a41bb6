// Comments with requests that wait until the agent is free.

import type { Report } from '../../src/state/report.ts'
import type { Claim, QueuedRequest } from '../../src/state/state.ts'
import { lateJobNote, refusedNote, unconfirmedNote } from '../../src/words/notes.ts'
import { docsPull, type ReportSample, reportOf } from './report-samples.ts'

const command: QueuedRequest = {
  ...{ id: '124-0f0f0f0f0f0f0f0f', runId: '124', at: '2026-11-20T14:04:00.000Z', askedBy: 'lea' },
  ...{ request: 'mention the `--retry` flag, too', text: 'mention the `--retry` flag, too' },
  ...{ isReplaceable: false, notBefore: null, command: null, permission: null },
}
const push: QueuedRequest = {
  ...{ id: '125-1e1e1e1e1e1e1e1e', runId: '125', at: '2026-11-20T14:05:00.000Z', askedBy: 'mona' },
  ...{ request: "Document what this pull request changes for users. Don't change anything else.", text: '' },
  ...{ isReplaceable: true, notBefore: null, command: null, permission: null },
}
const queue = [command, push]
const claim: Claim = {
  ...{ nonce: 'n0nce', until: '2026-11-20T14:10:00.000Z', isCreate: false, id: null, request: '' },
  ...{ queued: queue.map(({ id }) => id), command: null },
}

function queued(known: Partial<Report>): Report {
  return reportOf({ result: 'running', queue, ...known })
}

/** A queue that waits for the agent, or for the end of the cooldown, that is being sent, and requests that are lost. */
export function queueSamples(): ReportSample[] {
  const later = { ...push, notBefore: '2026-11-20T14:17:00.000Z' }
  const why = 'Mintlify answered 400: prompt is too long.'
  return [
    { name: 'queue', title: 'Requests are queued', report: queued({}) },
    { name: 'queue-sending', title: 'Queued requests are being sent', report: queued({ claim }) },
    {
      name: 'unavailable',
      title: "Mintlify isn't available",
      report: reportOf({
        ...{ result: null, jobId: null, status: null, repository: null },
        claim: { ...claim, isCreate: true, queued: [], tryingUntil: '2026-11-20T14:12:00.000Z' },
      }),
    },
    {
      name: 'queue-unavailable',
      title: "A request is queued while Mintlify isn't available",
      report: queued({
        ...{ result: 'queued', reason: 'unreachable', jobId: null, status: null, repository: null },
        ...{ queue: [command], requests: [] },
      }),
    },
    {
      name: 'queue-cooldown',
      title: 'A push is queued until the cooldown is over',
      report: queued({ result: 'pull-request', status: 'completed', ...docsPull, queue: [later] }),
    },
    {
      name: 'queue-unconfirmed',
      title: 'Nobody knows whether queued requests arrived',
      report: queued({ queue: [], note: unconfirmedNote(queue.map(({ request }) => request)) }),
    },
    {
      name: 'queue-refused',
      title: 'A queued request was refused',
      report: queued({ queue: [push], note: refusedNote(command.request, why) }),
    },
    {
      name: 'late-job',
      title: 'An earlier request started another agent job',
      report: reportOf({ note: lateJobNote({ id: 'job_2b4d6f80', link: docsPull.pullRequest.url }) }),
    },
  ]
}
