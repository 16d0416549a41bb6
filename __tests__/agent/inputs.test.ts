// The inputs of the agent job: what each takes, and what it refuses.
import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readMetadata } from '../../emulator/runner/env.ts'
import {
  type AgentInputs,
  agentInputs,
  readAgentInputs,
} from '../../src/agent/inputs.ts'
import type { Event, Trigger } from '../../src/event/event.ts'
import { InputError } from '../../src/outcome.ts'
import { visitorsInputs } from '../../src/visitors/inputs.ts'
import { pullTrigger, sampleComment, sampleEvent } from '../fixtures/samples.ts'

let workspace = ''

beforeAll(() => {
  workspace = mkdtempSync(join(tmpdir(), 'inputs-'))
  const files = {
    'a.md': 'First',
    'b.md': 'Second',
    'blank.md': ' \u200b\n',
    'huge.md': 'x'.repeat(1_048_577),
  }
  for (const [name, text] of Object.entries({
    ...files,
    'full.md': 'x'.repeat(1_048_576),
  }))
    writeFileSync(join(workspace, name), text)
  writeFileSync(join(workspace, 'latin.md'), Buffer.from([0x63, 0xe9]))
  writeFileSync(join(workspace, 'utf16.md'), 'Text', 'utf16le')
  writeFileSync(
    join(workspace, 'lfs.md'),
    'version https://git-lfs.github.com/spec/v1\noid sha256:1\nsize 9\n',
  )
  for (const folder of ['docs', '.git']) mkdirSync(join(workspace, folder))
  writeFileSync(join(workspace, '.git', 'config'), 'token')
  symlinkSync('/etc/passwd', join(workspace, 'outside.md'))
  symlinkSync('.git/config', join(workspace, 'inside.md'))
  symlinkSync('a.md', join(workspace, 'linked.md'))
})

afterAll(() => rmSync(workspace, { recursive: true }))

const dispatch = sampleEvent({ kind: 'other' })
const pull = sampleEvent(pullTrigger)
const comment = sampleEvent(pullTrigger, {
  comment: sampleComment('/docs x'),
})
const { inputs: declared = {} } = readMetadata()
const defaults = Object.entries(declared).map(
  ([name, input]) => [name, input.default ?? ''] as const,
)
const least = {
  'api-key': 'mint_0123456789abcdef',
  'project-id': 'docs',
  prompt: 'Update.',
  'github-token': 't',
}

/** The inputs with the defaults of the action. */
function read(
  given: Record<string, string> = {},
  event: Event = dispatch,
): AgentInputs {
  const all = { ...Object.fromEntries(defaults), ...least, ...given }
  const variables = Object.entries(all).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ])
  return readAgentInputs(
    { ...Object.fromEntries(variables), GITHUB_WORKSPACE: workspace },
    event,
  )
}

function problems(
  given: Record<string, string>,
  event?: Event,
): readonly string[] {
  try {
    read(given, event)
    return []
  } catch (error) {
    if (error instanceof InputError) return error.problems
    throw error
  }
}

test('the defaults', () => {
  expect(read()).toEqual({
    apiKey: 'mint_0123456789abcdef',
    projectId: 'docs',
    apiUrl: new URL('https://api.mintlify.com/'),
    prompt: 'Update.',
    files: [],
    hasPrompt: true,
    context: 'auto',
    jobId: null,
    wait: true,
    timeoutMs: 1_800_000,
    pollIntervalMs: null,
    failOn: ['failed', 'archived', 'timed-out', 'unknown', 'rejected'],
    ...{
      command: '/docs',
      permission: 'write',
      allowedBots: [],
      maxRequests: 0,
      wantsComment: true,
      number: null,
    },
    githubToken: 't',
    dryRun: false,
  })
})

