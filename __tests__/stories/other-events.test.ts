// Releases, pushes, schedules, dry runs, and inputs that are not valid.
import {
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { listFailures } from '../../emulator/github/failures.ts'
import {
  addComment,
  addCommit,
  addPull,
  addRelease,
  makeSha,
} from '../../emulator/github/fixtures.ts'
import { actionsBot } from '../../emulator/github/state.ts'
import type { ActionEvent } from '../../emulator/runner/event-variables.ts'
import {
  comment,
  dispatch,
  fullAccount,
  headSha,
  pullRequest,
  push,
  recordedEvent,
  release,
  repositoryId,
} from '../scene/events.ts'
import { openScene, type Scene } from '../scene/scene.ts'

const mona = { login: 'mona', type: 'User' }
const here = {
  id: repositoryId,
  url: 'https://api.github.com/repos/acme/app',
  name: 'app',
}

/** A commit of a push, as GitHub recorded it. */
function examplePush(): object {
  const commit = { id: makeSha('after'), tree_id: makeSha('tree') }
  const author = { name: 'Mona', email: 'mona@example.com' }
  return {
    ...{ ...commit, author, committer: author, distinct: true },
    ...{ timestamp: '2026-11-20T13:59:00Z', url: 'https://github.com' },
    ...{ added: [], removed: [], modified: [] },
  }
}

let scene: Scene
beforeEach(async () => {
  scene = await openScene()
})
afterEach(() => scene.close())

test('tells the agent what a release contains, and writes no comment', async () => {
  const repository = scene.github.repository('acme/app')
  repository.tags.set(
    'v1.3.0',
    addCommit(repository, { message: 'Release' }).sha,
  )
  repository.tags.set(
    'v1.4.0',
    addCommit(repository, { message: 'Add retries (#12)' }).sha,
  )
  addPull(repository, {
    number: 12,
    title: 'Add retries',
    state: 'closed',
    closed_at: '2026-11-20T10:00:00Z',
    merged_at: '2026-11-20T10:00:00Z',
    merge_commit_sha: repository.tags.get('v1.4.0') ?? null,
  })
  const run = await scene.run({ event: release() })
  const prompt = scene.requests()[0]?.prompt ?? ''
  expect(prompt).toContain('Release tag: v1.4.0')
  expect(prompt).toContain('Previous tag: v1.3.0')
  expect(prompt).toContain(
    'Merged pull requests (1):\n  #12 Add retries by octocat',
  )
  expect(prompt).toContain('Release notes:\n  - Retries')
  expect(run.summary).not.toContain('To request changes')
  expect(scene.story()).toMatchSnapshot()
})

test.each([
  ['1.4.0', '1.3.0'],
  ['@acme/ui@1.4.0', '@acme/ui@1.3.0'],
  ['lib/v1.4.0', 'none with this prefix'],
  ['v1.3.0', 'none, no release with this prefix comes before it'],
  ['nightly', 'not known, because this tag names no version'],
])('before the tag %s comes %s', async (tag, previous) => {
  const { sha } = addCommit(scene.github.repository('acme/app'))
  for (const name of [
    '1.3.0',
    'v1.3.9',
    '@acme/ui@1.3.0',
    '@acme/icons@1.3.9',
    'nightly-1',
    tag,
  ])
    scene.github.repository('acme/app').tags.set(name, sha)
  await scene.run({ event: release(tag) })
  expect(scene.requests()[0]?.prompt).toContain(`Previous tag: ${previous}`)
})

test.each<[string[], string]>([
  [['v1.4.0'], 'none, this is the first release'],
  [[], "not known, because GitHub doesn't list this tag yet"],
  [
    ['v1.4.0', 'nightly', 'v1', '2025-01-20'],
    'not known, because no other tag can be compared with it',
  ],
  [['v1.4.0', 'release-1.3.0'], 'none with this prefix'],
  [
    ['v1.4.0', '1.1.1v'],
    'not known, because no other tag can be compared with it',
  ],
  [['v1.4.0', 'v1.4.1'], 'none, no release with this prefix comes before it'],
])('v1.4.0 of a repository with the tags %j: %s', async (tags, expected) => {
  const repository = scene.github.repository('acme/app')
  const { sha } = addCommit(repository)
  for (const tag of tags) repository.tags.set(tag, sha)
  await scene.run({ event: release('v1.4.0') })
  expect(scene.requests()[0]?.prompt).toContain(`Previous tag: ${expected}\n`)
})

test.each<[string, ActionEvent, RegExp]>([
  ['tag', release(), /compare/],
  ['tag', release(), /matching-refs/],
  ['commit', push('main'), /compare/],
])(
  'a new %s that GitHub does not find at first is compared',
  async (...[, event, path]) => {
    const repository = scene.github.repository('acme/app')
    const before = addCommit(repository, { sha: makeSha('before') })
    const after = addCommit(repository, { sha: makeSha('after') })
    repository.tags.set('v1.3.0', before.sha)
    repository.tags.set('v1.4.0', after.sha)
    scene.github.fail({ ...listFailures()['not found'], path, times: 2 })
    const { log } = await scene.run({ event })
    expect(scene.requests()[0]?.prompt).toContain('Merged pull requests: none')
    expect(log).not.toContain("Couldn't")
  },
)

test('a release is compared by its tags, and not by branches of the same names', async () => {
  const repository = scene.github.repository('acme/app')
  const merge = (number: number, parents?: string[]) => {
    const { sha } = addCommit(repository, { ...(parents && { parents }) })
    const at = '2026-11-20T10:00:00Z'
    addPull(repository, {
      ...{ number, title: 'Retries', state: 'closed' },
      ...{ closed_at: at, merged_at: at, merge_commit_sha: sha },
    })
    return sha
  }
  const base = merge(20)
  const onMain = merge(21)
  repository.tags.set('1.4.0', onMain)
  repository.tags.set('1.3.1', merge(22, [base]))
  repository.branches.set('1.4.0', merge(23, [onMain]))
  await scene.run({ event: release('1.4.0') })
  const { prompt } = scene.requests()[0] ?? {}
  expect(prompt).toMatch(
    /compare\/refs\/tags\/1\.3\.1\.\.\.refs\/tags\/1\.4\.0\n/,
  )
  expect(prompt).toContain('Commits only in the previous tag: 1\n')
  expect(prompt).toContain('Merged pull requests (1):\n  #21 ')
})

test('tells the agent from where a tag was moved', async () => {
  const repository = scene.github.repository('acme/app')
  repository.tags.set('v1.4.0', addCommit(repository).sha)
  const event = push('main')
  Object.assign(event.payload as object, { ref: 'refs/tags/v1.4.0' })
  await scene.run({ event })
  expect(scene.requests()[0]?.prompt).toContain(
    `Moved from: ${makeSha('before')}`,
  )
})

test('tells the agent of a tag that was pushed, with the notes of its release', async () => {
  const repository = scene.github.repository('acme/app')
  repository.tags.set(
    'v1.3.0',
    addCommit(repository, { message: 'Release' }).sha,
  )
  repository.tags.set(
    'v1.4.0',
    addCommit(repository, { message: 'Add retries' }).sha,
  )
  addRelease(repository, {
    tag_name: 'v1.4.0',
    name: 'Retries',
    body: '- Retries',
    prerelease: true,
  })
  const event = push('main')
  Object.assign(event.payload as object, { ref: 'refs/tags/v1.4.0' })
  await scene.run({ event })
  expect(scene.requests()[0]?.prompt).toMatch(
    /Release tag: v1\.4\.0[\s\S]*Prerelease: yes\n[\s\S]*Release notes:\n {2}- Retries/,
  )
})

test('tells the agent what a push contains', async () => {
  const repository = scene.github.repository('acme/app')
  addCommit(repository, { sha: makeSha('before') })
  addCommit(repository, { sha: makeSha('after'), message: 'Add retries' })
  await scene.run({ event: push('main') })
  expect(scene.requests()[0]?.prompt).toMatch(
    /Push to: main[\s\S]*Commit subjects, newest first \(1\):\n {2}Add retries/,
  )
})

test('tells the agent what the payload says of a push that creates a branch', async () => {
  const repository = scene.github.repository('acme/app')
  const [first, last] = ['Add retries', 'Fix retries'].map((message, index) =>
    addCommit(repository, { sha: makeSha(`${index}`), message }),
  )
  addPull(repository, {
    ...{ number: 21, title: 'Retries', merged_at: '2026-11-20T10:00:00Z' },
    merge_commit_sha: first?.sha ?? null,
  })
  const commits = [first, last].map((commit) => ({
    id: commit?.sha,
    message: `${commit?.message}\n\nMore.`,
  }))
  const event = push('retries')
  Object.assign(event.payload as object, {
    ...{ before: '0'.repeat(40), after: last?.sha, created: true },
    commits: commits.map((commit) => ({ ...examplePush(), ...commit })),
  })
  await scene.run({ event })
  expect(scene.requests()[0]?.prompt).toMatch(
    /New branch at: .*\nCommit subjects, newest first \(2\):\n {2}Fix retries\n {2}Add retries\nMerged pull requests \(1\):\n {2}#21 Retries/,
  )
  expect(scene.requests()[0]?.prompt).not.toContain('could not be read')
})

test('the files of a new pull request that GitHub does not find at first are told', async () => {
  const path = /\/pulls\/12\/files/
  scene.github.fail({ ...listFailures()['not found'], path })
  await scene.run()
  expect(scene.requests()[0]?.prompt).toContain('Changed files (1)')
})

test('where GitHub does not compare, the payload says what was pushed', async () => {
  addCommit(scene.github.repository('acme/app'), { sha: makeSha('after') })
  const event = push('main')
  const commit = { ...examplePush(), message: 'Add retries' }
  Object.assign(event.payload as object, { commits: [commit] })
  await scene.run({ event })
  const { prompt } = scene.requests()[0] ?? {}
  expect(prompt).toContain('newest first (1):\n  Add retries')
  expect(prompt).toContain('Changed files: could not be read')
})

test('where GitHub does not compare, a push that moves a branch has unknown commits', async () => {
  addCommit(scene.github.repository('acme/app'), { sha: makeSha('after') })
  await scene.run({ event: push('main') })
  const { prompt } = scene.requests()[0] ?? {}
  expect(prompt).toContain('newest first: could not be read')
  expect(prompt).toContain('Merged pull requests: could not be read')
})

test('tells the agent what a workflow ran for, and not the branch of its own run', async () => {
  const workflow_run = {
    ...{ event: 'pull_request', head_branch: 'feature', head_sha: headSha },
    html_url: 'https://github.com/acme/app/actions/runs/7',
    head_repository: { id: repositoryId, full_name: 'acme/app' },
    actor: fullAccount(mona),
    triggering_actor: fullAccount(mona),
    pull_requests: [
      {
        ...{ id: 1, url: 'https://api.github.com/repos/acme/app/pulls/12' },
        number: 12,
        head: { ref: 'feature', sha: headSha, repo: here },
        base: { ref: 'main', sha: makeSha('base'), repo: here },
      },
    ],
  }
  const event = recordedEvent('workflow_run', {
    action: 'completed',
    workflow_run,
  })
  await scene.run({ event, with: { 'issue-number': '12' } })
  const { prompt } = scene.requests()[0] ?? {}
  expect(prompt).toMatch(
    new RegExp(
      `\\nCommit: ${headSha}\\nRepository of the commit: acme/app\\nRef: feature\\nPull request: https://github.com/acme/app/pull/12\\nURL: https://github.com/acme/app/actions/runs/7\\n`,
    ),
  )
  expect(prompt).not.toContain('refs/heads')
})

test('runs on a schedule with the prompt of the workflow', async () => {
  await scene.run({ event: dispatch('schedule') })
  expect(scene.requests()[0]?.prompt).toContain(
    'Repository: https://github.com/',
  )
})

test('a dry run shows what it would send, and writes nothing', async () => {
  const run = await scene.run({ with: { 'dry-run': 'true' } })
  expect(run.summary).toContain('A new agent job.')
  expect(run.summary).toContain('The API answered and accepted the key.')
  expect(run.summary).toContain('Document the change.')
  expect(scene.story()).toMatchSnapshot()
})

test('a dry run names the job that it would send a follow-up to', async () => {
  await scene.run()
  const run = await scene.run({
    event: comment('/docs shorter'),
    with: { 'dry-run': 'true' },
    runId: '2',
  })
  expect(run.summary).toContain('A follow-up to agent job <code>job')
  expect(scene.story()).toMatchSnapshot()
})

test('a dry run of a run that only waits shows no prompt', async () => {
  const inputs = { prompt: '', 'job-id': 'job_1', 'dry-run': 'true' }
  const { log, summary } = await scene.run({ with: inputs })
  expect(`${log}${summary}`).not.toMatch(/prompt/i)
  expect(summary).toContain('Nothing. The run would follow agent job')
})

test('a dry run asks for the job that it names', async () => {
  const inputs = { prompt: '', 'job-id': 'job_1', 'dry-run': 'true' }
  const { outputs } = await scene.run({ with: inputs })
  expect(outputs).toMatchObject({ reason: 'job-not-found', result: 'rejected' })
})

test('a dry run that is run again writes nothing', async () => {
  const event = comment('/docs shorter')
  await scene.run({ event, attempt: 2, with: { 'dry-run': 'true' } })
  const written = scene.github.requests.filter(
    ({ method, path }) => method !== 'GET' && !path.endsWith('/graphql'),
  )
  expect(written).toEqual([])
})

test('a dry run needs no key, and says what it could not check', async () => {
  const run = await scene.run({ with: { 'dry-run': 'true', 'api-key': '' } })
  expect(run.summary).toContain(
    'Not asked, because <code>api-key</code> is empty.',
  )
  expect(scene.story()).toMatchSnapshot()
})

test('a dry run is red where Mintlify does not accept the key', async () => {
  await scene.run({
    with: { 'dry-run': 'true', 'api-key': 'mint_a_key_that_has_expired' },
  })
  expect(scene.story()).toMatchSnapshot()
})

test.each([
  ['dry_run', 'true'],
  ['permision', 'admin'],
  ['wiat', 'false'],
  ['fail_on', 'none'],
])(
  '`%s` fails before any call, and says what may be meant',
  async (name, value) => {
    const run = await scene.run({ with: { [name]: value } })
    expect(run.summary).toContain('Did you mean <code>')
    expect(scene.story()).toMatchSnapshot()
  },
)

test('all that is wrong is told at once, and no value', async () => {
  const run = await scene.run({
    with: { wait: 'yes-please', 'timeout-minutes': '999', 'project-id': '' },
  })
  expect(run.log + run.summary).not.toContain('yes-please')
  expect(scene.story()).toMatchSnapshot()
})

test('sends the files of `prompt-file` in order, and refuses those outside', async () => {
  const root = mkdtempSync(join(tmpdir(), 'prompt-files-'))
  const workspace = join(root, 'app')
  mkdirSync(join(workspace, '.git'), { recursive: true })
  writeFileSync(join(workspace, 'a.md'), 'First.\n')
  writeFileSync(join(workspace, 'b, c.md'), 'Second.')
  writeFileSync(join(workspace, '.git', 'config'), 'token')
  writeFileSync(join(root, 'outside.md'), 'secret')
  symlinkSync(join(root, 'outside.md'), join(workspace, 'link.md'))
  await scene.run({
    workspace,
    with: { 'prompt-file': 'a.md\nb, c.md', context: 'none' },
  })
  await scene.run({
    workspace,
    runId: '2',
    with: { 'prompt-file': 'link.md\n../outside.md\n.git/config' },
  })
  rmSync(root, { recursive: true })
  expect(scene.story()).toMatchSnapshot()
})

test('foreign text commands neither the runner nor GitHub', async () => {
  const hostile =
    '::error::x ##[error]y @octocat fixes #1 ![i](https://x.example/i.png) <img src=x> `</code>` \u202e'
  const event = comment(`/docs ${hostile}`)
  const run = await scene.run({ event, with: { prompt: '' } })
  expect(run.log).not.toMatch(/^::error::x/m)
  expect(run.log).not.toContain('##[error]')
  const text = `${scene.comments()[0]}${run.summary.replace(/````text[\s\S]*````/, '')}`
  expect(text).not.toMatch(/@octocat|<img|!\[i\]|\u202e/)
  expect(scene.story()).toMatchSnapshot()
})

test('secrets of an answer are in no output', async () => {
  const { key } = scene.mintlify
  const error = [
    key,
    Buffer.from(key).toString('base64'),
    Buffer.from(key).toString('hex'),
  ].join(' ')
  scene.mintlify.fail({ method: 'POST', status: 422, body: { error } })
  const run = await scene.run()
  const masked = run.log.replace(/^::add-mask::.*$/gm, '')
  for (const text of [
    masked,
    run.summary,
    JSON.stringify(run.outputs),
    scene.comments().join(),
  ])
    for (const secret of error.split(' ')) expect(text).not.toContain(secret)
  expect(scene.story()).toMatchSnapshot()
})

test('a bot that quotes our comment does not become it', async () => {
  await scene.run()
  const { comments } = scene.github.repository('acme/app')
  const body = [...comments.values()].at(-1)?.body ?? ''
  addComment(scene.github.repository('acme/app'), {
    issue: 12,
    user: actionsBot,
    body: `> quoted\n\n${body}`,
  })
  await scene.run({ event: pullRequest({ action: 'labeled' }), runId: '2' })
  expect(scene.story()).toMatchSnapshot()
})

test('a release follows a release where GitHub says which are prereleases', async () => {
  const repository = scene.github.repository('acme/app')
  for (const tag of ['v1.2.0', 'v1.3.0', 'v1.4.0']) {
    repository.tags.set(tag, addCommit(repository).sha)
    addRelease(repository, { tag_name: tag, prerelease: tag === 'v1.3.0' })
  }
  await scene.run({ event: release('v1.4.0') })
  expect(scene.requests()[0]?.prompt).toContain('\nPrevious tag: v1.2.0\n')
})
