// `npm start -- --workflow`: a workflow of your own, on the emulators.
import { chmodSync, globSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { expect, jest, test } from '@jest/globals'
import { readRelease } from '../../scripts/owner.ts'
import { type Ending, findSection, runCommand, runDemo } from './run-command.ts'

jest.setTimeout(60_000)

const { repository: published } = readRelease('.')
const [, name] = published.split('/')
const examples = globSync('docs/examples/*.yml').map((file) => basename(file, '.yml'))
const noStep = `has no step that uses ${published}`

/** The results of the steps that use this action, or why there are none. */
const endings: Record<string, string[] | string> = {
  'after-merge': ['pull-request'],
  'auto-merge': noStep,
  'auto-merge-by-label': noStep,
  background: ['running'],
  'beside-the-build': ['pull-request'],
  'central-reconcile': ['done'],
  check: "which can't be played",
  'docs-command': ['pull-request'],
  'docs-in-the-same-repository': ['pull-request'],
  'docs-repository-wake-up': noStep,
  'enterprise-server': ['pull-request'],
  'forks-and-dependabot': ['pull-request'],
  'improve-for-ai': ['complete', 'pull-request'],
  label: ['pull-request'],
  'label-and-reviewer': ['pull-request'],
  matrix: ['pull-request'],
  monorepo: ['running'],
  'never-fail-my-release': ['pull-request'],
  nightly: ['pull-request'],
  'open-source-budget': ['pull-request'],
  organization: "reusable workflows aren't played",
  'public-api': ['pull-request'],
  'public-api-gate': ['pull-request'],
  'pull-request': ['pull-request'],
  reconcile: ['done'],
  // The event is not one of the agent's branches, so the job is skipped.
  'reconcile-from-docs-repository': [],
  release: ['pull-request'],
  'required-check': ['pull-request'],
  rollout: noStep,
  slack: ['pull-request'],
  'traffic-mail': ['complete'],
  'traffic-message': ['complete'],
  'traffic-site': ['complete'],
  'verify-release': noStep,
  'wait-timer': ['running', 'done'],
  'weekly-csv': ['complete'],
  'weekly-csv-commit': ['complete'],
  'weekly-traffic': ['complete'],
}

test('the table has every example', () => {
  expect(Object.keys(endings).sort()).toEqual(examples.sort())
})

test.concurrent.each(Object.entries(endings))('docs/examples/%s.yml is played', async (name, ending) => {
  const demo = await runDemo('--workflow', `docs/examples/${name}.yml`)
  if (typeof ending === 'string') {
    expect(demo).toMatchObject({ exitCode: 1, output: '', errors: expect.stringContaining(ending) })
    expect(demo.errors).toMatch(/^docs\/examples\/\S+\.yml .+; .+\.\n$/)
    return
  }
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  expect(resultsOf(demo)).toEqual(ending)
  expect(demo.output).not.toMatch(/^(?:error|warning): /m)
})

test.concurrent('the event, the step, its results and what stands in are shown', async () => {
  const demo = await runCommand('npm start -- --workflow docs/examples/pull-request.yml', {
    env: { PATH: bare },
  })
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  expect(findSection(demo, 'Event pull_request')).toMatch(/^Codertocat opened pull request #2, /)
  expect(findSection(demo, 'Job docs')).toBe('Permissions of its token: pull-requests: write.')
  expect(findSection(demo, 'Step')).toContain(`- uses: ${published}@v1\n  with:\n    api-key: ***`)
  expect(findSection(demo, 'Log')).toContain('The step passes, exit code 0.')
  expect(findSection(demo, 'Comment')).toMatch(/^✅ Docs pull request ready/)
  expect(findSection(demo, 'Comment')).toContain('By the workflow Docs for a pull request.')
  expect(findSection(demo, 'Job summary')).toMatch(/^✅ Docs pull request ready/)
  expect(findSection(demo, 'What only GitHub knows')).toMatch(
    /^secrets\.MINTLIFY_API_KEY +the API key .*\nvars\.MINTLIFY_PROJECT_ID +the project .*$/,
  )
})

test.concurrent.each([
  ['forks-and-dependabot', 'comment', 'issue_comment', /wrote on pull request #1, .*: \/docs /],
  ['reconcile-from-docs-repository', 'schedule', 'schedule', /the schedule "43 \* \* \* \*"/],
])('%s.yml is played for --event %s', async (name, event, trigger, description) => {
  const demo = await runDemo('--workflow', `docs/examples/${name}.yml`, '--event', event)
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  expect(findSection(demo, `Event ${trigger}`)).toMatch(description)
  expect(resultsOf(demo)).toHaveLength(1)
  expect(demo.output).toContain(`npm start -- --workflow docs/examples/${name}.yml --event pull_request`)
})

test.concurrent('what is left out is named, and what depends on it is said to be empty', async () => {
  using own = writeWorkflow(`
on:
  pull_request:
    types: [labeled]
env:
  WHO: \${{ github.event.sender.login }}
jobs:
  plan:
    runs-on: ubuntu-latest
    outputs: { pages: "\${{ steps.find.outputs.pages }}" }
    steps: [{ id: find, run: find-pages }]
  docs:
    needs: plan
    if: github.event.label.name == 'docs' && needs.plan.result == 'success'
    runs-on: ubuntu-latest
    services: { db: { image: postgres } }
    permissions: write-all
    steps:
      - id: first
        uses: someone-else/${name}@1234567
        continue-on-error: true
        with:
          api-key: \${{ secrets.SOME_KEY }}
          project-id: my-own-project
          prompt: Ask \${{ env.WHO }} for \${{ needs.plan.outputs.pages || 'all pages' }}.
          fail-on: any-such-value
      - id: second
        if: steps.first.outcome == 'failure' && steps.first.conclusion == 'success'
        uses: ./
        with:
          api-key: mint_of_my_own
          project-id: \${{ vars.PROJECT }}
          prompt: Again.
      - uses: ./
        if: steps.second.outputs.result == 'failed'
      - uses: ./visitors
        if: failure()
      - name: Tell everyone
        run: tell everyone
  after:
    needs: [docs]
    runs-on: ubuntu-latest
    steps: [{ uses: "x/${name}/reconcile@main", with: { api-key: "\${{ secrets.K }}", project-id: "\${{ vars.P }}" } }]
`)
  const demo = await runDemo('--workflow', own.file)
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  expect(findSection(demo, 'Left out').split('\n')).toEqual([
    expect.stringMatching(/^job plan +has no step of this action, and counts as successful$/),
    expect.stringMatching(/^job docs +its `services`$/),
    expect.stringMatching(/^job docs, step +Tell everyone$/),
  ])
  expect(demo.output).toContain('prompt: Ask Codertocat for all pages.')
  expect(resultsOf(demo)).toEqual(['rejected', 'pull-request', 'done'])
  expect(demo.output.match(/^The step is skipped\. .*$/gm)).toEqual([
    "The step is skipped. Its `if` is false here: steps.second.outputs.result == 'failed'",
    'The step is skipped. Its `if` is false here: failure()',
  ])
  expect(findSection(demo, 'What only GitHub knows')).toMatch(
    /^needs\.plan\.outputs\.pages +empty, because /m,
  )
  expect(demo.output).not.toContain('mint_of_my_own')
})

test.concurrent.each([
  [
    'closed',
    'merged pull request #2, ',
    'github.event.pull_request.merged && github.event.pull_request.merged_by.login',
  ],
  ['synchronize', 'pushed to pull request #2, ', 'github.event.before'],
  [
    'ready_for_review',
    '", as ready for review in Codertocat/Hello-World. ',
    '!github.event.pull_request.draft',
  ],
  ['assigned', 'caused the event assigned of pull request #2, ', 'github.event.assignee.login'],
  ['milestoned', "milestoned, can't be played.", "github.event.action == 'opened'"],
])('a pull request of the type %s is played', async (type, description, condition) => {
  using own = writeWorkflow(`
on: { pull_request: { types: [${type}] }, issues: {} }
permissions: { pull-requests: write }
jobs:
  docs:
    runs-on: ubuntu-latest
    if: ${condition.startsWith('!') ? `\${{ ${condition} }}` : condition}
    steps:
      - uses: ${published}@v1
        with: { api-key: "\${{ secrets.K }}", project-id: "\${{ vars.P }}", prompt: Document it. }
`)
  const demo = await runDemo('--workflow', own.file)
  expect(demo).toMatchObject({ exitCode: 0, errors: '' })
  expect(findSection(demo, 'Event')).toMatch(/^It is the first event of the workflow that can be played\.\n/)
  expect(findSection(demo, 'Event')).toContain(description)
  expect(resultsOf(demo)).toEqual(['pull-request'])
})

test.concurrent('a token has the permissions of the workflow alone', async () => {
  using own = writeWorkflow(`
on: pull_request
permissions: {}
jobs:
  docs:
    runs-on: ubuntu-latest
    steps:
      - uses: ${published}@v1
        with: { api-key: "\${{ secrets.K }}", project-id: "\${{ vars.P }}", prompt: Document it. }
`)
  const demo = await runDemo('--workflow', own.file)
  expect(findSection(demo, 'Job docs')).toBe('Permissions of its token: none.')
  expect(findSection(demo, 'Comment on pull request #2')).toBe('There is none.')
  expect(demo.output).toContain('pull-requests: write')
})

test.concurrent('a step that fails fails the play, and the checkout is the workspace', async () => {
  using own = writeWorkflow(`
on: [workflow_dispatch, release]
jobs:
  docs:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v6
      - uses: ${published}@v1
        with: { api-key: "\${{ secrets.K }}", project-id: "\${{ vars.P }}", prompt-file: prompt.md, dry-run: true }
      - uses: ${published}@v1
        with: { api-key: "\${{ secrets.K }}", project-id: "\${{ vars.P }}", prompt-file: none.md }
      - uses: ${published}@v1
`)
  writeFileSync(join(own.checkout, 'prompt.md'), 'Describe the flag --retry.')
  const demo = await runDemo('--workflow', own.file)
  expect(demo).toMatchObject({ exitCode: 1, errors: '' })
  expect(findSection(demo, 'Job docs')).toMatch(
    /^Permissions of its token: contents: read, as in new repositories, because /,
  )
  expect(demo.output).toContain(`The workspace is ${own.checkout}, as it is now.`)
  expect(demo.output).toContain('Describe the flag --retry.')
  expect(demo.output.match(/^The step (?:passes|fails|is skipped)/gm)).toEqual([
    ...['The step passes', 'The step fails', 'The step is skipped'],
  ])
})

test.concurrent('a matrix that only GitHub knows is said, and fails the play', async () => {
  using own = writeWorkflow(`
on: push
jobs:
  docs:
    runs-on: ubuntu-latest
    strategy: { matrix: "\${{ fromJSON(vars.PROJECTS) }}" }
    steps: [{ uses: ./ }]
`)
  const { exitCode, errors } = await runDemo('--workflow', own.file)
  expect(exitCode).toBe(1)
  expect(errors).toBe("The job docs stops, because this can't be evaluated here: fromJSON(vars.PROJECTS)\n")
})

test.concurrent.each([
  ['a file that is not there', null, /^\S+ can't be read; give the path of a workflow file, .+\.\n$/],
  [
    'a misspelled key',
    'on: push\njobs:\n  docs:\n    runs-on: ubuntu-latest\n    steps:\n      - uses: ./\n        wiht: {}\n',
    /^\S+ \(Line: 7, Col: 9\): Unexpected value 'wiht'\n\S+ isn't a valid workflow; correct the file\.\n$/,
  ],
  [
    'what is not YAML',
    'on: push\njobs:\n  docs: [\n',
    /^\S+: Flow sequence .* at line 4, column 1\n\S+ isn't a valid workflow; correct the file\.\n$/,
  ],
  [
    'an event that is not in the file',
    'on: [release, issue_comment]\njobs: { docs: { runs-on: x, steps: [{ uses: ./ }] } }\n',
    /^\S+ runs on release, issue_comment, not on push; use --event release or --event comment\.\n$/,
  ],
])('%s is told in one sentence', async (_, text, sentence) => {
  using own = writeWorkflow(text ?? '')
  const file = text === null ? `${own.file}.missing` : own.file
  const { exitCode, output, errors } = await runDemo('--workflow', file, '--event', 'push')
  expect({ exitCode, output }).toEqual({ exitCode: 1, output: '' })
  expect(errors).toMatch(sentence)
})

test.concurrent('a workflow without an event that can be played is told in one sentence', async () => {
  const { exitCode, errors } = await runDemo('--workflow', 'docs/examples/rollout.yml')
  expect(exitCode).toBe(1)
  using own = writeWorkflow('on: merge_group\njobs: { docs: { runs-on: x, steps: [{ uses: ./ }] } }\n')
  const other = await runDemo('--workflow', own.file)
  expect(errors).toContain(noStep)
  expect(other.errors).toMatch(
    / runs on merge_group, which can't be played; to play it, add one of pull_request, /,
  )
})

// A shell script stands for act.
test.concurrent.each([0, 1])(
  'with act on the PATH that ends with %i, the last line says how to go on',
  async (status) => {
    using own = writeWorkflow('')
    const act = join(own.checkout, 'act')
    writeFileSync(act, `#!/bin/sh\nexit ${status}\n`)
    chmodSync(act, 0o755)
    const env = { PATH: [own.checkout, bare].join(delimiter) }
    const demo = await runCommand('npm start -- --workflow docs/examples/public-api.yml', { env })
    const last = demo.output.trimEnd().split('\n').at(-1) ?? ''
    const [, eventFile = ''] = /^act pull_request --workflows \S+ --eventpath (\S+) /.exec(last) ?? []
    if (status !== 0) return expect(last).toMatch(/^act is installed, but doesn't accept this file, /)
    expect(last).toContain(` --local-repository ${published}@v1=${process.cwd()} `)
    expect(JSON.parse(readFileSync(eventFile, 'utf8'))).toMatchObject({ action: 'opened', number: 2 })
  },
)

/** Without act. */
const bare = [dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter)

function resultsOf({ output }: Ending): string[] {
  return [...output.matchAll(/^result +(\S+)$/gm)].map(([, result = '']) => result)
}

/** A checkout with a workflow, where GitHub looks for workflows. */
function writeWorkflow(text: string) {
  const { path: checkout, remove } = mkdtempDisposableSync(join(tmpdir(), 'workflow-'))
  const folder = join(checkout, '.github', 'workflows')
  mkdirSync(folder, { recursive: true })
  const file = join(folder, 'docs.yml')
  writeFileSync(file, text)
  return { checkout, file, [Symbol.dispose]: remove }
}