test.each<[string, string, keyof AgentInputs, unknown]>([
  ['api-key', 'mint_0123456789', 'apiKey', 'rejected'],
  ['api-key', 'mint_01234567890', 'apiKey', 'mint_01234567890'],
  ['project-id', 'x'.repeat(128), 'projectId', 'x'.repeat(128)],
  ['project-id', '6_a-B', 'projectId', '6_a-B'],
  [
    'api-url',
    'http://127.0.0.1:8080/base',
    'apiUrl',
    new URL('http://127.0.0.1:8080/base/'),
  ],
  ['api-url', 'HTTPS://api.example', 'apiUrl', new URL('https://api.example/')],
  ['context', 'none', 'context', 'none'],
  ['job-id', ` ${'x'.repeat(200)} `, 'jobId', 'x'.repeat(200)],
  ['job-id', '...', 'jobId', '...'],
  ['wait', 'False', 'wait', false],
  ['timeout-minutes', '', 'timeoutMs', 1_800_000],
  ['timeout-minutes', '0.01', 'timeoutMs', 600],
  ['timeout-minutes', '350', 'timeoutMs', 21_000_000],
  ['poll-interval-seconds', '1', 'pollIntervalMs', 1_000],
  ['poll-interval-seconds', '600', 'pollIntervalMs', 600_000],
  ['fail-on', 'none', 'failOn', []],
  [
    'fail-on',
    'no-pull-request,\nfailed',
    'failOn',
    ['no-pull-request', 'failed'],
  ],
  ['command', '/d', 'command', '/d'],
  ['command', `/d${'x'.repeat(38)}`, 'command', `/d${'x'.repeat(38)}`],
  ['permission', 'triage', 'permission', 'triage'],
  ['permission', 'admin', 'permission', 'admin'],
  ['permission', 'triage', 'permission', 'triage'],
  [
    'allowed-bots',
    'renovate[bot]\n my-bot ',
    'allowedBots',
    ['renovate[bot]', 'my-bot'],
  ],
  ['allowed-bots', 'Renovate[BOT]', 'allowedBots', ['Renovate[BOT]']],
  ['max-requests', '0', 'maxRequests', 0],
  ['max-requests', '', 'maxRequests', 0],
  ['comment', 'false', 'wantsComment', false],
  ['issue-number', '1', 'number', 1],
  ['issue-number', '999999999', 'number', 999_999_999],
  [
    'github-token',
    `ghs_${'x'.repeat(516)}`,
    'githubToken',
    `ghs_${'x'.repeat(516)}`,
  ],
  ['dry-run', 'true', 'dryRun', true],
  ['prompt-file', 'a.md', 'files', ['First']],
  ['prompt-file', ' ./b.md \r\n\n docs/../a.md', 'files', ['Second', 'First']],
  ['prompt-file', 'linked.md', 'files', ['First']],
  ['prompt-file', 'full.md', 'files', ['x'.repeat(1_048_576)]],
])('%s: %j', (...[name, value, field, expected]) => {
  if (expected === 'rejected')
    expect(problems({ [name]: value })).not.toEqual([])
  else expect(read({ [name]: value })[field]).toEqual(expected)
})

