/** Runs a workflow as GitHub would, by act, on this machine and without a container. */

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, resolve } from 'node:path'
import { text } from 'node:stream/consumers'
import { pathToFileURL } from 'node:url'
import { type ActionEvent, makeEventVariables } from '../../emulator/runner/event-env.ts'
import { publishEvent } from '../../emulator/runner/published-events.ts'
import { copyCheckout, type Part, repository } from '../fixtures/checkout.ts'
import { readActLog, type WorkflowLog } from './act-log.ts'

export type WorkflowRequest = {
  /** Workflow file, relative to the repository. */
  file: string
  event: ActionEvent
  /** The one job to run, with those that it needs. All if not given. */
  job?: string
  /** Further variables, e.g. `GITHUB_API_URL` or `GITHUB_RUN_ATTEMPT`; they are stronger than the event's. */
  env?: Record<string, string>
  secrets?: Record<string, string>
  vars?: Record<string, string>
  /** Folder, relative to the repository, of each action or workflow that is named as `owner/name@ref`. */
  localRepositories?: Record<string, string>
  /** Texts of files that differ from those of the repository, by their path in it. */
  files?: Record<string, string>
  /** What the workflow finds checked out. */
  part?: Part
  /** Where the stand-ins keep artifacts, and note what they were asked for. A folder of the run's own if not given. */
  notes?: string
  /** Beginnings of calls of `gh`, each with what is printed then, or null for a failure. Others print nothing. */
  answers?: [call: string, printed: string | null][]
  /** `fast`: long pauses of the actions take a fortieth of their time. `real` by default. */
  timers?: 'fast' | 'real'
  /** Cancels the run: the engine kills the running step at once, and then runs the post entries. */
  signal?: AbortSignal
}

export type WorkflowRun = WorkflowLog & {
  exitCode: number | null
  /** What the stand-ins were asked for, in that order, e.g. `attest action.yml`. */
  calls: string[]
}

/** Programs that only GitHub's runners have, or that would ask the network. */
const standIns = join(repository, '__tests__', 'workflow', 'stand-ins', 'bin')
const fastTimers = pathToFileURL(join(repository, 'emulator', 'runner', 'fast-timers.ts')).href
/** Of the runner's variables those that the engine would otherwise make up. */
const eventNames = new Set([
  'GITHUB_REF',
  'GITHUB_REF_NAME',
  'GITHUB_REF_TYPE',
  'GITHUB_REPOSITORY',
  'GITHUB_REPOSITORY_ID',
  'GITHUB_REPOSITORY_OWNER',
  'GITHUB_RUN_ATTEMPT',
  'GITHUB_RUN_ID',
  'GITHUB_RUN_NUMBER',
])

/**
 * Returns how the workflow went, in a copy of the checkout, committed or not, so that nothing touches the tree.
 *
 * Throws if act is not installed.
 */
export async function runWorkflow(request: WorkflowRequest): Promise<WorkflowRun> {
  publishEvent(request.event)
  const act = findAct()
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'workflow-')))
  try {
    // The engine asks git for a commit, and the copy has one.
    const checkout = await copyCheckout(join(root, 'checkout'), request)
    const { notes = join(root, 'notes') } = request
    mkdirSync(notes, { recursive: true })
    writeFileSync(join(notes, 'calls'), '')
    const eventFile = join(root, 'event.json')
    writeFileSync(eventFile, JSON.stringify(request.event.payload ?? {}))
    const child = spawn(act, makeArguments({ request, checkout, eventFile, notes }), {
      cwd: checkout,
      env: {
        ...{ HOME: root, ACT_DISABLE_VERSION_CHECK: '1' },
        PATH: [standIns, dirname(process.execPath), process.env.PATH].join(delimiter),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    request.signal?.addEventListener('abort', () => child.kill('SIGINT'))
    const closed = once(child, 'close')
    const printed = await Promise.all([text(child.stdout), text(child.stderr)])
    await closed
    const calls = readFileSync(join(notes, 'calls'), 'utf8').split('\n').filter(Boolean)
    return { exitCode: child.exitCode, calls, ...readActLog(printed.join('\n')) }
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

function findAct(): string {
  const name = process.platform === 'win32' ? 'act.exe' : 'act'
  const folders = [join(repository, '.tools', 'bin'), ...(process.env.PATH ?? '').split(delimiter)]
  const found = folders.map((folder) => join(folder, name)).find((path) => existsSync(path))
  if (found === undefined)
    throw new Error('act is not installed: start .ci/run once, or put act on the PATH.')
  return found
}

type Place = { request: WorkflowRequest; checkout: string; eventFile: string; notes: string }

function makeArguments({ request, checkout, eventFile, notes }: Place): string[] {
  const { event, file, job, env, vars, secrets, localRepositories = {} } = request
  const variables = makeEventVariables(event)
  const known = Object.fromEntries(Object.entries(variables).filter(([name]) => eventNames.has(name)))
  const folders = Object.entries(localRepositories).map(([name, path]) => [name, resolve(checkout, path)])
  return [
    ...[event.name, '--workflows', file, '--eventpath', eventFile, '--actor', variables.GITHUB_ACTOR ?? ''],
    ...['--json', '--platform', 'ubuntu-latest=-self-hosted', '--pull=false', '--no-cache-server'],
    ...(job === undefined ? [] : ['--job', job]),
    ...['--action-cache-path', join(dirname(checkout), 'cache')],
    ...repeat('--env', { ...known, SHA_REF: variables.GITHUB_SHA ?? '', ...env }),
    ...repeat('--env', request.timers === 'fast' ? { NODE_OPTIONS: `--import=${fastTimers}` } : {}),
    ...repeat('--env', {
      ...{ STAND_INS: notes, CHECKOUT: checkout, NODE_MODULES: join(repository, 'node_modules') },
      GH_ANSWERS: JSON.stringify(request.answers ?? []),
    }),
    ...repeat('--var', vars),
    ...repeat('--secret', secrets),
    ...repeat('--local-repository', Object.fromEntries(folders)),
  ]
}

function repeat(option: string, values: Record<string, string> = {}): string[] {
  return Object.entries(values).flatMap(([name, value]) => [option, `${name}=${value}`])
}
