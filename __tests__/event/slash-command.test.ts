// The grammar of the slash command.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseSlashCommand } from '../../src/event/slash-command.ts'
import { renderHelp } from '../../src/messages/help.ts'
import { hostileText } from '../fixtures/samples.ts'

function parse(
  body: string,
  command = '/docs',
  isMail: boolean | null = false,
) {
  return parseSlashCommand(body, command, isMail)
}

/** The text of the request, null for none. */
function textOf(body: string, isMail: boolean | null): string | null {
  const said = parse(body, '/docs', isMail)
  return said?.kind === 'request' ? said.text : null
}

test.each<[string, string]>([
  ['/docs', ''],
  ['/docs ', ''],
  ['/docs\r\n', ''],
  ['/docs add it', 'add it'],
  ['/DOCS add it', 'add it'],
  ['/docs\tadd it', 'add it'],
  ['/docs\u00a0add it', 'add it'],
  ['/docs  add  it  ', 'add  it'],
  ['/docs add it\r\nand that\rand this', 'add it\nand that\nand this'],
  ['/docs\n\nadd it', 'add it'],
  ['/docs newer', 'newer'],
  ['/docs helping', 'helping'],
  ['/docs help me', 'help me'],
])('%j asks for %j', (body, text) => {
  for (const isMail of [false, true, null])
    expect(parse(body, '/docs', isMail)).toEqual({
      ...{ kind: 'request', text, isNew: false },
    })
})

/** What follows the request in a mail, as programs and GitHub write it. */
const mails = [
  '> Quoted.',
  ' ---- On Tue, 26 Aug 2025 18:21:50 +0400  mona ***@***.***> wrote --- \n > Quoted.\n > More.',
  '\u202bבתאריך יום ד׳, 23 בספט׳ 2026 ב-17:24 מאת \u202amona\u202c <***@***.***>:\u202c\n\nQuoted.',
  '‐‐‐‐‐‐‐ Original Message ‐‐‐‐‐‐‐\nOn Friday, November 20, 2026 2:00 PM, mona ***@***.***> wrote:\n\n> x',
  'On Fri, 20 Nov 2026 at 14:00, Mona wrote:\n> Quoted.',
  'On Fri, Nov 20, 2026 at 2:00 PM Mona Lisa\n<notifications@github.com> wrote:\n> Quoted.',
  'Am 20.11.2026 um 14:00 schrieb Mona ***@***.***>:\n> Quoted.',
  'Am Fr., 20. Nov. 2026 um 14:00 Uhr schrieb mona:\nQuoted.',
  'Le ven. 20 nov. 2026 à 14:00, mona ***@***.***> a écrit :\n> Quoted.',
  'Le 20 nov. 2026 à 14h00, mona a écrit :\nQuoted.',
  'El vie, 20 nov 2026 a las 14:00, mona (***@***.***) escribió:\n> Quoted.',
  '2026年11月20日(金) 14:00 mona ***@***.***>:\n> Quoted.',
  'From: mona ***@***.***>\nSent: Friday, November 20, 2026 2:00 PM\nTo: acme/app',
  '________________________________\nVon: mona ***@***.***>\nQuoted.',
  'Von: mona ***@***.***>\nGesendet: Freitag',
  'Mona kirjoitti 20.11.2026 klo 14.00:\n> Quoted.',
  '-----Original Message-----\nFrom: mona',
  '-----Ursprüngliche Nachricht-----\nVon: mona',
  'De : mona [mailto:notifications@github.com]\nEnvoyé : vendredi',
  '*From:* Mona <notifications@github.com>\n*Sent:* Friday',
  'Vendredi, mona <notifications@github.com> a écrit :\n> Quoted.',
  'El vie., mona (<notifications@github.com>)\nescribió:\nQuoted.',
  '-- \nMona\nAcme Inc.',
  '--\nMona',
  'Sent from my iPhone',
  'Sent from my Galaxy',
  'Sent with Samsung Galaxy.',
  'From: "Mona" <mona@acme.example>\nReply-To: acme/app',
  'Mona schrieb am 23.11.2026 um 10.11:\nQuoted.',
  'Get Outlook for iOS<https://aka.ms/x>',
  '[Sent from Outlook](https://aka.ms/x)',
  '>>> "Mona Lisa" <mona@acme.example> 11/20/2026 3:14 PM >>>',
  'On Fri, 20 Nov 2026 at 3:14 PM Mona <notifications@github.com>\n\nwrote:',
  'Mona <notifications@github.com> schrieb am 20.11.2026 um 15:14 Uhr\nQuoted.',
  'Дана 20.11.26. у 15:14, Mona је написао/ла:\nQuoted.',
  'Get [Outlook for iOS](https://aka.ms/o0ukef)',
  'On 11/20/26 2:00 PM, mona wrote:\n> Quoted.',
  'Am 20.11.26 um 14:00 schrieb mona:\nQuoted.',
  'From: mona\nDate: 2026-11-20 14:00\nTo: acme/app',
  'From: mona\nSent: Friday, November 20, 2026 2:00 PM\nTo: acme/app',
  '发件人： mona\n发送时间： 2026-11-20 14:00\n收件人： acme/app',
  '"mona" ***@***.*** – November 20, 2026 2:00 PM\nQuoted.',
  'Reply to this email directly, view it on GitHub, or unsubscribe.\nYou are receiving this because ***@***.***>',
]

