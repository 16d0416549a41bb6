// Every fault at the pages of a visitors export, on the shipped bundle: how the run ends, what it asked for, what its
// files are called and hold, and that the invariants hold.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, describe, expect, test } from '@jest/globals'
import { type ActionRun, startAction } from '../../emulator/runner/runner.ts'
import { makeCertificates } from './certificates.ts'
import { type FaultServer, startFaultServer } from './fault-server.ts'
import {
  assertNoSecret,
  assertOneFinalSentence,
  assertOnlyOurCommands,
  assertOnlyOurHosts,
} from './invariants.ts'
import { readOutputNames } from './output-names.ts'
import { environmentFor, readRecord } from './run-case.ts'
import { runPool } from './run-pool.ts'
import { apiKey, findSecrets } from './secrets.ts'
import { makeLastingCases, makeQuickCases, stoppedAt, type VisitorsCase } from './visitors-cases.ts'
import {
  makeConnectionCases,
  makeGuardCases,
  makeHostileCases,
  makeStatusCases,
} from './visitors-oddities.ts'

type VisitorsRun = {
  run: ActionRun
  service: FaultServer
  connections: string[]
  /** Texts of the files that the run left, by their names. */
  files: Record<string, string>
}

const metadata = 'visitors/action.yml'
const outputNames = readOutputNames(metadata)
const failures = [undefined, 'none', 'partial', 'unknown', 'partial, rejected']

const elsewhere = await startFaultServer({})
const quick = vary([
  ...makeGuardCases(),
  ...makeHostileCases(),
  ...makeStatusCases(),
  ...makeQuickCases(elsewhere.url),
])
const patient = vary([...makeLastingCases(), ...makeConnectionCases(makeCertificates())])
const patientPool = runPool(patient, { width: 12 }, runVisitors)
const quickPool = runPool(quick, { width: 8 }, runVisitors)

afterAll(async () => {
  await Promise.all([quickPool.done, patientPool.done])
  await elsewhere.close()
})

describe.each([
  { kind: 'a fault', cases: quick, pool: quickPool },
  { kind: 'a fault that takes patience', cases: patient, pool: patientPool },
])('$kind', ({ cases, pool }) => {
  test.each(cases.map((each, index) => [each.name, each, index] as const))('%s', async (_, each, index) => {
    const settled = await pool.results[index]
    if (settled?.is !== 'done') throw settled?.error ?? new Error(`${each.name} was not run`)
    assertEnding(each, settled.value)
    assertFiles(each, settled.value)
    assertInvariants(settled.value)
  })
})

test.each([0, 1, 2])('SIGINT before page %i is read ends the run as cancelled', async (page) => {
  const played = overloadedAt(page)
  const expected = stoppedAt(page, { result: 'unknown', reason: 'interrupted', tries: 1 })
  const cancelled = await runVisitors(played, undefined, 'SIGINT')
  const asked = { ...played, expected }
  assertEnding(asked, cancelled)
  assertFiles(asked, cancelled)
  assertInvariants(cancelled)
})

test('a run that is killed leaves no file that looks whole', async () => {
  const { run, files } = await runVisitors(overloadedAt(1), undefined, 'SIGKILL')
  expect({ signal: run.signal, outputs: run.outputs }).toEqual({ signal: 'SIGKILL', outputs: {} })
  expect(Object.keys(files).sort()).toEqual(['csv', 'json', 'md'].map((end) => `visitors.partial.${end}`))
  expect(files['visitors.partial.csv']).toContain('/start')
})

test('nobody else was contacted', async () => {
  await Promise.all([quickPool.done, patientPool.done])
  expect(elsewhere.countConnections()).toBe(0)
})

function overloadedAt(page: number): VisitorsCase {
  const played = makeLastingCases().filter(({ name }) => name.endsWith(': 408'))[page]
  if (!played) throw new Error(`Page ${page} has no such case.`)
  return played
}

/** Gives each case another choice of what fails the step. */
function vary(cases: VisitorsCase[]): VisitorsCase[] {
  return cases.map((each, index) => {
    const failOn = failures[index % failures.length]
    return failOn === undefined ? each : { ...each, with: { ...each.with, 'fail-on': failOn } }
  })
}

