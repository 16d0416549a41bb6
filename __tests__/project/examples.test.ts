// The shell scripts of the examples and pages do what they say, on github.com
// and on GitHub Enterprise Server. A stand-in for gh answers them.
import { spawnSync } from 'node:child_process'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { validate } from '@octokit/graphql-schema'
import { parse } from 'yaml'

type Step = {
  name?: string
  if?: string
  uses?: string
  run?: string
  env?: Record<string, string>
  with?: Record<string, string>
}
type Job = {
  if?: string
  env?: Record<string, string>
  permissions?: object
  with?: Record<string, string>
  steps?: Step[]
}
type Workflow = {
  on: { pull_request?: { types: string[] } }
  permissions: object
  jobs: Record<string, Job>
}
/**
 * The first answer whose text is part of the call is given. `later`: what it
 * prints from the second such call on.
 */
type Answer = { to: string; out?: string; later?: string; error?: string }
type Call = { args: string[]; host: string; token: string; enterprise: string }

const folder = mkdtempSync(join(tmpdir(), 'examples-'))
afterAll(() => rmSync(folder, { recursive: true }))

const bin = join(folder, 'bin')
mkdirSync(bin)
// As the real gh, it writes an error to stderr only, and exits with 1. A call
// that the test has no answer for fails as well.
writeFileSync(
  join(bin, 'gh'),
  `#!${process.execPath}
const { appendFileSync, readFileSync } = require('node:fs')
const { env } = process
const before = readFileSync(env.STAND_IN + '/calls', 'utf8').split('\\n').filter(Boolean)
const { GH_HOST: host, GH_TOKEN: token, GH_ENTERPRISE_TOKEN: enterprise, STAND_IN } = env
const args = process.argv.slice(2)
appendFileSync(STAND_IN + '/calls', JSON.stringify({ args, host, token, enterprise }) + '\\n')
const answers = JSON.parse(readFileSync(STAND_IN + '/answers', 'utf8'))
const isTo = (to, call) => call.join(' ').includes(to)
const { to, out = '', later = out, error } = answers.find(({ to }) => isTo(to, args)) ??
  { error: 'no answer for ' + args.join(' ') }
const isRepeated = before.some((line) => isTo(to, JSON.parse(line).args))
if (!args.includes('--silent')) process.stdout.write(isRepeated ? later : out)
if (error) process.stderr.write('gh: ' + error + '\\n')
process.exitCode = error ? 1 : 0
`,
  { mode: 0o755 },
)

const examples = readdirSync('docs/examples')

function workflowOf(name: string): Workflow {
  return parse(readFileSync(`docs/examples/${name}`, 'utf8'))
}

function stepsOf(name: string): Step[] {
  return Object.values(workflowOf(name).jobs).flatMap(({ steps = [] }) => steps)
}

/** Plays a step as a runner does, which runs `bash -e` without pipefail. */
function play(
  script: string | undefined,
  env: Record<string, string | undefined>,
  answers: Answer[],
) {
  const temp = mkdtempSync(join(folder, 'run-'))
  const output = join(temp, 'output')
  for (const name of ['calls', 'output']) writeFileSync(join(temp, name), '')
  writeFileSync(join(temp, 'answers'), JSON.stringify(answers))
  writeFileSync(join(temp, 'content'), 'bmFtZTogRG9jcwo=')
  writeFileSync(join(temp, 'script.sh'), script ?? 'exit 99')
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['-e', join(temp, 'script.sh')],
    {
      cwd: temp,
      encoding: 'utf8',
      env: {
        PATH: `${bin}${delimiter}${process.env.PATH}`,
        STAND_IN: temp,
        GITHUB_REPOSITORY: 'acme/widgets',
        GITHUB_REPOSITORY_OWNER: 'acme',
        GITHUB_SERVER_URL: 'https://ghe.example.com',
        GITHUB_OUTPUT: output,
        GITHUB_EVENT_NAME: 'workflow_dispatch',
        GITHUB_WORKFLOW_REF:
          'acme/widgets/.github/workflows/nightly.yml@refs/heads/main',
        GITHUB_RUN_ID: '77',
        RUNNER_TEMP: temp,
        GH_TOKEN: 'secret',
        GH_ENTERPRISE_TOKEN: 'secret',
        ...env,
      },
    },
  )
  const calls: Call[] = readFileSync(join(temp, 'calls'), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
  return {
    status,
    log: stdout + stderr,
    annotations: stdout.split('\n').filter((line) => line.startsWith('::')),
    output: readFileSync(output, 'utf8'),
    calls: calls.map(({ args }) => args.join(' ')),
    hosts: [...new Set(calls.map(({ host }) => host))],
    temp,
  }
}

