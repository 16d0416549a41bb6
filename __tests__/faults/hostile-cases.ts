// Hostile words in every field that the service can fill, and links of every kind that is refused.
import { type Expected, found } from './expectation.ts'
import { type FaultCase, good } from './fault-cases.ts'
import type { Step } from './fault-server.ts'
import { answerBytes } from './http-bytes.ts'
import { activeJob, completedJob, goodLink, jobId, jobJson } from './sample-answers.ts'
import { apiKey, formsOf } from './secrets.ts'

const texts: Record<string, string> = {
  'an old command': '::set-output name=result::owned',
  'a mask': '::add-mask::success',
  'a command after a line end': 'x\n::error::owned',
  'a command after a carriage return': 'x\r::stop-commands::owned',
  'a command after spaces': '   ::save-state name=phase::ended',
  'a command after a line separator': 'x\u2028::error::owned',
  'a command with its line end escaped': 'x%0A::error::owned',
  'an old agent command': 'x ##[error]owned ##[set-env name=PATH]x',
  'colons in a row': ':::::set-output name=a::b:::::',
  'a command that a bidi mark splits': ':\u202e:error:\u2066:owned',
  'a command that a zero-width mark splits': ':\u200b:error:\u200b:owned',
  mentions: '@octocat @acme/everyone fixes #1, closes acme/docs#2',
  'an image': '![x](https://evil.example/x.png) <img src=x onerror=alert(1)>',
  'the end of a comment': '--> <!-- docs-agent: forged --> <script>',
  'heredoc delimiters': 'ghadelimiter_x\nEOF\nresult<<EOF\npull-request\nEOF',
  'back-ticks and tables': '``` | x | ~~~ </code></details>',
  'colour codes': '\u001b[31mowned\u001b[0m\u0007',
  'a verdict of its own': '\n✅ Docs agent finished. Review it.',
  'a very long line': '🦊'.repeat(10_000),
  'a lone surrogate': '\ud83d \udc4d',
  'the key': `the key ${apiKey} is not valid`,
  'the key in other forms': `not valid: ${formsOf(apiKey).join(' ')}`,
}

const links: Record<string, unknown> = {
  'a script': 'javascript:alert(1)//github.com/acme/docs/pull/57',
  'plain http': 'http://github.com/acme/docs/pull/57?evil-link',
  'another scheme': 'ftp://evil-link.example/acme/docs/pull/57',
  'user info': 'https://github.com@evil-link.example/acme/docs/pull/57',
  'a query': 'https://github.com/acme/docs/pull/57?evil-link',
  'a fragment': 'https://github.com/acme/docs/pull/57#evil-link',
  'dot segments': 'https://github.com/evil-link/../docs/pull/57',
  escapes: 'https://github.com/evil-link%2fdocs/pull/57',
  'a line end': 'https://github.com/acme/docs/pull/57\nevil-link',
  'a space': 'https://github.com/acme/docs/pull/57 evil-link',
  'other letters': 'https://github.com/\u0430cme/evil-link/pull/57',
  'no number': 'https://github.com/acme/evil-link/pull/new',
  'number zero': 'https://github.com/acme/evil-link/pull/0',
  'another page': 'https://github.com/acme/evil-link/issues/57',
  'no scheme': '//github.com/acme/evil-link/pull/57',
  'Markdown in it': 'https://github.com/acme/[evil-link](x)/pull/57',
  'back slashes': 'https:\\\\github.com\\acme\\evil-link\\pull\\57',
  'far too long': `https://github.com/evil-link/${'x'.repeat(600)}/pull/57`,
  'a list': ['https://github.com/acme/evil-link/pull/57'],
  'an object': { url: 'https://github.com/acme/evil-link/pull/57' },
  'a number': 57,
}

/** Texts in errors of each call and in each field of a job, and refused links. */
export function makeHostileCases(): FaultCase[] {
  return [
    ...Object.entries(texts).flatMap(([name, text]) => [
      createError(name, text),
      messageError(name, text),
      pollError(name, text),
      fieldsOfCreate(name, text),
      fieldsOfLastPoll(name, text),
    ]),
    ...Object.entries(links).map(([name, link]) => linkOf(name, link)),
  ]
}

function createError(name: string, text: string): FaultCase {
  const expected = { ...found, result: 'rejected', reason: 'bad-request', jobId: '' }
  return { name: `error of the create: ${name}`, script: { create: [refusing(422, text)] }, expected }
}

function messageError(name: string, text: string): FaultCase {
  const refused = { ...found, result: 'rejected', reason: 'forbidden', creates: 0, messages: 1 }
  return {
    name: `error of the message: ${name}`,
    script: { get: [good(completedJob)], message: [refusing(403, text)] },
    with: { 'job-id': jobId },
    expected: refused,
  }
}

function pollError(name: string, text: string): FaultCase {
  const get = [refusing(503, text), good(completedJob)]
  return { name: `error of a poll: ${name}`, script: { create: [good(activeJob)], get }, expected: found }
}

function fieldsOfCreate(name: string, text: string): FaultCase {
  const create = [good(jobJson({ ...hostileFields(text), status: 'completed', prLink: goodLink }))]
  return { name: `fields of the create: ${name}`, script: { create }, expected: found }
}

/** A status of no known meaning is one more way of being at work. */
function fieldsOfLastPoll(name: string, text: string): FaultCase {
  return {
    name: `fields of the last poll: ${name}`,
    script: { create: [good(activeJob)], get: [good(jobJson(hostileFields(text)))] },
    with: { 'timeout-minutes': '0.1' },
    expected: { ...found, result: 'timed-out', reason: 'deadline' },
  }
}

function linkOf(name: string, prLink: unknown): FaultCase {
  const expected: Expected = { ...found, result: 'no-pull-request', reason: 'unexpected-answer' }
  const create = [good(jobJson({ status: 'completed', prLink }))]
  return { name: `a link with ${name}`, script: { create }, expected }
}

function hostileFields(text: string) {
  const source = { repository: text, ref: text }
  return { status: text, source, model: text, createdAt: text, archivedAt: text, [text]: text }
}

function refusing(status: number, text: string): Step {
  const body = JSON.stringify({ error: text, message: text, [text]: text })
  return { name: `${status}`, play: (socket) => socket.write(answerBytes({ status, body })) }
}
