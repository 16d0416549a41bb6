// What every run in virtual time has to keep, whatever happens on the way.
import type { Attempt } from '../../src/domain/http/attempt.ts'
import type { Job } from '../../src/domain/job/job.ts'
import { reasons, results } from '../../src/domain/job/outcome.ts'
import { readOutputNames } from '../faults/output-names.ts'
import { findSecrets } from '../faults/secrets.ts'
import type { VirtualRun } from './virtual-run.ts'

const outputNames = readOutputNames('action.yml')
const passing = ['pull-request', 'no-pull-request', 'detached', 'skipped']

/** The promises that the run did not keep. */
export function brokenPromises(run: VirtualRun): string[] {
  const { outcome, outputs, announcement } = run
  const promises: [string, boolean][] = [
    ['at most one create can have been accepted', acceptable(run, 'create') <= 1],
    ['at most one message can have been accepted', acceptable(run, 'message') <= 1],
    ['no secret is said, kept or sent', findSecrets(run.told.join('\n')).length === 0],
    ['the step fails unless the outcome is known', run.fails === !passing.includes(outcome.result)],
    ['the run ends with its deadline', run.endedMs - run.deadlineMs <= 10_000],
    ['an id is handed on within a second', isIdHandedOn(run)],
    ['a link once seen is kept', !isLinkSeen(run) || outputs['pr-link'] !== ''],
    ['no line commands the runner', run.lines.every((line) => !/[\r\n]|::|##\[/.test(line))],
    ['the result is a known one', results.some((known) => known === outputs.result)],
    ['the reason is a known one', reasons.some((known) => known === outputs.reason)],
    ['the outputs say how it ended', outputs.result === outcome.result && outputs.reason === outcome.reason],
    ['every output is declared', Object.keys(outputs).every((name) => outputNames.includes(name))],
    ['one sentence says what happened', /^\S+ \S.*[.]$|\/\d+$/u.test(announcement.text)],
    ['it is an error if the step fails', (announcement.level === 'error') === run.fails],
  ]
  return promises.filter(([, isKept]) => !isKept).map(([promise]) => promise)
}

function acceptable({ requests }: VirtualRun, call: 'create' | 'message'): number {
  return requests.filter((request) => request.call === call && canBeAccepted(request.answer)).length
}

/** All but what never arrived and what was refused in so many words. */
function canBeAccepted(answer: Attempt<Job>): boolean {
  if (answer.kind === 'not-sent' || answer.kind === 'tls') return false
  return answer.kind !== 'status' || answer.status >= 500 || answer.status === 408 || answer.status === 425
}

/** Only a create gives the run an id that it did not know; of a job that was given, the first answer counts. */
function isIdHandedOn({ requests, outputs, ids }: VirtualRun): boolean {
  const brought = requests.flatMap(({ call, answer, answeredMs }) =>
    answer.kind === 'value' && (call === 'create' || answer.value.id === outputs['job-id'])
      ? [{ id: answer.value.id, answeredMs }]
      : [],
  )
  return brought
    .slice(0, 1)
    .every(({ id, answeredMs }) => ids.some((one) => one.id === id && one.atMs - answeredMs <= 1_000))
}

function isLinkSeen({ requests, outputs }: VirtualRun): boolean {
  return requests.some(
    ({ answer }) =>
      answer.kind === 'value' && answer.value.id === outputs['job-id'] && answer.value.pullRequest !== null,
  )
}
