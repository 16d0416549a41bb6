import { expect, test } from '@jest/globals'
import type { Reason, RunResult } from '../../src/base/result-codes.ts'
import { missingKey, reasonSentence } from '../../src/runner/set-up-problems.ts'
import { annotationFor, detailSentence } from '../../src/words/annotation.ts'
import { link } from '../fixtures/sample-job.ts'
import { sampleReport } from '../fixtures/sample-report.ts'

const elsewhere = { command: null, canReattach: false, limits: null }

test.each<[RunResult, Reason | null, boolean, string, string]>([
  ['pull-request', null, false, 'info', 'Docs pull request ready'],
  ['no-pull-request', null, true, 'error', 'Docs agent finished: no pull request opened'],
  ['skipped', 'not-a-command', false, 'info', "Nothing to do: the comment isn't a command"],
  ['failed', null, true, 'error', 'Docs agent failed after 4m 12s'],
  ['failed', null, false, 'warning', 'Docs agent failed after 4m 12s'],
  ['rejected', 'unauthorized', true, 'error', 'API key not accepted'],
  ['unknown', 'unexpected-answer', false, 'warning', "Couldn't check the agent job: unexpected answer"],
])('%s, reason %j, failing the step %j: %s, titled %s', (...[result, reason, fails, level, title]) => {
  const annotation = annotationFor(sampleReport({ result, reason }), elsewhere, fails)
  expect(annotation).toMatchObject({ level, title })
})

test.each<[RunResult, Reason | null, string]>([
  ['failed', null, 'results'],
  ['timed-out', 'deadline', 'waiting'],
  ['cancelled', 'interrupted', 'cancellation'],
  ['unknown', 'create-unconfirmed', 'retries'],
  ['rejected', 'unauthorized', 'setUp'],
  ['rejected', 'invalid-input', 'inputs'],
  ['timed-out', 'busy', 'reasons'],
])('the annotation of %s, reason %j, links to %s', (result, reason, docLink) => {
  expect(annotationFor(sampleReport({ result, reason }), elsewhere, true).docLink).toBe(docLink)
})

test.each<[Reason | null, string]>([
  [null, `✅ Docs pull request ready: ${link.url}`],
  [
    'effect-unconfirmed',
    `✅ Docs pull request ready: ${link.url} The agent job shows no change since your last request, so it might not have processed it. Review it, and send the request again if its effect is missing.`,
  ],
])('a pull request, reason %j, has an annotation of one line', (reason, text) => {
  const report = sampleReport({ result: 'pull-request', reason, pullRequest: link })
  expect(annotationFor(report, elsewhere, false).text).toBe(text)
})

test('the annotation of a failure has the reason, the detail and the next step', () => {
  const report = sampleReport({ result: 'rejected', reason: 'project-not-found', detail: '404: None.' })
  expect(annotationFor(report, elsewhere, true).text).toBe(
    '⛔ Project not found. Mintlify has no project with this ID. Details: 404: None. Copy `project-id` from the API keys page of the Mintlify dashboard.',
  )
})

test('the sentence about an input stands by itself', () => {
  const detail = 'Input `prompt` is empty.'
  const report = sampleReport({ result: 'rejected', reason: 'invalid-input', detail })
  expect(annotationFor(report, elsewhere, true).text).toBe(
    '⛔ Invalid input. Input `prompt` is empty. Correct it, and run the workflow again.',
  )
})

test.each<[string | null, string, string]>([
  [reasonSentence(missingKey), 'API key is missing', 'setUp'],
  ['Input `prompt` is empty.', 'Invalid input', 'inputs'],
  [null, 'Invalid input', 'inputs'],
])('an invalid input with the detail %j is titled %s', (detail, title, docLink) => {
  const report = sampleReport({ result: 'rejected', reason: 'invalid-input', detail })
  expect(annotationFor(report, elsewhere, true)).toMatchObject({ title, docLink })
})

test('a gate that closed tells what it saw, and not what a job would have said', () => {
  const report = sampleReport({ result: 'skipped', reason: 'skip-label', detail: 'no-docs' })
  const { level, text } = annotationFor(report, elsewhere, false)
  expect(level).toBe('info')
  expect(text).toMatch(/^⏭️ .*no-docs/)
})

test.each<[RunResult, Reason]>([
  ['skipped', 'permission-unknown'],
  ['skipped', 'guard-unreadable'],
])('%s, reason %s, is a warning', (result, reason) => {
  expect(annotationFor(sampleReport({ result, reason }), elsewhere, false).level).toBe('warning')
})

test('a skipped run that no gate closed has a title and what to do', () => {
  const report = sampleReport({ result: 'skipped', reason: 'permission-unknown', detail: 'HTTP 500.' })
  const { title, text } = annotationFor(report, elsewhere, false)
  expect(text.startsWith(`⏭️ ${title}. `)).toBe(true)
  expect(text).toContain('Details: HTTP 500.')
})

test('only an end with a pull request links to one', () => {
  const textOf = (result: RunResult) =>
    annotationFor(sampleReport({ result, pullRequest: link }), elsewhere, false).text
  expect(textOf('pull-request')).toContain(link.url)
  expect(textOf('failed')).not.toContain(link.url)
})

test.each([
  [null, null],
  ['404: None.', 'Details: 404: None.'],
  ['404: None', 'Details: 404: None.'],
  ['a.b.c', 'Details: a.b.c.'],
])('the detail %j as a sentence is %j', (detail, sentence) => {
  expect(detailSentence(detail)).toBe(sentence)
})