const steps = examples.flatMap((example) =>
  stepsOf(example)
    .filter(({ run = '' }) => /(^|[\s(])gh [a-z]/m.test(run))
    .map((step) => ({ example, step })),
)

describe('gh talks to the server of the run', () => {
  test.each(steps)('in $example: $step.name', ({ step }) => {
    const { run = '', env = {} } = step
    const [first = ''] = run.split('\n')
    // Without GH_HOST, gh sends the token of the server to github.com.
    expect(first).toMatch(
      /^export GH_HOST="\$\{GITHUB_SERVER_URL#https:\/\/\}" /,
    )
    expect(env.GH_TOKEN).toMatch(/^\$\{\{ .+ \}\}$/)
    // gh reads GH_TOKEN only for github.com and ghe.com.
    expect(env.GH_ENTERPRISE_TOKEN).toBe(env.GH_TOKEN)
    for (const server of ['github.com', 'ghe.example.com']) {
      const { hosts } = play(
        run,
        {
          GITHUB_SERVER_URL: `https://${server}`,
          REPOSITORIES: 'acme/gears',
        },
        [],
      )
      expect(hosts).toEqual([server])
    }
  })

  test('in every example that uses it', () => {
    expect([...new Set(steps.map(({ example }) => example))]).toEqual([
      'label.yml',
      'monthly-report.yml',
      'nightly-all.yml',
      'nightly.yml',
      'reviewers.yml',
      'rollout.yml',
      'weekly-report.yml',
    ])
  })
})

describe('label.yml', () => {
  const script = stepsOf('label.yml').at(-1)?.run

  test('removes the label docs', () => {
    const { status, calls, annotations } = play(script, { NUMBER: '7' }, [
      { to: 'api' },
    ])
    expect({ status, annotations }).toEqual({ status: 0, annotations: [] })
    expect(calls).toEqual([
      'api --silent --method DELETE repos/acme/widgets/issues/7/labels/docs',
    ])
  })

  test.each([
    ['a fork', 'Resource not accessible by integration (HTTP 403)'],
    ['a label that is gone', 'Label does not exist (HTTP 404)'],
    ['an outage', 'HTTP 502'],
  ])('stays green with %s', (_, error) => {
    const { status, log, annotations } = play(script, { NUMBER: '7' }, [
      { to: 'api', error },
    ])
    expect(status).toBe(0)
    expect(log).toContain(error)
    expect(annotations).toEqual([
      expect.stringMatching(/^::warning::The label wasn't removed\. .*fork/),
    ])
  })
})

describe('what starts a job', () => {
  const conditionOf = (name: string) =>
    Object.values(workflowOf(name).jobs)[0]?.if ?? ''

  test('after-merge.yml leaves out the pull requests of bots, and has /docs', () => {
    const condition = conditionOf('after-merge.yml')
    expect(condition).toContain("github.event.pull_request.user.type != 'Bot'")
    expect(condition).toContain(
      "startsWith(github.event.comment.body, '/docs')",
    )
    expect(workflowOf('after-merge.yml').on).toHaveProperty('issue_comment')
  })

  test('required-check.yml checks again when the base branch changes', () => {
    const types = workflowOf('required-check.yml').on.pull_request?.types
    expect(types).toContain('edited')
    // A skipped job passes, so no edit may skip it.
    expect(conditionOf('required-check.yml')).not.toContain('action')
  })

  test('organization.yml has the settings of the organization, and a switch', () => {
    const { docs } = workflowOf('organization.yml').jobs
    expect(docs?.if).toBe("vars.DOCS_AGENT != 'off'")
    const settings = Object.entries(docs?.with ?? {}).map(([name, value]) => [
      name,
      /vars\.(\w+)/.exec(value)?.[1],
    ])
    expect(Object.fromEntries(settings)).toEqual({
      'project-id': 'MINTLIFY_PROJECT_ID',
      prompt: 'DOCS_PROMPT',
      permission: 'DOCS_PERMISSION',
      'max-requests': 'DOCS_MAX_REQUESTS',
    })
  })
})

const day = (at: number) => new Date(at - 86_400_000).toISOString().slice(0, 10)

describe.each(['nightly.yml', 'nightly-all.yml'])('%s', (example) => {
  const script = stepsOf(example).find(({ name }) =>
    name?.startsWith('List'),
  )?.run
  const link = '- https://ghe.example.com/acme/widgets/pull/1\n'
  // The filter prints this for a pull request of the agent.
  const ownLine = 'own\n'

  test('leaves out branches of the agent only in their own repository', () => {
    const [, filter = ''] =
      /--jq '([^']*headRef[^']*)'/.exec(script ?? '') ?? []
    const isAgents =
      '(.headRefName | startswith("mintlify/")) and (.isCrossRepository | not)'
    expect(filter).toContain(`if ${isAgents}\n`)
    expect(script).toMatch(/url[, ]headRefName[, ]isCrossRepository/)
  })

  test('hands on the links', () => {
    const { status, output, annotations } = play(
      script,
      { DAY: '2026-02-28' },
      [{ to: '', out: link + ownLine + link }],
    )
    expect({ status, annotations }).toEqual({ status: 0, annotations: [] })
    expect(output).toBe(`links<<END_OF_LINKS\n${link}${link}END_OF_LINKS\n`)
  })

  test.each(['', ownLine])('hands on no links for %j', (out) => {
    const { status, output } = play(script, { DAY: '2026-02-28' }, [
      { to: '', out },
    ])
    expect(status).toBe(0)
    expect(output).toBe('links<<END_OF_LINKS\nEND_OF_LINKS\n')
  })

  test('takes yesterday if no day is entered', () => {
    const before = day(Date.now())
    const { calls } = play(script, { DAY: '' }, [{ to: '' }])
    // Midnight may pass during the run.
    const days = `(${before}|${day(Date.now())})`
    expect(calls).toEqual([expect.stringMatching(`merged:${days}..${days}`)])
  })

  const scheduled = { DAY: '', GITHUB_EVENT_NAME: 'schedule' }
  test.each([
    ['left out nights', '2026-02-25\n', '2026-02-25'],
    ['none before', '', '2026-02-28'],
  ])('begins with the scheduled run before: %s', (_, out, first) => {
    const { calls } = play(script, scheduled, [
      { to: 'actions/runs/77', out: '2026-03-01\n' },
      { to: 'run list', out },
      { to: '' },
    ])
    expect(calls).toEqual([
      // A re-run days later is about the same days.
      expect.stringContaining('actions/runs/77 --jq .created_at[:10]'),
      expect.stringContaining(
        '--workflow nightly.yml --limit 100 --json databaseId,createdAt,event --jq map(select(.event == "schedule" and .databaseId < 77))[0]',
      ),
      expect.stringContaining(`merged:${first}..2026-02-28 `),
    ])
  })

  test('asks for nothing if the scheduled run before is of the same day', () => {
    const { calls, output, status } = play(script, scheduled, [
      { to: 'actions/runs/77', out: '2026-03-01\n' },
      { to: 'run list', out: '2026-03-01\n' },
    ])
    expect({ status, output }).toEqual({ status: 0, output: '' })
    expect(calls).toHaveLength(2)
  })

  test.each([
    'yesterday',
    '2026-2-3',
    '2026-02-30',
    '2026-02-01..2026-02-28',
    '01.02.2026',
    '@0',
    '-label:x',
    '$(id)',
  ])('refuses the day %s', (DAY) => {
    const { status, log, calls } = play(script, { DAY }, [{ to: '' }])
    expect(status).toBe(1)
    expect(calls).toEqual([])
    expect(log).toBe(
      '::error::Enter the day as YYYY-MM-DD, such as 2026-01-31.\n',
    )
  })

  test.each([
    [999, 0],
    [1000, 1],
  ])('with %d pull requests, warns %d times', (count, warnings) => {
    // Its own pull requests count as well, because gh lists them.
    const out = ownLine + link.repeat(count - 1)
    const { status, annotations, output } = play(
      script,
      { DAY: '2026-02-28' },
      [{ to: '', out }],
    )
    expect(status).toBe(0)
    expect(annotations).toHaveLength(warnings)
    for (const annotation of annotations)
      expect(annotation).toMatch(/^::warning::.*1,000/)
    expect(output.split('\n')).toContain(link.trim())
  })

  test('fails if gh fails', () => {
    const { status, output } = play(script, { DAY: '2026-02-28' }, [
      { to: '', error: 'HTTP 502' },
    ])
    expect(status).toBe(1)
    expect(output).not.toContain('- ')
  })
})

describe('nightly-all.yml', () => {
  test('searches the organization, page by page, without no-docs', () => {
    const script = stepsOf('nightly-all.yml').find(({ run }) => run)?.run
    const { calls } = play(script, { DAY: '2026-02-28' }, [{ to: '' }])
    expect(calls).toEqual([
      expect.stringMatching(/^api graphql --paginate -f search=/),
    ])
    expect(calls[0]).toContain(
      'user:acme is:pr is:merged base:main merged:2026-02-28..2026-02-28 -label:no-docs',
    )
  })

  test("asks what GitHub's schema has", () => {
    const script = stepsOf('nightly-all.yml').find(({ run }) => run)?.run
    const [, query = ''] = /-f query='([^']+)'/.exec(script ?? '') ?? []
    expect(validate(query)).toEqual([])
  })

  test('its own token only finds the scheduled run before', () => {
    const { permissions, jobs } = workflowOf('nightly-all.yml')
    expect(permissions).toEqual({})
    for (const job of Object.values(jobs))
      expect(job.permissions).toEqual({ actions: 'read' })
    const [app] = stepsOf('nightly-all.yml')
    expect(app?.with).toMatchObject({ 'permission-pull-requests': 'read' })
  })
})

