// Lists of lines of the shipped actions: what people write by the habits of YAML and of other lists is refused, not misread.
import { expect, jest, test } from '@jest/globals'
import { runAction } from '../../emulator/runner/runner.ts'
import { eventOf } from './payloads.ts'
import { expectRefusal } from './refusal.ts'
import { openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const event = eventOf('pull_request')
const reconcile = 'reconcile/action.yml'

function run(scene: Scene, metadata: string, inputs: Record<string, string>) {
  const { key, projectId, url } = scene.docs
  const prompt = 'Document it.\nemulate: pull-request after 0s'
  return runAction({
    metadata,
    event,
    with: {
      ...{ 'api-key': key, 'project-id': projectId, 'api-url': url },
      ...(metadata === 'action.yml' && { context: 'none', prompt }),
      ...inputs,
    },
    env: { GITHUB_TOKEN: scene.github.token, GITHUB_API_URL: scene.github.apiUrl },
  })
}

const lists: [input: string, noun: string, metadata: string, items: [string, string]][] = [
  ['paths', 'pattern', 'action.yml', ['src/**', 'docs/**']],
  ['agent-branches', 'pattern', 'action.yml', ['mintlify/*', 'docs/*']],
  ['agent-branches', 'pattern', reconcile, ['mintlify/*', 'docs/*']],
  ['skip-phrases', 'phrase', 'action.yml', ['[skip docs]', '[docs skip]']],
  ['skip-labels', 'label', 'action.yml', ['no docs', 'wip']],
  ['docs-labels', 'label', 'action.yml', ['docs', 'needs review']],
  ['repositories', 'repository', reconcile, ['acme/widgets', 'acme/gears']],
]
const writings: [string, (a: string, b: string) => string][] = [
  ['with a comma', (a, b) => `${a}, ${b}`],
  ['with a comma alone', (a, b) => `${a},${b}`],
  ['in brackets', (a, b) => `[${a}, ${b}]`],
  ['with dashes', (a, b) => `- ${a}\n- ${b}`],
  ['in double quotes', (a, b) => `"${a}"\n"${b}"`],
  ['in single quotes', (a, b) => `${a}\n'${b}'`],
  ['in backticks', (a, b) => `\`${a}\`\n\`${b}\``],
  ['as a list of JSON', (a, b) => `["${a}", "${b}"]`],
]

test.concurrent.each(
  lists.flatMap(([input, noun, metadata, items]) =>
    writings.map(([writing, write]) => [input, writing, { metadata, noun, text: write(...items) }] as const),
  ),
)('`%s` refuses a list %s: %j', async (input, _, { metadata, noun, text }) => {
  await using scene = await openScene({ event })
  const ended = await run(scene, metadata, { [input]: text })
  const says = new RegExp(
    `must have one ${noun} on each line, without commas, quotes or list dashes\\. It is \``,
  )
  expectRefusal(ended, scene, { names: `\`${input}\``, says })
})

test.concurrent('`prompt-file` says how to write several paths', async () => {
  await using scene = await openScene({ event })
  const ended = await run(scene, 'action.yml', { 'prompt-file': 'docs/a.md, docs/b.md' })
  expectRefusal(ended, scene, {
    names: '`docs/a.md, docs/b.md`',
    says: /write one path on each line, without commas/,
  })
})

test.concurrent.each<[string, Record<string, string>]>([
  ['a comma of a path', { paths: '**\ndocs/a\\,b/**' }],
  ['commas of phrases', { 'skip-phrases': 'no, thanks\n[skip docs], [docs skip]' }],
  ['a comma at the end of a phrase', { 'skip-phrases': 'No docs,' }],
  ['a checkbox', { 'skip-phrases': '- [x] No docs needed\n- [X] Internal' }],
  ['quotes within', { 'skip-phrases': 'say "no docs" here', 'skip-labels': "won't document" }],
  ['a label with a dash', { 'skip-labels': '-docs', 'docs-labels': 'docs - ready' }],
])('%s is taken', async (_, inputs) => {
  await using scene = await openScene({ event })
  const ended = await run(scene, 'action.yml', inputs)
  expect([ended.outputs.result, ended.stdout]).toEqual([
    expect.stringMatching(/./),
    expect.not.stringContaining('⛔ Input'),
  ])
})
