import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { listReferencing, updateReferences } from '../../scripts/owner.ts'
import { eventOf } from '../bundle/payloads.ts'
import { playOwn } from './own.ts'
import type { WorkflowRequest, WorkflowRun } from './run-workflow.ts'
import { expectJobs, failedSteps, findStep } from './stage.ts'

const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
const tag = `v${version}`
const major = tag.replace(/\..*/, '')
const repository = 'octo-org/octo-repo'
const files = [
  ...['action.yml', 'visitors/action.yml', 'reconcile/action.yml'],
  ...readdirSync('dist').map((file) => `dist/${file}`),
]
const verify = 'gh attestation verify'
const create = `gh release create ${tag}`
const [isTagThere, readTag] = ['api --silent', `gh api --silent repos/${repository}/git/ref/tags/${tag}`]
const [isImmutable, readRelease] = [
  `api repos/${repository}/releases`,
  `gh api repos/${repository}/releases/tags/${tag} --jq .immutable`,
]
const wellAnswered: [string, string | null][] = [
  [isTagThere, null],
  [isImmutable, 'true\n'],
]
/** Everything but the check of the release, which needs the packages. */
const passing = { '.ci/run': '#!/bin/sh\nnpm ci\n' }
/** An owner, whether the checkout has one or not. */
const owned = Object.fromEntries(
  ['package.json', ...listReferencing('.')].map((file) => {
    const release = { repository: 'acme-tools/docs-agent-action', version }
    return [file, updateReferences(release, file, readFileSync(file, 'utf8'))]
  }),
)
/** The whole check. */
const hasPassed = { 'run: .ci/run': 'run: true', 'npm run release:check -- "$TAG"': 'true' }

test.concurrent('every file is attested, then verified, then released, and then the major tag moves', async () => {
  const run = await release({ files: { ...owned, ...passing } })

  expectJobs(run, { check: 'success', attest: 'success', publish: 'success', move: 'success' })
  expect(findStep(run, '4', { jobId: 'check' }).output).toContain('Ready to be released.')
  expect(attested(run).toSorted()).toEqual(files.toSorted())
  expect(verified(run).toSorted()).toEqual(files.toSorted())
  expect(run.calls.slice(0, files.length).every((call) => call.startsWith('attest '))).toBe(true)
  const [, sha] = / --target ([0-9a-f]{40}) /.exec(run.calls.join('\n')) ?? []
  expect(run.calls.slice(2 * files.length)).toEqual([
    readTag,
    `${create} --target ${sha} --title ${tag} --generate-notes`,
    readRelease,
    `gh api --method PATCH repos/${repository}/git/refs/tags/${major} -f sha=${sha} -F force=true`,
  ])
  const signer = `--signer-workflow ${repository}/.github/workflows/release.yml`
  expect(run.calls).toContain(
    `${verify} action.yml --repo ${repository} ${signer} --source-ref refs/heads/main --source-digest ${sha} --deny-self-hosted-runners`,
  )
})

test.concurrent.each(['action.yml', 'dist/index.js'])(
  'nothing is published if %s cannot be verified',
  async (file) => {
    const answers: [string, null][] = [[`attestation verify ${file} `, null]]

    const run = await release({ replace: hasPassed, answers: [...answers, ...wellAnswered] })

    expectJobs(run, { check: 'success', attest: 'success', publish: 'failure' })
    expect(failedSteps(run)).toEqual(['Verify the attestation of every file'])
    expect(verified(run).at(-1)).toBe(file)
    expect(run.calls.at(-1)).toContain(`${verify} ${file} `)
  },
)

test.concurrent('a tag that is there already is not released again', async () => {
  const run = await release({ replace: hasPassed, answers: [[isImmutable, 'true\n']] })

  expectJobs(run, { check: 'success', attest: 'success', publish: 'failure' })
  expect(run.calls.at(-1)).toBe(readTag)
  expect(failedSteps(run)).toEqual(['Make the release'])
})

test.concurrent('the major tag stays where the release can still be changed', async () => {
  const answers: [string, string | null][] = [
    [isTagThere, null],
    [isImmutable, 'false\n'],
  ]

  const run = await release({ replace: hasPassed, answers })

  expectJobs(run, { check: 'success', attest: 'success', publish: 'failure' })
  expect(run.calls.at(-1)).toBe(readRelease)
  expect(failedSteps(run)).toEqual(['See that it cannot be changed any more'])
  // The engine may lose what a failing step printed last.
  expect(readFileSync('.github/workflows/release.yml', 'utf8')).toContain(
    'can still be changed. Delete the release and the tag $TAG, turn on immutable releases in the settings',
  )
})

test.concurrent('a major tag that there is not yet is made', async () => {
  const answers: [string, string | null][] = [['api --method PATCH', null], ...wellAnswered]

  const run = await release({ replace: hasPassed, answers })

  expectJobs(run, { check: 'success', attest: 'success', publish: 'success', move: 'success' })
  expect(run.calls.at(-1)).toMatch(
    new RegExp(
      `^gh api --method POST repos/${repository}/git/refs -f ref=refs/tags/${major} -f sha=[0-9a-f]{40}$`,
    ),
  )
})

const ownerless = (owned['package.json'] ?? '').replace('acme-tools/', 'OWNER/')
const refuse = 'Refuse any ref but a protected main'

test.concurrent.each<[string, Partial<WorkflowRequest>, string]>([
  ['from a main that is not protected', { env: { GITHUB_REF_PROTECTED: 'false' } }, refuse],
  ['from another branch', { env: { GITHUB_REF: 'refs/heads/next' } }, refuse],
  ['after a failed check', { files: { '.ci/run': '#!/bin/sh\nexit 1\n' } }, 'Check everything'],
  ['of another version', { event: dispatch('v99.0.0') }, 'Check the release'],
  ['without an owner', { files: { ...passing, ...owned, 'package.json': ownerless } }, 'Check the release'],
])('nothing is attested %s', async (_, request, step) => {
  const run = await release({ files: passing, ...request })

  expectJobs(run, { check: 'failure' })
  expect(failedSteps(run)).toEqual([step])
  expect(run.calls).toEqual([])
})

function release(request: Partial<Parameters<typeof playOwn>[1]>): Promise<WorkflowRun> {
  const env = { GITHUB_REF_PROTECTED: 'true', ...request.env }
  return playOwn('release', { event: dispatch(tag), answers: wellAnswered, ...request, env })
}

function dispatch(wanted: string) {
  return eventOf('workflow_dispatch', { ref: 'refs/heads/main', inputs: { tag: wanted } })
}

function attested({ calls }: WorkflowRun): string[] {
  return calls.filter((call) => call.startsWith('attest ')).map((call) => call.replace('attest ', ''))
}

function verified({ calls }: WorkflowRun): string[] {
  return calls.filter((call) => call.startsWith(verify)).map((call) => call.split(' ')[3] ?? '')
}
