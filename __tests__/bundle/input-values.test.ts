// How the shipped actions show the value of an invalid input: on one line, cut, and never one that could be a secret.
import { expect, jest, test } from '@jest/globals'
import { eventOf } from './payloads.ts'
import { expectRefusal } from './refusal.ts'
import { openScene, printed } from './scene.ts'

jest.setTimeout(60_000)

const event = eventOf('pull_request')
const key = 'mint_2c8f61d09b7e4a53c8f61d09'
/** Inputs with what makes any value of theirs invalid. */
const inputs = {
  ...{ 'project-id': ' .', 'comment-key': ' .', wait: '', 'prompt-file': '', 'api-url': '' },
  ...{ paths: ', x', 'docs-labels': ', x', 'allowed-bots': ' x', 'issue-number': '' },
}

test.concurrent.each<[string, string]>([
  ['the key', key],
  ['the key in words', `the key is ${key} here`],
  ['a part of the key', key.slice(5, 17)],
  ['the key with a character that nobody sees', `${key.slice(0, 8)}\u200b${key.slice(8)}`],
  ['the key in base64', Buffer.from(key).toString('base64')],
  ['the key in hex', Buffer.from(key).toString('hex')],
  ['another key', 'mint_zyxwvuts'],
  ['a token of GitHub', 'ghp_x7xx'],
  ['a fine-grained token of GitHub', 'github_pat_11ABCDEFG'],
  ['a long token of GitHub', `ghs_${'aB3.'.repeat(130)}`],
  ['a token of Slack', 'xoxb-12-34'],
  ['a key of an AI service', 'sk-ant-api'],
  ['a token of GitLab', 'glpat-AbCdEf_jKlMnOp'],
  ['a token of a model hub', 'hf_abcdefghijklmnopqrstuvwxyzABCDEFGH'],
  ['a header with a token', 'Bearer abcdefghij'],
  ['the head of a private key', '-----BEGIN PRIVATE KEY-----'],
  ['the address of a webhook', 'https://hooks.slack.com/services/T0/B0/abcdef?x'],
  ['a random text', 'q7Wz2LkP9sXv4TnB'],
  ['a random text with signs', 'Zm9v+YmF/yYm-F6cXV4_Zm9vYmFyYmF6cXV4Cg=='],
  ['a UUID', '6f1c2a34-89ab-4cde-8f01-23456789abcd'],
  ['an address with a password', 'https://mona:pass@example.com'],
  ['an address with a token', 'https://example.com/?access_token=abc'],
])('%s is shown nowhere', async (_, value) => {
  await using scene = await openScene({ event, docs: { key } })
  for (const [input, end] of Object.entries(inputs)) {
    const ended = await scene.run({ with: { [input]: `${value}${end}` } })
    expectRefusal(ended, scene, {
      names: `\`${input}\``,
      says: /looks like a key or token/,
      secrets: [value],
    })
    expect(printed(ended)).not.toContain(value.slice(0, 30))
  }
})

test.concurrent.each<[string, string, string]>([
  ['a line end and a command', 'x\n::error::y', '`x\\u{a}: :error: :y`'],
  ['a command of the runner', 'x ##[group]y', '`x ## [group]y`'],
  [
    'what nobody sees',
    'tr\u200bue\u202e\u3164\ufe0f\u00a0.',
    '`tr\\u{200b}ue\\u{202e}\\u{3164}\\u{fe0f}\\u{a0}.`',
  ],
  ['a control character', 'a\u001b[31mb', '`a\\u{1b}[31mb`'],
  ['backticks', 'a `b`', "`a 'b'`"],
  ['sixty characters', 'a b '.repeat(15).trim(), `\`${'a b '.repeat(15).trim()}\``],
  ['more than sixty characters', 'a b '.repeat(30), `\`${'a b '.repeat(15).slice(0, 59)}…\``],
  ['many that nobody sees', 'x\u200b'.repeat(40), `\`${'x\\u{200b}'.repeat(6)}x…\``],
  ['an emoji at the end', `${'a '.repeat(29)}a😀 b`, `\`${'a '.repeat(29)}a…\``],
])('the value of an input shows %s', async (_, value, shown) => {
  await using scene = await openScene({ event })
  const ended = await scene.run({ with: { wait: value } })
  expectRefusal(ended, scene, { names: '`wait`', says: /`true` or `false`/ })
  expect(ended.stdout).toContain(`Input \`wait\` must be \`true\` or \`false\`. It is ${shown}.`)
  const commands = ended.stdout
    .split('\n')
    .filter((line) => line.startsWith('::') && !line.startsWith('::add-mask::'))
  expect(commands).toHaveLength(1)
})

test.concurrent.each(['api-key', 'docs-token', 'github-token', 'state-secret'])(
  'of the secret `%s` neither the value nor its length is told',
  async (input) => {
    const value = 'ünïcödé\nof two'
    await using scene = await openScene({ event })
    const ended = await scene.run({ with: { [input]: value } })
    expectRefusal(ended, scene, { names: `\`${input}\``, says: /one line/, secrets: ['ünïcödé', 'of two'] })
    expect(ended.stdout).not.toMatch(/It is|too short|14/)
  },
)

test.concurrent.each([key, 'mint_zyxwvuts', 'ghp_zyxwvuts'])('%s is no project', async (value) => {
  await using scene = await openScene({ event, docs: { key } })
  const ended = await scene.run({ with: { 'project-id': value } })
  expectRefusal(ended, scene, { names: '`project-id`', says: /looks like a key or token/, secrets: [value] })
})
