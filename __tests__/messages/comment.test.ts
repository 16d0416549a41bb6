// The comment, rendered whole from its state.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import type { ConversationState, Shown } from '../../src/conversation/state.ts'
import { renderComment } from '../../src/messages/comment.ts'
import {
  hostileText,
  later,
  link,
  sampleRecord,
  sampleShown,
  sampleState,
} from '../fixtures/samples.ts'

function render(
  shown: Partial<Shown>,
  known: Partial<ConversationState> = {},
): string {
  return renderComment(
    sampleState({
      job: sampleRecord(),
      shown: sampleShown(shown),
      requestCount: 1,
      ...known,
    }),
  )
}

const finished = { updatedAt: later, durationMs: 1_800_000 }
const withPull = {
  job: sampleRecord({
    status: 'completed',
    prLink: link.url,
    ref: 'docs/v1',
    end: 'pull-request',
  }),
}
const pages = [
  { path: 'guides/client', change: 'changed' as const, url: 'https://x/1' },
  { path: 'guides/@mona', change: 'added' as const, url: 'https://x/2' },
  { path: 'old', change: 'removed' as const, url: 'https://x/3' },
]

test('an agent at work', () => {
  expect(render({}, { until: later })).toMatchInlineSnapshot(`
"### 🟡 Docs agent is working

This comment is updated when the agent finishes, by 2026-11-20 14:30 UTC at the latest.

<details><summary>Details</summary>

|  |  |
| --- | --- |
| Requested by | <code>mona</code> |
| Mintlify project | <code>docs</code> |
| Agent job | <code>job&#95;1</code> |
| Status | <code>active</code> |
| Repository | <code>acme/docs</code> |

</details>

<sub><code>Docs</code> · [workflow run](https://github.com/acme/app/actions/runs/42) · 2026-11-20 14:00 UTC</sub>"
`)
})

test('what a command asked for is quoted as it was written', () => {
  const asked = 'document the slash command'
  const of = { result: 'skipped', reason: 'request-limit' } as const
  const notes = [{ kind: 'not-sent' as const, asked, ...of }]
  expect(render({ ...finished, notes, command: '/docs' })).toContain(
    '(<code>document the slash command</code>). Ask an administrator to comment <code>/docs</code>',
  )
})

test('a docs pull request with its pages and their preview', () => {
  const changes = {
    pages,
    otherFiles: 2,
    previewUrl: 'https://acme.mintlify.app/',
  }
  const asked = { asked: 'add the `retry` option, @mona', requester: 'hubot' }
  const shown = {
    ...finished,
    ...changes,
    ...asked,
    result: 'pull-request' as const,
    notes: [
      { kind: 'unconfirmed' as const, asked: 'Closes #7.' },
      { kind: 'job-replaced' as const },
    ],
  }
  expect(
    render(shown, { ...withPull, requestCount: 3 }),
  ).toMatchInlineSnapshot(`
"### ✅ Docs pull request ready: [acme/docs&#35;57](https://github.com/acme/docs/pull/57)

Review it. To request changes, comment <code>/docs &#60;what to change&#62;</code>.

**Changed pages**

- 📝 [<code>guides/client</code>](https://x/1) changed
- 🆕 [<code>guides/&#64;mona</code>](https://x/2) added
- 🗑️ [<code>old</code>](https://x/3) removed
- and 2 more files

> Couldn't confirm that an earlier request arrived: <code>Closes &#35;7.</code>. Ask again if its effect is missing.
>
> A new agent job was needed, because the previous one is gone, failed, was archived, never ended, or takes no more messages.

<details><summary>Details</summary>

|  |  |
| --- | --- |
| Request | <code>add the &#96;retry&#96; option, &#64;mona</code> |
| Requested by | <code>hubot</code> |
| Mintlify project | <code>docs</code> |
| Agent job | <code>job&#95;1</code> |
| Status | <code>completed</code> |
| Repository | <code>acme/docs</code> |
| Branch | <code>docs/v1</code> |
| Requests so far | 3 |

</details>

<sub><code>Docs</code> · 30m · [workflow run](https://github.com/acme/app/actions/runs/42) · 2026-11-20 14:30 UTC</sub>"
`)
})

