import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { z } from 'zod'
import { readRelease } from '../../scripts/owner.ts'
import { readMetadata } from '../../scripts/readme.ts'

const concurrency = z.strictObject({
  group: z.string(),
  'cancel-in-progress': z.boolean(),
  queue: z.enum(['single', 'max']).optional(),
})
const step = z.object({
  id: z.string().optional(),
  uses: z.string().optional(),
  run: z.string().default(''),
  with: z.record(z.string(), z.unknown()).default({}),
})
const job = z.object({
  name: z.string().min(1),
  permissions: z.record(z.string(), z.enum(['read', 'write'])),
})
const jobOfSteps = job.extend({
  'timeout-minutes': z.number(),
  concurrency: concurrency.optional(),
  steps: z.array(step).min(1),
})
/** One that calls the reusable workflow, which has limits and concurrency of its own. */
const callingJob = job.extend({
  uses: z.string(),
  with: z.record(z.string(), z.unknown()),
  secrets: z.record(z.string(), z.unknown()),
  steps: z.array(step).max(0).default([]),
})
const workflowShape = z.object({
  name: z.string().min(1),
  on: z.record(z.string(), z.unknown()),
  permissions: z.strictObject({}),
  concurrency: concurrency.optional(),
  jobs: z.record(z.string(), z.union([jobOfSteps, callingJob])),
})

const { repository } = readRelease('.')
const ours = new RegExp(`^${repository}(?:/([a-z]+)|/\\.github/workflows/docs-command\\.yml)?@v1$`)
/**
 * Of actions by others.
 *
 * https://github.com/actions/deploy-pages#outputs
 * https://github.com/actions/create-github-app-token#outputs
 */
const outputsOfOthers = ['steps.pages.outputs.page_url', 'steps.token.outputs.token']
const examples = globSync('docs/examples/*.yml').map((file) => ({ name: basename(file, '.yml'), file }))

