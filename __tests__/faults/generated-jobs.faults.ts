// Jobs drawn from the description of the documentation service, 200 as the answer to each operation: the shipped bundle
// reads all of them, and loses nothing.
import { mkdtempDisposableSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { type ActionRun, runAction } from '../../emulator/runner/runner.ts'
import { drawJobs, type JobAnswer } from './drawn-answers.ts'
import { type Plan, startPlannedService } from './planned-service.ts'
import { runPool } from './run-pool.ts'

type Case = {
  project: string
  plan: Plan
  with: Record<string, string>
  result: RegExp
  /** What the run asks the service for, in order. */
  asks: string[]
  /** What it is told of the job. */
  told: JobAnswer[]
}

type CaseRun = {
  run: ActionRun
  /** The outputs `job` as they were set, in order. */
  jobs: object[]
}

const linkPattern =
  /^https:\/\/[A-Za-z\d.-]+(?::\d+)?\/[a-z\d._-]+\/[a-z\d._-]+\/(?:pull|pulls|pull-requests|-\/merge_requests)\/[1-9]\d*$/
const hasEnded = ({ status = '' }: JobAnswer) => ['completed', 'archived', 'failed'].includes(status)

const ended = drawJobs(200, 3, hasEnded)
const messages = drawJobs(200, 4)
const cases: Case[] = [
  ...drawJobs(200, 1).map((create, index) => ({
    ...{ project: `create-${index}`, plan: { create }, with: { prompt: 'Describe it.' } },
    ...{ result: /^running$/, asks: ['POST /job'], told: [create] },
  })),
  ...drawJobs(60, 2).map((get, index) => ({
    ...{ project: `get-${index}`, plan: { get }, with: { 'job-id': get.id } },
    ...{ result: resultOf(get), asks: [`GET ${pathOf(get)}`], told: [get] },
  })),
  ...ended.map((get, index) => {
    // An answer is about the job that was asked for.
    const message = { ...messages[index], id: get.id }
    const given = { 'job-id': get.id, prompt: 'More.' }
    return {
      ...{ project: `message-${index}`, plan: { get, message }, with: given },
      ...{ result: /^running$/, asks: [`GET ${pathOf(get)}`, `POST ${pathOf(get)}/message`] },
      told: [get, message],
    }
  }),
]

const service = await startPlannedService(new Map(cases.map(({ project, plan }) => [project, plan])))
const pool = runPool(cases, { width: 4 }, play)

afterAll(async () => {
  await pool.done
  await service.close()
})

test.each(cases.map((each, index) => [each.project, each, index] as const))('%s', async (_, each, index) => {
  const settled = await pool.results[index]
  if (settled?.is !== 'done') throw settled?.error ?? new Error('The case was not run.')
  const { run, jobs } = settled.value
  expect(run.outputs.result).toMatch(each.result)
  expect(run.outputs['job-id']).toBe(each.told[0]?.id)
  expect(asked(each.project)).toEqual(each.asks)
  expect(jobs.at(0)).toMatchObject(readAs(each.told.at(0)))
  expect(jobs.at(-1)).toMatchObject(readAs(each.told.at(-1), each.told.at(0)))
})

test('all of them are as described, and so is what the runs sent', async () => {
  await pool.done
  expect(service.problems).toEqual([])
})

function pathOf({ id }: JobAnswer): string {
  return `/job/${encodeURIComponent(id)}`
}

function asked(project: string): string[] {
  const lines = service.requests.map(({ method, path }) => `${method} ${path}`)
  const base = ` /v2/agent/${project}/`
  return lines.filter((line) => line.includes(base)).map((line) => line.replace(base, ' /'))
}

test('among them is each status, and each field with and without a value', () => {
  const jobs = cases.flatMap(({ told }) => told)
  const statuses = new Set(jobs.map(({ status }) => status))
  expect([...statuses].sort()).toEqual(['active', 'archived', 'completed', 'failed', undefined])
  for (const field of ['source', 'model', 'prLink', 'createdAt', 'archivedAt'] as const)
    expect(new Set(jobs.map((job) => field in job))).toEqual(new Set([true, false]))
  const links = new Set(jobs.map(({ prLink }) => (prLink ? linkAs(prLink) !== null : prLink)))
  expect(links).toEqual(new Set([true, false, null, undefined]))
})

async function play({ project, with: given }: Case, onBegun: () => void): Promise<CaseRun> {
  onBegun()
  using folder = mkdtempDisposableSync(join(tmpdir(), 'generated-'))
  const run = await runAction({
    event: { name: 'schedule' },
    folder: folder.path,
    with: {
      ...{ 'api-key': 'mint_key_of_the_tests', 'api-url': service.url, 'project-id': project },
      ...{
        context: 'none',
        comment: 'off',
        wait: 'false',
        'fail-on': 'none',
        'timeout-minutes': '0.5',
        ...given,
      },
    },
  })
  const outputs = readFileSync(join(folder.path, '_runner_file_commands', 'github_output'), 'utf8')
  return { run, jobs: [...outputs.matchAll(/^job<<.*\n(.+)$/gm)].map(([, json = '']) => JSON.parse(json)) }
}

/** A completed job with a link that may be too odd to be shown ends as one of both. */
function resultOf(job: JobAnswer): RegExp {
  if (!hasEnded(job)) return /^running$/
  if (job.status !== 'completed') return new RegExp(`^${job.status}$`)
  if (linkAs(job.prLink)) return /^pull-request$/
  return job.prLink ? /^(?:no-)?pull-request$/ : /^no-pull-request$/
}

/** What the output `job` has to say. A link that was read before stays. */
function readAs(job?: JobAnswer, before?: JobAnswer): object {
  const { id, status = 'unknown', source = {}, model, prLink, createdAt, archivedAt } = job ?? {}
  const link = linkAs(prLink) ?? linkAs(before?.prLink)
  return {
    ...{ id, status, createdAt: timeAs(createdAt), archivedAt: timeAs(archivedAt) },
    source: { ...textAs('repository', source.repository), ...textAs('ref', source.ref) },
    ...textAs('model', model),
    prLink: link,
  }
}

/** A plain text has to be given as it is, and any other one with a letter has to be given. */
function textAs(name: string, text: string | undefined): object {
  if (text === undefined) return { [name]: null }
  if (/^[a-z\d][a-z\d/._-]*$/.test(text)) return { [name]: text }
  return /[a-z]/i.test(text) ? { [name]: expect.any(String) } : {}
}

/** A time in UTC. A leap second, and what UTC would move out of the years 0 to 9999, is not known. */
function timeAs(time: string | null | undefined): string | null {
  if (!time || !/^[\d-]{10}T[\d:.]+(?:Z|[+-]\d\d:\d\d)$/.test(time) || /:60/.test(time)) return null
  if (time.endsWith('Z')) return time
  const utc = new Date(time).toISOString().replace('.000Z', 'Z')
  return /^\d{4}-/.test(utc) ? utc : null
}

function linkAs(link: string | null | undefined): string | null {
  return link?.match(linkPattern)?.[0] ?? null
}
