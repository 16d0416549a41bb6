// Payloads and answers with parts that are not as they should be: they are read, or refused in one sentence.
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import fc from 'fast-check'
import { type ActionEvent, makeEventVariables } from '../../emulator/runner/event-env.ts'
import { record } from '../../src/conversation/record.ts'
import { readState, writeState } from '../../src/conversation/signed-state.ts'
import {
  commitOf,
  describeTrigger,
  isCrossRepository,
  issueNumberOf,
  type Run,
} from '../../src/event/event.ts'
import { EventError, readRun } from '../../src/event/read-event.ts'
import { parseSlashCommand } from '../../src/event/slash-command.ts'
import { sourceChangeOf } from '../../src/event/source-pull.ts'
import { jobIdPattern } from '../../src/mintlify/job.ts'
import { parseJob } from '../../src/mintlify/job-schema.ts'
import { reportOf } from '../../src/state/report-parts.ts'
import { type OwnRun, parseOwnRun, parseState } from '../../src/state/state.ts'
import { parseVisitors } from '../../src/visitors/visitors-client.ts'
import { payloadsOf } from '../bundle/payloads.ts'
import { anyState } from '../conversation/any-state.ts'
import { sampleScope, sampleState, signingKey } from '../fixtures/sample-state.ts'
import { fuzz, spoiled } from './fuzzing.ts'
import { completedJob } from './sample-answers.ts'
import { pages } from './visitors-cases.ts'

const folder = mkdtempDisposableSync(join(tmpdir(), 'fuzz-'))
afterAll(() => folder.remove())

const sentence = /^[^\n\r]+\.$/
const redact = (text: string) => text.replaceAll('acme', '***')

const events = [
  ...['issue_comment', 'pull_request', 'pull_request_review', 'pull_request_review_comment', 'push'],
  ...['release', 'workflow_run', 'create', 'delete', 'merge_group'],
]

/** The run of the event, or the sentence in which it was refused. Throws whatever else was thrown. */
function read(event: ActionEvent): Run | string {
  const path = join(folder.path, 'event.json')
  writeFileSync(path, JSON.stringify(event.payload) ?? '')
  try {
    return readRun({ ...makeEventVariables(event), GITHUB_EVENT_PATH: path })
  } catch (error) {
    if (error instanceof EventError) return error.message
    throw error
  }
}

test.each(events)('a payload of %s with odd parts is read, or refused in one sentence', (name) => {
  const [payload] = payloadsOf(name)
  fuzz(spoiled(payload), 700, (odd) => {
    // The runner's variables are those of the payload as it was.
    const run = read({ name, payload: Object(odd) })
    if (typeof run === 'string') return expect(run).toMatch(sentence)
    expect(describeTrigger(run)).toEqual(expect.any(String))
    expect([null, 'closed', 'merged', 'reopened']).toContain(sourceChangeOf(run.trigger))
    expect(issueNumberOf(run.trigger) ?? 1).toBeGreaterThan(0)
    expect(commitOf(run) ?? 'a'.repeat(40)).toMatch(/^[0-9a-f]{40}$/)
    expect(typeof isCrossRepository(run.trigger)).toBe('boolean')
    if (run.trigger.kind === 'comment') parseSlashCommand(run.trigger.comment.body, '/docs')
  })
})

test('an answer with odd parts is a job with a usable id, or none', () => {
  fuzz(spoiled(JSON.parse(completedJob)), 20_000, (odd) => {
    const result = parseJob(odd, redact)
    if (result.kind === 'failure') return expect(result.error).toMatch(/^[^\n\r]+$/)
    const { id, pullRequest, ...texts } = result.value
    expect(id).toMatch(jobIdPattern)
    expect(pullRequest?.url ?? 'https://').toMatch(/^https?:\/\//)
    const lines = Object.values(texts).filter((value) => typeof value === 'string')
    expect(lines.filter((line) => /[\n\r]|acme/.test(line) || line.length > 300)).toEqual([])
  })
})

test('a page of visitors with odd parts is counted, or refused', () => {
  fuzz(spoiled(JSON.parse(pages[0] ?? '')), 20_000, (odd) => {
    const result = parseVisitors(odd, redact)
    if (result.kind === 'failure') return expect(result.error).toMatch(/^[^\n\r]+$/)
    const counts = result.value.rows.flatMap(({ human, ai, total }) => [human, ai, total])
    expect(counts.filter((count) => !(Number.isFinite(count) && count >= 0))).toEqual([])
  })
})

test('a stored state with odd parts is a whole state, which is read back as it is written, or none', () => {
  const stored = fc.sample(anyState, { seed: 1, numRuns: 20 })
  fuzz(fc.constantFrom(sampleState(), ...stored).chain(spoiled), 10_000, (odd) => {
    const state = parseState(odd)
    if (!state) return
    expect(reportOf(state)).toMatchObject({ runId: state.run.id, jobId: state.job?.id ?? null })
    const text = writeState(sampleScope, state, signingKey)
    if (text !== null) expect(readState(text, signingKey, () => true)).toMatchObject({ kind: 'state', state })
  })
})

test('what a run has saved, with odd parts, is all that its post step needs, or nothing', () => {
  const { run, job, conversation } = sampleState()
  const claim = {
    nonce: 'n',
    until: run.deadlineAt,
    isCreate: true,
    id: 'a',
    request: 'it',
    queued: [],
    command: null,
  }
  const saved: OwnRun = {
    ...{
      run,
      job,
      claim,
      delivery: 'done',
      requestCount: conversation.requestCount,
      request: null,
      command: null,
    },
    ...{ commandEnds: [], status: null, docsPullRules: null, isUnsent: false },
  }
  fuzz(spoiled(saved), 10_000, (odd) => {
    const own = parseOwnRun(odd)
    if (own) expect(parseState(record(sampleState({ claim }), own, new Date(run.updatedAt)))).not.toBeNull()
  })
})

test('whatever the text of a comment, the command is found only at its beginning', () => {
  const body = fc.tuple(fc.constantFrom('/docs', '/docsx', '/doc', ' /docs', '> /docs', ''), fc.string())
  fuzz(body, 20_000, ([beginning, rest]) => {
    const command = parseSlashCommand(`${beginning}${rest}`, '/docs')
    const isCommand = /^\/docs(?:\s|$)/.test(`${beginning}${rest}`)
    expect(command !== null).toBe(isCommand)
  })
})
