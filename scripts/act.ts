// `npm run test:workflows`: plays three of the examples as a user has them,
// with act on this machine and the emulators in place of Mintlify and GitHub.
// Each has to start one agent job, and to say so on the pull request. Needs act
// on the PATH.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  cpSync,
  mkdirSync,
  mkdtempDisposableSync,
  readFileSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { publishRelease } from '../emulator/demo/commit-events.ts'
import { openPullRequest, writeComment } from '../emulator/demo/events.ts'
import type { DemoEvent } from '../emulator/demo/payloads.ts'
import { startDocumentationService } from '../emulator/docs-service/server.ts'
import { type GitHubEmulator, startGitHub } from '../emulator/github/server.ts'
import { makeEventVariables } from '../emulator/runner/event-variables.ts'

const plays: Record<string, (github: GitHubEmulator) => DemoEvent> = {
  'pull-request': openPullRequest,
  'docs-command': (github) => {
    openPullRequest(github)
    return writeComment(github, '/docs Describe the new flag.')
  },
  release: publishRelease,
}

const root = fileURLToPath(new URL('..', import.meta.url))
const { repository, version } = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
)
/** What GitHub knows, and act 0.2.87 does not. */
const unknown = /^ +queue: max\n/gm

for (const name of Object.keys(plays)) {
  const problem = await play(name)
  console.log(
    problem === null ? `${name} started one agent job.` : `${name}: ${problem}`,
  )
  if (problem !== null) process.exitCode = 1
}

/** Returns what is wrong, null for nothing. */
async function play(name: string): Promise<string | null> {
  const script = () => ({ ending: 'pull-request', afterMs: 0 }) as const
  const docs = await startDocumentationService({ script })
  const github = await startGitHub()
  using folder = mkdtempDisposableSync(join(tmpdir(), 'workflow-'))
  try {
    const started = plays[name]?.(github)
    if (started === undefined) return 'It has no event.'
    const { event, repository: source, pullNumber } = started
    const workflow = prepareCheckout(folder.path, name, docs.url)
    const eventFile = join(folder.path, '.event.json')
    writeFileSync(eventFile, JSON.stringify(event.payload))
    const {
      GITHUB_REPOSITORY: fullName = '',
      GITHUB_REF = '',
      GITHUB_SHA = '',
    } = makeEventVariables(event)
    const args = [
      ...[
        event.name,
        '--workflows',
        workflow,
        '--eventpath',
        eventFile,
        '--no-cache-server',
      ],
      ...['--platform', 'ubuntu-latest=-self-hosted', '--pull=false'],
      ...['v1', `v${version}`].flatMap((at) => [
        '--local-repository',
        `${repository}@${at}=${folder.path}`,
      ]),
      ...[
        '--env',
        `GITHUB_API_URL=${github.apiUrl}`,
        '--env',
        `GITHUB_SERVER_URL=${github.serverUrl}`,
      ],
      ...[
        '--env',
        `GITHUB_REPOSITORY=${fullName}`,
        '--env',
        `GITHUB_REF=${GITHUB_REF}`,
      ],
      ...[
        '--env',
        `SHA_REF=${GITHUB_SHA}`,
        '--secret',
        `GITHUB_TOKEN=${github.token}`,
      ],
      ...[
        '--secret',
        `MINTLIFY_API_KEY=${docs.key}`,
        '--var',
        `MINTLIFY_PROJECT_ID=${docs.projectId}`,
      ],
    ]
    const act = spawn('act', args, {
      cwd: folder.path,
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const [exitCode] = await once(act, 'close')
    if (exitCode !== 0) return `act ended with ${exitCode}.`
    if (docs.jobs.size !== 1) return `It started ${docs.jobs.size} agent jobs.`
    const hasComment = [...source.comments.values()].some(({ body }) =>
      body.includes('Docs pull request ready'),
    )
    return hasComment === (pullNumber !== null)
      ? null
      : 'Its comment is missing.'
  } finally {
    await Promise.all([docs.close(), github.close()])
  }
}

/**
 * Copies the action and its workflows, committed as act wants them, with the
 * emulator's address as the default.
 */
function prepareCheckout(folder: string, name: string, apiUrl: string): string {
  for (const part of [
    'action.yml',
    'dist',
    '.github/workflows/docs-command.yml',
  ])
    cpSync(join(root, part), join(folder, part), { recursive: true })
  mkdirSync(join(folder, 'docs/examples'), { recursive: true })
  const workflow = `docs/examples/${name}.yml`
  cpSync(join(root, workflow), join(folder, workflow))
  for (const file of [
    'action.yml',
    '.github/workflows/docs-command.yml',
    workflow,
  ]) {
    const text = readFileSync(join(folder, file), 'utf8').replaceAll(
      unknown,
      '',
    )
    writeFileSync(
      join(folder, file),
      text.replace('default: https://api.mintlify.com', `default: ${apiUrl}`),
    )
  }
  const author = ['-c', 'user.name=act', '-c', 'user.email=act@example.com']
  for (const command of [
    ['init', '--quiet'],
    ['add', '--all'],
    [...author, 'commit', '--quiet', '--message=all'],
  ])
    spawnSync('git', command, { cwd: folder, stdio: 'inherit' })
  return workflow
}