test.each(examples)('$name grants nothing by default, and gives a reason for each permission', ({ file }) => {
  const { jobs } = readWorkflow(file)
  const granted = Object.values(jobs).flatMap(({ permissions }) => Object.entries(permissions))
  const reasoned = [...readFileSync(file, 'utf8').matchAll(/^ +([a-z-]+): (read|write) # to .{10}/gm)]
  expect(reasoned.map(([, name, level]) => [name, level])).toEqual(granted)
})

test.each(examples)('$name says at its head what it is for', ({ file }) => {
  expect(readFileSync(file, 'utf8')).toMatch(/^(?:# .{1,117}\n)+name: \S/)
})

/** They work beside the action: on its pull requests, its files and its releases. */
const beside = ['auto-merge', 'auto-merge-by-label', 'docs-repository-wake-up', 'rollout', 'verify-release']

test.each(examples)(
  '$name takes this action by its version, and others by their commit',
  ({ file, name }) => {
    const used = [...readFileSync(file, 'utf8').matchAll(/^[ -]+uses: (.+)/gm)].map(
      ([, action = '']) => action,
    )
    const third = /^actions\/[a-z-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/
    expect(used.some((action) => ours.test(action))).toBe(!beside.includes(name))
    expect(used.filter((action) => !ours.test(action) && !third.test(action))).toEqual([])
  },
)

test.each(examples)('$name starts on no event that GitHub blocks by default', ({ file }) => {
  expect(Object.keys(readWorkflow(file).on)).not.toContain('pull_request_target')
})

const schedule = z.array(z.strictObject({ cron: z.string(), timezone: z.string().optional() })).default([])

test.each(examples)('$name starts each week at a time of a time zone that there is', ({ file }) => {
  const starts = schedule.parse(readWorkflow(file).on.schedule)
  const weekly = starts.filter(({ cron }) => cron.endsWith('* * 1'))
  const zones = ['Etc/UTC', ...Intl.supportedValuesOf('timeZone')]
  expect(weekly.filter(({ timezone = '' }) => !zones.includes(timezone))).toEqual([])
  expect(starts.filter((start) => !weekly.includes(start) && start.timezone !== undefined)).toEqual([])
})

test.each(examples)('$name gives the inputs that are required, and none that there is not', ({ file }) => {
  for (const { action, inputs: given } of listUses(file)) {
    const { inputs } = readMetadata(action)
    const required = Object.keys(inputs).filter((name) => inputs[name]?.required)
    expect(given).toEqual(expect.arrayContaining(required))
    expect(Object.keys(inputs).filter((name) => name !== 'operation')).toEqual(expect.arrayContaining(given))
  }
})

test('organization gives the called workflow what it asks for, and nothing else', () => {
  const called = parse(readFileSync('.github/workflows/docs-command.yml', 'utf8')).on.workflow_call
  const { docs } = readWorkflow('docs/examples/organization.yml').jobs
  const given = docs !== undefined && 'uses' in docs ? docs : { with: {}, secrets: {} }
  expect(Object.keys(called.inputs)).toEqual(expect.arrayContaining(Object.keys(given.with)))
  expect(Object.keys(called.secrets)).toEqual(expect.arrayContaining(Object.keys(given.secrets)))
  expect([Object.keys(given.with), Object.keys(given.secrets)]).toEqual([
    ['project-id'],
    ['api-key', 'state-secret'],
  ])
})

const byComment = ['issue_comment', 'pull_request_review_comment']
const commented = examples.filter(({ file }) =>
  Object.keys(readWorkflow(file).on).some((name) => byComment.includes(name)),
)

test.each([
  ...commented.filter(({ name }) => name !== 'organization'),
  { name: 'the reusable workflow', file: '.github/workflows/docs-command.yml' },
])('$name keeps the comments of strangers in a queue of their own', ({ file }) => {
  const { jobs } = parse(readFileSync(file, 'utf8'))
  const { group, queue } = jobs.docs.concurrency
  expect(group).toMatch(/-\$\{\{ github\.event\.comment\.author_association == 'NONE' \}\}$/)
  expect(queue).toBe('max')
})

test.each(examples)('$name reads only outputs that there are', ({ file }) => {
  const declared = listUses(file).flatMap(({ id, action }) =>
    Object.keys(readMetadata(action).outputs).map((name) => `steps.${id}.outputs.${name}`),
  )
  const read = readFileSync(file, 'utf8').match(/steps\.[\w-]+\.outputs\.[\w-]+/g) ?? []
  expect([...declared, ...outputsOfOthers]).toEqual(expect.arrayContaining(read))
})

/**
 * What actionlint doesn't know yet, and the engine of the workflow tests runs one after the other.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/workflow-syntax#jobsjob_idstepsbackground
 */
const inBackground = step
  .extend({ id: z.string(), uses: z.string(), background: z.literal(true) })
  .omit({ run: true })
  .strict()
const waiting = z.strictObject({ name: z.string().min(1), wait: z.string() })
const besideOthers = ['background', 'wait', 'wait-all', 'cancel', 'parallel']

test.each(examples)(
  '$name waits once for each step in the background, after it and by its ID',
  ({ file }) => {
    const { jobs } = parse(readFileSync(file, 'utf8'))
    for (const { steps = [] } of Object.values<{ steps?: object[] }>(jobs)) {
      const special = steps.filter((one) => Object.keys(one).some((key) => besideOthers.includes(key)))
      const started = special.slice(0, special.length / 2).map((one) => inBackground.parse(one).id)
      expect(special.slice(started.length).map((one) => waiting.parse(one).wait)).toEqual(started)
    }
  },
)

test.each(examples)(
  '$name puts no expression into a script, and asks for nothing of the emulator',
  ({ file }) => {
    const steps = Object.values(readWorkflow(file).jobs).flatMap((job) => job.steps)
    expect(steps.map(({ run }) => run).filter((run) => run.includes('${{'))).toEqual([])
    expect(readFileSync(file, 'utf8')).not.toMatch(/emulate:|api-url|127\.0\.0\.1|localhost/)
  },
)

test.each(examples)('$name is played by the workflow tests', ({ name }) => {
  const tests = globSync('__tests__/workflow/*.workflow.ts')
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n')
  expect([...tests.matchAll(/\.play\('([a-z-]+)'/g)].map(([, played]) => played)).toContain(name)
})

/** Returns the example. Throws if it lacks what every one has, or queues runs in a way that there is not. */
function readWorkflow(file: string): z.infer<typeof workflowShape> {
  return workflowShape.parse(parse(readFileSync(file, 'utf8')))
}

/** Returns the steps that use this action: the metadata file, and what is given to it. */
function listUses(file: string) {
  const steps = Object.values(readWorkflow(file).jobs).flatMap((job) => job.steps)
  return steps.flatMap(({ id, uses = '', with: given }) => {
    const [isOurs, folder] = ours.exec(uses) ?? []
    const action = folder === undefined ? 'action.yml' : `${folder}/action.yml`
    return isOurs === undefined ? [] : [{ id, action, inputs: Object.keys(given) }]
  })
}