test.each<[string, string[], RegExp]>([
  ['api-key', [''], /empty\. Check that it names a secret/],
  [
    'api-key',
    ['mint_dsc_0123456789', 'mint_us_0123456789'],
    /assistant or index key\. .* admin key/,
  ],
  [
    'api-key',
    ['ghp_0123456789abcdef', 'github_pat_0123456789', 'sk-0123456789abcdef'],
    /another service/,
  ],
  ['api-key', ['mint_k', 'mint_0123456789'], /incomplete/],
  [
    'project-id',
    [''],
    /^Input `project-id` is empty\. Add the variable MINTLIFY_PROJECT_ID\.$/,
  ],
  [
    'project-id',
    ['a/b', '..', '-a', '_a', 'a b', 'ü', 'x'.repeat(129), 'mint_0123456789'],
    /1 to 128 letters/,
  ],
  [
    'api-url',
    [
      'api.example.com',
      'ftp://a.b',
      'http://example.com',
      'http://127.0.0.1.example',
    ],
    /https/,
  ],
  [
    'api-url',
    [
      'https://mona@a.b',
      'https://a.b/?k=1',
      'https://a.b/#x',
      'https://a.b\nhttps://c.d',
    ],
    /https/,
  ],
  ['prompt', ['', '\n \n'], /`prompt`, `prompt-file` and `job-id` are empty/],
  ['prompt', ['\u200b\u200b', '\ufeff\u2060'], /in visible characters/],
  [
    'prompt-file',
    ['missing.md', 'a.md, b.md', '\0'],
    /file 1 wasn't found in the workspace/,
  ],
  [
    'prompt-file',
    ['outside.md', '../x', '/etc/passwd', '..', '.'],
    /file 1 (is outside|wasn't found)/,
  ],
  [
    'prompt-file',
    ['.git/config', 'inside.md', 'docs/../.git/config'],
    /inside `\.git`/,
  ],
  ['prompt-file', ['docs'], /isn't a file/],
  ['prompt-file', ['huge.md'], /larger than 1 MiB/],
  ['prompt-file', ['latin.md'], /isn't UTF-8 text/],
  ['prompt-file', ['utf16.md'], /isn't UTF-8 text/],
  ['prompt-file', ['lfs.md'], /is a pointer of Git LFS/],
  ['github-token', [''], /Add the secret that it names/],
  ['prompt-file', ['a.md\nblank.md'], /file 2 is blank/],
  ['context', ['Auto', 'auto, none'], /`auto` or `none`/],
  [
    'job-id',
    ['.', '..', 'a\nb', 'a\u0007b', 'a\u2028b', 'x'.repeat(201)],
    /ID of an agent job/,
  ],
  ['wait', ['yes'], /`true` or `false`/],
  [
    'timeout-minutes',
    ['0', '0.009', '350.001', '351', '30m', '-1'],
    /from 0\.01 to 350/,
  ],
  ['poll-interval-seconds', ['0', '0.99', '600.01', '601'], /from 1 to 600/],
  [
    'fail-on',
    ['all', 'failed, done', 'pull-request', 'none, failed', 'cancelled'],
    /list of .*or `none`/,
  ],
  [
    'command',
    ['docs', '/', '/do cs', '/1', `/d${'x'.repeat(39)}`],
    /slash command/,
  ],
  [
    'permission',
    ['WRITE', 'owner', 'none', 'read'],
    /be `triage`, `write`, `maintain` or `admin`/,
  ],
  ['allowed-bots', ['*', 'renovate*', 'a b', '[bot]'], /exact logins/],
  ['max-requests', ['1.5', '10001', '-1'], /whole number from 0 to 10000/],
  ['comment', ['sticky'], /`true` or `false`/],
  [
    'issue-number',
    ['0', '1.5', '#12', '1000000000'],
    /whole number from 1 to 999999999/,
  ],
  [
    'github-token',
    ['ghs_first\nghs_second', 'ghs_ü'],
    /one line of visible ASCII/,
  ],
  ['dry-run', ['no'], /`true` or `false`/],
])('%s refuses %j', (name, values, says) => {
  for (const value of values) {
    const [problem = '', ...more] = problems({ [name]: value })
    expect(problem).toMatch(says)
    expect(problem).toContain(`\`${name}\``)
    expect(more).toEqual([])
    if (value.trim().length > 13) expect(problem).not.toContain(value)
  }
})

test.each([
  'mint_first\nmint_second',
  'mint_with space 0123',
  'mint_0123456789012ü',
])('a key of another kind of text is refused: %j', (key) => {
  expect(problems({ 'api-key': key })).toContainEqual(
    expect.stringContaining('in visible ASCII characters'),
  )
})

test.each([
  ['dry_run', 'Unknown input `dry_run`. Did you mean `dry-run`?'],
  ['dryrun', 'Unknown input `dryrun`. Did you mean `dry-run`?'],
  ['permision', 'Unknown input `permision`. Did you mean `permission`?'],
  ['wiat', 'Unknown input `wiat`. Did you mean `wait`?'],
  ['fail_on', 'Unknown input `fail_on`. Did you mean `fail-on`?'],
  ['prompt_file', 'Unknown input `prompt_file`. Did you mean `prompt-file`?'],
  ['job_id', 'Unknown input `job_id`. Did you mean `job-id`?'],
])('%s is a mistake', (name, sentence) => {
  expect(problems({ [name]: 'x' })).toEqual([sentence])
})

test('each input that the action declares is one of its own', () => {
  expect(
    problems(Object.fromEntries(defaults.map(([name]) => [`${name}x`, 'x']))),
  ).toHaveLength(defaults.length)
})

const wholeLimit = { 'max-requests': '5' }

test.each<[string, Record<string, string>, Event, RegExp | null]>([
  ['a limit on a pull request', wholeLimit, pull, null],
  [
    'a limit with a number',
    { ...wholeLimit, 'issue-number': '3' },
    dispatch,
    null,
  ],
  [
    'a limit without a number',
    wholeLimit,
    dispatch,
    /`max-requests` needs the comment/,
  ],
  [
    'a limit without a comment',
    { ...wholeLimit, comment: 'FALSE' },
    pull,
    /`max-requests` needs the comment/,
  ],
  [
    'no prompt, but a file',
    { prompt: '', 'prompt-file': 'a.md' },
    dispatch,
    null,
  ],
  ['no prompt, but a job', { prompt: '', 'job-id': 'job_1' }, dispatch, null],
  ['no prompt, but a comment', { prompt: '' }, comment, null],
  ['no prompt on a pull request', { prompt: '' }, pull, /are empty/],
  ['no key in a dry run', { 'api-key': '', 'dry-run': 'true' }, dispatch, null],
  ['no key for a comment', { 'api-key': '' }, comment, /`api-key` is empty/],
  [
    'another service at another address',
    { 'api-key': 'sk-0123456789abcdef', 'api-url': 'https://a.b' },
    dispatch,
    null,
  ],
])('%s', (...[, given, event, says]) => {
  const sentences = problems(given, event)
  if (says === null) expect(sentences).toEqual([])
  else expect(sentences).toEqual([expect.stringMatching(says)])
})

test.each<[string, Trigger, Record<string, string>, number | null]>([
  ['a pull request', pullTrigger, {}, 12],
  ['another number', pullTrigger, { 'issue-number': '3' }, 12],
  ['no number', { kind: 'other' }, {}, null],
])('the conversation of %s', (...[, trigger, given, number]) => {
  expect(read(given, sampleEvent(trigger)).number).toBe(number)
})

test('all that is wrong is told at once', () => {
  const wrong = {
    'api-key': '',
    'project-id': '',
    wait: 'x',
    wiat: 'y',
    'max-requests': '5',
    prompt: '',
  }
  expect(problems(wrong)).toHaveLength(6)
})

test.each([
  ['action.yml', agentInputs],
  ['visitors/action.yml', visitorsInputs],
])(
  '%s declares the inputs and the defaults that the code has',
  (file, ours) => {
    const { inputs = {} } = readMetadata(file)
    const declared = Object.entries(inputs).map(([name, input]) => {
      const value = String(input.default ?? '')
      // Only GitHub can give the token of the workflow.
      return [name, value.startsWith('${{') ? '' : value]
    })
    expect(ours).toEqual(Object.fromEntries(declared))
  },
)

test('an input that is empty has its default', () => {
  const optional = Object.keys(agentInputs).filter(
    (name) => !['api-key', 'project-id', 'prompt'].includes(name),
  )
  const given = optional.filter((name) => name !== 'github-token')
  expect(read(Object.fromEntries(given.map((name) => [name, ''])))).toEqual(
    read({}),
  )
})
