// A dependency update gets its dist: one workflow builds it without rights, another commits it without running it.
import {
  mkdirSync,
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { eventOf, type Payload, userOf } from '../bundle/payloads.ts'
import { playOwn } from './own.ts'
import type { WorkflowRun } from './run-workflow.ts'
import { expectJobs, failedSteps } from './stage.ts'

const sha = 'd'.repeat(40)
const branch = 'dependabot/npm_and_yarn/zod-4.6.8'
const repository = 'octo-org/octo-repo'
const repositoryId = 300_029_405
const names = readdirSync('dist').sort()

test.concurrent('what a dependency update builds is committed to its branch, and CI is started', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'dist-'))

  const built = await build(folder.path, { 'dist/index.js': '// of the version before\n' })

  expectJobs(built, { build: 'success' })
  expect(built.calls).toEqual([`checkout ${sha}`])
  expect(listArtifact(folder.path)).toEqual(names)

  const pushed = await push(folder.path)

  expectJobs(pushed, { push: 'success' })
  expect(pushed.calls).toEqual([
    `gh api repos/${repository}/actions/runs/4711/artifacts?name=dist --jq .total_count`,
    `gh api repos/${repository}/contents/dist?ref=${sha}`,
    'gh api graphql --input -',
    `gh workflow run ci.yml --ref ${branch}`,
  ])
  const { input } = JSON.parse(readFileSync(join(folder.path, 'input'), 'utf8')).variables
  expect(input).toMatchObject({
    branch: { repositoryNameWithOwner: repository, branchName: branch },
    expectedHeadOid: sha,
  })
  const additions: { path: string; contents: string }[] = input.fileChanges.additions
  const files = additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')])
  expect(files).toEqual(names.map((name) => [`dist/${name}`, readFileSync(join('dist', name))]))
  expect(input.fileChanges.deletions).toEqual([{ path: 'dist/0.index.js' }])
})

test.concurrent('an update that changes nothing of dist commits nothing', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'dist-'))

  expectJobs(await build(folder.path), { build: 'success' })

  expect(listArtifact(folder.path)).toEqual([])
  const pushed = await push(folder.path)
  expectJobs(pushed, { push: 'success' })
  expect(pushed.calls).toHaveLength(1)
})

test.concurrent('of another pull request nothing is built', async () => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'dist-'))

  const run = await build(folder.path, {}, 'mona')

  expectJobs(run, {})
})

test.concurrent.each<[string, (dist: string) => void]>([
  ['a file of another name', (dist) => writeFileSync(join(dist, 'action.yml'), 'name: Mine\n')],
  ['a hidden file', (dist) => writeFileSync(join(dist, '.index.js'), '')],
  ['a second post step', (dist) => writeFileSync(join(dist, '0.post.js'), '')],
  ['a link', (dist) => symlinkSync('/etc/hostname', join(dist, '7.index.js'))],
  ['a folder', (dist) => mkdirSync(join(dist, 'index.js'))],
])('%s in what was built keeps all of it from being committed', async (_, add) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'dist-'))
  const dist = join(folder.path, 'artifacts', 'dist')
  mkdirSync(dist, { recursive: true })
  writeFileSync(join(dist, '0.index.js'), '')
  add(dist)

  const run = await push(folder.path)

  expectJobs(run, { push: 'failure' })
  expect(run.calls).toHaveLength(1)
  expect(failedSteps(run)).toEqual(['Commit it'])
})

test.concurrent.each<[string, Payload]>([
  ['that failed', { conclusion: 'failure' }],
  ['for another event', { event: 'push' }],
  ['of somebody else', { actor: userOf({ login: 'mona' }) }],
  ['of a fork', { head_repository: { id: 4711 } }],
  ['of another branch', { head_branch: 'main' }],
])('of a build %s nothing is committed', async (_, changes) => {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'dist-'))

  const run = await push(folder.path, changes)

  expectJobs(run, {})
  expect(run.calls).toEqual([])
})

function build(notes: string, files: Record<string, string> = {}, login = 'dependabot[bot]') {
  const changes = { pull_request: { user: { login }, head: { sha, ref: branch } } }
  return playOwn('dist', { event: eventOf('pull_request', changes, 'synchronize'), notes, files })
}

function push(notes: string, changes: Payload = {}): Promise<WorkflowRun> {
  const workflowRun = {
    ...{ id: 4711, event: 'pull_request', conclusion: 'success', head_branch: branch, head_sha: sha },
    actor: userOf({ login: 'dependabot[bot]' }),
    head_repository: { id: repositoryId },
    ...changes,
  }
  const present = ['0.index.js', 'index.js'].map((name) => ({ path: `dist/${name}` }))
  return playOwn('dist-push', {
    event: eventOf('workflow_run', {
      workflow_run: workflowRun,
      repository: { id: repositoryId, full_name: repository },
    }),
    notes,
    answers: [
      [`api repos/${repository}/actions/runs`, listArtifact(notes).length > 0 ? '1\n' : '0\n'],
      [`api repos/${repository}/contents`, JSON.stringify(present)],
    ],
  })
}

function listArtifact(notes: string): string[] {
  const uploaded = readdirSync(notes).includes('artifacts')
  return uploaded ? readdirSync(join(notes, 'artifacts', 'dist')).sort() : []
}