test.each<[string, Partial<Shown>, string]>([
  [
    'no pull request',
    { result: 'no-pull-request' },
    '### ⚪ Docs agent finished: no pull request opened\n\nThe agent changed no files, or your Mintlify project publishes directly.\n\nIf you expected a change, comment <code>/docs &#60;what to change&#62;</code> and name the page.',
  ],
  [
    'a run that did not wait',
    { result: 'running' },
    '### ▶️ Docs agent is working in the background\n\nWhen it finishes, the agent opens or updates a pull request in <code>acme/docs</code> if it changes anything.',
  ],
  [
    'a failure',
    { result: 'failed' },
    '### ❌ Docs agent failed\n\nMintlify gives no reason.\n\nLook at the branch of the agent in the documentation repository, if there is one. To try again, re-run the workflow job that sent the request, or comment <code>/docs &#60;what to change&#62;</code>.',
  ],
  [
    'a deadline',
    { result: 'timed-out', reason: 'deadline' },
    '### ⏱️ Docs agent is still working\n\nThe run has reached <code>timeout-minutes</code>.\n\nRe-run this workflow job to keep waiting. It sends the request again only if this agent job failed, was archived, never ended or is gone.',
  ],
])('%s', (_, shown, head) => {
  expect(render({ ...finished, ...shown }).split('\n\n<details>')[0]).toBe(head)
})

test('a create that nobody can confirm', () => {
  const shown = {
    ...finished,
    result: 'unknown' as const,
    reason: 'create-unconfirmed' as const,
  }
  expect(
    render({ ...shown, said: 'the connection was reset' }, { job: null }),
  ).toMatchInlineSnapshot(`
"### ❔ Couldn't confirm that the agent job started

Mintlify didn't confirm the request, so a job may or may not be running. The action didn't retry, because Mintlify can't tell two equal requests apart, and a second job would be paid for. Details: <code>the connection was reset</code>.

In the documentation repository, look for a new branch <code>mintlify/…</code> or pull request from 2026-11-20 14:00 UTC to 2026-11-20 14:30 UTC, and in the Mintlify dashboard for an entry under Usage › Activity log. If there's none, ask in a new comment with <code>/docs new</code>.

<details><summary>Details</summary>

|  |  |
| --- | --- |
| Requested by | <code>mona</code> |
| Mintlify project | <code>docs</code> |

</details>

<sub><code>Docs</code> · 30m · [workflow run](https://github.com/acme/app/actions/runs/42) · 2026-11-20 14:30 UTC</sub>"
`)
})

test('a refusal of the setup', () => {
  const shown = {
    ...finished,
    result: 'rejected' as const,
    reason: 'unauthorized' as const,
  }
  expect(
    render(
      { ...shown, said: 'Key `x` of @mona.', requester: '' },
      { job: null },
    ),
  ).toMatchInlineSnapshot(`
"### ⛔ API key not accepted

Your change isn't the cause. An administrator of this repository has to fix the setup of the docs agent. The API key is wrong, revoked, or expired, or the member who created it was removed. New keys expire after 90 days unless you choose otherwise. Details: <code>Key &#39;x&#39; of &#64;mona</code>.

Create an admin key in the Mintlify dashboard and update the secret.

<details><summary>Details</summary>

|  |  |
| --- | --- |
| Mintlify project | <code>docs</code> |

</details>

<sub><code>Docs</code> · 30m · [workflow run](https://github.com/acme/app/actions/runs/42) · 2026-11-20 14:30 UTC</sub>"
`)
})

test('nothing shown is no text', () => {
  expect(renderComment(sampleState())).toBe('')
})

