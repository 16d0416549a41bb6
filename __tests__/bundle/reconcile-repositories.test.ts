// The reconcile of many repositories with one App's token: which ones it finds, what it tells of each, and how many
// requests it makes.
import { expect, jest, test } from '@jest/globals'
import { addCommit } from '../../emulator/github/fixtures.ts'
import type { ActionRun } from '../../emulator/runner/runner.ts'
import type { Report } from '../../src/state/report.ts'
import { seenOpen } from '../fixtures/sample-docs-pull.ts'
import { docsToken, openDocsScene } from './docs-scene.ts'
import { addConversation, app, appToken, openOrganization } from './organization.ts'
import { eventOf } from './payloads.ts'
import { lastWord, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const metadata = 'reconcile/action.yml'
const reconcile = (scene: Scene, repositories: string, given: Record<string, string> = {}) =>
  scene.run({ metadata, with: { repositories, 'github-token': appToken, ...given } })

const statesOf = ({ outputs }: ActionRun) =>
  JSON.parse(outputs.repositories ?? '[]').map(
    ({ repository, state }: { repository: string; state: string }) => `${repository} ${state}`,
  )

test.concurrent('a pattern reaches the repositories of the App, and each is told of', async () => {
  await using scene = await openOrganization()
  const [widgets, gadgets] = ['acme/widgets', 'acme/gadgets'].map((name) => scene.github.repository(name))
  for (const name of ['acme/empty', 'other/docs']) scene.github.repository(name)
  scene.github.repository('acme/old').archived = true
  if (!widgets || !gadgets) throw new Error('There are no repositories.')
  const one = await addConversation(scene, widgets)
  const two = await addConversation(scene, gadgets, { prompt: 'emulate: never' })
  const run = await reconcile(scene, 'acme/*')
  expect(run.outputs).toMatchObject({ result: 'done', checked: '2', finished: '1', pending: '1' })
  expect(statesOf(run)).toEqual([
    'acme/widgets done',
    'acme/gadgets done',
    'acme/empty empty',
    'acme/old archived',
  ])
  expect(JSON.parse(run.outputs.jobs ?? '')).toMatchObject([
    { repository: 'acme/widgets', issueNumber: one.issueNumber, jobId: one.jobId, isFinished: true },
    { repository: 'acme/gadgets', issueNumber: two.issueNumber, jobId: two.jobId, isFinished: false },
  ])
  expect(one.comment.body).toContain('### ✅ Docs pull request ready')
  expect(one.comment.body).toContain('https://github.com/acme/widgets/actions/runs/123')
  expect(run.stdout).toContain(
    [
      'Found 2 open conversations in 4 repositories',
      `acme/widgets#${one.issueNumber}: job ${one.jobId} completed`,
      'acme/widgets: finished 1 of 1 open conversation.',
      'acme/gadgets: finished 0 of 1 open conversation.',
      '2 other repositories: 1 without comments of this action, 1 archived.',
    ].join('\n'),
  )
  expect(run.summary).toContain('| acme&#47;widgets | ✅&nbsp;done | finished 1 of 1 open conversation | – |')
  expect(run.summary).toContain(`[Comment on acme&#47;widgets&#35;${one.issueNumber}]`)
})

test.concurrent('names work with any token, and one that cannot be read stops no other', async () => {
  await using scene = await openOrganization()
  // As the event has it.
  scene.repository.id = 1_296_269
  const [one, two] = await Promise.all([
    addConversation(scene, scene.repository),
    addConversation(scene, scene.github.repository('acme/widgets')),
  ])
  const names = 'octocat/hello-world\nACME/Widgets\nacme/gone\nacme/empty'
  scene.github.repository('acme/empty')
  const run = await reconcile(scene, names, { 'github-token': scene.github.token })
  for (const { comment } of [one, two]) expect(comment.body).toContain('✅')
  expect(run.outputs).toMatchObject({ result: 'partial', finished: '2' })
  expect(statesOf(run)).toEqual([
    'octocat/hello-world done',
    'ACME/Widgets done',
    'acme/gone unreadable',
    'acme/empty empty',
  ])
  expect(run.stdout).toContain(
    "acme/gone: `github-token` can't see acme/gone. Check the name, or set a token with access to that repository.",
  )
  expect(lastWord(run)).toContain('Not readable: 1 repository.')
})

test.concurrent('a repository whose answers fail leaves the others as they are', async () => {
  await using scene = await openOrganization()
  const { comment } = await addConversation(scene, scene.github.repository('acme/widgets'))
  await addConversation(scene, scene.github.repository('acme/gadgets'))
  scene.github.fail({ path: /acme\/gadgets\/issues\/comments\?/, status: 502, times: Infinity })
  const run = await reconcile(scene, 'all')
  expect(comment.body).toContain('✅')
  expect(run.outputs).toMatchObject({ result: 'partial', finished: '1', outcomes: '' })
  expect(statesOf(run)).toContain('acme/gadgets partial')
})

test.concurrent('a repository that was archived after the App listed it refuses only itself', async () => {
  await using scene = await openOrganization()
  const old = scene.github.repository('acme/old')
  const { comment } = await addConversation(scene, scene.github.repository('acme/widgets'))
  const { comment: before } = await addConversation(scene, old)
  old.archived = true
  const run = await reconcile(scene, 'acme/old\nacme/widgets', { 'fail-on': 'partial' })
  expect([run.exitCode, run.outputs.result, statesOf(run)]).toEqual([
    0,
    'done',
    ['acme/old archived', 'acme/widgets done'],
  ])
  expect([comment.body.includes('✅'), before.body.includes('🟡')]).toEqual([true, true])
})

const needsApp = /needs the token of a GitHub App as `github-token`: set one, or name each repository\./
test.concurrent.each<[string, string, RegExp]>([
  ['all', 'emulated-github-token', needsApp],
  ['acme/*', 'ghp_personal', needsApp],
  ['acme/widgets\nacme/docs-*', '', needsApp],
  ['acme/widgets\nacme/Widgets', appToken, /each only once/],
  [
    'acme',
    appToken,
    /must be repositories such as `acme\/widgets`, patterns such as `acme\/docs-\*`, or `all`/,
  ],
  ['acme/widgets, acme/gadgets', appToken, /one repository on each line/],
])('%j with the token %j is refused before any API call', async (repositories, token, sentence) => {
  await using scene = await openOrganization()
  const run = await reconcile(scene, repositories, { 'github-token': token, 'fail-on': 'none' })
  expect([run.exitCode, run.outputs.result, run.outputs.reason]).toEqual([1, 'rejected', 'invalid-input'])
  expect(lastWord(run)).toMatch(sentence)
  expect([scene.github.requests, scene.asked()]).toEqual([[], []])
})

test.concurrent('a pattern that matches nothing is refused before anything is asked of Mintlify', async () => {
  await using scene = await openOrganization()
  await addConversation(scene, scene.github.repository('acme/widgets'))
  const asked = scene.asked().length
  const run = await reconcile(scene, 'acme/widgets\nacme/docss-*')
  expect([run.exitCode, run.outputs.result, run.outputs.reason]).toEqual([1, 'rejected', 'invalid-input'])
  expect(lastWord(run)).toContain('`acme/docss-*`, which matches no repository')
  expect(scene.asked()).toHaveLength(asked)
})

test.concurrent('two hundred repositories cost one request each, and two pages', async () => {
  await using scene = await openOrganization({ github: { rateLimits: true } })
  for (let count = 0; count < 200; count += 1) scene.github.repository(`acme/repository-${count}`)
  const { comment } = await addConversation(scene, scene.github.repository('acme/repository-150'))
  const run = await reconcile(scene, 'all')
  expect(run.outputs).toMatchObject({ result: 'done', finished: '1' })
  expect(comment.body).toContain('✅')
  const ofComment = scene.github.requests.filter(({ path }) => /issues\/comments\/\d+$/.test(path)).length
  // With the repository of the run.
  expect(scene.github.requests.length - ofComment).toBeLessThanOrEqual(3 + 201 + 4)
  expect(scene.github.refusals).toEqual([])
})

test.concurrent('with little of the rate limit left, the rest waits for the next run', async () => {
  await using scene = await openOrganization({ github: { rateLimits: true } })
  const { comment } = await addConversation(scene, scene.github.repository('acme/widgets'))
  Object.assign(scene.github.rateOf(appToken), { used: 4_100 })
  const run = await reconcile(scene, 'acme/widgets')
  expect(run.outputs).toMatchObject({ result: 'partial', checked: '0', pending: '1' })
  expect(lastWord(run)).toMatch(
    /Left for the next run: 1 conversation\. Less than a fifth of the rate limit of `github-token` is left until [\d-]{10} \d\d:\d\d UTC\./,
  )
  expect(comment.body).toContain('🟡')
})

test.concurrent('many docs pull requests of one repository are read by one list', async () => {
  await using scene = await openDocsScene({ github: { tokens: [{ token: appToken, account: app }] } })
  const at = new Date(Date.now() - 24 * 3_600_000).toISOString()
  Object.assign(scene.pull, { created_at: at, updated_at: at })
  const pullRequest = { url: 'https://github.com/acme/docs/pull/57', repository: 'acme/docs', number: 57 }
  const report: Partial<Report> = {
    ...{
      result: 'pull-request',
      jobEnd: 'pull-request',
      status: 'completed',
      docsPull: seenOpen({ openedAt: at, changes: { head: scene.pull.head.sha, pages: [], others: 1 } }),
    },
    ...{ jobCreatedAt: at, startedAt: at, updatedAt: at, branch: scene.pull.head.ref },
  }
  for (let index = 0; index < 8; index += 1) {
    const number = 57 + index
    const { head } = scene.pull
    scene.docsRepository.pulls.set(number, { ...scene.pull, number, head })
    const url = `https://github.com/acme/docs/pull/${number}`
    const repository = scene.github.repository(`acme/widgets-${index % 2}`)
    await addConversation(scene, repository, {
      report: { ...report, pullRequest: { ...pullRequest, url, number } },
    })
  }
  const run = await reconcile(scene, 'acme/widgets-*')
  expect([run.outputs.result, scene.calledDocs()]).toEqual(['done', ['GET /pulls']])
  expect(JSON.parse(run.outputs.outcomes ?? '').docsPullRequests).toMatchObject({ opened: 8, open: 8 })
})

test.concurrent('started by the docs pull request, it waits for the agent job that is about to end', async () => {
  const branch = 'mintlify/9e3779b1'
  const inDocs = { id: 5_000, name: 'docs', full_name: 'acme/docs', owner: { login: 'acme' } }
  const head = { ref: branch, repo: inDocs }
  const pull_request = { number: 57, head, base: { repo: inDocs } }
  const event = eventOf('pull_request', { repository: inDocs, pull_request }, 'opened')
  await using scene = await openOrganization({ event })
  const prompt = 'emulate: pull-request after 600s'
  const { comment, jobId } = await addConversation(scene, scene.github.repository('acme/widgets'), { prompt })
  const job = scene.docs.jobs.get(jobId)
  // It has its branch after a third of its time.
  if (job) job.prompts[0].startedAtMs -= 300_000
  const { finished } = scene.start({
    metadata,
    with: { repositories: 'acme/widgets', 'github-token': appToken },
  })
  const polls = () => scene.asked().filter((call) => call.startsWith('GET'))
  while (polls().length === 0) await new Promise(setImmediate)
  scene.endJobs()
  const run = await finished
  expect(run.outputs).toMatchObject({ result: 'done', checked: '1', finished: '1' })
  expect(comment.body).toContain('### ✅ Docs pull request ready')
  expect(polls()).toHaveLength(2)
})

test.concurrent('a pattern with a token that sees only this repository is refused', async () => {
  await using scene = await openOrganization()
  // As the event has it.
  scene.repository.id = 1_296_269
  const run = await reconcile(scene, 'all')
  expect([run.exitCode, run.outputs.reason]).toEqual([1, 'invalid-input'])
  expect(lastWord(run)).toContain('`github-token` sees only this repository')
})

test.concurrent('a list of repositories that cannot be read is told, and keeps none that is named', async () => {
  await using scene = await openOrganization()
  const { comment } = await addConversation(scene, scene.github.repository('acme/widgets'))
  scene.github.fail({ path: /\/installation\/repositories/, status: 502, times: Infinity })
  const run = await reconcile(scene, 'acme/widgets\nacme/docs-*')
  expect(run.outputs).toMatchObject({ result: 'partial', finished: '1' })
  expect(lastWord(run)).toContain("Couldn't list the repositories of the GitHub App: GitHub answered 502.")
  expect(comment.body).toContain('✅')
})

test.concurrent('the commit status in another repository leads to the run there', async () => {
  await using scene = await openOrganization()
  const widgets = scene.github.repository('acme/widgets')
  const sha = 'c'.repeat(40)
  addCommit(widgets, { sha, parents: [] })
  const commitStatus: Report['commitStatus'] = {
    ...{ context: 'docs', until: 'ready', failOn: [], commits: [sha] },
    ...{ isUnsent: false, waiver: null, written: 'pending' },
  }
  await addConversation(scene, widgets, { prompt: 'emulate: failed after 0s', report: { commitStatus } })
  await reconcile(scene, 'acme/widgets')
  expect(widgets.statuses.get(sha)).toMatchObject([
    { target_url: 'https://github.com/acme/widgets/actions/runs/123' },
  ])
})

test.concurrent('the same trouble with two conversations is one warning', async () => {
  await using scene = await openOrganization()
  const widgets = scene.github.repository('acme/widgets')
  const commitStatus: Report['commitStatus'] = {
    ...{ context: 'docs', until: 'ready', failOn: [], commits: ['c'.repeat(40)] },
    ...{ isUnsent: false, waiver: null, written: 'pending' },
  }
  for (const _ of [1, 2]) await addConversation(scene, widgets, { report: { commitStatus } })
  scene.github.fail({ method: 'POST', path: /\/statuses\//, status: 403, times: Infinity })
  const run = await reconcile(scene, 'acme/widgets')
  expect(run.outputs).toMatchObject({ result: 'done', finished: '2' })
  expect(run.stdout.match(/^::warning /gm)).toHaveLength(1)
})

test.concurrent('with little of the rate limit of `docs-token` left, the rest waits, too', async () => {
  const tokens = [{ token: appToken, account: app }]
  await using scene = await openDocsScene({ github: { tokens, rateLimits: true } })
  Object.assign(scene.github.rateOf(docsToken), { used: 4_100 })
  const pullRequest = { url: 'https://github.com/acme/docs/pull/57', repository: 'acme/docs', number: 57 }
  const report: Partial<Report> = { result: 'pull-request', status: 'completed', docsPull: seenOpen({}) }
  // Ten are looked at side by side.
  for (let index = 0; index < 12; index += 1)
    await addConversation(scene, scene.github.repository('acme/widgets'), {
      report: { ...report, pullRequest },
    })
  const run = await reconcile(scene, 'acme/widgets', { 'docs-token': docsToken })
  expect(run.outputs.result).toBe('partial')
  expect(lastWord(run)).toMatch(/Less than a fifth of the rate limit of `docs-token` is left/)
})
