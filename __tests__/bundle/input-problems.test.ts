// What is wrong with the inputs of the shipped actions is told at once, before any call, and without a secret.
import { expect, jest, test } from '@jest/globals'
import { readMetadata } from '../../emulator/runner/metadata.ts'
import { runAction } from '../../emulator/runner/runner.ts'
import { eventOf } from './payloads.ts'
import { expectRefusal } from './refusal.ts'
import { openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const [job, visitors, reconcile] = ['action.yml', 'visitors/action.yml', 'reconcile/action.yml'] as const
const actions = [job, visitors, reconcile] as const
type Action = (typeof actions)[number]
type Inputs = Record<string, string>

const event = eventOf('pull_request')
const usual: Record<Action, Inputs> = {
  [job]: { prompt: 'Document it.\nemulate: pull-request after 0s', context: 'none' },
  [visitors]: { 'max-pages': '1' },
  [reconcile]: {},
}

type Started = { metadata: Action; inputs: Inputs; env?: Inputs }

function run(scene: Scene, { metadata, inputs, env = {} }: Started) {
  const { key, projectId, url } = scene.docs
  return runAction({
    metadata,
    event,
    with: { 'api-key': key, 'project-id': projectId, 'api-url': url, ...usual[metadata], ...inputs },
    env: { GITHUB_TOKEN: scene.github.token, GITHUB_API_URL: scene.github.apiUrl, ...env },
  })
}

/** The text of each annotation of a level, without its title. */
function annotations(stdout: string, level: 'error' | 'warning'): string[] {
  const lines = stdout.split('\n').filter((line) => line.startsWith(`::${level} `))
  return lines.map((line) => line.replace(/^::\w+ title=[^:]*::/, ''))
}

const misspelled = actions.flatMap((metadata) =>
  Object.keys(readMetadata(metadata).inputs)
    .filter((name) => name.includes('-'))
    .map((name): [string, string, Action] => [name.slice(0, -1), name, metadata]),
)

test.concurrent.each<[string, string, Action]>([
  ...misspelled,
  ['max-request-per-day', 'max-requests-per-day', job],
  ['max-requests-pre-day', 'max-requests-per-day', job],
  ['Skip-Label', 'skip-labels', job],
  ['ops-by', 'top-by', visitors],
])('`%s` is refused for `%s`: %s', async (name, meant, metadata) => {
  await using scene = await openScene({ event })
  const ended = await run(scene, { metadata, inputs: { [name]: '1 or 2' } })
  expectRefusal(ended, scene, {
    names: `\`${name.toLowerCase()}\``,
    says: new RegExp(`Did you mean \`${meant}\`\\?`),
  })
})

test.concurrent.each<[string, Action, Inputs, Inputs, string]>([
  [
    'far from every input',
    job,
    { 'max-request-a-day': '1' },
    {},
    'Unknown input `max-request-a-day`. It has no effect.',
  ],
  [
    'near to an input, without a hyphen',
    job,
    { prompts: 'x' },
    {},
    'Unknown input `prompts`. It has no effect.',
  ],
  ['with underscores', job, { max_request: '1' }, {}, 'Unknown input `max_request`. It has no effect.'],
  [
    'of another action',
    visitors,
    { 'max-requests': '1' },
    {},
    'Unknown input `max-requests`. It has no effect.',
  ],
  ['as near to two inputs', job, { 'api-kyl': 'x' }, {}, 'Unknown input `api-kyl`. It has no effect.'],
  [
    'several',
    reconcile,
    { wait: 'true', 'on-close': 'x' },
    { INPUT_DEBUG: '1' },
    'Unknown inputs `debug`, `on-close`, `wait`. They have no effect.',
  ],
  [
    'of a composite action that hands its value on, as some runners show it',
    job,
    { 'docs-label': 'docs', 'docs-labels': 'docs' },
    {},
    'Unknown input `docs-label`. It has no effect.',
  ],
])('an unknown input is a warning: %s', async (...[, metadata, inputs, env, sentence]) => {
  await using scene = await openScene({ event })
  const ended = await run(scene, { metadata, inputs, env })
  const about = annotations(ended.stdout, 'warning').filter((text) => text.startsWith('Unknown'))
  expect(
    about.map((text) => text.replace(/`.*`/, (names) => names.split(', ').toSorted().join(', '))),
  ).toEqual([sentence])
  expect(ended.outputs.result).toMatch(/./)
  expect(ended.outputs.reason).not.toBe('invalid-input')
})

test.concurrent.each<[Action, Inputs, string]>([
  [
    job,
    {
      ...{ 'api-key': '', 'project-id': '', prompt: '', wait: 'maybe', 'timeout-minutes': '' },
      ...{ permission: 'read', 'prompt-file': 'a.md\nb.md', 'max-request-per-day': '5' },
      ...{ comment: 'off', 'max-requests': '1', 'commit-status-until': 'merged' },
    },
    [
      'Input `project-id` is empty. Add the variable MINTLIFY_PROJECT_ID.',
      'Input `wait` must be `true` or `false`. It is `maybe`.',
      'Input `timeout-minutes` must be a number above 0 and at most 350. It is empty.',
      "Input `prompt-file`: `a.md` wasn't found in the workspace: check the path, and that the workflow checks out the repository.",
      "Input `prompt-file`: `b.md` wasn't found in the workspace: check the path, and that the workflow checks out the repository.",
      'Input `permission` must not be `read` on a public repository, where it means everyone.',
      'Input `max-requests` needs the state stored in the comment: set `comment` to `sticky` or `new`, or remove the limit.',
      'Input `commit-status-until` must not be `merged` without the name of a status: set `commit-status`.',
      'Unknown input `max-request-per-day`. Did you mean `max-requests-per-day`?',
      'Input `api-key` is empty. Add the secret MINTLIFY_API_KEY. Runs for forks and Dependabot get no secrets.',
    ].join(' '),
  ],
  [
    visitors,
    {
      ...{ 'api-key': '', 'project-id': 'acme docs', 'date-from': 'monday', 'date-to': '2026-02-30' },
      ...{ format: 'xlsx', 'output-dir': '../reports', risers: 'true', 'max-page': '5' },
    },
    [
      'Input `api-key` is empty. Add the secret MINTLIFY_API_KEY. Runs for forks and Dependabot get no secrets.',
      'Input `project-id` must be 1 to 128 letters, digits, `-` or `_`, as shown on the API keys page of the Mintlify dashboard. It is `acme docs`.',
      'Input `date-from` must be a date that exists, from 1970 on, such as `2026-11-14` or `2026-11-14T09:30:00+02:00`. It is `monday`.',
      'Input `date-to` must be a date that exists, from 1970 on, such as `2026-11-14` or `2026-11-14T09:30:00+02:00`. It is `2026-02-30`.',
      'Input `format` must be a list of `csv`, `json`, `markdown` and `html`. It is `xlsx`.',
      "Input `output-dir` must be inside the workspace or the runner's temporary folder. It is `../reports`.",
      'Input `risers` must be `false` unless `compare` is `pages`.',
      'Unknown input `max-page`. Did you mean `max-pages`?',
    ].join(' '),
  ],
  [
    reconcile,
    { 'api-key': 'mint_short', 'project-id': '', repositories: 'widgets', 'max-age-days': '0', summary: '1' },
    [
      'Input `project-id` is empty. Add the variable MINTLIFY_PROJECT_ID.',
      'Input `repositories` must be repositories such as `acme/widgets`, patterns such as `acme/docs-*`, or `all`, one on each line and each only once. It is `widgets`.',
      'Input `max-age-days` must be a number above 0 and at most 365. It is `0`.',
      'Input `summary` must be `true` or `false`. It is `1`.',
      'Input `api-key` looks incomplete. Copy the whole admin key from the Mintlify dashboard, and update the secret.',
    ].join(' '),
  ],
])('all that is wrong is told at once: %s', async (metadata, inputs, sentences) => {
  await using scene = await openScene({ event })
  const ended = await run(scene, { metadata, inputs })
  expectRefusal(ended, scene, { names: '::error title=Invalid input::', says: /./, secrets: ['mint_short'] })
  expect(annotations(ended.stdout, 'error')).toEqual([`⛔ ${sentences}`])
})

test.concurrent.each<[string, Inputs, string]>([
  ['a project', { 'project-id': '' }, 'Project ID is missing'],
  ['a whole key', { 'api-key': 'mint_short' }, 'API key looks incomplete'],
  ['a key and a project', { 'api-key': '', 'project-id': '' }, 'Invalid input'],
])('without %s, the link leads to where both are set', async (_, inputs, title) => {
  await using scene = await openScene({ event })
  const documentation = { GITHUB_ACTION_REPOSITORY: 'acme/docs-agent-action', GITHUB_ACTION_REF: 'v1' }
  const ended = await run(scene, { metadata: job, inputs, env: documentation })
  expect(ended.stdout).toContain(`::error title=${title}::`)
  expect(annotations(ended.stdout, 'error')).toEqual([expect.stringMatching(/README\.md#get-started$/)])
})

test.concurrent.each(
  [
    ['ghp_', 'gho_', 'ghu_', 'ghs_', 'ghr_', 'github_pat_', 'xoxb-', 'sk-', 'sk-ant-'].map((prefix) => [
      prefix,
      'https://api.mintlify.com',
    ]),
    [['ghp_', 'https://api.mintlify.com/']],
  ].flat(),
)('with the default address, a key that begins with %s is refused: %s', async (prefix = '', url = '') => {
  await using scene = await openScene({ event })
  for (const metadata of actions) {
    const key = `${prefix}0123456789abcdefghij`
    const ended = await run(scene, { metadata, inputs: { 'api-key': key, 'api-url': url } })
    expectRefusal(ended, scene, {
      names: '`api-key`',
      says: /key or token of another service/,
      secrets: [key],
    })
  }
})

test.concurrent('with another address, such a key may be the right one', async () => {
  await using scene = await openScene({ event, docs: { key: 'sk-0123456789abcdefghij' } })
  expect(await run(scene, { metadata: job, inputs: {} })).toMatchObject({
    exitCode: 0,
    outputs: { result: 'pull-request' },
  })
})

test.concurrent('more than fits into an annotation is told in the log', async () => {
  await using scene = await openScene({ event })
  const names = Object.keys(readMetadata(job).inputs).filter(
    (name) => name !== 'operation' && name !== 'prompt',
  )
  const inputs = Object.fromEntries(names.map((name) => [name, '- a, b\n'.repeat(20)]))
  const { stdout } = await run(scene, { metadata: job, inputs })
  expect(annotations(stdout, 'error')).toHaveLength(1)
  const lines = stdout
    .split('\n')
    .filter((line) => !line.startsWith('::'))
    .join('\n')
  expect(names.filter((name) => !lines.includes(`Input \`${name}\``))).toEqual([])
})
