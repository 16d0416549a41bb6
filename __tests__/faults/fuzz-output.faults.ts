// Texts of strangers in everything that people and the runner read: a reader of Markdown other than our own checks what
// would become of them.
import { expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import { marked, type Token } from 'marked'
import { toCode, toFence } from '../../src/base/escape.ts'
import { renderSummary } from '../../src/comment/job-summary.ts'
import { appendState, type CommentContext, renderComment } from '../../src/comment/render-comment.ts'
import { readState, writeState } from '../../src/conversation/signed-state.ts'
import { createLog } from '../../src/runner/log.ts'
import { reportOf } from '../../src/state/report-parts.ts'
import { anyStateWith } from '../conversation/any-state.ts'
import { hostileText } from '../fixtures/hostile-text.ts'
import { sampleScope as scope, signingKey } from '../fixtures/sample-state.ts'
import { fuzz } from './fuzzing.ts'

const context: CommentContext = {
  command: '/docs',
  canReattach: true,
  limits: null,
  runUrl: 'https://github.com/acme/widgets/actions/runs/123',
}
const ourTags = /^<\/?(?:code|details|summary|sub|br)>$/
/** The preview's address is only a link if it is plain. */
const ourLinks =
  /^https:\/\/(?:github\.com\/acme\/(?:widgets\/actions\/runs\/123|docs\/(?:pull\/57(?:\/files#diff-f{64})?|tree\/[\w%./~-]+))|preview\.example\/[\w./-]*)$/

/** Notes are ours, with the texts of others as code. */
const state = anyStateWith(hostileText).map((given) => {
  const { note } = given.run
  return { ...given, run: { ...given.run, note: note === null ? null : toCode(note) } }
})
const report = state.map(reportOf)

/** What a reader makes of the Markdown: its tags, and the addresses of its links and images. */
function readMarkdown(markdown: string) {
  const tokens: Token[] = []
  void marked.walkTokens(marked.lexer(markdown), (token) => void tokens.push(token))
  const tagsIn = ({ type, raw }: Token) => (type === 'html' ? (raw.match(/<[^>]*>?/g) ?? []) : [])
  const addressOf = (token: Token) => (token.type === 'link' || token.type === 'image' ? [token.href] : [])
  return { tags: tokens.flatMap(tagsIn), addresses: tokens.flatMap(addressOf) }
}

function expectOnlyOurs(markdown: string): void {
  const { tags, addresses } = readMarkdown(markdown)
  expect(tags.filter((tag) => !ourTags.test(tag))).toEqual([])
  expect(addresses.filter((address) => !ourLinks.test(address))).toEqual([])
}

test('a comment has no tag, link or image of a stranger, and its state is read back', () => {
  fuzz(state, 3_000, (given) => {
    const body = renderComment(reportOf(given), context)
    expectOnlyOurs(body)
    const written = appendState(body, writeState(scope, given, signingKey) ?? '')
    expect(written.match(/<!--/g)).toHaveLength(1)
    expect(readState(written, signingKey, () => true)).toMatchObject({ kind: 'state', scope })
  })
})

test('a summary has no tag, link or image of a stranger, and the prompt is one block of code', () => {
  const given = fc.record({ report, prompt: hostileText, warnings: fc.array(hostileText, { maxLength: 3 }) })
  fuzz(given, 3_000, ({ report: ended, prompt, warnings }) => {
    const summary = renderSummary(ended, context, { prompt: null, warnings })
    expectOnlyOurs(summary)
    const blocks = marked
      .lexer(renderSummary(ended, context, { prompt, warnings }))
      .filter(({ type }) => type === 'code')
    expect(blocks.length).toBeLessThanOrEqual(1)
  })
})

test('a fence ends where it should, and holds the text as it is', () => {
  const ticks = fc.nat({ max: 9 }).map((length) => '`'.repeat(length))
  const lines = fc.array(fc.oneof(ticks, hostileText), { maxLength: 6 }).map((parts) => parts.join('\n'))
  fuzz(lines, 20_000, (text) => {
    const tokens = marked.lexer(toFence(text, 'text'))
    expect(tokens.map(({ type }) => type)).toEqual(['code'])
    const shown = tokens[0]?.type === 'code' ? tokens[0].text : null
    const withoutLastEnd = (lines: string | null) => lines?.replace(/\r\n|\r/g, '\n').replace(/\n+$/, '')
    expect(withoutLastEnd(shown)).toBe(withoutLastEnd(text))
  })
})

/** Lines, and whether the runner takes a line for a command, as in `ActionCommand.cs` of actions/runner. */
const lineEnd = /\r\n|\n|\r/
const isCommand = (line: string) => line.trimStart().startsWith('::') || line.includes('##[')

test('each call of the log prints one line, and no command but its own', () => {
  const written: string[] = []
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation((part) => written.push(String(part)) > 0)
  const log = createLog((text) => text.replaceAll('mona', '***'), null)
  try {
    fuzz(fc.tuple(hostileText, hostileText), 20_000, ([title, text]) => {
      written.length = 0
      log.info(text)
      log.warning(title, text, 'results')
      log.group(title, [text])
      const lines = written.join('').split(lineEnd).slice(0, -1)
      const commands = lines.filter(isCommand).map((line) => /^::[a-z]+/.exec(line)?.[0])
      expect([lines.length, commands]).toEqual([5, ['::warning', '::group', '::endgroup']])
      expect(lines.join('\n')).not.toContain('mona')
    })
  } finally {
    spy.mockRestore()
  }
})
