import { expect, test } from '@jest/globals'
import { readRelease } from '../../scripts/owner.ts'
import { eventOf } from '../bundle/payloads.ts'
import { expectJobs, openStage } from './stage.ts'

type Answer = [call: string, printed: string | null]

const names = ['merged', 'new', 'branch', 'file', 'opened', 'closed', 'last']
const branch = 'add-docs-command'
const file = 'contents/.github/workflows/docs-command.yml'
/** What a first run, or somebody else, has left in each repository. */
const state: Record<
  string,
  { base: string; hasFile?: true; hasBranch?: true; isOnBranch?: true; pulls: number }
> = {
  merged: { base: 'main', hasFile: true, pulls: 1 },
  new: { base: 'trunk', pulls: 0 },
  branch: { base: 'main', hasBranch: true, pulls: 0 },
  file: { base: 'main', hasBranch: true, isOnBranch: true, pulls: 0 },
  opened: { base: 'main', hasBranch: true, isOnBranch: true, pulls: 1 },
  closed: { base: 'main', pulls: 1 },
  last: { base: 'main', pulls: 0 },
}
const { repository } = Object(eventOf('pull_request').payload)
const inputs = { repositories: names.map((name) => `acme/${name}`).join(' ') }
const event = eventOf('workflow_dispatch', { repository, inputs })
const content: Answer = [`api repos/${readRelease('.').repository}/contents`, 'bmFt\nZTog\n']

test.concurrent('rollout: each repository gets what it lacks, and a first run is finished', async () => {
  await using stage = await openStage(event)

  const run = await stage.play('rollout', {
    event,
    answers: [content, ...names.flatMap(answersOf)],
    secrets: { ROLLOUT_TOKEN: 'ghs_fake_token' },
  })

  expectJobs(run, { rollout: 'success' })
  expect(run.calls.filter((call) => /git\/refs |--method PUT|pr create/.test(call))).toEqual([
    ...[makeBranch('new'), addFile('new'), openPull('new')],
    ...[addFile('branch'), openPull('branch')],
    openPull('file'),
    ...[makeBranch('last'), addFile('last'), openPull('last')],
  ])
  expect(run.text).toContain('acme/merged has the workflow already.')
  for (const name of ['opened', 'closed'])
    expect(run.text).toContain(`acme/${name} has had its pull request already.`)
})

/** Of the calls that read. */
function answersOf(name: string): Answer[] {
  const { base, hasFile, hasBranch, isOnBranch, pulls } = state[name] ?? { base: 'main', pulls: 0 }
  const path = `repos/acme/${name}`
  const missing: [string, true | undefined][] = [
    [`api --silent ${path}/${file}?ref=${branch}`, isOnBranch],
    [`api --silent ${path}/${file}`, hasFile],
    [`api --silent ${path}/git/ref/heads/${branch}`, hasBranch],
  ]
  return [
    ...missing.map(([call, isThere]): Answer => [call, isThere ? '' : null]),
    [`api ${path}/pulls?head=acme:${branch}&state=all `, `${pulls}\n`],
    [`api ${path}/git/ref/heads/${base} `, 'aaa\n'],
    [`api ${path} --jq .default_branch`, `${base}\n`],
  ]
}

function makeBranch(name: string): string {
  return `gh api --silent repos/acme/${name}/git/refs -f ref=refs/heads/${branch} -f sha=aaa`
}

function addFile(name: string): string {
  return `gh api --silent --method PUT repos/acme/${name}/${file} -f branch=${branch} -f message=Add the docs command -f content=bmFtZTog`
}

function openPull(name: string): unknown {
  const { base } = state[name] ?? {}
  return expect.stringContaining(
    `gh pr create --repo acme/${name} --base ${base} --head ${branch} --title Add the docs command`,
  )
}
