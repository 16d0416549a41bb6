// What the comments on a docs pull request say, and to whom.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { maySeeSource, requestComment, sourceComment } from '../../src/follow-up/docs-comments.ts'
import { hostileText } from '../fixtures/hostile-text.ts'
import { docsReport, source } from '../fixtures/sample-docs-pull.ts'

const elsewhere = 'These changes were requested in another repository.'

// A source whose visibility is not known counts as one that is not public.
test.each([
  { source: 'public', docs: 'public', isPublic: true, isPrivate: false, expected: true },
  { source: 'public', docs: 'private', isPublic: true, isPrivate: true, expected: true },
  { source: 'public', docs: 'unknown', isPublic: true, isPrivate: null, expected: true },
  { source: 'unknown', docs: 'public', isPublic: null, isPrivate: false, expected: false },
  { source: 'unknown', docs: 'private', isPublic: null, isPrivate: true, expected: true },
  { source: 'private', docs: 'public', isPublic: false, isPrivate: false, expected: false },
  { source: 'private', docs: 'private', isPublic: false, isPrivate: true, expected: true },
  { source: 'private', docs: 'unknown', isPublic: false, isPrivate: null, expected: false },
])('a $source source and $docs docs: seen $expected', ({ isPublic, isPrivate, expected }) => {
  const isVisible = maySeeSource({ ...source, isPublic }, { isPrivate })
  expect(isVisible).toBe(expected)
  const secret = {
    ...source,
    isPublic,
    repository: 'acme/secret',
    url: 'https://github.com/acme/secret/pull/1',
  }
  for (const body of [
    requestComment(docsReport({ askedBy: 'secret-agent' }), secret, isVisible),
    sourceComment(secret, { isClosed: true, acts: false, isVisible }),
    sourceComment(secret, { isClosed: false, acts: true, isVisible }),
  ])
    expect(body.includes('secret')).toBe(expected)
})

test('the comment says what was asked, by whom and where', () => {
  expect(requestComment(docsReport(), source, true)).toBe(
    'Requested by <code>mona</code> in [acme/widgets#12](https://github.com/acme/widgets/issues/12).\n\nRequest: <code>add the retry option</code>\n\nTo request changes, comment the slash command in acme/widgets#12.',
  )
  const url = 'https://github.com/acme/widgets/actions/runs/7'
  expect(requestComment(docsReport({ requests: [] }), { ...source, issueNumber: null, url }, true)).toBe(
    `Requested by <code>mona</code> in [a workflow run of acme/widgets](${url}).`,
  )
})

test('the comment says which workflow asked by itself, and not what its prompt was', () => {
  expect(requestComment(docsReport({ workflow: 'Docs' }), source, true)).toBe(
    'For [acme/widgets#12](https://github.com/acme/widgets/issues/12), by the workflow <code>Docs</code>.',
  )
})

test('of several requests it says the last one', () => {
  const at = '2026-11-20T14:02:00.000Z'
  const requests = ['first', 'second'].map((text) => ({ runId: '1', at, text }))
  const body = requestComment(docsReport({ requests }), source, true)
  expect(body).toContain('Request: <code>second</code>')
  expect(body).not.toContain('first')
})

test('without sight of the source it says nothing else', () => {
  expect(requestComment(docsReport(), source, false)).toBe(elsewhere)
})

const name = '[acme/widgets#12](https://github.com/acme/widgets/issues/12)'
const seen = { isClosed: true, acts: false, isVisible: true }
test.each<[string, Partial<typeof seen>, string]>([
  [
    'closed',
    {},
    `The source pull request ${name} was closed without being merged. If these changes aren't needed without it, close this pull request.`,
  ],
  [
    'closed, and this one with it',
    { acts: true },
    `The source pull request ${name} was closed without being merged. This pull request was closed, too. It will be reopened if the source pull request is.`,
  ],
  ['reopened', { isClosed: false }, `The source pull request ${name} was reopened.`],
  [
    'reopened, and this one with it',
    { isClosed: false, acts: true },
    `The source pull request ${name} was reopened. This pull request was reopened, too.`,
  ],
  ['reopened, unseen', { isClosed: false, isVisible: false }, 'The source pull request was reopened.'],
])('a source that was %s', (_, change, expected) => {
  expect(sourceComment(source, { ...seen, ...change })).toBe(expected)
})

test('foreign text is inert', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (askedBy, text) => {
      const at = '2026-11-20T14:02:00.000Z'
      const report = docsReport({ askedBy, requests: [{ runId: '1', at, text }] })
      const lines = requestComment(report, source, true).split('\n')
      expect(lines.length).toBeLessThanOrEqual(5)
      for (const [, code = ''] of lines.join('').matchAll(/<code>(.*?)<\/code>/g))
        expect(code.replace(/&#\d+;/g, '')).not.toMatch(/[!-/:-@[-`{-~]/)
      const outside = lines.join('\n').replace(/<code>[^<]*<\/code>/g, '')
      const ours = [
        `Requested by  in ${name}.`,
        '\n\nTo request changes, comment the slash command in acme/widgets#12.',
      ]
      expect(['', '\n\nRequest: ']).toContain(
        ours.reduce((rest, sentence) => rest.replace(sentence, ''), outside),
      )
    }),
    { numRuns: 200 },
  )
})
