// What a dry run shows: the answers of gates and limits, the decision, the prompt and the comment.
import { expect, test } from '@jest/globals'
import type { StartPlan } from '../../src/agent/start-plan.ts'
import { closed, type NamedAnswer, off, open, unseen } from '../../src/gates/gate-answer.ts'
import { type DryRun, showAnswers, showDryRun } from '../../src/job/dry-run.ts'
import { runJobAction } from '../../src/job/job-action.ts'
import { eventOf } from '../bundle/payloads.ts'
import { openScene } from '../bundle/scene.ts'
import { runAction } from '../fixtures/run-here.ts'
import { sampleInputs } from '../fixtures/sample-inputs.ts'
import { sampleReport } from '../fixtures/sample-report.ts'

/** What is shown, line by line. A group is its title, and its lines after a bar. */
function shown(show: (context: Parameters<typeof showAnswers>[0]) => void): string[] {
  const lines: string[] = []
  const add = (line: string) => void lines.push(line)
  const none = () => expect(lines).toBe('a dry run warns of nothing')
  const group = (title: string, inner: readonly string[]) =>
    void lines.push(title, ...inner.map((line) => `|${line}`))
  show({ log: { info: add, debug: none, warning: none, error: none, group } })
  return lines
}

test.each<[string, NamedAnswer[], string[]]>([
  ['no gate', [], ['No gate was asked, because `job-id` is set.']],
  [
    'gates of every answer',
    [
      { name: 'agent-branches', answer: open() },
      { name: 'skip-phrases', answer: open('not a pull request') },
      { name: 'skip-labels', answer: off },
      { name: 'paths', answer: closed('paths', '3 changed files') },
      { name: 'allowed-bots', answer: closed('bot-not-allowed') },
      { name: 'allowed-bots', answer: unseen('GitHub answered 403.') },
    ],
    [
      'Gates',
      '|agent-branches  open',
      '|skip-phrases    open (not a pull request)',
      '|skip-labels     off',
      '|paths           closed (3 changed files)',
      '|allowed-bots    closed',
      "|allowed-bots    couldn't see: GitHub answered 403.",
    ],
  ],
  [
    'limits',
    [
      { name: 'max-requests', answer: off },
      { name: 'max-requests-per-day', answer: open('1 of 2') },
    ],
    ['Limits', '|max-requests          off', '|max-requests-per-day  open (1 of 2)'],
  ],
])('the answers of %s', (_, answers, expected) => {
  expect(shown((context) => showAnswers(context, answers))).toEqual(expected)
})

function dryRun(plan: StartPlan, known: Partial<DryRun> = {}): DryRun {
  return {
    ...{ plan, commit: null, prompt: 'Document it.\nWell.', requestText: 'Document it.' },
    report: sampleReport({ requests: [] }),
    commentContext: { command: null, canReattach: true, limits: null, runUrl: 'https://run.example' },
    inputs: sampleInputs({ commitStatus: 'docs' }),
    issueNumber: 12,
    ...known,
  }
}

const create: StartPlan = { kind: 'create', note: null, id: 'r1' }

test.each<[string, StartPlan]>([
  ['start a new job', create],
  ['send the request to job job_1', { kind: 'message', jobId: 'job_1', isReplaceable: true, id: 'r1' }],
  ['wait for job job_1', { kind: 'attach', jobId: 'job_1' }],
  ['ask for job job_1', { kind: 'status', jobId: 'job_1' }],
])('the decision to %s', (decision, plan) => {
  const [first] = shown((context) => showDryRun(context, dryRun(plan)))
  expect(first).toBe(`Decision: ${decision}, at api.mintlify.com, project acme`)
})

test('the prompt, the commit and the comment are shown with where they would go', () => {
  const lines = shown((context) => showDryRun(context, dryRun(create, { commit: 'abcdef0123456789' })))
  expect(lines.slice(1, 5)).toEqual([
    'Prompt that would be sent',
    '|  Document it.',
    '|  Well.',
    'Commit status that would be set: docs on abcdef0',
  ])
  expect(lines.slice(5, 8)).toEqual([
    'Comment that would be written on #12',
    '|  ### 🟡 Docs agent is working',
    '|  ',
  ])
  expect(lines[8]).toContain('Asked by <code>mona</code>: <code>Document it&#46;</code>')
})

test.each<[string, Partial<DryRun>]>([
  ['no pull request or issue', { issueNumber: null }],
  ['`comment: off`', { inputs: sampleInputs({ comment: 'off' }) }],
])('with %s no comment is shown', (_, known) => {
  const lines = shown((context) => showDryRun(context, dryRun(create, known)))
  expect(lines.at(-1)).toBe('No comment would be written.')
  expect(lines.filter((line) => /^Com/.test(line))).toEqual([])
})

test.each<[string, Record<string, string>, string[]]>([
  ['a job to start', { 'max-requests': '3' }, ['Gates', 'Limits', 'Prompt that would be sent']],
  ['a job to wait for', { 'job-id': 'job_1', prompt: '' }, ['Prompt that would be sent']],
])('a dry run of %s reads GitHub, and writes and sends nothing', async (_, given, groups) => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const request = scene.requestOf({ with: { 'dry-run': 'true', 'commit-status': 'docs', ...given } })
  const { exitCode, outputs, summary, stdout } = await runAction(request, runJobAction)
  expect([exitCode, outputs.result, outputs.reason]).toEqual([0, 'skipped', 'dry-run'])
  expect(scene.asked().filter((call) => !call.startsWith('GET '))).toEqual([])
  expect(scene.called().filter((call) => !call.startsWith('GET '))).toEqual([])
  expect([...stdout.matchAll(/^::group::(.*)$/gm)].map(([, title]) => title)).toEqual([
    'Settings',
    ...groups,
    'Comment that would be written on #2',
    'Set-up check',
  ])
  expect(stdout).toContain('Commit status that would be set: docs on ec26c3e')
  expect(summary).toContain('<summary>Prompt that would be sent</summary>')
})
