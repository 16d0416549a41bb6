// What holds in every run in virtual time, whatever happens on the way.
import { reasons, runResults } from '../../src/base/result-codes.ts'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { readOutputNames } from '../faults/output-names.ts'
import { findSecrets } from '../faults/secrets.ts'
import type { VirtualRun } from './virtual-run.ts'

const outputNames = readOutputNames('action.yml')
const passing = ['pull-request', 'no-pull-request', 'running', 'queued', 'skipped']

/** The promises that the run did not keep. */
export function brokenPromises(run: VirtualRun): string[] {
  const { outcome, outputs, annotation } = run
  const promises: [string, boolean][] = [
    ['at most one create can have been accepted', acceptable(run, 'create') <= 1],
    ['at most one message can have been accepted', acceptable(run, 'message') <= 1],
    ['a job that failed or was archived gets no message', isMessageWelcome(run)],
    ['no secret is sent, kept or shown', findSecrets(run.disclosed.join('\n')).length === 0],
    ['the step fails unless the outcome is known', run.fails === !passing.includes(outcome.result)],
    ['the run ends with its deadline', run.endedMs - run.deadlineMs <= 10_000],
    ['an id is passed on within a second', isIdPassedOn(run)],
    ['a link once read is kept', !hasReadLink(run) || outputs['pr-link'] !== ''],
    ['no line commands the runner', run.lines.every((line) => !/[\r\n]|::|##\[/.test(line))],
    ['the result is a known one', runResults.some((known) => known === outputs.result)],
    ['the reason is a known one', outputs.reason === '' || reasons.some((known) => known === outputs.reason)],
    [
      'the outputs have the outcome',
      outputs.result === outcome.result && outputs.reason === (outcome.reason ?? ''),
    ],
    ['every output is declared', Object.keys(outputs).every((name) => outputNames.includes(name))],
    ['one sentence says what happened', /^\S+ \S.*[.]$|\/\d+$/u.test(annotation.text)],
    ['it is an error if the step fails', (annotation.level === 'error') === run.fails],
  ]
  return promises.filter(([, isKept]) => !isKept).map(([promise]) => promise)
}

function acceptable({ requests }: VirtualRun, call: 'create' | 'message'): number {
  return requests.filter((request) => request.call === call && canBeAccepted(request.outcome)).length
}

/** What is sent to a given job is sent as asked. */
function isMessageWelcome({ isGivenJob, statusesBefore }: VirtualRun): boolean {
  return isGivenJob || !statusesBefore.some((status) => status === 'failed' || status === 'archived')
}

/** Anything but a request that was not sent or was rejected. */
function canBeAccepted(outcome: HttpOutcome<Job>): boolean {
  if (outcome.kind === 'not-sent' || outcome.kind === 'tls') return false
  return (
    outcome.kind !== 'status' || outcome.status >= 500 || outcome.status === 408 || outcome.status === 425
  )
}

/** Only a create gives the run a new id. For a job that was given, the first response counts. */
function isIdPassedOn({ requests, outputs, ids }: VirtualRun): boolean {
  const brought = requests.flatMap(({ call, outcome, answeredMs }) =>
    outcome.kind === 'value' && (call === 'create' || outcome.value.id === outputs['job-id'])
      ? [{ id: outcome.value.id, answeredMs }]
      : [],
  )
  return brought
    .slice(0, 1)
    .every(({ id, answeredMs }) => ids.some((one) => one.id === id && one.atMs - answeredMs <= 1_000))
}

function hasReadLink({ requests, outputs }: VirtualRun): boolean {
  return requests.some(
    ({ outcome }) =>
      outcome.kind === 'value' &&
      outcome.value.id === outputs['job-id'] &&
      outcome.value.pullRequest !== null,
  )
}