describe('reviewers.yml', () => {
  const [, token, edit] = stepsOf('reviewers.yml')

  test('names a repository and a number, and no host', () => {
    const env = { NUMBER: '57', REPOSITORY: 'acme/docs' }
    const { calls, hosts } = play(edit?.run, env, [
      { to: 'api' },
      { to: 'api' },
    ])
    expect(hosts).toEqual(['ghe.example.com'])
    expect(calls).toEqual([
      'api --silent repos/acme/docs/issues/57/labels --raw-field labels[]=documentation',
      'api --silent repos/acme/docs/pulls/57/requested_reviewers --raw-field team_reviewers[]=writers',
    ])
  })

  test('makes and uses the token only for the repository that it is for', () => {
    const { owner, repositories } = token?.with ?? {}
    const isOurs = `steps.docs.outputs.pr-repository == '${owner}/${repositories}'`
    expect([token?.if, edit?.if]).toEqual([isOurs, isOurs])
  })
})

describe('monthly-report.yml', () => {
  const [, count, comment] = stepsOf('monthly-report.yml')
  const link = (number: number) =>
    `https://ghe.example.com/acme/docs/pull/${number}`

  test('counts what became of the docs pull requests', () => {
    const { status, calls, temp, annotations } = play(
      count?.run,
      { MONTH: '2026-02' },
      [
        {
          to: 'created:2026-02-01..2026-02-28',
          out: `MERGED ${link(1)}\nCLOSED ${link(2)}\nMERGED ${link(3)}\n`,
        },
        { to: 'is:open created:<=', out: `OPEN ${link(4)}\n` },
      ],
    )
    expect({ status, annotations }).toEqual({ status: 0, annotations: [] })
    expect(calls).toHaveLength(2)
    expect(readFileSync(join(temp, 'comment.md'), 'utf8').split('\n')).toEqual(
      expect.arrayContaining([
        'From 2026-02-01 to 2026-02-28, the agent opened 3 docs pull requests.',
        'Merged: 2. Closed without a merge: 1. Still open: 0.',
        'Open for two weeks or longer: 1',
        `- ${link(4)}`,
      ]),
    )
  })

  test('says so if there were none', () => {
    const { status, temp } = play(count?.run, { MONTH: '2026-02' }, [
      { to: '' },
    ])
    expect(status).toBe(0)
    expect(readFileSync(join(temp, 'comment.md'), 'utf8')).toContain(
      'the agent opened 0 docs',
    )
  })

  test('warns if there may be more than GitHub lists', () => {
    const { annotations } = play(count?.run, { MONTH: '2026-02' }, [
      { to: 'created:2026', out: `MERGED ${link(1)}\n`.repeat(1000) },
      { to: '' },
    ])
    expect(annotations).toEqual([expect.stringMatching(/^::warning::.*1,000/)])
  })

  test.each(['2026-13', '2026-1', 'last', '2026-02-01', "2026-02'"])(
    'refuses the month %s',
    (MONTH) => {
      const { status, calls } = play(count?.run, { MONTH }, [{ to: '' }])
      expect({ status, calls }).toEqual({ status: 1, calls: [] })
    },
  )

  test('fails and comments nothing if gh fails', () => {
    const { status } = play(count?.run, { MONTH: '2026-02' }, [
      { to: '', error: 'HTTP 502' },
    ])
    expect(status).toBe(1)
    expect(comment?.if).not.toContain('always()')
  })
})

