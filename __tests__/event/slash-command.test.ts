import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { parseSlashCommand, type SlashCommand } from '../../src/event/slash-command.ts'
import { helpText } from '../../src/words/help.ts'
import { hostileText } from '../fixtures/hostile-text.ts'

const prompt = (text: string): SlashCommand => ({ kind: 'prompt', text })
const fresh = (text: string): SlashCommand => ({ kind: 'new', text })

test.each<[string, SlashCommand]>([
  ['/docs', { kind: 'bare' }],
  ['/docs   ', { kind: 'bare' }],
  ['/docs\n', { kind: 'bare' }],
  ['/docs\r\n\r\n', { kind: 'bare' }],
  ['/docs add the retry option', prompt('add the retry option')],
  ['/docs\tadd it', prompt('add it')],
  ['/docs\u00a0add it', prompt('add it')],
  ['/docs\u3000add it', prompt('add it')],
  ['/docs   add it  ', prompt('add it')],
  ['/docs\nadd it', prompt('add it')],
  ['/docs\r\nadd it', prompt('add it')],
  ['/docs first\nsecond\n\nthird', prompt('first\nsecond\n\nthird')],
  ['/docs first\r\nsecond\r\n', prompt('first\nsecond')],
  ['/docs /docs twice', prompt('/docs twice')],
  ['/docs status', { kind: 'status' }],
  ['/docs status\r\n', { kind: 'status' }],
  ['/docs help', { kind: 'help' }],
  ['/docs  help  ', { kind: 'help' }],
  ['/docs new', fresh('')],
  ['/docs new\n', fresh('')],
  ['/docs new add it', fresh('add it')],
  ['/docs new\nadd it\nand that', fresh('add it\nand that')],
  ['/docs new status', fresh('status')],
  ['/docs new new', fresh('new')],
  ['/docs newer pages', prompt('newer pages')],
  ['/docs new-page', prompt('new-page')],
  ['/docs New page', prompt('New page')],
  ['/docs Status', prompt('Status')],
  ['/docs status please', prompt('status please')],
  ['/docs statuses', prompt('statuses')],
  ['/docs help me with this', prompt('help me with this')],
  ['/docs constructor', prompt('constructor')],
  ['/docs __proto__', prompt('__proto__')],
])('%j is a command', (body, expected) => {
  expect(parseSlashCommand(body, '/docs')).toEqual(expected)
})

test.each([
  '',
  'docs add it',
  '/docsx',
  '/docsx add it',
  '/docs-add it',
  '/docs.',
  '/docs/add',
  '/docs:add',
  '/docs\u200badd it',
  '/docs\u2060',
  '/Docs add it',
  '/DOCS',
  '/doc add it',
  ' /docs add it',
  '\t/docs add it',
  '\u00a0/docs add it',
  '\ufeff/docs add it',
  '\u200b/docs add it',
  '\n/docs add it',
  '\r\n/docs add it',
  'Please\n/docs add it',
  '> /docs add it',
  '>/docs add it',
  '```\n/docs add it\n```',
  '~~~\n/docs add it\n~~~',
  '    /docs add it',
  '`/docs add it`',
  '**/docs** add it',
  '- /docs add it',
  '\\/docs add it',
  '<!-- -->/docs add it',
  '\uff0fdocs add it',
  '/d\u043ecs add it',
])('%j is none', (body) => {
  expect(parseSlashCommand(body, '/docs')).toBeNull()
})

test.each([
  ['/write-docs now', '/write-docs', prompt('now')],
  ['/docs now', '/write-docs', null],
  ['@agent.docs now', '@agent.docs', prompt('now')],
  ['@agentxdocs now', '@agent.docs', null],
])('%j with the command %j', (body, command, expected) => {
  expect(parseSlashCommand(body, command)).toEqual(expected)
})

test('no text breaks it, and what it takes as a prompt is the end of the comment', () => {
  const start = fc.constantFrom('/docs', '/docs ', '/docs new ', '/docs\r\n', '')
  fc.assert(
    fc.property(start, hostileText, (beginning, rest) => {
      const body = beginning + rest
      const command = parseSlashCommand(body, '/docs')
      if (command === null || !('text' in command)) return
      expect(body.replace(/\r\n?/g, '\n').trimEnd().endsWith(command.text)).toBe(true)
    }),
    { numRuns: 500 },
  )
})

test('a comment that does not begin with the command is never one', () => {
  fc.assert(
    fc.property(hostileText, (body) => {
      if (!/^\/docs(\s|$)/.test(body)) expect(parseSlashCommand(body, '/docs')).toBeNull()
    }),
    { numRuns: 300 },
  )
})

test('the help has every kind of command', () => {
  const comments = [...helpText('/docs').matchAll(/^\| `([^`]+)` \| [A-Z]/gm)].map(
    ([, comment = '']) => comment,
  )
  expect(comments.map((comment) => parseSlashCommand(comment, '/docs')?.kind)).toEqual([
    ...['prompt', 'bare', 'new', 'status', 'skip', 'help'],
  ])
})
