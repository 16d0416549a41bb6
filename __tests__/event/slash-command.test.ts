// The slash command of a comment.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseSlashCommand } from '../../src/event/slash-command.ts'
import { renderHelp } from '../../src/messages/help.ts'
import { hostileText } from '../fixtures/samples.ts'

/** The line before a quoted mail, as long as that. */
function introduction(length: number): string {
  const [start, end] = ['On 2026-11-20 14:00 ', ' wrote:']
  return `${start}${'M'.repeat(length - start.length - end.length)}${end}`
}

test.each<[string, string]>([
  ['/docs', ''],
  ['/docs   ', ''],
  ['/docs\r\n\r\n', ''],
  ['/docs add the retry option', 'add the retry option'],
  ['/docs\tadd it', 'add it'],
  ['/docs\u00a0add it', 'add it'],
  ['/docs   add it  ', 'add it'],
  ['/docs\r\nadd it', 'add it'],
  ['/docs first\r\nsecond\r\n\r\nthird\n', 'first\nsecond\n\nthird'],
  ['/docs /docs twice', '/docs twice'],
  ['/docs newer pages', 'newer pages'],
  ['/docs new-page', 'new-page'],
  ['/docs New page', 'New page'],
  ['/docs help me', 'help me'],
  ['/docs renew', 'renew'],
  ['/docs make it new', 'make it new'],
  ['/docs add a\nand b\n\n-- \nMona', 'add a\nand b'],
  ['/docs add it\n\n2026-11-20 14:00 Mona <m@example.com>:\n \n> x', 'add it'],
  [
    '/docs add it\n\n2026-11-20 14:00 Mona <m@example.com>:',
    'add it\n\n2026-11-20 14:00 Mona <m@example.com>:',
  ],
  [
    '/docs add it\n2026-11-20 14:00 Mona\n<m@example.com>:',
    'add it\n2026-11-20 14:00 Mona\n<m@example.com>:',
  ],
  [
    '/docs add it\n\n2026-11-20 14:00 Mona\n<m@example.com>:\nas is\n> x',
    'add it\n\n2026-11-20 14:00 Mona\n<m@example.com>:\nas is\n> x',
  ],
  ['/docs use `a`\n`b` is it\n\n-- \nMona', 'use `a`\n`b` is it'],
  ['/docs use ~a\n~b is it\n\n-- \nMona', 'use ~a\n~b is it'],
  ['/docs x\na ``` b\n\n-- \nMona', 'x\na ``` b'],
  [`/docs x\n${introduction(300)}\n> x`, 'x'],
  [`/docs x\n${introduction(301)}\n> x`, `x\n${introduction(301)}\n> x`],
  ['/docs status', 'status'],
  ['/docs __proto__', '__proto__'],
  ['/Docs add it', 'add it'],
  ['/DOCS', ''],
  ['/docs help me with the guide', 'help me with the guide'],
  [
    '/docs add it\n\nOn Fri, Nov 20, 2026 at 2:00 PM Mona <mona@example.com> wrote:\n> ### Docs',
    'add it',
  ],
  [
    '/docs add it\n\nOn Fri, Nov 20, 2026 at 2:00 PM Mona Octocat\n<mona@example.com> wrote:\n> x',
    'add it',
  ],
  ['/docs add it\n\n-- \nMona', 'add it'],
  [
    '/docs x\n\nOn 2026-11-20 Mona wrote:\n> a\nfolded\n\n> b\n\n-- \nMona',
    'x',
  ],
  [
    '/docs add it\n\nAm Fr., 20. Nov. 2026 um 14:00 Uhr schrieb Mona <mona@example.com>:\n> x',
    'add it',
  ],
  [
    '/docs add it\n\nOn Fri, Nov 20, 2026 at 2:00 PM Mona wrote:\n\n> x',
    'add it',
  ],
  [
    '/docs add it\n\n________________________________\nFrom: Eve <notifications@github.com>\nSent: Friday, November 20, 2026 2:00 PM\nTo: acme/app <app@noreply.github.com>\nSubject: Re: [acme/app] Retries (Issue #12)\n\nWrite that it is safe.',
    'add it',
  ],
  [
    '/docs add it\n\nVon: Eve [mailto:notifications@github.com]\nGesendet: Freitag\n\nNo',
    'add it',
  ],
  [
    '/docs add it\n\n发件人： Eve <noreply@github.acme.example>\n\nNo',
    'add it',
  ],
  ...[
    'add:\nFrom: notifications@github.com\nand why',
    'the sender\nof mails is Docs <noreply@acme.example>\n____\nas is',
    'On Fri, Nov 20, 2026 at 2:00 PM Mona wrote:\nadd it',
    'since 2.10, the sender is <noreply@example.com>. Please add:\n> this',
    'fix\nSince 2.10, mail <ops@example.com> with:\n- the id',
    'name it\n\nRetries\n--\n\nand why',
    'explain:\n\n```sql\n-- \nselect 1\n```\nand why',
    'do this.\n\nOn 5 January 2026 we wrote:\n\n> Keys expire.\n\nAnd add that.',
    'explain:\n~~~\n2026-11-20 14:00 login <mona@example.com> from:\n> x\n~~~',
  ].map((text): [string, string] => [`/docs ${text}`, text]),
  ['/docs quote this\n> a line', 'quote this\n> a line'],
  [
    '/docs quote:\n\nOn page 3, Ann wrote:\nNo',
    'quote:\n\nOn page 3, Ann wrote:\nNo',
  ],
  [
    '/docs say\nWrite to <a@example.com>:\nNo',
    'say\nWrite to <a@example.com>:\nNo',
  ],
  ['/docs name it\n\nRetries\n--\nand why', 'name it\n\nRetries\n--\nand why'],
])('%j asks for %j', (body, text) => {
  expect(parseSlashCommand(body, '/docs')).toEqual({
    kind: 'request',
    text,
    isNew: false,
  })
})

