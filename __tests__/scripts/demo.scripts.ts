import { readFileSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { listScenarios } from '../../emulator/demo/scenarios.ts'
import { startDocumentationService } from '../../emulator/docs-service/server.ts'
import { readRelease } from '../../scripts/owner.ts'
import { findSection, runCommand, runDemo } from './run-command.ts'

jest.setTimeout(60_000)

const { repository: published } = readRelease('.')
const color = { FORCE_COLOR: '1' }

test.concurrent('the main job is shown from the event to the comment, without color codes', async () => {
  const demo = await runCommand('npm start', { env: color })
  const link = 'https://github.com/acme/docs/pull/57'
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  expect(findSection(demo, 'Event')).toMatch(/^Codertocat opened pull request #2/)
  expect(findSection(demo, 'Step')).toContain('api-key: ***')
  expect(findSection(demo, 'Step')).toContain('prompt: Document what this pull request changes.')
  expect(findSection(demo, 'Log')).toMatch(/^▸ Settings\n(?!project)/m)
  expect(findSection(demo, 'Log')).toContain('The step passes, exit code 0.')
  expect(findSection(demo, 'Log of the post step')).toBe('Nothing was left to do.')
  expect(findSection(demo, 'Outputs')).toMatch(new RegExp(`^pr-link +${link}$`, 'm'))
  expect(findSection(demo, 'Comment')).toContain(`acme/docs#57 (${link})`)
  expect(findSection(demo, 'Comment')).toMatch(
    /^Changed pages:\n\n- guides\/client \(.*\) \(changed, preview /m,
  )
  expect(findSection(demo, 'Comment')).not.toMatch(/<|&#|^#|\]\(/m)
  expect(findSection(demo, 'Job summary')).toContain(`acme/docs#57 (${link})`)
  const [, page = ''] = /^As GitHub shows it, in a browser:\n(.*)$/m.exec(demo.output) ?? []
  expect(readFileSync(page, 'utf8')).toMatch(
    /<h1>Comment<\/h1>[\s\S]*>guides(?:\/|&#47;)client<[\s\S]*<h1>Job summary<\/h1>/,
  )
  expect(demo.output).not.toMatch(/^::/m)
  expect(demo.output).not.toContain('\u001b')
})

test.concurrent('a job that fails is shown with its annotation, and is what was to be shown', async () => {
  const demo = await runCommand('npm start -- --scenario failed')
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  expect(findSection(demo, 'Log')).toMatch(/^Error: .*failed/m)
  expect(findSection(demo, 'Log')).toContain('The step fails, exit code 1.')
  expect(findSection(demo, 'Annotations')).toMatch(/^error: .*failed/)
  expect(findSection(demo, 'Annotations')).toMatch(/ See https:\/\/.*\/docs\/reliability\.md#results$/)
  expect(findSection(demo, 'Outputs')).toMatch(/^result +failed$/m)
  expect(findSection(demo, 'Comment')).toMatch(/^❌ .*failed/)
  expect(findSection(demo, 'Job summary')).toMatch(/^❌ .*failed/)
})

// Windows has no signal by which a run could be cancelled gently.
const cancelled = process.platform === 'win32' ? [] : ['cancelled']

test.concurrent.each([
  'no-pull-request',
  'rejected',
  'unauthorized',
  'unknown',
  'skipped',
  'background',
  'loop',
  'gated',
  'limit',
  'archived',
  'timed-out',
  ...cancelled,
])('the scenario %s ends as it says', async (name) => {
  expect(await runCommand(`npm start -- --scenario ${name}`)).toMatchObject({ exitCode: 0, errors: '' })
})

test.concurrent('the second comment of a thread goes to the job of the first', async () => {
  const demo = await runCommand('npm start -- --scenario follow-up')
  const [, ...jobIds] = demo.output.split(/^job-id +/m)
  const [first, second] = jobIds.map((part) => part.split('\n')[0])
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  expect(second).toBe(first)
  expect(jobIds[1]).toContain('Make it shorter, and add an example. (')
})

test.concurrent('each night has one request for what was merged', async () => {
  const demo = await runCommand('npm start -- --scenario batch')
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  const [, first = '', second = ''] = demo.output.split(/^── Event .*$/m)
  expect(first).toMatch(/^3 pull requests were merged into \S+ since .+, 1 left out by gates$/m)
  expect(first).toMatch(/^Merged pull requests: #41, #42\.$/m)
  expect(second).toMatch(/^Merged pull requests: #51\.$/m)
})

test.concurrent('a command while Mintlify is not available is queued, and the reconcile starts the agent job', async () => {
  const demo = await runCommand('npm start -- --scenario outage')
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  const [, first = '', second = ''] = demo.output.split(/^── Event .*$/m)
  expect(first).toMatch(/^Mintlify isn't available: .+ answered 521\. Trying until \d\d:\d\d UTC\.$/m)
  expect(first).toMatch(/^result +queued$/m)
  expect(second).toMatch(/^#1: sent 1 queued request to the agent$/m)
})

// Each lock of the conversation is held for some seconds.
test.concurrent('a command to a busy agent is queued, and the reconcile sends it', async () => {
  const demo = await runCommand('npm start -- --scenario queue')
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  const [, first = '', second = '', third = ''] = demo.output.split(/^── Event .*$/m)
  expect(first).toMatch(/^result +running$/m)
  expect(second).toMatch(/^result +queued$/m)
  expect(second).toMatch(/^▶️ [\s\S]*^1\. Make it shorter, and add an example\., asked by /m)
  expect(third).toMatch(/^#1: sent 1 queued request to the agent$/m)
  expect(third).toMatch(/^▶️ /m)
  expect(third).not.toContain('Queued requests')
  expect(third).toMatch(/^ {2}Requests +2$/m)
}, 90_000)

test.concurrent('a release tells the agent of what was merged', async () => {
  const demo = await runCommand('npm start -- --scenario release')
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  expect(findSection(demo, 'Job summary')).toContain('Previous tag: v1.3.1')
  expect(findSection(demo, 'Job summary')).toContain('#14 Sign webhooks')
})

test.concurrent('a docs pull request is looked after, and its merge is seen', async () => {
  const demo = await runCommand('npm start -- --scenario follow-through')
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  const [, first = '', second = ''] = demo.output.split(/^── Event .*$/m)
  expect(first).toContain('docs-token: ***')
  expect(first).toMatch(/^acme\/docs#57: labels added, reviews requested, comment written$/m)
  expect(first).toMatch(/^✅ Docs pull request ready/m)
  expect(first).toMatch(/^docs +pending +Waiting for the merge of acme\/docs#57$/m)
  expect(first).toMatch(/^State: open\nLabels: documentation\nReviewers: mona$/m)
  expect(second).toContain(`uses: ${published}/reconcile@v1`)
  expect(second).toMatch(/^#2: acme\/docs#57 is merged$/m)
  expect(second).toMatch(/^✅ Docs merged/m)
  expect(second).toMatch(/^docs +success +Docs merged: acme\/docs#57$/m)
  expect(second).toMatch(/^\d+ docs pull requests? opened$/m)
  expect(demo.output).not.toContain('emulated-docs-token')
})

test.concurrent('a prompt of your own is handed over, line by line', async () => {
  const one = await runCommand('npm start -- --prompt "Describe the flag --retry."')
  expect(one).toMatchObject({ exitCode: 0, errors: '' })
  expect(findSection(one, 'Step')).toContain('prompt: Describe the flag --retry.')
  const two = await runDemo('--scenario', 'background', '--prompt', 'Describe the new flag.\nBriefly.')
  expect(two).toMatchObject({ exitCode: 0, errors: '' })
  expect(findSection(two, 'Step')).toContain('prompt: |\n      Describe the new flag.\n      Briefly.')
})

test.concurrent('a live run goes to the service that the environment names', async () => {
  const service = await startDocumentationService({ script: () => ({ ending: 'failed', afterMs: 0 }) })
  const env = {
    MINTLIFY_API_KEY: service.key,
    MINTLIFY_PROJECT_ID: service.projectId,
    MINTLIFY_API_URL: service.url,
  }
  const asked = await runCommand('npm start -- --live', { env })
  const jobCount = service.jobs.size
  const demo = await runCommand('npm start -- --live --yes', { env })
  await service.close()
  const [job] = service.jobs.values()
  expect(asked).toMatchObject({ exitCode: 1, output: expect.not.stringContaining('── ') })
  expect(asked.errors).toMatch(/^--live sends a real request .*\$1\.15; add --yes to send it\.\n$/)
  expect(jobCount).toBe(0)
  expect(demo.exitCode).toBe(1)
  expect(job?.prompts[0].prompt).toMatch(/^Correct the spelling mistakes on the first page/)
  expect(demo.output).not.toContain(service.key)
})

test.concurrent('the visitors of a site are shown, and the report page stays where the output says', async () => {
  const demo = await runCommand('npm start -- --scenario visitors')
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  expect(findSection(demo, 'Step')).toContain(`uses: ${published}/visitors@v1`)
  expect(findSection(demo, 'Job summary')).toMatch(/^Rising pages[\s\S]*^Falling pages/m)
  const [, page = ''] = /^Open the report page in a browser:\n(.*visitors\.html)$/m.exec(demo.output) ?? []
  expect(readFileSync(page, 'utf8')).toContain('<title>Documentation visitors</title>')
  rmSync(dirname(dirname(page)), { recursive: true })
})

test.concurrent('the list names every scenario with what it shows, in groups', async () => {
  const { exitCode, output } = await runCommand('npm start -- --list')
  expect(exitCode).toBe(0)
  expect(output.match(/^\S+(?= {2,}[A-Z].*\.$)/gm)?.sort()).toEqual(listScenarios().sort())
  const [, ...groups] = output.split(/^── (?=[A-Z].* ─+$)/m)
  expect(groups.map((group) => group.split(/ ─+\n/)[0])).toEqual([
    'How an agent job ends',
    'Commands, releases, batches, the docs pull request and visitors',
    'When no request is sent',
    'When something goes wrong',
  ])
  expect(groups[1]).toMatch(/^follow-up +/m)
})

test.concurrent.each(['npm start -- --help', 'npm start -- -h'])(
  '%s says what can be given',
  async (command) => {
    const { exitCode, output, errors } = await runCommand(command)
    expect({ exitCode, errors }).toEqual({ exitCode: 0, errors: '' })
    for (const flag of ['--list', '--scenario NAME', '--prompt "…"', '--workflow FILE', '--live --yes'])
      expect(output).toContain(`npm start -- ${flag} `)
    expect(output).toContain('npm start -- --workflow FILE --event NAME\n')
    expect(output).toMatch(/costs about \$1\.15/)
  },
)

test.concurrent.each([
  ['--list', 'npm start -- --list'],
  ['--scenario outage', 'npm start -- --scenario outage'],
  ['--scenario=outage', 'npm start -- --scenario outage'],
  ['--workflow docs.yml --event push', 'npm start -- --workflow docs.yml --event push'],
  ['--live --yes', 'npm start -- --live --yes'],
  ['--prompt "Be brief."', 'npm start -- --prompt "Be brief."'],
])('npm start %s without -- is noticed', async (flags, command) => {
  const { exitCode, errors } = await runCommand(`npm start --silent ${flags}`)
  expect(exitCode).toBe(1)
  expect(errors).toBe(
    `npm keeps ${flags.split(/[ =]/)[0]} for itself unless it stands after \`--\`; use ${command}\n`,
  )
})

test.concurrent.each([
  [['--colour'], /^Unknown option '--colour'; npm start -- --help lists what can be given\.\n$/],
  [['now'], /^Unexpected argument 'now'; npm start -- --help lists what can be given\.\n$/],
  [['--scenario', 'nope'], /^There is no scenario 'nope'; --scenario takes pull-request, .*\.\n$/],
  [['--scenario', 'toString'], /^There is no scenario 'toString'; .*\.\n$/],
  [['--scenario'], /^Option '--scenario <value>' argument missing; .*\.\n$/],
  [['--prompt', ' '], /^--prompt is empty; .*\.\n$/],
  [['--live'], /^--live needs the variables MINTLIFY_API_KEY and MINTLIFY_PROJECT_ID; .*\.\n$/],
  [['--live', '--scenario', 'failed'], /^--live and --scenario exclude each other; .*\.\n$/],
  [['--workflow', 'docs.yml', '--live'], /^--live and --workflow exclude each other; .*\.\n$/],
  [['--workflow', 'docs.yml', '--prompt', 'Be brief.'], /^--workflow has the prompt of the file; .*\.\n$/],
  [['--event', 'push'], /^--event is for --workflow FILE; .*\.\n$/],
  [
    ['--workflow', 'docs.yml', '--event', 'fork'],
    /^There is no event 'fork' to play; --event takes pull_request, .*\.\n$/,
  ],
])('%j is refused in one sentence', async (flags, sentence) => {
  const { exitCode, output, errors } = await runDemo(...flags)
  expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' })
  expect(errors).toMatch(sentence)
})
