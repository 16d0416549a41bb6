// Whether a job has processed a message.
import { expect, test } from '@jest/globals'
import {
  checkMessage,
  type MessageCheck,
  type PendingMessage,
} from '../../../src/agent/wait/message-check.ts'
import type { Job } from '../../../src/mintlify/job.ts'
import { link, sampleJob } from '../../fixtures/samples.ts'

const jobBefore = sampleJob({ status: 'completed', pullRequest: link })
const noLink = sampleJob({ status: 'completed' })
const sent: PendingMessage = {
  earlierReading: jobBefore,
  sentMs: 600_000,
  isUnconfirmed: false,
  isSecondReading: false,
}
const unsure = { isUnconfirmed: true }
const again = { isSecondReading: true }

test.each<
  [string, Partial<PendingMessage>, Job, number, MessageCheck['kind'], boolean?]
>([
  ['at work', {}, sampleJob(), 0, 'processed', false],
  [
    'of an unknown status',
    {},
    sampleJob({ status: 'queued' }),
    5_000,
    'processed',
    false,
  ],
  ['as before', {}, jobBefore, 89_999, 'waiting'],
  ['as before for 90 s', {}, jobBefore, 90_000, 'read-again'],
  [
    'as before for 90 s and once more',
    again,
    jobBefore,
    90_000,
    'processed',
    true,
  ],
  ['as before, after it had changed', again, jobBefore, 89_999, 'waiting'],
  [
    'with its first link',
    { earlierReading: noLink },
    jobBefore,
    5_000,
    'read-again',
  ],
  ['without the link it had', {}, noLink, 5_000, 'read-again'],
  ['changed once more', again, noLink, 5_000, 'processed', false],
  ['not read before', { earlierReading: null }, jobBefore, 89_999, 'waiting'],
  [
    'not read before, after 90 s',
    { earlierReading: null, ...again },
    noLink,
    90_000,
    'processed',
    true,
  ],
  [
    'at work, after a lost message',
    unsure,
    sampleJob(),
    89_999,
    'processed',
    false,
  ],
  ['changed, after a lost message', unsure, noLink, 89_999, 'waiting'],
  [
    'changed for 90 s, after a lost message',
    { ...unsure, ...again },
    noLink,
    90_000,
    'lost',
  ],
])('a job that is %s', (...[, known, job, afterMs, kind, isEffectUnseen]) => {
  const check = checkMessage({ ...sent, ...known }, job, 600_000 + afterMs)
  expect(check).toMatchObject({
    kind,
    ...(isEffectUnseen === undefined ? {} : { isEffectUnseen }),
  })
})

test.each<[string, Partial<Job>, MessageCheck['kind']]>([
  ['nothing', {}, 'waiting'],
  ['status', { status: 'failed' }, 'read-again'],
  ['branch', { ref: 'docs/second' }, 'read-again'],
  ['repository', { repository: 'acme/other' }, 'read-again'],
  ['model', { model: 'opus' }, 'read-again'],
  ['createdAt', { createdAt: '2026-11-20T12:10:00Z' }, 'read-again'],
  ['archivedAt', { archivedAt: '2026-11-20T12:30:00Z' }, 'read-again'],
  [
    'pull request',
    { pullRequest: { ...link, url: 'https://github.com/acme/docs/pull/58' } },
    'read-again',
  ],
])('what has changed is %s', (_, change, expected) => {
  expect(checkMessage(sent, { ...jobBefore, ...change }, 605_000).kind).toBe(
    expected,
  )
})
