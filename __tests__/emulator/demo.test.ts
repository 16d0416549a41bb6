import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, jest, test } from '@jest/globals'
import { startDocumentationService } from '../../emulator/documentation-service.ts'

type Ending = { exitCode: number | null; output: string; errors: string }

const longestMs = 20_000
jest.setTimeout(longestMs + 5_000)

/** Kills the demo, which then has no exit code, if it takes longer than it may. */
async function runDemo(flags: string[], env: NodeJS.ProcessEnv = {}): Promise<Ending> {
  const child = spawn(process.execPath, ['emulator/demo.ts', ...flags], {
    env: { PATH: process.env.PATH, FORCE_COLOR: '1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: longestMs,
  })
  const closed = once(child, 'close')
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  await closed
  return { exitCode: child.exitCode, output, errors }
}

/** The text between a heading and the next one. */
function findSection({ output }: Ending, title: string): string {
  const [, section = ''] = output.split(new RegExp(`^── ${title}.* ─+$`, 'm'))
  return section.split(/^── /m)[0]?.trim() ?? ''
}

test.concurrent('the main job is shown from the event to the comment, without colour codes', async () => {
  const demo = await runDemo(['--prompt', 'Describe the new flag.\nBriefly.'])
  const link = 'https://github.com/acme/docs/pull/57'
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  expect(findSection(demo, 'Event')).toMatch(/^Codertocat opened pull request #2/)
  expect(findSection(demo, 'Step')).toContain('api-key: ***')
  expect(findSection(demo, 'Step')).toContain('prompt: |\n      Describe the new flag.\n      Briefly.')
  expect(findSection(demo, 'Log')).toMatch(/^▸ Settings\n(?!project)/m)
  expect(findSection(demo, 'Log')).toContain('The step passes, exit code 0.')
  expect(findSection(demo, 'Log of the post step')).toBe('Nothing was left to do.')
  expect(findSection(demo, 'Outputs')).toMatch(new RegExp(`^pr-link +${link}$`, 'm'))
  expect(findSection(demo, 'Comment')).toContain(`[acme/docs#57](${link})`)
  expect(findSection(demo, 'Comment')).toMatch(/<!-- .{1,50}… -->$/)
  expect(findSection(demo, 'Job summary')).toContain(`[acme/docs#57](${link})`)
  expect(demo.output).not.toMatch(/^::/m)
  expect(demo.output).not.toContain('\u001b')
})

test.concurrent('a job that fails is shown with its annotation, and is what was to be shown', async () => {
  const demo = await runDemo(['--scenario', 'failed'])
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  expect(findSection(demo, 'Log')).toMatch(/^Error: .*failed/m)
  expect(findSection(demo, 'Log')).toContain('The step fails, exit code 1.')
  expect(findSection(demo, 'Annotations')).toMatch(/^error: .*failed/)
  expect(findSection(demo, 'Outputs')).toMatch(/^result +failed$/m)
  expect(findSection(demo, 'Comment')).toMatch(/^### .*failed/)
  expect(findSection(demo, 'Job summary')).toMatch(/^## .*failed/)
})

// Windows has no signal by which a run could be cancelled gently.
const cancelled = process.platform === 'win32' ? [] : ['cancelled']

test.concurrent.each([
  'rejected',
  'unauthorized',
  'unknown',
  'skipped',
  'detached',
  'archived',
  'timed-out',
  ...cancelled,
])('the scenario %s ends as it says', async (name) => {
  expect(await runDemo(['--scenario', name])).toMatchObject({ exitCode: 0, errors: '' })
})

test.concurrent('the second comment of a thread goes to the job of the first', async () => {
  const demo = await runDemo(['--scenario', 'follow-up'])
  const [, ...jobIds] = demo.output.split(/^job-id +/m)
  const [first, second] = jobIds.map((part) => part.split('\n')[0])
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  expect(second).toBe(first)
  expect(jobIds[1]).toContain('2. <code>Make it shorter, and add an example.</code>')
})

test.concurrent('a release tells the agent of what was merged', async () => {
  const demo = await runDemo(['--scenario', 'release'])
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  expect(findSection(demo, 'Job summary')).toContain('Previous tag: v1.3.1')
  expect(findSection(demo, 'Job summary')).toContain('#14 Sign webhooks')
})

test.concurrent('a live run goes to the service that the environment names', async () => {
  const service = await startDocumentationService({ script: () => ({ ending: 'failed', afterMs: 0 }) })
  const demo = await runDemo(['--live', '--prompt', 'Describe it.'], {
    MINTLIFY_API_KEY: service.key,
    MINTLIFY_PROJECT_ID: service.projectId,
    MINTLIFY_API_URL: service.url,
  })
  await service.close()
  const [job] = service.jobs.values()
  expect(demo.exitCode).toBe(1)
  expect(job?.turns[0].prompt).toBe('Describe it.')
  expect(demo.output).not.toContain(service.key)
})

test.concurrent('the list names every scenario with what it shows', async () => {
  const { exitCode, output } = await runDemo(['--list'])
  expect(exitCode).toBe(0)
  expect(output.match(/^\S+(?= {2,}[A-Z].*\.$)/gm)).toHaveLength(13)
})

test.concurrent.each([
  [['--colour'], /^Unknown option '--colour'; use --scenario NAME, .*\.\n$/],
  [['now'], /^Unexpected argument 'now'; use --scenario NAME, .*\.\n$/],
  [['--scenario', 'nope'], /^There is no scenario 'nope'; --scenario takes pull-request, .*\.\n$/],
  [['--scenario', 'toString'], /^There is no scenario 'toString'; .*\.\n$/],
  [['--scenario'], /^Option '--scenario <value>' argument missing; .*\.\n$/],
  [['--prompt', ' '], /^--prompt is empty; .*\.\n$/],
  [['--live'], /^--live needs the variables MINTLIFY_API_KEY and MINTLIFY_PROJECT_ID; .*\.\n$/],
  [['--live', '--scenario', 'failed'], /^--live and --scenario exclude each other; .*\.\n$/],
])('%j is refused in one sentence', async (flags, sentence) => {
  const { exitCode, output, errors } = await runDemo(flags)
  expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' })
  expect(errors).toMatch(sentence)
})
