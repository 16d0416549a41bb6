// A line of the log that is said once is said once, whatever fails.
import { expect, jest, test } from '@jest/globals'
import type { Fault } from '../../emulator/github/faults.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { openDocsScene } from './docs-scene.ts'
import { docsInputs, letReview } from './docs-threads.ts'
import { fileAt, pushEvent, withFiles } from './gate-cases.ts'
import { addConversation } from './organization.ts'
import { eventOf } from './payloads.ts'
import { endsAtOnce } from './scene.ts'
import { on } from './status-scene.ts'
import { toldTwice } from './told-once.ts'

jest.setTimeout(120_000)

const body = { message: 'Resource not accessible by integration' }
const headers = { 'x-accepted-github-permissions': 'issues=write; pull_requests=write' }
const faults: [name: string, fault: Fault][] = [
  ['nothing', { path: /^nothing$/ }],
  ['everything is refused', { path: /./, status: 403, body, headers }],
  ['writes are refused', { method: 'POST', path: /./, status: 403, body }],
  ['files cannot be read', { path: /\/files|\/compare\/|\/tags/, status: 403, body }],
  ['nothing is found', { path: /./, status: 404, body: { message: 'Not Found' } }],
  ['everything is down', { path: /./, status: 500 }],
  ['comments are down', { path: /comments/, status: 500 }],
  ['a comment cannot be read', { path: /\/issues\/comments\/\d+/, status: 500 }],
  ['no connection', { path: /./, drop: true }],
]

const rules = { paths: 'src/**', 'skip-labels': 'internal', 'max-requests': '5', 'max-requests-per-day': '9' }
const pull = eventOf('pull_request', {}, 'synchronize')
const runs: [name: string, event: typeof pull, inputs: Record<string, string>][] = [
  ['a pull request', pull, { ...rules, ...on, ...docsInputs }],
  ['a pull request without comment', pull, { ...rules, ...on, comment: 'off' }],
  ['a pull request without reactions', pull, { reactions: 'false' }],
  ['a dry run', pull, { ...rules, 'dry-run': 'true' }],
  ['a command', commentEvent(`/docs it\n${endsAtOnce}`), { ...rules, ...on, prompt: '' }],
  ['a waiver', commentEvent('/docs skip'), { ...on, prompt: '' }],
  ['a push', pushEvent(), { ...rules, ...on, ...docsInputs }],
  ['a release', eventOf('release'), { ...rules, ...on }],
  ['a run that waits for a given job', pull, { ...on, 'job-id': 'job_1', prompt: '' }],
  ['a run without a token', pushEvent(), { ...rules, 'github-token': '' }],
]
const rows = faults.flatMap(([what, fault]) =>
  runs.map(([run, ...given]) => [run, what, fault, ...given] as const),
)

test.concurrent.each(rows)('%s tells nothing twice: %s', async (...[, , fault, event, inputs]) => {
  await using scene = await openDocsScene({ event })
  letMonaWrite(scene.repository)
  letReview(scene)
  withFiles(fileAt('src/a.ts'))(scene.repository)
  scene.github.fail({ times: Infinity, ...fault })
  const run = await scene.run({ with: inputs })
  expect(run.outputs.result).toMatch(/./)
  expect(toldTwice(run)).toEqual([])
})

test.concurrent.each(faults)('a reconcile tells nothing twice: %s', async (_, fault) => {
  await using scene = await openDocsScene({ event: pull })
  const commitStatus = {
    ...{ context: 'docs', until: 'merged' as const, failOn: [], commits: ['a'.repeat(40)] },
    ...{ isUnsent: false, waiver: null, written: null },
  }
  for (const repository of [scene.repository, scene.github.repository('acme/widgets')])
    for (const _ of [1, 2]) await addConversation(scene, repository, { report: { commitStatus } })
  const { owner, name } = scene.repository
  scene.github.fail({ times: Infinity, ...fault })
  const run = await scene.run({
    metadata: 'reconcile/action.yml',
    with: { repositories: `${owner}/${name}\nacme/widgets\nacme/gone` },
  })
  expect(run.outputs.result).toMatch(/./)
  expect(toldTwice(run)).toEqual([])
})
