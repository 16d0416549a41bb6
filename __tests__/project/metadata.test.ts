import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { postEntry } from '../../scripts/post-entry.ts'
import { isBrandingColor, isBrandingIcon } from '../../scripts/release/branding.ts'
import { findMetadataProblems, listReadInputs, metadataFiles } from '../../scripts/release/metadata.ts'
import { outputsAtEnd, outputsOfJob } from '../../src/job/job-outputs.ts'
import { reconcileOutputs } from '../../src/reconcile/reconcile-outputs.ts'
import { outcome } from '../../src/state/outcome.ts'
import { visitorsOutputs } from '../../src/visitors/visitors-outputs.ts'
import { sampleJob } from '../fixtures/sample-job.ts'
import { emptyReconcile } from '../fixtures/sample-reconcile.ts'
import { sampleExport, sampleRequest } from '../fixtures/sample-visitors.ts'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const files = Object.keys(metadataFiles)

function read(file: string) {
  return parse(readFileSync(file, 'utf8'))
}

test('there is one metadata file at the root, and one for each further action', () => {
  const found = globSync('{,*/}action.y{a,}ml').map((file) => file.replaceAll('\\', '/'))
  expect(found.toSorted()).toEqual(files.toSorted())
})

test('the metadata files keep the rules of a release', () => {
  expect(findMetadataProblems(repository)).toEqual([])
})

test('each action has a name of its own, which the Marketplace could take', () => {
  const names = files.map((file) => read(file).name)
  expect(names[0]).toBe('Docs Agent for Mintlify')
  expect(new Set(names).size).toBe(files.length)
})

test.each(files)('%s is described in fewer than 125 characters, and has a badge', (file) => {
  const { description, branding } = read(file)
  expect(description).toMatch(/^[A-Z].{20,122}\.$/)
  expect(branding).toEqual({ icon: 'book-open', color: 'green' })
})

test.each(files)('%s runs on Node 24, the bundle that all of them share', (file) => {
  const { using, main } = read(file).runs
  expect(using).toBe('node24')
  expect(join(dirname(file), main)).toBe(join('dist', 'index.js'))
  expect(existsSync(join(dirname(file), main))).toBe(true)
})

test('only the agent job has a post step, which is the bundle under another name', () => {
  expect(files.map((file) => read(file).runs.post)).toEqual(['dist/post.js', undefined, undefined])
  expect(readFileSync('dist/post.js', 'utf8')).toBe(postEntry)
})

test.each(Object.entries(metadataFiles))('%s declares the inputs that its code reads', (file, source) => {
  const readInputs = new Set(listReadInputs(repository, source))
  expect(Object.keys(read(file).inputs).toSorted()).toEqual([...readInputs].toSorted())
})

test.each([
  ['action.yml', 'job'],
  ['visitors/action.yml', 'visitors'],
  ['reconcile/action.yml', 'reconcile'],
])('%s tells the bundle that it is the %s', (file, operation) => {
  expect(read(file).inputs.operation).toMatchObject({ default: operation })
})

const end = outcome('failed')
const figures = { durationMs: 0, polls: 0, commentUrl: null, jobId: null, docsPull: null }

test.each([
  ['action.yml', outputsAtEnd(end, figures)],
  ['visitors/action.yml', visitorsOutputs(sampleExport(), sampleRequest())],
  ['reconcile/action.yml', reconcileOutputs(emptyReconcile)],
])('%s declares the outputs that its code sets', (file, outputs) => {
  expect(Object.keys(read(file).outputs).toSorted()).toEqual(Object.keys(outputs).toSorted())
})

test('what a reading of the job sets is set at the end too', () => {
  const early = Object.keys(outputsOfJob(sampleJob()))
  expect(Object.keys(outputsAtEnd(end, figures))).toEqual(expect.arrayContaining(early))
})

test('the reusable workflow hands on inputs that the action has, with its defaults', () => {
  const workflow = read('.github/workflows/docs-command.yml')
  const { inputs: all, secrets: allSecrets } = workflow.on.workflow_call
  const { 'runs-on': runner, 'docs-app-client-id': app, ...inputs } = all
  const { 'docs-app-private-key': appKey, ...secrets } = allSecrets
  const declared = read('action.yml').inputs
  const given = workflow.jobs.docs.steps.find(({ id }: { id?: string }) => id === 'docs').with
  const expected = Object.fromEntries([
    ...Object.keys(secrets).map((name) => [name, `\${{ secrets.${name} }}`]),
    ...Object.keys(inputs).map((name) => [name, `\${{ inputs.${name} }}`]),
  ])
  const ofApp = { 'docs-token': `\${{ steps.token.outputs.token }}` }
  expect(given).toEqual({ ...expected, ...ofApp })
  expect([app.default, appKey.required]).toEqual([undefined, undefined])
  expect(runner.default).toBe('ubuntu-latest')
  for (const name of Object.keys(inputs)) {
    expect([name, inputs[name].default?.toString()]).toEqual([name, declared[name]?.default])
  }
})

test.each(['coffee', 'smile', 'Book-Open', ''])('%j is no icon of the Marketplace', (name) => {
  expect(isBrandingIcon(name)).toBe(false)
})

test.each(['pink', 'gray', ''])('%j is no color of the Marketplace', (name) => {
  expect(isBrandingColor(name)).toBe(false)
})
