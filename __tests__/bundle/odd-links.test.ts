// Links of docs pull requests that no URL parser takes, links to hosts that nobody knows, and comments that remember odd
// answers.
import { expect, jest, test } from '@jest/globals'
import { deriveKey, sign } from '../../src/base/hmac.ts'
import { commentEvent, letMonaWrite } from './comment-event.ts'
import { pullEvent } from './gate-cases.ts'
import { reportIn } from './remembered.ts'
import { flawsOf, type Scene } from './scene.ts'
import { headSha, nextPush, nextSha, on, openStatusScene, pushNext } from './status-scene.ts'

jest.setTimeout(60_000)

const metadata = 'reconcile/action.yml'
const second = { GITHUB_RUN_ID: '6043' }
const event = pullEvent()
const background = { with: { ...on, wait: 'false', prompt: 'emulate: pull-request after 600s' } }
const unreadable = ['https://git.example:99999/acme/docs', 'https://1.2.3.999/acme/docs']

const linksOf = ({ repository }: Scene, sha = headSha) =>
  (repository.statuses.get(sha) ?? []).map(({ target_url }) => target_url ?? '')

test.concurrent.each(unreadable)('a reconcile tells that a link below %s is none', async (repository) => {
  await using scene = await openStatusScene({ event, docs: { repository } })
  await scene.run(background)
  scene.endJobs()
  const run = await scene.run({ metadata })
  expect([run.exitCode, run.outputs.result, run.outputs.finished]).toEqual([0, 'done', '1'])
  expect(scene.ours()[0]?.body).toContain("Mintlify returned a link that isn't a pull request URL")
  expect(scene.ours()[0]?.body).not.toContain(`${repository}/pull`)
  expect(linksOf(scene).at(-1)).toMatch(/\/actions\/runs\/6042$/)
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
})

type Json = { [name: string]: unknown }

/** Has our comment remember something else, as an earlier version may have written it. */
function rememberOdd({ docs, ours }: Scene, change: (state: Json) => Json): void {
  const [comment] = ours()
  const [text = '', payload = ''] = /<!-- docs-agent:v1 ([^.]+)\.\S+ -->/.exec(comment?.body ?? '') ?? []
  const state = JSON.parse(Buffer.from(payload, 'base64').toString())
  const changed = JSON.stringify({ ...state, state: change(state.state) })
  const encoded = Buffer.from(changed).toString('base64')
  const key = deriveKey(docs.key, 'docs-agent marker v1')
  if (comment)
    comment.body = comment.body.replace(text, `<!-- docs-agent:v1 ${encoded}.${sign(encoded, key)} -->`)
}

/** The state with something else in its job. */
const inJob =
  (changes: Json) =>
  ({ job, ...state }: Json): Json => ({ ...state, job: { ...Object(job), ...changes } })

test.concurrent.each(unreadable)('a comment that remembers a link below %s is finished', async (given) => {
  await using scene = await openStatusScene({ event })
  await scene.run({ with: { ...background.with, prompt: 'emulate: failed after 600s' } })
  rememberOdd(scene, inJob({ link: `${given}/pull/57` }))
  scene.endJobs()
  const run = await scene.run({ metadata })
  expect([run.exitCode, run.outputs.result, run.outputs.finished]).toEqual([0, 'done', '1'])
  const report = reportIn(scene.ours()[0]?.body, scene.docs.key)
  expect(report).toMatchObject({ result: 'failed', pullRequest: null })
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
})

const offset = '2026-11-20T14:02:00+02:00'
const seen = {
  state: 'open',
  endedAt: null,
  todo: [],
  toldSource: 'open',
  notices: 0,
  isClosedForSource: false,
  changes: null,
  preview: null,
}

const withCommits = (status: unknown) => ({ ...Object(status), commits: ['main', headSha] })

test.concurrent.each<[string, (state: Json) => Json, Json]>([
  ['a time with an offset', inJob({ createdAt: offset }), { jobCreatedAt: '2026-11-20T12:02:00Z' }],
  ['what is no time', inJob({ createdAt: 'yesterday' }), { jobCreatedAt: null }],
  [
    'a docs pull request opened at a time with an offset',
    inJob({ docsPull: { ...seen, openedAt: offset } }),
    { docsPull: { openedAt: '2026-11-20T12:02:00Z' } },
  ],
  [
    'a head that is no commit',
    ({ conversation, ...state }) => ({
      ...state,
      conversation: { ...Object(conversation), commitStatus: withCommits(Object(conversation).commitStatus) },
    }),
    { commitStatus: { commits: [headSha] } },
  ],
])('a comment that remembers %s loses no job', async (_, change, known) => {
  await using scene = await openStatusScene({ event })
  await scene.run({ with: { ...background.with, prompt: 'emulate: failed after 600s' } })
  rememberOdd(scene, change)
  expect(reportIn(scene.ours()[0]?.body, scene.docs.key)).toMatchObject(known)
  scene.endJobs()
  const run = await scene.run({ metadata })
  expect([run.exitCode, run.outputs.result, run.outputs.finished]).toEqual([0, 'done', '1'])
  expect(scene.github.problems).toEqual([])
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
})

const foreign = 'https://git.example/acme/docs'

test.concurrent('a status leads to the run where the comment shows the host', async () => {
  await using scene = await openStatusScene({ event, docs: { repository: foreign } })
  const run = await scene.run({ with: on })
  expect(run.outputs['pr-link']).toBe(`${foreign}/pull/57`)
  expect(scene.ours()[0]?.body).toMatch(/git&#46;example|git\.example/)
  expect(linksOf(scene).map((link) => link.replace(/^.*\/actions/, ''))).toEqual(['/runs/6042', '/runs/6042'])
})

test.concurrent.each<[string, Parameters<Scene['run']>[0], string]>([
  ['a waiver', { event: commentEvent('/docs skip'), with: on, env: second }, nextSha],
  ['a repeated status', { event: nextPush(), with: { ...on, 'on-existing': 'skip' }, env: second }, nextSha],
])('%s leads to the run, too', async (...[, later, sha]) => {
  await using scene = await openStatusScene({ event, docs: { repository: foreign } })
  letMonaWrite(scene.repository)
  await scene.run({ with: on })
  pushNext(scene)
  await scene.run(later)
  expect(linksOf(scene, sha).at(-1)).toMatch(/\/actions\/runs\/6043$/)
})
