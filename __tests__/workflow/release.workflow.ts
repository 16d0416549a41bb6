import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { eventOf } from '../bundle/payloads.ts'
import { playOwn } from './own.ts'
import type { WorkflowRequest, WorkflowRun } from './run-workflow.ts'
import { expectJobs } from './stage.ts'

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
/** The check is played once as it is; elsewhere it has passed. */
const hasPassed = { 'run: .ci/run': 'run: true', 'npm run release:check -- "$TAG"': 'true' }

test.concurrent('every file is attested, then verified, then released, and then the major tag moves', async () => {
  const run = await release({ files: { '.ci/run': '#!/bin/sh\nnpm ci\n' } })

  expectJobs(run, { check: 'success', attest: 'success', publish: 'success', move: 'success' })
  expect(said(run)).toContain('Ready to be released.')
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

test.concurrent.each(['action.yml', 'visitors/action.yml', 'reconcile/action.yml', 'dist/index.js'])(
  'nothing is published if %s cannot be verified',
  async (file) => {
    const answers: [string, null][] = [[`attestation verify ${file} `, null]]

    const run = await release({ replace: hasPassed, answers: [...answers, ...wellAnswered] })

    expectJobs(run, { check: 'success', attest: 'success', publish: 'failure' })
    expect(verified(run).at(-1)).toBe(file)
    expect(run.calls.at(-1)).toContain(`${verify} ${file} `)
  },
)

test.concurrent('a tag that is there already is not released again', async () => {
  const run = await release({ replace: hasPassed, answers: [[isImmutable, 'true\n']] })

  expectJobs(run, { check: 'success', attest: 'success', publish: 'failure' })
  expect(run.calls.at(-1)).toBe(readTag)
  expect(said(run)).toContain(`The tag ${tag} is there already.`)
})

test.concurrent('the major tag stays where the release can still be changed', async () => {
  const answers: [string, string | null][] = [
    [isTagThere, null],
    [isImmutable, 'false\n'],
  ]

  const run = await release({ replace: hasPassed, answers })

  expectJobs(run, { check: 'success', attest: 'success', publish: 'failure' })
  expect(run.calls.at(-1)).toBe(readRelease)
  expect(said(run)).toContain(`The release ${tag} can still be changed.`)
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

test.concurrent.each<[string, Partial<WorkflowRequest>, string]>([
  [
    'from a main that is not protected',
    { env: { GITHUB_REF_PROTECTED: 'false' } },
    'Releases are made from main',
  ],
  ['from another branch', { env: { GITHUB_REF: 'refs/heads/next' } }, 'This is refs/heads/next.'],
  ['of a failed check', { files: { '.ci/run': '#!/bin/sh\nexit 1\n' } }, ''],
  [
    'of another version',
    { event: dispatch('v99.0.0') },
    `The tag is v99.0.0, but the version in package.json is ${version}.`,
  ],
])('nothing is attested %s', async (_, request, sentence) => {
  const run = await release({ files: { '.ci/run': '#!/bin/sh\nnpm ci\n' }, ...request })

  expectJobs(run, { check: 'failure' })
  expect(said(run)).toContain(sentence)
  expect(run.calls).toEqual([])
})

function release(request: Partial<Parameters<typeof playOwn>[1]>): Promise<WorkflowRun> {
  const env = { GITHUB_REF_PROTECTED: 'true', ...request.env }
  return playOwn('release', { event: dispatch(tag), answers: wellAnswered, ...request, env })
}

function dispatch(wanted: string) {
  return eventOf('workflow_dispatch', { ref: 'refs/heads/main', inputs: { tag: wanted } })
}

/** The engine's own text leaves out some of what commands of the runner say. */
function said({ steps }: WorkflowRun): string {
  return steps.map(({ output }) => output).join('')
}

function attested({ calls }: WorkflowRun): string[] {
  return calls.filter((call) => call.startsWith('attest ')).map((call) => call.replace('attest ', ''))
}

function verified({ calls }: WorkflowRun): string[] {
  return calls.filter((call) => call.startsWith(verify)).map((call) => call.split(' ')[3] ?? '')
}