/** What came of the case; a signal comes once the run waits for its next try. */
async function runVisitors(
  played: VisitorsCase,
  onBegun?: () => void,
  signal?: NodeJS.Signals,
): Promise<VisitorsRun> {
  const folder = mkdtempSync(join(tmpdir(), 'visitors-fault-'))
  const recordFile = join(folder, 'record')
  const service = await startFaultServer(played.script, onBegun)
  if (played.isShut) await service.shut()
  const onWait = () => {
    if (played.opens) service.open().catch(() => undefined)
    if (signal) action.kill(signal)
  }
  const action = startAction({
    metadata,
    folder: join(folder, 'runner'),
    with: { ...inputsFor(service), ...played.with },
    env: environmentFor(recordFile, played),
    onLine: (line) => void (line.includes('; next try in') && onWait()),
  })
  try {
    const run = await action.finished
    const { connections } = readRecord(recordFile)
    return { run, service, connections, files: readFiles(folder) }
  } finally {
    await service.close()
    rmSync(folder, { recursive: true })
  }
}

function inputsFor({ url }: FaultServer): Record<string, string> {
  return {
    'api-key': apiKey,
    'project-id': 'acme',
    'api-url': url,
    limit: '2',
    compare: 'none',
    format: 'csv, json, markdown',
    'api-timeout-seconds': '5',
  }
}

function readFiles(folder: string): Record<string, string> {
  const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const files = found.filter((path) => basename(path).startsWith('visitors.'))
  return Object.fromEntries(files.map((path) => [basename(path), readFileSync(join(folder, path), 'utf8')]))
}

function assertEnding({ expected, with: inputs }: VisitorsCase, { run, service }: VisitorsRun): void {
  const { outputs, exitCode, signal } = run
  const failOn = (inputs?.['fail-on'] ?? 'rejected, unknown').split(', ')
  const { nextOffset, apiCalls, ...known } = expected
  expect({
    result: outputs.result,
    reason: outputs.reason,
    rows: Number(outputs.rows),
    offsets: service.requests.map(offsetOf),
    complete: outputs.complete,
    nextOffset: outputs['next-offset'],
    apiCalls: outputs['api-calls'],
    exitCode,
    signal,
  }).toEqual({
    ...known,
    complete: String(expected.result === 'complete'),
    nextOffset,
    apiCalls: String(apiCalls),
    exitCode: expected.reason === 'interrupted' || failOn.includes(expected.result) ? 1 : 0,
    signal: null,
  })
}

/** Only what is complete has its final name; where nothing was read nothing is left. */
function assertFiles({ expected }: VisitorsCase, { run, files }: VisitorsRun): void {
  const isComplete = expected.result === 'complete'
  const stem = isComplete ? 'visitors' : 'visitors.partial'
  const isThere = isComplete || expected.result === 'partial'
  const names = isThere ? ['csv', 'json', 'md'].map((extension) => `${stem}.${extension}`) : []
  const named = ['csv-file', 'json-file', 'markdown-file'].map((name) => basename(run.outputs[name] ?? ''))
  expect(Object.keys(files).sort()).toEqual(names)
  expect(named).toEqual(isThere ? names : ['', '', ''])
  if (!isThere) return
  const { visitors, complete, reason } = JSON.parse(files[`${stem}.json`] ?? '')
  expect({ complete, reason }).toEqual({ complete: isComplete, reason: expected.reason })
  const paths = visitors.map(({ path }: { path: string }) => path)
  expect({ written: paths.length, distinct: new Set(paths).size }).toEqual({
    written: expected.rows,
    distinct: expected.rows,
  })
}

function assertInvariants({ run, service, connections, files }: VisitorsRun): void {
  assertNoSecret(run, service.requests, [])
  expect(findSecrets(Object.values(files).join('\n'))).toEqual([])
  assertOnlyOurHosts(connections, [service.url])
  assertOnlyOurCommands(run)
  assertOneFinalSentence(run)
  expect(service.requests.filter(({ call }) => call !== 'visitors')).toEqual([])
  expect(outputNames).toEqual(expect.arrayContaining(Object.keys(run.outputs)))
  expect(run.summary).toMatch(/\S/)
}

function offsetOf({ path }: { path: string }): number {
  return Number(new URL(path, 'http://service').searchParams.get('offset'))
}
