// What ends the shipped action before its first request, and files of the
// runner that cannot be used.
import { expect, test } from '@jest/globals'
import type { ActionRequest } from '../../emulator/runner/runner.ts'
import { pullRequest } from '../scene/events.ts'
import { annotations, lastLine, openScene } from './scene.ts'

const wrongEvent = (payload: unknown): ActionRequest => ({
  event: { name: 'pull_request', payload, isWrong: payload !== null },
})
/** A text of the job summary as it is displayed, with backticks for code. */
function toPlainText(markdown: string): string {
  const toCharacter = (_: string, code: string) =>
    String.fromCodePoint(Number(code))
  return markdown.replace(/<\/?code>/g, '`').replace(/&#(\d+);/g, toCharacter)
}

const visitors = { metadata: 'visitors/action.yml' }
const reconcile = { metadata: 'reconcile/action.yml' }

test.concurrent.each<
  [what: string, request: ActionRequest, sentences: RegExp[]]
>([
  [
    'two wrong inputs of the agent job',
    { event: pullRequest(), with: { 'api-key': '', 'timeout-minutes': '0' } },
    [
      /`api-key` is empty/,
      /`timeout-minutes` must be a number from 0\.01 to 350/,
    ],
  ],
  [
    'a wrong input of visitors',
    { ...visitors, with: { days: '0' } },
    [/`days` must/],
  ],
  [
    'a wrong input of reconcile',
    { ...reconcile, with: { 'project-id': '../x' } },
    [/`project-id` must/],
  ],
  [
    'a misspelt input',
    { with: { promt: 'Do it.' } },
    [/Unknown input `promt`\. Did you mean `prompt`\?/],
  ],
  ['no event file', wrongEvent(null), [/The event file can't be read/]],
  [
    'an event file with a list',
    wrongEvent('[]'),
    [/The event file isn't a webhook payload/],
  ],
  [
    'an event file of another event',
    wrongEvent('{}'),
    [/The event file isn't a payload of pull_request/],
  ],
])(
  '%s: exit code 1, outputs, one annotation, the job summary, and no request',
  async (_, request, sentences) => {
    await using scene = await openScene()
    const run = await scene.run(request)
    expect(run).toMatchObject({ exitCode: 1, stderr: '', state: {} })
    expect(run.outputs).toEqual({ result: 'rejected', reason: 'invalid-input' })
    expect(annotations(run, 'error')).toEqual([lastLine(run)])
    for (const sentence of sentences) {
      expect(lastLine(run)).toMatch(sentence)
      expect(toPlainText(run.summary)).toMatch(sentence)
    }
    expect(scene.calls()).toEqual([])
  },
)

test.concurrent.each<[what: string, request: ActionRequest, sentence: RegExp]>([
  [
    'an output file',
    { unwritable: ['GITHUB_OUTPUT'] },
    /The file that GITHUB_OUTPUT names can't be written/,
  ],
  [
    'a state file',
    { unwritable: ['GITHUB_STATE'] },
    /The file that GITHUB_STATE names can't be written/,
  ],
])(
  '%s that cannot be written: exit code 1, one annotation, and no request',
  async (_, request, sentence) => {
    await using scene = await openScene()
    const run = await scene.run({ ...request, event: pullRequest() })
    expect(run).toMatchObject({ exitCode: 1, stderr: '' })
    expect(annotations(run, 'error')).toEqual([lastLine(run)])
    expect(lastLine(run)).toMatch(sentence)
    expect(scene.calls()).toEqual([])
  },
)

test.concurrent.each<[env: Record<string, string>, sentence: RegExp]>([
  [
    { NODE_TLS_REJECT_UNAUTHORIZED: '0' },
    /NODE_TLS_REJECT_UNAUTHORIZED is `0`/,
  ],
  [
    { HTTPS_PROXY: 'socks5://user:hidden@proxy.example:3128' },
    /HTTPS_PROXY must be the address of a proxy/,
  ],
  [
    { GITHUB_API_URL: 'http://github.example/api/v3' },
    /GITHUB_API_URL must be an https address/,
  ],
])(
  'the variable %j: exit code 1, one annotation, and no request',
  async (env, sentence) => {
    await using scene = await openScene()
    const run = await scene.run({ event: pullRequest(), env })
    expect(run).toMatchObject({ exitCode: 1, stderr: '' })
    expect(annotations(run, 'error')).toEqual([lastLine(run)])
    expect(lastLine(run)).toMatch(sentence)
    expect(run.stdout + run.summary).not.toContain('hidden')
    expect(scene.calls()).toEqual([])
  },
)

test.concurrent('a job summary that cannot be written is a warning', async () => {
  await using scene = await openScene()
  const run = await scene.run({ unwritable: ['GITHUB_STEP_SUMMARY'] })
  expect(run).toMatchObject({
    exitCode: 0,
    stderr: '',
    outputs: { result: 'pull-request' },
  })
  expect(annotations(run, 'warning')).toEqual([
    expect.stringContaining("Couldn't write the job summary"),
  ])
  expect(lastLine(run)).toMatch(/^✅ /)
})
