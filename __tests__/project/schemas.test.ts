// The JSON schemas of outputs describe what the outputs really are: nothing more, nothing less.

import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from '@jest/globals'
import { z } from 'zod'
import { readMetadata } from '../../scripts/readme.ts'
import { runResults } from '../../src/base/result-codes.ts'
import { outputsAtEnd, outputsOfJob } from '../../src/job/job-outputs.ts'
import { countOutcomes } from '../../src/reconcile/outcomes.ts'
import { reconcileOutputs } from '../../src/reconcile/reconcile-outputs.ts'
import { repositoryStates } from '../../src/reconcile/repository-updates.ts'
import { newDocsPull } from '../../src/state/docs-pull.ts'
import { outcome } from '../../src/state/outcome.ts'
import { reconcileSamples } from '../../tools/preview/export-samples.ts'
import { link, sampleJob } from '../fixtures/sample-job.ts'
import { emptyReconcile } from '../fixtures/sample-reconcile.ts'
import { sampleReport } from '../fixtures/sample-report.ts'

type JsonSchema = Parameters<typeof z.fromJSONSchema>[0]

const jobSchema: JsonSchema & { properties: object; required: string[] } = read('job')
const jobsSchema: JsonSchema & {
  items: { properties: { result: { anyOf: [{ enum: string[] }] } }; required: string[] }
} = read('jobs')

const repositoriesSchema: JsonSchema & {
  items: { properties: { state: { enum: string[] } }; required: string[] }
} = read('repositories')

const outcomesSchema: JsonSchema & { properties: object; required: string[] } = read('outcomes')

function read(name: string) {
  return JSON.parse(readFileSync(`docs/schemas/${name}.json`, 'utf8'))
}

function isValid(schema: JsonSchema, value: unknown): boolean {
  return z.fromJSONSchema(schema).safeParse(value).success
}

const jobs = [
  sampleJob(),
  sampleJob({ status: 'completed', pullRequest: link, ref: 'mintlify/84f07a93' }),
  sampleJob({ status: 'paused', model: null, repository: null, createdAt: null }),
  sampleJob({ status: 'archived', archivedAt: '2026-11-21T12:00:00.000Z' }),
]

test.each(jobs)('the output job of a job that is $status fits its schema, and has no other field', (job) => {
  const output = JSON.parse(outputsOfJob(job).job ?? '')
  expect(isValid(jobSchema, output)).toBe(true)
  expect(Object.keys(output).toSorted()).toEqual(Object.keys(jobSchema.properties).toSorted())
  expect(jobSchema.required.toSorted()).toEqual(Object.keys(output).toSorted())
})

test('without a job the output job is empty, as its page says', () => {
  const figures = { durationMs: 0, polls: 0, commentUrl: null, jobId: 'job_1', docsPull: null }
  const end = outcome('failed')
  expect(outputsAtEnd(end, figures).job).toBe('')
})

test.each(reconcileSamples())(
  'the output jobs of $name fits its schema, and has no other field',
  ({ report }) => {
    const output: object[] = JSON.parse(reconcileOutputs(report).jobs ?? '')
    expect(isValid(jobsSchema, output)).toBe(true)
    const names = output.map((update) => Object.keys(update).toSorted())
    expect(names.filter((one) => String(one) !== String(jobsSchema.items.required.toSorted()))).toEqual([])
  },
)

test.each(reconcileSamples())(
  'the output repositories of $name fits its schema, and has no other field',
  ({ report }) => {
    const output: object[] = JSON.parse(reconcileOutputs(report).repositories ?? '')
    expect(isValid(repositoriesSchema, output)).toBe(true)
    const names = output.map((update) => Object.keys(update).toSorted())
    expect(names).toEqual(output.map(() => repositoriesSchema.items.required.toSorted()))
  },
)

const at = '2026-11-20T12:00:00.000Z'
const followed = (['open', 'merged', 'closed', null] as const).map((state) =>
  sampleReport({
    ...{ result: 'pull-request', pullRequest: link },
    docsPull: { ...newDocsPull(null), state, openedAt: state && at, endedAt: state === 'merged' ? at : null },
  }),
)

test.each([
  ['no conversation', []],
  ['an open docs pull request', followed.slice(0, 1)],
  ['docs pull requests in every state', followed],
  ['an even number of merged ones', [...followed, ...followed]],
  ['an agent job without a pull request', [sampleReport()]],
])('the output outcomes of %s fits its schema, and has no other field', (_, reports) => {
  const outcomes = countOutcomes(reports, new Date('2026-11-23T00:00:00Z'))
  const output = JSON.parse(reconcileOutputs({ ...emptyReconcile, outcomes }).outcomes ?? '')
  expect(isValid(outcomesSchema, output)).toBe(true)
  expect(Object.keys(output).toSorted()).toEqual(Object.keys(outcomesSchema.properties).toSorted())
  expect(outcomesSchema.required.toSorted()).toEqual(Object.keys(output).toSorted())
})

test('some sample has conversations', () => {
  expect(reconcileSamples().some(({ report }) => report.updates.length > 3)).toBe(true)
})

test('the schema of jobs knows every result', () => {
  expect(jobsSchema.items.properties.result.anyOf[0].enum).toEqual([...runResults])
})

test('the schema of repositories knows every state', () => {
  expect(repositoriesSchema.items.properties.state.enum).toEqual([...repositoryStates])
})

test.each([
  ['a job without an id', jobSchema, { ...outputOf(sampleJob()), id: undefined }],
  ['a job with another field', jobSchema, { ...outputOf(sampleJob()), secret: 'no' }],
  ['a job with a number as link', jobSchema, { ...outputOf(sampleJob()), prLink: 57 }],
  ['an object instead of a list', jobsSchema, {}],
  ['outcomes without requests', outcomesSchema, { ...emptyReconcile.outcomes, requests: undefined }],
  ['outcomes with another field', outcomesSchema, { ...emptyReconcile.outcomes, secret: 'no' }],
  ['a share above 1', outcomesSchema, { ...emptyReconcile.outcomes, mergedShare: 1.5 }],
  ['a repository without a state', repositoriesSchema, [{ repository: 'acme/widgets' }]],
  ['a conversation without its number', jobsSchema, [{ jobId: 'job_1' }]],
])('%s does not fit', (_, schema, value) => {
  expect(isValid(schema, value)).toBe(false)
})

test('every schema is named by the output that it describes', () => {
  const outputs = ['action.yml', 'visitors/action.yml', 'reconcile/action.yml'].flatMap((file) =>
    Object.values(readMetadata(file).outputs),
  )
  const described = outputs
    .map(({ description }) => description)
    .filter((text) => text.includes('docs/schemas'))
  const schemas = globSync('docs/schemas/*.json').map((file) => basename(file))
  const unnamed = schemas.filter((schema) => !described.some((text) => text.includes(schema)))
  expect(unnamed).toEqual([])
})

function outputOf(job: Parameters<typeof outputsOfJob>[0]): object {
  return JSON.parse(outputsOfJob(job).job ?? '')
}