test.each<[Shown['result'], boolean]>([
  [null, true],
  ['pull-request', true],
  ['running', true],
  ['failed', true],
  ['unknown', false],
])('with the result %s, the title has the link: %p', (result, hasLink) => {
  expect(/^### .*\]\(https:/.test(render({ result }, withPull))).toBe(hasLink)
})

test.each<[number, string | null]>([
  [0, null],
  [1, '- and 1 more file'],
  [2, '- and 2 more files'],
])('%d other files: %j', (otherFiles, line) => {
  const previews = [{ environment: 'docs', url: 'https://preview.example/a' }]
  const noPages = render({ pages: [], otherFiles, previews })
  expect(noPages).toContain(
    '**Changed files** ([preview](https://preview.example/a))',
  )
  expect(noPages).not.toContain('more file')

  const more = render({ pages, otherFiles })
    .split('\n')
    .find((one) => one.startsWith('- and'))
  expect(more ?? null).toBe(line)
})

test('a comment without a job says which project it is about', () => {
  const text = render(
    { result: 'rejected', reason: 'forbidden' },
    { job: null },
  )
  expect(text).toContain('| Mintlify project | <code>docs</code> |')
})

test.each<[string | null, string | null]>([
  [null, null],
  ['https://evil.example/acme/docs', null],
  [link.url, `[acme/docs&#35;57](${link.url})`],
  [
    'https://git.example/acme/docs/pull/57',
    '[git.example/acme/docs&#35;57](https://git.example/acme/docs/pull/57)',
  ],
])('the link to %j is %j', (prLink, expected) => {
  const [title = ''] = render(
    { result: 'pull-request' },
    { job: sampleRecord({ prLink }) },
  ).split('\n')
  expect(title.split('ready: ')[1] ?? null).toBe(expected)
})

test.each<[string | null, string | null]>([
  [null, null],
  ['docs/v1', '<code>docs/v1</code>'],
  ['a b](x)', '<code>a b&#93;(x)</code>'],
])('the branch %j is %j', (ref, expected) => {
  const cell = /\| Branch \| (.*) \|/.exec(
    render({}, { job: sampleRecord({ ref }) }),
  )?.[1]
  expect(cell ?? null).toBe(expected)
})

/**
 * What is neither code nor the text of a link, with its entities decoded, as
 * GitHub does before it looks for mentions.
 */
function proseOf(markdown: string): string {
  const withoutCode = markdown
    .replace(/<code>.*?<\/code>/g, '')
    .replace(/\[[^\]]*\]\([^)]*\)/g, '')
  return withoutCode.replace(/&#(\d+);/g, (_, code) =>
    String.fromCodePoint(Number(code)),
  )
}

const foreign = fc.oneof(
  hostileText,
  fc.constantFrom('@mona', 'a @acme/team', '#1', 'GH-2', 'x/y#3', 'www.x.y'),
)

test('no text of others mentions a person, closes an issue or ends our markup', () => {
  const texts = {
    asked: foreign,
    requester: foreign,
    workflow: foreign,
    note: foreign,
    said: foreign,
  }
  const ofJob = {
    id: foreign,
    status: foreign,
    repository: foreign,
    ref: foreign,
    path: foreign,
  }
  fc.assert(
    fc.property(
      fc.record(texts),
      fc.record(ofJob),
      ({ note, ...given }, { path, ...job }) => {
        const page = { path, change: 'added' as const, url: 'https://x' }
        const shown = {
          ...given,
          result: 'unknown' as const,
          notes: [{ kind: 'unconfirmed' as const, asked: note }],
          pages: [page],
        }
        const text = render(shown, { job: sampleRecord(job) })
        expect(proseOf(text)).not.toMatch(/@[a-z\d]|#\d|gh-\d|:\/\/|www\./i)
        expect(text.match(/<\/details>/g)).toHaveLength(1)
        expect(text).not.toContain('<!--')
        expect(text).not.toContain('![')
      },
    ),
    { numRuns: 200 },
  )
})