test.each([
  'Von meinem iPhone gesendet',
  'Envoyé de mon iPhone',
  'Enviado desde mi Android',
  'iPhoneから送信',
  'Lähetetty iPhonesta',
  "iPhone'umdan gönderildi",
  'Von meinem Samsung Galaxy Smartphone gesendet.',
  'Outlook für iOS<https://aka.ms/o0ukef> beziehen',
  'Gesendet von Mail für Windows',
  'Στάλθηκε από το iPhone μου',
  'נשלח מה-iPhone שלי',
  '从我的 iPhone 发送',
  'Obtener Outlook para iOS',
  'Gesendet mit der GMX Mail App',
  'Envoyé depuis mon appareil iOS',
  '*Gesendet von meinem iPhone*',
  '– Gesendet von meinem iPhone',
])('a mail ends before %j after a blank line', (mail) => {
  expect(textOf(`/docs add it\n\n${mail}`, true)).toBe('add it')
  expect(textOf(`/docs add it\n${mail}`, true)).toBe(`add it\n${mail}`)
})

test.each([
  'Add the iPhone page\nand the Android page',
  'The job starts at 14:00 and does this:\n- It waits.',
  'Mention support@acme.example\nand the form',
  '1. Set the sender to <docs@acme.example>\n2. Restart the server',
  'Update it.\n\nAlso mention Android 14 support.\n\nAnd fix the link.',
  'Update it.\n\nAlso mention Android 14 support.',
  'Update it.\n\nDocument the Android app',
  'Update it.\n\nAlso mention Outlook',
  'Set these:\nTitle: Client\nDate: today',
  'Title: retries\nDate: 2026-11-20 at 10:30\nand the rest',
  'In 10.1.1.12 at 10:30 the following happens:\n- It waits.',
  'In 2026 at 10:30 <a@b.co> wrote an issue about it, see there\nand the rest',
  'Update it.\n\nBitte auch erklären, wann die Mail gesendet wird.',
  'Update it.\n\nExplica cuándo el mensaje es enviado en Android',
  'Update it.\n\nDer Text soll sich auf Outlook beziehen.',
  'Update it.\n\nTélécharger sur Android doit être expliqué aussi.',
  'Update it.\n\nHent også billederne til Windows-siden.',
  'Update it.\n\n- Android: Gradle\n- iOS: Pods',
  'Change this:\n> The limit is 5.\nto "The limit is 10".',
  'It needs this.\nNote: the new client (client@2.0.0) now.\nAnd the link.',
  'Support: replace <old@acme.example> by <new@acme.example>\nand publish.',
  'Since release 1.20 of May 2026, these are gone:\n- a',
  'Add the SQL:\n -- Section: users --\nselect 1;',
  'Add a rule.\n-----\nAnd a certificate.\n-----BEGIN CERTIFICATE-----\nx',
])('a mail that says %j is not cut', (text) => {
  for (const between of [' ', '\n'])
    expect(textOf(`/docs${between}${text}`, true)).toBe(text)
})

