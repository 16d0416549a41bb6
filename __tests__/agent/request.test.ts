// What is asked for, and the id by which the comment remembers it.
import { expect, test } from '@jest/globals'
import type { Event, Trigger } from '../../src/event/event.ts'
import type { AgentInputs } from '../../src/agent/inputs.ts'
import {
  type Command,
  type Request,
  renderPrompt,
  requestOf,
} from '../../src/agent/request.ts'
import {
  pullTrigger,
  sampleComment,
  sampleEvent,
  sampleRequest,
} from '../fixtures/samples.ts'

const inputs: AgentInputs = {
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
const asked = {
  text: 'add it',
  isNew: false,
  askedAt: '2026-11-20T13:59:30Z',
  isByAdmin: false,
}
const other: Trigger = { kind: 'other' }

test.each<
  [string, Trigger, Partial<AgentInputs>, Command | null, Partial<Request>]
>([
  [
    'a pull request',
    pullTrigger,
    {},
    null,
    { isFollowUp: true, hasPrompt: true, requester: 'mona' },
  ],
  [
    'a command',
    pullTrigger,
    {},
    asked,
    { isFollowUp: true, requester: 'hubot' },
  ],
  [
    'a command alone',
    pullTrigger,
    { prompt: '' },
    { ...asked, text: '' },
    { hasPrompt: true },
  ],
  ['a dispatch', other, {}, null, { isFollowUp: false, hasPrompt: true }],
  [
    'a dispatch without a prompt',
    other,
    { prompt: '' },
    null,
    { hasPrompt: false },
  ],
  [
    'a dispatch with a file',
    other,
    { prompt: '', files: ['x'] },
    null,
    { hasPrompt: true },
  ],
  [
    'a push',
    { kind: 'push', branch: 'main', before: null, after: 'a', compareUrl: '' },
    {},
    null,
    { isFollowUp: false },
  ],
  [
    'a release',
    { kind: 'release', tag: 'v1', release: null },
    {},
    null,
    { isFollowUp: false },
  ],
])('%s', (...[, trigger, known, command, expected]) => {
  const comment = command && sampleComment('/docs')
  const request = requestOf(
    sampleEvent(trigger, { comment }),
    { ...inputs, ...known },
    command,
  )
  expect(request).toMatchObject({ attempt: 1, command, ...expected })
})

const idOf = (
  given: Partial<AgentInputs> = {},
  trigger: Trigger = pullTrigger,
  run: Partial<Event['run']> = {},
) => {
  const event = sampleEvent(trigger)
  return requestOf(
    { ...event, run: { ...event.run, ...run } },
    { ...inputs, ...given },
  ).id
}

const idOfCommand = (known: Partial<Command>) =>
  requestOf(sampleEvent(pullTrigger), inputs, {
    ...asked,
    ...known,
  }).id

test.each<[string, string, boolean]>([
  ['another attempt', idOf({}, pullTrigger, { attempt: 2 }), true],
  [
    'another title',
    idOf({}, { ...pullTrigger, title: 'x', branches: null }),
    true,
  ],
  ['another workflow name', idOf({}, pullTrigger, { workflow: 'x' }), true],
  ['another timeout', idOf({ timeoutMs: 2 }), true],
  ['another prompt', idOf({ prompt: 'x' }), false],
  ['another file', idOf({ files: ['x'] }), false],
  ['the prompt in a file', idOf({ prompt: '', files: ['Update.'] }), false],
  ['a command', idOfCommand({ text: '' }), false],
  ['another run', idOf({}, pullTrigger, { id: '43' }), false],
  ['another workflow job', idOf({}, pullTrigger, { job: 'x' }), false],
  ['another step', idOf({}, pullTrigger, { step: 'x' }), false],
])('%s has the same id: %4$p', (...[, id, isSame]) => {
  expect(id === idOf()).toBe(isSame)
})

test('a new job is another request, and an id is short', () => {
  expect(idOfCommand({ isNew: true })).not.toBe(idOfCommand({}))
  expect(idOfCommand({ text: 'x' })).not.toBe(idOfCommand({}))
  const long = idOf({ prompt: 'x'.repeat(9_999) }, pullTrigger, {
    id: '9'.repeat(20),
    job: 'j'.repeat(999),
    step: 's'.repeat(999),
  })
  expect(long).toMatch(/^9{20}\/j{100}\/s{100}\/[\w-]{16}$/)
  expect(idOf()).toMatch(/^42\/docs\/step\/[\w-]{16}$/)
})

const issue: Trigger = {
  kind: 'issue',
  number: 30,
  title: 'Retries',
  url: '',
  labels: [],
}
const bare = { ...asked, text: '' }

test.each<
  [
    string,
    Partial<AgentInputs>,
    Request['command'],
    Trigger,
    string | null,
    string,
  ]
>([
  [
    'all',
    { files: ['File 1', 'File 2\n'] },
    asked,
    pullTrigger,
    'Context',
    'Update.\n\nFile 1\n\nFile 2\n\nadd it\n\nContext',
  ],
  [
    'the prompt',
    { prompt: '  Update. \n' },
    null,
    pullTrigger,
    null,
    'Update.',
  ],
  ['a bare command', {}, bare, pullTrigger, null, 'Update.'],
  [
    'a bare command alone',
    { prompt: '' },
    bare,
    pullTrigger,
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
    renderPrompt(
      { ...inputs, ...given },
      sampleRequest({ command }),
      sampleEvent(trigger),
      context,
    ),
  ).toBe(expected)
})
