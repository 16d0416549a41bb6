// What holds in every run, whatever happens on the way.
import { expect } from '@jest/globals'
import type { ActionRun } from '../../emulator/runner/runner.ts'
import type { RecordedRequest } from '../../emulator/shared/request-log.ts'
import { reasons, runResults } from '../../src/base/result-codes.ts'
import type { SeenRequest } from './fault-server.ts'
import { readOutputNames } from './output-names.ts'
import type { CaseRun } from './run-case.ts'
import { apiKey, findSecrets, githubToken, stateSecret } from './secrets.ts'

/** Answers that say that a request was not accepted. */
const refused = /^(?:429|52[1356]|530|503 with retry-after)/

const outputNames = readOutputNames('action.yml')

/** Asserts the invariants of a run of the agent job that ended by itself. */
export function assertInvariants(seen: CaseRun): void {
  const { run } = seen
  assertInvariantsWithoutWords(seen)
  assertExit(run)
  assertInTime(seen)
  if (run.outputs.result !== 'cancelled') assertGitHub(seen)
  assertOneFinalSentence(run)
  assertOutputs(run)
}

/** Asserts what holds also of a run whose last words nobody hears. */
export function assertInvariantsWithoutWords(seen: CaseRun): void {
  const { run, service, github, connections } = seen
  assertNothingTwice(service.requests)
  assertNoSecret(run, service.requests, github.requests)
  assertJobIdInTime(seen)
  assertOnlyOurHosts(connections, [service.url, github.apiUrl])
  assertOnlyOurCommands(run)
  expect(github.comments().length).toBeLessThanOrEqual(github.problem.comments.max)
}

/** Only what was provably not accepted may come again. */
function assertNothingTwice(requests: readonly SeenRequest[]): void {
  for (const call of ['create', 'message'] as const) {
    const accepted = requests.filter((seen) => seen.call === call && !refused.test(seen.answeredWith))
    expect(accepted.length).toBeLessThanOrEqual(1)
  }
  expect(requests.filter(({ call }) => call === 'other')).toEqual([])
}

/** Asserts that neither what the run says nor what it sends holds a secret, but for the key where it belongs. */
export function assertNoSecret(
  { stdout, stderr, outputs, state, summary }: ActionRun,
  toService: readonly SeenRequest[],
  toGitHub: readonly RecordedRequest[],
): void {
  const masks = new Set(
    [apiKey, githubToken, stateSecret].map((secret) => `::add-mask::${escapeData(secret)}`),
  )
  const said = stdout.split('\n').filter((line) => !masks.has(line))
  const files = [...Object.values(outputs), ...Object.values(state), summary]
  const asService = toService.flatMap(({ path, headers, body }) => [
    path,
    body,
    ...headers.filter((line) => line.toLowerCase() !== `authorization: bearer ${apiKey}`.toLowerCase()),
  ])
  const asGitHub = toGitHub.flatMap(({ path, headers: { authorization, ...headers }, body }) => [
    path,
    body,
    ...Object.values(headers),
    authorization?.replace(/^(?:token|bearer) /i, '') === githubToken ? '' : authorization,
  ])
  expect(findSecrets([...said, stderr, ...files, ...asService, ...asGitHub].join('\n'))).toEqual([])
}

/** Only a create gives the run an id that it did not know; of a job that was given, the first answer counts. */
function assertJobIdInTime({ run, service, answers, jobIds }: CaseRun): void {
  const known = run.outputs['job-id']
  const bringing = service.requests.filter(({ brought }) => brought !== '')
  const first = bringing.find(({ call, brought }) => call === 'create' || brought === known)
  const { host } = new URL(service.url)
  const read = answers.find((answer) => answer.host === host && first && answer.readAtMs >= first.atMs)
  // Who is killed before may not have read it.
  if (run.signal === null) expect(read !== undefined).toBe(first !== undefined)
  if (!first || !read) return
  const handedOn = jobIds.find(({ id }) => id === first.brought)
  expect(handedOn).toBeDefined()
  expect((handedOn?.atMs ?? 0) - read.readAtMs).toBeLessThanOrEqual(1_000)
}

/** Asserts that GitHub was asked, that its problem was told, and that the comment stands if it could be written. */
function assertGitHub({ run, github, connections }: CaseRun): void {
  const { apiUrl, problem, comments } = github
  expect(connections).toContain(new URL(apiUrl).host)
  expect(comments().length).toBeGreaterThanOrEqual(problem.comments.min)
  expect(/^::warning title=A GitHub API call failed::/m.test(run.stdout)).toBe(problem.isTold)
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
  expect(runResults).toContain(result)
  expect(['', ...reasons]).toContain(reason)
  expect({ exitCode: run.exitCode, signal: run.signal }).toEqual({ exitCode: fails ? 1 : 0, signal: null })
}

/** Asserts that the run was over within 10 s after its deadline, its last line of code included. */
function assertInTime({ run, tookMs }: CaseRun): void {
  const deadlineMs = Number(run.request.with?.['timeout-minutes']) * 60_000
  expect(tookMs).toBeGreaterThan(0)
  expect(tookMs).toBeLessThan(deadlineMs + 10_000)
}

/** Asserts that the run connected to these hosts alone. */
export function assertOnlyOurHosts(connections: readonly string[], urls: readonly string[]): void {
  const ours = urls.map((url) => new URL(url).host)
  expect(connections.filter((address) => !ours.includes(address))).toEqual([])
}

const ownCommand = /^::(?:add-mask::.*|group::|endgroup::|debug::|(?:error|warning) title=[^:]+::)/

/** Asserts that each runner command is one that the actions give, and that nothing else was said to the runner. */
export function assertOnlyOurCommands({ stdout, stderr }: ActionRun): void {
  const lines = stdout.split(/\r\n|\r|\n/)
  const rests = lines.map((line) => line.replace(ownCommand, ''))
  expect(rests.filter((rest) => rest.includes('::') || rest.includes('##['))).toEqual([])
  expect(lines.filter((line) => line.startsWith('::add-mask::')).length).toBeLessThanOrEqual(4)
  expect(stderr).toBe('')
}

const verdict = /^(?:::(?:error|warning) title=[^:]+::)?(?:✅|⚠️|⚪|⏭️|❌|🗄️|⏱️|🚫|❔|⛔|🟡|▶️|🚪|⏳|⏹️|📥) \S/u

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
