import { expect, test } from '@jest/globals'
import type { Reason, Result } from '../../../src/domain/job/outcome.ts'
import { announcementOf } from '../../../src/domain/messages/annotation.ts'
import { link } from '../../fixtures/sample-job.ts'
import { sampleReport } from '../../fixtures/sample-report.ts'

const elsewhere = { command: '', isRemembered: false }

test.each<[Result, Reason, boolean, string, string]>([
  ['pull-request', '', false, 'info', 'Docs pull request ready'],
  ['no-pull-request', '', true, 'error', 'Docs agent finished without a pull request'],
  ['skipped', 'not-a-command', false, 'info', 'Skipped'],
  ['failed', '', true, 'error', 'Docs agent failed after 4m 12s'],
  ['failed', '', false, 'warning', 'Docs agent failed after 4m 12s'],
  ['rejected', 'unauthorized', true, 'error', 'API key not accepted'],
  ['unknown', 'unexpected-answer', false, 'warning', 'Unexpected answer'],
])('%s, reason %j, failing the step %j: %s, titled %s', (...[result, reason, fails, level, title]) => {
  const announcement = announcementOf(sampleReport({ result, reason }), elsewhere, fails)
  expect(announcement).toMatchObject({ level, title })
})

test.each<[Result, Reason, string]>([
  ['failed', '', 'results'],
  ['timed-out', 'deadline', 'waiting'],
  ['cancelled', 'signal', 'cancellation'],
  ['unknown', 'create-ambiguous', 'ambiguity'],
  ['rejected', 'unauthorized', 'setUp'],
  ['rejected', 'invalid-input', 'inputs'],
  ['timed-out', 'busy', 'reasons'],
])('more about %s, reason %j, is said at %s', (result, reason, place) => {
  expect(announcementOf(sampleReport({ result, reason }), elsewhere, true).place).toBe(place)
})

test.each<[Reason, string]>([
  ['', `✅ Docs pull request ready: ${link.url}`],
  [
    'stale-suspected',
    `✅ Docs pull request ready: ${link.url} The job ended as before and nothing about it has changed. Review it, and send the message again if its effect is missing.`,
  ],
])('a pull request, reason %j, is announced in one line', (reason, text) => {
  const report = sampleReport({ result: 'pull-request', reason, pullRequest: link })
  expect(announcementOf(report, elsewhere, false).text).toBe(text)
})

test('a failure is announced with its cause, what the service said, and what to do', () => {
  const report = sampleReport({ result: 'rejected', reason: 'project-not-found', detail: '404: None.' })
  expect(announcementOf(report, elsewhere, true).text).toBe(
    '⛔ The service refused the request. The service knows no project with this id. Details: 404: None. Copy `project-id` from the API keys page of the dashboard.',
  )
})

test('the sentence about an input stands by itself', () => {
  const detail = 'Input `prompt` is empty.'
  const report = sampleReport({ result: 'rejected', reason: 'invalid-input', detail })
  expect(announcementOf(report, elsewhere, true).text).toBe(
    '⛔ An input is not valid. Input `prompt` is empty. Correct it and run the workflow again.',
  )
})
