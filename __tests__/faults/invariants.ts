// What holds in every run, whatever happens on the way.
import { readFileSync } from 'node:fs'
import { expect } from '@jest/globals'
import { parse } from 'yaml'
import { z } from 'zod'
import type { ActionRun } from '../../emulator/runner.ts'
import { reasons, results } from '../../src/domain/outcome.ts'
import type { FaultServer, SeenRequest } from './fault-server.ts'
import { apiKey, findSecrets, githubToken, markerSecret } from './secrets.ts'

export type Surroundings = {
  service: FaultServer
  /** `host:port` of each connection that the run tried. */
  connections: string[]
  /** Addresses of the GitHub of this run. */
  github?: string
}

const metadataShape = z.object({ outputs: z.record(z.string(), z.unknown()) })
const outputNames = readOutputNames('action.yml')

/** Asserts the invariants of a run that ended by itself. */
export function assertInvariants(run: ActionRun, servers: Surroundings): void {
  assertNothingTwice(servers.service.requests)
  assertNoSecret(run, servers.service.requests)
  assertExit(run)
  assertOnlyOurHosts(servers)
  assertOnlyOurCommands(run)
  assertOneFinalSentence(run)
  assertOutputs(run)
}

/** The outputs that a metadata file of the repository declares. */
export function readOutputNames(metadata: string): string[] {
  const text = readFileSync(new URL(`../../${metadata}`, import.meta.url), 'utf8')
  return Object.keys(metadataShape.parse(parse(text)).outputs)
}

/** Only what was answered 429 was provably not accepted, and may come again. */
function assertNothingTwice(requests: readonly SeenRequest[]): void {
  for (const call of ['create', 'message'] as const) {
    const accepted = requests.filter((seen) => seen.call === call && !seen.answeredWith.startsWith('429'))
    expect(accepted.length).toBeLessThanOrEqual(1)
  }
  expect(requests.filter(({ call }) => call === 'other')).toEqual([])
}

/** Asserts that neither what the run says nor what it sends holds a secret, but for the key where it belongs. */
export function assertNoSecret(
  { stdout, stderr, outputs, state, summary }: ActionRun,
  requests: SeenRequest[],
): void {
  const masks = new Set(
    [apiKey, githubToken, markerSecret].map((secret) => `::add-mask::${escapeData(secret)}`),
  )
  const said = stdout.split('\n').filter((line) => !masks.has(line))
  const files = [...Object.values(outputs), ...Object.values(state), summary]
  const sent = requests.flatMap(({ path, headers, body }) => [
    path,
    body,
    ...headers.filter((line) => line.toLowerCase() !== `authorization: bearer ${apiKey}`.toLowerCase()),
  ])
  expect(findSecrets([...said, stderr, ...files, ...sent].join('\n'))).toEqual([])
}

/** As the runner wants the data of a command. */
function escapeData(text: string): string {
  return text.replaceAll('%', '%25')
}

function assertExit(run: ActionRun): void {
  const { result = '', reason = '' } = run.outputs
  const failOn = (run.request.with?.['fail-on'] ?? 'failed, archived, timed-out, unknown, rejected').split(
    /, */,
  )
  const fails = result === 'cancelled' || reason === 'invalid-input' || failOn.includes(result)
  expect(results).toContain(result)
  expect(reasons).toContain(reason)
  expect({ exitCode: run.exitCode, signal: run.signal }).toEqual({ exitCode: fails ? 1 : 0, signal: null })
  const limitMs = Number(run.request.with?.['timeout-minutes'] ?? 30) * 60_000 + 10_000
  expect(run.spawnToExitMs).toBeLessThan(limitMs)
}

/** Asserts that the run connected to the service and its GitHub alone. */
export function assertOnlyOurHosts({ service, connections, github }: Surroundings): void {
  const ours = [new URL(service.url).host, ...(github ? [new URL(github).host] : [])]
  expect(connections.filter((address) => !ours.includes(address))).toEqual([])
}

const ownCommand = /^::(?:add-mask::.*|group::|endgroup::|debug::|(?:error|warning) title=[^:]+::)/

/** Asserts that each runner command is one that the actions give, and that nothing else was said to the runner. */
export function assertOnlyOurCommands({ stdout, stderr }: ActionRun): void {
  const lines = stdout.split(/\r\n|\r|\n/)
  const rests = lines.map((line) => line.replace(ownCommand, ''))
  expect(rests.filter((rest) => rest.includes('::') || rest.includes('##['))).toEqual([])
  expect(lines.filter((line) => line.startsWith('::add-mask::')).length).toBeLessThanOrEqual(3)
  expect(stderr).toBe('')
}

const verdict = /^(?:::(?:error|warning) title=[^:]+::)?(?:✅|⚠️|⚪|⏭️|❌|🗄️|⏱️|🚫|❔|⛔|🟡) \S/u

/** Asserts that the verdict comes once, as the last line, and as an error exactly if the step fails. */
export function assertOneFinalSentence(run: ActionRun): void {
  const lines = run.stdout.split('\n').filter((line) => line !== '')
  const verdicts = lines.filter((line) => verdict.test(line))
  expect(verdicts).toEqual(lines.slice(-1))
  const errors = lines.filter((line) => line.startsWith('::error'))
  expect(errors).toHaveLength(run.exitCode === 0 ? 0 : 1)
}

function assertOutputs({ outputs, summary }: ActionRun): void {
  expect(Object.keys(outputs).filter((name) => !outputNames.includes(name))).toEqual([])
  expect(Object.values(outputs).filter((value) => /[\n\r\u2028\u202e\u2066]/.test(value))).toEqual([])
  expect(summary).toMatch(/\S/)
}
