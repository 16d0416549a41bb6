// Comments with requests that wait until the agent is free.
import { emptyQueue, type QueuedRequest } from '../../src/domain/conversation/queue.ts'
import { unconfirmedNote } from '../../src/domain/conversation/sending.ts'
import type { Report } from '../../src/domain/job/report.ts'
import { docsPull, type ReportSample, reportOf } from './report-samples.ts'

const command: QueuedRequest = {
  ...{ id: '124-1-0f0f0f0f', runId: '124', at: '2026-11-20T14:04:00.000Z', askedBy: 'lea' },
  ...{ request: 'mention the `--retry` flag, too', text: 'mention the `--retry` flag, too' },
  ...{ isReplaceable: false, notBefore: null, command: null },
}
const push: QueuedRequest = {
  ...{ id: '125-1-1e1e1e1e', runId: '125', at: '2026-11-20T14:05:00.000Z', askedBy: 'mona' },
  ...{ request: "Document what this pull request changes for users. Don't change anything else.", text: '' },
  ...{ isReplaceable: true, notBefore: null, command: null },
}
const entries = [command, push]
const ids = entries.map(({ id }) => id)

function queued(known: Partial<Report>): Report {
  return reportOf({ result: 'running', queue: { ...emptyQueue, entries }, ...known })
}

/** A queue that waits for the agent, or for the end of the cooldown, that is being sent, and that may be lost. */
export function queueSamples(): ReportSample[] {
  const sending = { at: '2026-11-20T14:06:00.000Z', ids, digest: null }
  const later = { ...push, notBefore: '2026-11-20T14:17:00.000Z' }
  return [
    { name: 'queue', title: 'Requests are queued', report: queued({}) },
    {
      name: 'queue-sending',
      title: 'Queued requests are being sent',
      report: queued({ queue: { ...emptyQueue, entries, sending } }),
    },
    {
      name: 'queue-cooldown',
      title: 'A push is queued until the cooldown is over',
      report: queued({
        ...{ result: 'pull-request', status: 'completed', ...docsPull },
        queue: { ...emptyQueue, entries: [later] },
      }),
    },
    {
      name: 'queue-unconfirmed',
      title: 'Nobody knows whether queued requests arrived',
      report: queued({ queue: emptyQueue, note: unconfirmedNote(entries) }),
    },
  ]
}