test.each(mails)('a mail ends before %j', (mail) => {
  const request = 'add it: 14:00 is fine\nand that'
  for (const between of ['\n', '\n\n']) {
    const text = textOf(`/docs ${request}${between}${mail}`, true)
    expect(text).toBe(request)
    // What was typed is never cut.
    const whole = `${request}${between}${mail}`.trim()
    expect(textOf(`/docs ${whole}`, false)).toBe(whole)
  }
  expect(textOf(`/docs\n\n${mail}`, true)).toBe('')
})

test.each<[string, string]>([
  ['/docs add it\n\n> Quoted.\n>\n', 'add it'],
  ['/docs quote this\n> a line\nand that', 'quote this\n> a line\nand that'],
  ['/docs add it\n\nSent from my iPhone', 'add it\n\nSent from my iPhone'],
  [
    '/docs add it\nOn 20 Nov at 14:00, Mona wrote:\n> x',
    'add it\nOn 20 Nov at 14:00, Mona wrote:',
  ],
])('if nobody says that it is a mail, %j asks for %j', (body, text) => {
  expect(textOf(body, null)).toBe(text)
})

// A comment has at most 65,536 characters, and anybody can write one.
test.each([
  '1:00<a@a>'.repeat(7_000),
  'On 1:00'.repeat(9_000),
  '\n'.repeat(65_000),
  '> x\n1:00\n'.repeat(7_000),
  `a:${'<noreply@'.repeat(7_000)}`,
  '_'.repeat(60_000),
  '-'.repeat(60_000),
  `2026 ${'-kl'.repeat(20_000)}`,
  `${'('.repeat(30_000)}@${'.aa'.repeat(10_000)}`,
  `--a${'-'.repeat(60_000)}b`,
  'iPhone '.repeat(9_000),
])('a text that no person writes is read at once (%#)', (text) => {
  const startedMs = process.cpuUsage().user
  for (const isMail of [true, null])
    expect(textOf(`/docs add it\n${text}\n.`, isMail)).toMatch(/^add it/)
  expect(process.cpuUsage().user - startedMs).toBeLessThan(2_000_000)
})

test.each<[string, string]>([
  ['/docs new', ''],
  ['/docs new\n', ''],
  ['/docs new add it', 'add it'],
  ['/docs new\nadd it\nand that', 'add it\nand that'],
  ['/docs new: add it', 'add it'],
  ['/docs new, add it', 'add it'],
  ['/docs new. Add it', 'Add it'],
  ['/docs new help', 'help'],
  ['/docs new new', 'new'],
  ['/docs new a\nnew b', 'a\nnew b'],
])('%j asks for %j in a new job', (body, text) => {
  expect(parse(body)).toEqual({
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
  expect(parse(body)).toEqual({ kind: 'help' })
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
  expect(parse(body)).toBeNull()
})

test.each<[string, string, string | null]>([
  ['/write-docs now', '/write-docs', 'now'],
  ['/docs now', '/write-docs', null],
  ['/write-docs now', '/write', null],
])('%j with the command %j: %j', (body, command, text) => {
  expect(parse(body, command)).toEqual(
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
      const command = parse(body)
      expect(command !== null).toBe(/^\/docs(\s|$)/.test(body))
      if (command?.kind !== 'request') return
      const lines = body.replace(/\r\n?/g, '\n')
      expect(lines.trimEnd().endsWith(command.text)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('each command of the help is one', () => {
  const comments = [
    ...renderHelp({ command: '/write', isTracked: true }).matchAll(
      /^\| `([^`]+)` \|/gm,
    ),
  ].map(([, comment = '']) => comment)
  const kinds = comments.map((comment) => parse(comment, '/write')?.kind)
  expect(kinds).toEqual(['request', 'request', 'request', 'help'])
})
