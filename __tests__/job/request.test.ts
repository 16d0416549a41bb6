// What is asked for, and the id by which the comment remembers it.
import { expect, test } from '@jest/globals'
import type { Event, Trigger } from '../../src/event/event.ts'
import type { JobInputs } from '../../src/job/inputs.ts'
import { type Request, renderPrompt, requestOf } from '../../src/job/request.ts'
import { commentTrigger, pullTrigger, sampleEvent, sampleRequest } from '../fixtures/samples.ts'

const inputs: JobInputs = {
  apiKey: 'k',
  projectId: 'docs',
  apiUrl: new URL('https://api.mintlify.com/'),
  prompt: 'Update.',
  files: [],
  context: 'auto',
  jobId: null,
  wait: true,
  timeoutMs: 1,
  pollIntervalMs: null,
  failOn: [],
  command: '/docs',
  permission: 'write',
  allowedBots: [],
  maxRequests: 0,
  comment: true,
  number: 12,
  githubToken: '',
  dryRun: false,
}
const none = { ...inputs, prompt: '' }
const asked = { text: 'add it', isNew: false, askedAt: '2026-11-20T13:59:30Z' }
const other: Trigger = { kind: 'other' }

test.each<[string, Trigger, JobInputs, Partial<Request>]>([
  [
    'a pull request',
    pullTrigger,
    inputs,
    { command: null, isFollowUp: true, hasPrompt: true, requester: 'mona' },
  ],
  [
    'a comment',
    commentTrigger('/docs add it'),
    inputs,
    { command: asked, isFollowUp: true, requester: 'hubot' },
  ],
  [
    'a comment for a new job',
    commentTrigger('/docs new x'),
    inputs,
    { command: { ...asked, text: 'x', isNew: true } },
  ],
  ['a bare command', commentTrigger('/docs'), none, { command: { ...asked, text: '' }, hasPrompt: true }],
  ['a comment without a command', commentTrigger('Thanks!'), inputs, { command: null, isFollowUp: false }],
  [
    'a command of another name',
    commentTrigger('/write'),
    { ...none, command: '/write' },
    { command: { ...asked, text: '' } },
  ],
  ['a dispatch', other, inputs, { command: null, isFollowUp: false, hasPrompt: true }],
  ['a dispatch without a prompt', other, none, { hasPrompt: false }],
  ['a dispatch with a file', other, { ...none, files: ['x'] }, { hasPrompt: true }],
  [
    'a push',
    { kind: 'push', branch: 'main', before: null, after: 'a', compareUrl: '' },
    inputs,
    { isFollowUp: false },
  ],
  ['a release', { kind: 'release', tag: 'v1', release: null }, inputs, { isFollowUp: false }],
])('%s', (...[, trigger, given, expected]) => {
  expect(requestOf(sampleEvent(trigger), given, true)).toMatchObject({
    attempt: 1,
    isByAdmin: true,
    ...expected,
  })
})

const idOf = (
  given: Partial<JobInputs> = {},
  trigger: Trigger = pullTrigger,
  run: Partial<Event['run']> = {},
) => {
  const event = sampleEvent(trigger)
  return requestOf({ ...event, run: { ...event.run, ...run } }, { ...inputs, ...given }, false).id
}

test.each<[string, string, boolean]>([
  ['another attempt', idOf({}, pullTrigger, { attempt: 2 }), true],
  ['another title', idOf({}, { ...pullTrigger, title: 'x', headSha: null }), true],
  ['another workflow name', idOf({}, pullTrigger, { workflow: 'x' }), true],
  ['another timeout', idOf({ timeoutMs: 2 }), true],
  ['another prompt', idOf({ prompt: 'x' }), false],
  ['another file', idOf({ files: ['x'] }), false],
  ['the prompt in a file', idOf({ prompt: '', files: ['Update.'] }), false],
  ['a command', idOf({}, commentTrigger('/docs x')), false],
  ['another run', idOf({}, pullTrigger, { id: '43' }), false],
  ['another workflow job', idOf({}, pullTrigger, { job: 'x' }), false],
  ['another step', idOf({}, pullTrigger, { step: 'x' }), false],
])('%s has the same id: %4$p', (...[, id, isSame]) => {
  expect(id === idOf()).toBe(isSame)
})

test('a new job is another request, and an id is short', () => {
  expect(idOf({}, commentTrigger('/docs new x'))).not.toBe(idOf({}, commentTrigger('/docs x')))
  const long = idOf({ prompt: 'x'.repeat(9_999) }, pullTrigger, {
    id: '9'.repeat(20),
    job: 'j'.repeat(999),
    step: 's'.repeat(999),
  })
  expect(long).toMatch(/^9{20}\/j{100}\/s{100}\/[\w-]{16}$/)
  expect(idOf()).toMatch(/^42\/docs\/step\/[\w-]{16}$/)
})

const issue = commentTrigger('/docs', { isPullRequest: false })
const bare = { text: '', isNew: false, askedAt: '' }

test.each<[string, Partial<JobInputs>, Request['command'], Trigger, string | null, string]>([
  [
    'all',
    { files: ['File 1', 'File 2\n'] },
    asked,
    commentTrigger(''),
    'Context',
    'Update.\n\nFile 1\n\nFile 2\n\nadd it\n\nContext',
  ],
  ['the prompt', { prompt: '  Update. \n' }, null, pullTrigger, null, 'Update.'],
  ['a bare command', {}, bare, commentTrigger(''), null, 'Update.'],
  [
    'a bare command alone',
    { prompt: '' },
    bare,
    commentTrigger(''),
    null,
    'Update the documentation for the changes of this pull request.',
  ],
  [
    'a bare command on an issue',
    { prompt: '' },
    bare,
    issue,
    'Context',
    'Update the documentation for what this issue describes.\n\nContext',
  ],
  ['a command alone', { prompt: '' }, asked, issue, null, 'add it'],
])('the prompt of %s', (...[, given, command, trigger, context, expected]) => {
  expect(
    renderPrompt({ ...inputs, ...given }, sampleRequest({ command }), sampleEvent(trigger), context),
  ).toBe(expected)
})