describe('rollout.yml', () => {
  const [read, add] = stepsOf('rollout.yml')
  const { env } = Object.values(workflowOf('rollout.yml').jobs)[0] ?? {}
  const missing = 'Not Found (HTTP 404)'
  const rollOut = (repositories: string, answers: Answer[]) =>
    play(add?.run, { ...env, REPOSITORIES: repositories }, answers)

  /** A repository that nothing was added to. */
  const fresh = (name: string): Answer[] => [
    { to: `PUT repos/${name}/contents` },
    { to: `DELETE repos/${name}/git/refs/heads/add-docs-command` },
    { to: `${name}/contents`, error: missing },
    { to: `${name}/pulls?head=`, out: '0\n' },
    { to: `${name}/git/ref/heads/trunk`, out: 'abc\n' },
    { to: `${name}/git/refs` },
    { to: `pr create --repo ${name} ` },
    { to: `api repos/${name} `, out: 'trunk\n' },
  ]
  const changes = (calls: string[]) =>
    calls
      .filter((call) => /--method| -f |pr create/.test(call))
      .map((call) => call.replace(/ (-f|--base) .*/, ''))
  const branch = (name: string) => `api --silent repos/${name}/git/refs`
  const file = (name: string) =>
    `api --silent --method PUT repos/${name}/contents/.github/workflows/docs-command.yml`
  const pull = (name: string) => `pr create --repo ${name}`
  const undo = (name: string) =>
    `api --silent --method DELETE repos/${name}/git/refs/heads/add-docs-command`

  test('opens the pull request in each repository', () => {
    const { status, calls, annotations } = rollOut('acme/a acme/b.c', [
      ...fresh('acme/a'),
      ...fresh('acme/b.c'),
    ])
    expect({ status, annotations }).toEqual({ status: 0, annotations: [] })
    expect(changes(calls)).toEqual(
      ['acme/a', 'acme/b.c'].flatMap((name) => [
        branch(name),
        file(name),
        pull(name),
      ]),
    )
    expect(calls.at(-1)).toContain('--base trunk --head add-docs-command')
    expect(calls.join('\n')).toContain('-f content=bmFtZTogRG9jcwo=')
  })

  test.each<[string, Answer]>([
    [
      'has the workflow',
      { to: 'acme/a/contents/.github/workflows/docs-command.yml' },
    ],
    ['has had its pull request', { to: 'acme/a/pulls', out: '1\n' }],
  ])('changes nothing where a repository %s', (_, answer) => {
    const { status, calls } = rollOut('acme/a', [answer, ...fresh('acme/a')])
    expect(status).toBe(0)
    expect(changes(calls)).toEqual([])
  })

  test('opens nothing from a branch that somebody else made', () => {
    const error = 'Reference already exists (HTTP 422)'
    const { status, log, calls } = rollOut('acme/a', [
      { to: 'acme/a/git/refs', error },
      ...fresh('acme/a'),
    ])
    expect(status).toBe(1)
    expect(log).toContain(error)
    expect(changes(calls)).toEqual([branch('acme/a')])
  })

  test('keeps the branch if the pull request may be there', () => {
    const { calls } = rollOut('acme/a', [
      { to: 'pr create', error: 'HTTP 502' },
      { to: 'acme/a/pulls', out: '0\n', later: '1\n' },
      ...fresh('acme/a'),
    ])
    expect(changes(calls)).toEqual([
      branch('acme/a'),
      file('acme/a'),
      pull('acme/a'),
    ])
  })

  // Only 404 means that something isn't there.
  test.each<[string, string, string, string[]]>([
    ['not found', 'api repos/acme/a ', missing, []],
    ['without rights', 'acme/a/contents', 'Forbidden (HTTP 403)', []],
    ['in an outage', 'acme/a/contents', 'HTTP 502', []],
    ['unreachable', 'acme/a/contents', 'error connecting', []],
    ['whose pulls fail', 'acme/a/pulls', 'HTTP 502', []],
    ['without a commit', 'acme/a/git/ref/heads/trunk', 'empty (HTTP 409)', []],
    ['archived', 'acme/a/git/refs', 'archived (HTTP 403)', [branch('acme/a')]],
    [
      'without the right to workflows',
      'PUT repos/acme/a',
      'Forbidden (HTTP 403)',
      [branch('acme/a'), file('acme/a'), undo('acme/a')],
    ],
    [
      'without pull requests',
      'pr create --repo acme/a ',
      'HTTP 403',
      [branch('acme/a'), file('acme/a'), pull('acme/a'), undo('acme/a')],
    ],
  ])('names a repository %s and goes on', (_, to, error, changed) => {
    const { status, log, calls, annotations } = rollOut('acme/a acme/b', [
      { to, error },
      ...fresh('acme/a'),
      ...fresh('acme/b'),
    ])
    expect(status).toBe(1)
    expect(log).toContain(error)
    expect(changes(calls)).toEqual([
      ...changed,
      branch('acme/b'),
      file('acme/b'),
      pull('acme/b'),
    ])
    expect(annotations).toHaveLength(2)
    expect(annotations[0]).toMatch(/^::error::acme\/a /)
    expect(annotations[1]).toMatch(/^::error::.*run .*again/i)
  })

  test.each([
    'acme',
    'acme/',
    '/a',
    'acme/a/b',
    'acme/a,acme/c',
    '*',
    'acme/a?x',
  ])('names %s as invalid and goes on', (name) => {
    const { status, calls, annotations } = rollOut(
      `${name} acme/b`,
      fresh('acme/b'),
    )
    expect(status).toBe(1)
    expect(annotations[0]).toBe(`::error::${name} isn't owner/name.`)
    expect(changes(calls)).toHaveLength(3)
    expect(calls.every((call) => call.includes('acme/b'))).toBe(true)
  })

  test('reads the workflow in one line', () => {
    const { temp, calls } = play(read?.run, { ...env }, [
      { to: 'contents', out: 'bmFt\n' },
    ])
    expect(readFileSync(join(temp, 'content'), 'utf8').trim()).toBe('bmFt')
    expect(calls[0]).toContain(
      'repos/acme/widgets/contents/.github/workflows/docs-command.yml',
    )
  })

  test('adds nothing if the workflow is missing', () => {
    const { status } = play(read?.run, { ...env }, [
      { to: 'contents', error: missing },
    ])
    expect(status).toBe(1)
  })
})

