// What the pages and examples say of the action is true: inputs, outputs,
// results, groups, and links.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { reasons, results } from '../../src/outcome.ts'
import { docLinks } from '../../src/runner/log.ts'

type Job = {
  concurrency?: { group: string; queue: string }
  uses?: string
  with?: Record<string, unknown>
  steps?: { uses?: string; with?: Record<string, unknown> }[]
}
type Workflow = { on: object; jobs: Record<string, Job>; concurrency?: unknown }
type Metadata = {
  inputs: Record<string, unknown>
  outputs: Record<string, unknown>
}

const read = (path: string) => readFileSync(path, 'utf8')
const pages = [
  'README.md',
  'AGENTS.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
]
pages.push(
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
)
const examples = readdirSync('docs/examples').map(
  (name) => `docs/examples/${name}`,
)
const workflows = [...examples, '.github/workflows/docs-command.yml']

/**
 * Folder of the action that a step uses, null for the action of somebody else.
 */
function actionOf(uses = ''): string | null {
  const match = /^[\w-]+\/docs-agent-action(?:\/(\w+))?@/.exec(uses)
  return match ? (match[1] ?? '.') : null
}

function metadataOf(folder: string): Metadata {
  return parse(read(join(folder, 'action.yml')))
}

test.each(workflows)('%s gives inputs that there are', (path) => {
  const workflow: Workflow = parse(read(path))
  for (const { steps = [] } of Object.values(workflow.jobs)) {
    for (const { uses, with: inputs = {} } of steps) {
      const folder = actionOf(uses)
      const declared =
        folder === null ? null : Object.keys(metadataOf(folder).inputs)
      expect(
        Object.keys(inputs).filter(
          (name) => declared?.includes(name) === false,
        ),
      ).toEqual([])
    }
  }
})

const expression =
  '{{ github.event.pull_request.number || github.event.issue.number || github.run_id }}'
const group = `docs-$${expression}`

/** Whether a run of the job can have a conversation. */
function hasConversation({ on }: Workflow, { steps = [] }: Job): boolean {
  const isOurs = steps.some(({ uses }) => actionOf(uses) === '.')
  const events = [
    'pull_request',
    'pull_request_target',
    'issue_comment',
    'workflow_call',
  ]
  return (
    isOurs && events.some((event) => Object.keys(Object(on)).includes(event))
  )
}

test.each(workflows)(
  '%s keeps the runs of a conversation in one group, at the job',
  (path) => {
    const workflow: Workflow = parse(read(path))
    const jobs = Object.values(workflow.jobs).filter((job) =>
      hasConversation(workflow, job),
    )
    expect(workflow.concurrency).toBeUndefined()
    for (const { concurrency } of jobs)
      expect(concurrency).toEqual({ group, queue: 'max' })
  },
)

test('some examples have a conversation', () => {
  const found = workflows.filter((path) => {
    const workflow: Workflow = parse(read(path))
    return Object.values(workflow.jobs).some((job) =>
      hasConversation(workflow, job),
    )
  })
  expect(found.length).toBeGreaterThanOrEqual(7)
})

/** The anchors of a page, as GitHub makes them of its headings. */
function anchorsOf(page: string): string[] {
  const headings = read(page).match(/^#{1,6} .+$/gm) ?? []
  return headings.map((heading) =>
    heading
      .replace(/^#+ /, '')
      .toLowerCase()
      .replace(/[^\w\- ]/g, '')
      .replaceAll(' ', '-'),
  )
}

function isThere(from: string, link: string): boolean {
  const [path = '', anchor] = link.split('#')
  const target = path === '' ? from : normalize(join(dirname(from), path))
  return (
    existsSync(target) &&
    (anchor === undefined || anchorsOf(target).includes(anchor))
  )
}

test.each(pages)('the links of %s lead somewhere', (page) => {
  const links = [...read(page).matchAll(/\]\(([^)\s]+)\)/g)].map(
    ([, link = '']) => link,
  )
  expect(
    links.filter((link) => !/^https?:/.test(link) && !isThere(page, link)),
  ).toEqual([])
})

test('the links of annotations lead somewhere', () => {
  expect(
    Object.values(docLinks).filter((link) => !isThere('README.md', link)),
  ).toEqual([])
})

test('the reference names every result and reason', () => {
  const reference = read('docs/reference.md')
  expect(
    [...results, ...reasons].filter(
      (code) => !reference.includes(`\`${code}\``),
    ),
  ).toEqual([])
})

test('the outputs are those of the action', () => {
  const job = Object.keys(metadataOf('.').outputs)
  expect(job.toSorted()).toEqual([
    ...[
      'changed-pages',
      'comment-url',
      'duration-seconds',
      'job',
      'job-id',
      'pr-link',
      'pr-number',
    ],
    ...['pr-repository', 'preview-url', 'reason', 'result', 'status'],
  ])
  expect(Object.keys(metadataOf('.').inputs)).toHaveLength(19)
})

test('the README has at most 150 lines, and the pages 1,500', () => {
  const lines = (path: string) => read(path).split('\n').length - 1
  expect(lines('README.md')).toBeLessThanOrEqual(150)
  const all = pages
    .filter((page) => page.startsWith('docs/'))
    .reduce((sum, page) => sum + lines(page), 0)
  expect(all).toBeLessThanOrEqual(1_500)
})