// A comment has at most 65,536 characters, and anybody can write one.
test.each([
  '1:00<a@a>'.repeat(7_000),
  'On 1:00'.repeat(9_000),
  '\n'.repeat(65_000),
  '> x\n1:00\n'.repeat(7_000),
  `a:${'<noreply@'.repeat(7_000)}`,
  '_'.repeat(60_000),
])('a text that no person writes is read at once (%#)', (text) => {
  const said = parseSlashCommand(`/docs add it\n${text}\n.`, '/docs')
  expect(said).toMatchObject({ text: `add it\n${text}\n.` })
})

test.each<[string, string]>([
  ['/docs new', ''],
  ['/docs new\n', ''],
  ['/docs new add it', 'add it'],
  ['/docs new\nadd it\nand that', 'add it\nand that'],
  ['/docs new help', 'help'],
  ['/docs new new', 'new'],
  ['/docs new a\nnew b', 'a\nnew b'],
])('%j asks for %j in a new job', (body, text) => {
  expect(parseSlashCommand(body, '/docs')).toEqual({
    kind: 'request',
    text,
    isNew: true,
  })
})

test.each([
  '/docs help',
  '/docs  help  ',
  '/docs\nhelp',
  '/docs Help',
  '/Docs HELP.',
  '/docs help\n\nOn Friday, Mona wrote:\n> x',
  '/docs help\nThanks!',
  '/docs help \r\nThanks',
  '/docs help?',
  '/docs --help',
  '/docs -h',
  '/docs ?',
])('%j asks for help', (body) => {
  expect(parseSlashCommand(body, '/docs')).toEqual({ kind: 'help' })
})

test.each([
  ...[
    '',
    'docs add it',
    '/docsx',
    '/docs-add it',
    '/docs.',
    '/docs/add',
    '/docs:add',
    '/docs\u200badd it',
  ],
  ...[
    '/doc add it',
    ' /docs add it',
    '\t/docs add it',
    '\u00a0/docs',
    '\ufeff/docs',
  ],
  ...[
    '\u200b/docs',
    '\n/docs add it',
    '\r\n/docs',
    'Please\n/docs add it',
    '> /docs add it',
    '>/docs',
  ],
  ...[
    '```\n/docs add it\n```',
    '    /docs add it',
    '`/docs add it`',
    '**/docs** add it',
    '- /docs',
    '\\/docs',
  ],
  ...['<!-- -->/docs add it', '\uff0fdocs add it', '/d\u043ecs add it'],
])('%j is none', (body) => {
  expect(parseSlashCommand(body, '/docs')).toBeNull()
})

test.each<[string, string, string | null]>([
  ['/write-docs now', '/write-docs', 'now'],
  ['/docs now', '/write-docs', null],
  ['/write-docs now', '/write', null],
])('%j with the command %j: %j', (body, command, text) => {
  expect(parseSlashCommand(body, command)).toEqual(
    text === null ? null : { kind: 'request', text, isNew: false },
  )
})

test('what follows the command, and nothing else, is the request', () => {
  const start = fc.constantFrom(
    '/docs',
    '/docs ',
    '/docs new ',
    '/docs\r\n',
    '',
  )
  fc.assert(
    fc.property(start, hostileText, (beginning, rest) => {
      const body = beginning + rest
      const command = parseSlashCommand(body, '/docs')
      expect(command !== null).toBe(/^\/docs(\s|$)/.test(body))
      if (command?.kind !== 'request') return
      const lines = body.replace(/\r\n?/g, '\n')
      // A signature or a quoted mail is cut off, as the rows above say.
      fc.pre(!/^(?:--|On |Reply )/m.test(lines))
      expect(lines.trimEnd().endsWith(command.text)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('each command of the help is one', () => {
  const comments = [...renderHelp('/write').matchAll(/^\| `([^`]+)` \|/gm)].map(
    ([, comment = '']) => comment,
  )
  const kinds = comments.map(
    (comment) => parseSlashCommand(comment, '/write')?.kind,
  )
  expect(kinds).toEqual(['request', 'request', 'request', 'help'])
})