describe('the script for many repositories', () => {
  const section = readFileSync('docs/versions.md', 'utf8')
    .split('### Many repositories\n')[1]
    ?.split('\n## ')[0]
  const [, script = ''] = /```sh\n([\s\S]*?)```/.exec(section ?? '') ?? []
  const git = (cwd: string, ...args: string[]) =>
    spawnSync('git', args, { cwd, encoding: 'utf8' })
  const names = ['docs.yml', 'a b.yml', '-n.yml', 'x -e 1e .yml', '"ü".yml']
  const old = '      - uses: OWNER/docs-agent-action/visitors@v1 # old\n'

  const settings = 'new=0abc version=v2.0.0\n'

  /** A repository whose workflows start with a command, and have bad names. */
  function repository(): string {
    const root = mkdtempSync(join(folder, 'repository-'))
    const workflows = join(root, '.github/workflows')
    mkdirSync(workflows, { recursive: true })
    for (const name of names)
      writeFileSync(join(workflows, name), `touch RAN\n${old}`)
    writeFileSync(join(root, 'README.md'), old)
    git(root, 'init', '--quiet')
    git(root, 'add', '--all')
    return root
  }
  const pipeline = /git grep[\s\S]*?xargs[\s\S]*? --\n/.exec(script)?.[0] ?? ''

  test('changes workflows of any name, and runs nothing of them', () => {
    const root = repository()
    const { status } = spawnSync('bash', ['-ec', `${settings}${pipeline}`], {
      cwd: root,
      encoding: 'utf8',
    })
    expect(status).toBe(0)
    for (const name of names)
      expect([
        name,
        readFileSync(join(root, '.github/workflows', name), 'utf8'),
      ]).toEqual([
        name,
        'touch RAN\n      - uses: OWNER/docs-agent-action/visitors@0abc # old\n',
      ])
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toBe(old)
    expect(existsSync(join(root, 'RAN'))).toBe(false)
    // sed of a Mac takes no options after its script.
    expect(pipeline).toContain('xargs -0 sed -i.bak -e "s|')
    expect(pipeline).toMatch(/" --\n$/)
  })

  const action = 'OWNER/docs-agent-action'
  const workflow = `${action}/.github/workflows/docs-command.yml`
  test.each([
    ['double quotes', `- uses: "${action}@v1"\n`],
    ['single quotes', `- uses: '${action}/visitors@v1'  # why\n`],
    ['flow style', `[{ uses: ${action}@v1, with: { a: "@v1" } }]\n`],
    [
      'two in a line',
      `[{ uses: ${action}@v1 }, { "uses": "${action}/x@v1" }]\n`,
    ],
    ['CRLF', `- uses: ${action}@v1\r\n  id: docs\r\n`],
    ['a reusable workflow', `uses: ${workflow}@v1\n`],
    ['a commit and its version', `- uses: ${action}@v1 # v1\n`],
    ['other actions', '- uses: a/docs-agent-action-2@v1 # v1.0.0\n'],
  ])('changes only the version with %s', (_, before) => {
    const root = repository()
    const file = join(root, '.github/workflows/docs.yml')
    writeFileSync(file, before)
    spawnSync('bash', ['-ec', `${settings}${pipeline}`], { cwd: root })
    const expected = before.replaceAll(
      /(docs-agent-action(?:\/\S+)?)@v1|# v1$/gm,
      (_, name) => (name === undefined ? '# v2.0.0' : `${name}@0abc`),
    )
    const isOurs = !before.includes('agent-action-2')
    expect(readFileSync(file, 'utf8')).toBe(isOurs ? expected : before)
  })

  test('removes workflows of any name with the command of the page', () => {
    const root = repository()
    const [, command = ''] = /with `(xargs [^`]+)`/.exec(section ?? '') ?? []
    const { status } = spawnSync(
      'bash',
      [
        '-ec',
        pipeline.replace(
          /xargs[\s\S]*/,
          command.replace('git rm', 'git rm -f'),
        ),
      ],
      { cwd: root },
    )
    expect(status).toBe(0)
    expect(git(root, 'ls-files').stdout).toBe('README.md\n')
  })

  test.each([
    ['acme/widgets', 'acme/gears'],
    ['acme/gears', 'acme/widgets'],
  ])('touches nothing if %s cannot be cloned', (bad, good) => {
    // The stand-in for git notes the folder that it is called in.
    const git = `git() { echo "$PWD $*" >>"$STAND_IN/git"; }\nset +e\n`
    const error = 'Could not resolve to a Repository'
    const { calls, temp } = play(
      `export TMPDIR=$STAND_IN\n${git}${script}`,
      { HOME: folder },
      [{ to: `clone ${bad}`, error }, { to: '' }],
    )
    const folders = readFileSync(join(temp, 'git'), 'utf8')
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => line.split(' ')[0])
    const [clone] = calls.filter((call) => call.includes(`clone ${good} `))
    expect(new Set(folders)).toEqual(new Set([clone?.split(' ')[3]]))
    expect(calls.filter((call) => call.includes('pr create'))).toEqual([
      `pr create --repo ${good} --head upgrade-docs-action --fill`,
    ])
  })
})
