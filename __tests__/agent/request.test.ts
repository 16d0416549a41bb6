// What is asked for, and the key by which the comment remembers it.
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from '@jest/globals'
import type { AgentInputs } from '../../src/agent/inputs.ts'
import {
  type Command,
  type Request,
  requestOf,
} from '../../src/agent/request.ts'
import { renderPrompt } from '../../src/agent/send/prompt.ts'
import type { RequestKey } from '../../src/conversation/state.ts'
import type { Change, Event, Trigger } from '../../src/event/event.ts'
import {
  pullTrigger,
  sampleComment,
  sampleEvent,
  sampleInputs,
  sampleRequest,
} from '../fixtures/samples.ts'

const inputs = sampleInputs()
const asked = {
  text: 'add it',
  isNew: false,
  postedAt: '2026-11-20T13:59:30Z',
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
    { hasConversation: true, hasPrompt: true, requester: 'mona' },
  ],
  [
    'a command',
    pullTrigger,
    {},
    asked,
    { hasConversation: true, requester: 'hubot' },
  ],
  [
    'a command alone',
    pullTrigger,
    { prompt: '' },
    { ...asked, text: '' },
    { hasPrompt: false },
  ],
  ['a dispatch', other, {}, null, { hasConversation: false, hasPrompt: true }],
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
    {
      kind: 'push',
      branch: 'main',
      before: null,
      after: 'a',
      compareUrl: '',
      commits: [],
    },
    {},
    null,
    { hasConversation: false },
  ],
  [
    'a release',
    { kind: 'release', tag: 'v1', movedFrom: null, release: null },
    {},
    null,
    { hasConversation: false },
  ],
])('%s', (...[, trigger, known, command, expected]) => {
  const comment = command && sampleComment('/docs')
  const request = requestOf(
    sampleEvent(trigger, { comment }),
    sampleInputs(known),
    command,
  )
  expect(request).toMatchObject({ attempt: 1, command, ...expected })
})

const keyOf = (
  given: Partial<AgentInputs> = {},
  trigger: Trigger = pullTrigger,
  run: Partial<Event['run']> = {},
) => {
  const event = sampleEvent(trigger)
  return requestOf(
    { ...event, run: { ...event.run, ...run } },
    { ...inputs, ...given },
  ).key
}

const keyOfCommand = (known: Partial<Command>) =>
  requestOf(sampleEvent(pullTrigger), inputs, {
    ...asked,
    ...known,
  }).key

test.each<[string, RequestKey, boolean]>([
  ['another attempt', keyOf({}, pullTrigger, { attempt: 2 }), true],
  [
    'another title',
    keyOf({}, { ...pullTrigger, title: 'x', branches: { head: '', base: '' } }),
    true,
  ],
  ['another workflow name', keyOf({}, pullTrigger, { workflow: 'x' }), true],
  ['another timeout', keyOf({ timeoutMs: 2 }), true],
  ['another prompt', keyOf({ prompt: 'x' }), false],
  ['another file', keyOf({ files: ['x'] }), false],
  ['the prompt in a file', keyOf({ prompt: '', files: ['Update.'] }), false],
  ['a command', keyOfCommand({}), false],
  ['another run', keyOf({}, pullTrigger, { id: '43' }), false],
  ['another workflow job', keyOf({}, pullTrigger, { job: 'x' }), false],
  ['another step', keyOf({}, pullTrigger, { step: 'x' }), false],
])('%s has the same key: %3$p', (...[, key, isSame]) => {
  expect(isDeepStrictEqual(key, keyOf())).toBe(isSame)
})

test('what a command says is not in its key', () => {
  expect(keyOfCommand({ text: 'x' })).toEqual(keyOfCommand({ isNew: true }))
})

test('names of workflow jobs and steps are kept short', () => {
  const long = keyOf({ prompt: 'x'.repeat(9_999) }, pullTrigger, {
    job: 'j'.repeat(999),
    step: 's'.repeat(999),
  })
  expect(long).toEqual({
    source: { run: '42', job: 'j'.repeat(100), step: 's'.repeat(100) },
    digest: expect.stringMatching(/^[\w-]{16}$/),
    attempt: null,
  })
})

const change: Change = { head: 'a', base: 'main', act: null, isEdited: false }
const author = { login: 'eve', isBot: false }

test.each<[string, Command | null, Partial<Request>]>([
  ['an event', null, { change, author }],
  ['a command', asked, { author: null }],
])('what %s brings, and whose it is', (_, command, expected) => {
  const event = sampleEvent(pullTrigger)
  const meaning = { ...event.meaning, change, author }
  const request = requestOf({ ...event, meaning }, inputs, command)
  expect(request).toMatchObject(expected)
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
    'Update the documentation for the changes of this pull request: https://github.com/acme/app/pull/12',
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
