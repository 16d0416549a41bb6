// A scene: both services as emulators, a clock that moves by itself, and runs
// of the action in this process.
import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type ChannelListener,
  subscribe,
  unsubscribe,
} from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

import {
  type DocumentationService,
  type DocumentationServiceOptions,
  startDocumentationService,
} from '../../emulator/docs-service/server.ts'
import { addCommentOfEvent } from '../../emulator/github/event-comment.ts'
import { addPull, makeFile } from '../../emulator/github/fixtures.ts'
import {
  type GitHubEmulator,
  type GitHubOptions,
  startGitHub,
} from '../../emulator/github/server.ts'
import { actionsBot } from '../../emulator/github/state.ts'
import { runnerEnv } from '../../emulator/runner/env.ts'
import type { ActionEvent } from '../../emulator/runner/event-variables.ts'
import { countRequests } from '../../emulator/shared/emulator.ts'
import { type Action, main } from '../../src/main.ts'
import { createTestClock, type RunClock, type TestClock } from './clock.ts'
import { headSha, pullNumber, pullRequest, repositoryName } from './events.ts'
import { describeEnd, type Moment, tellStory } from './story.ts'

export type SceneOptions = {
  github?: GitHubOptions
  mintlify?: DocumentationServiceOptions
}

export type RunOptions = {
  action?: Action
  event?: ActionEvent
  with?: Record<string, string>
  env?: Record<string, string>
  /** Of the workflow run. */
  runId?: string
  attempt?: number
  state?: Record<string, string>
  workspace?: string
}

export type RunResult = {
  exitCode: number
  outputs: Record<string, string>
  state: Record<string, string>
  summary: string
  log: string
}

export type Scene = {
  github: GitHubEmulator
  mintlify: DocumentationService
  clock: TestClock
  /** Runs the action to its end, and then its post step. */
  run(options?: RunOptions): Promise<RunResult>
  /** Starts the action, without its post step. */
  start(options?: RunOptions): StartedRun
  /**
   * Bodies of the comments of bots on the pull request, without the signed
   * state.
   */
  comments(number?: number): string[]
  /**
   * Method and path of each request to GitHub since the last call of this
   * function.
   */
  calls(): string[]
  /** Creates and messages that Mintlify got. */
  requests(): { path: string; prompt: string }[]
  /** Resolves once nothing is under way, such as the effect of a lost request. */
  settle(): Promise<void>
  /** All that happened so far, to be compared with a snapshot. */
  story(): string
  close(): Promise<void>
}

export type StartedRun = {
  finished: Promise<RunResult>
  clock: RunClock
  /** What the run has saved for its post step so far. */
  readState(): Record<string, string>
  cancel(): void
  /** The runner's files for outputs and the state can't be written any more. */
  loseFiles(): void
}

/**
 * Opens a scene with an open pull request, which the user `mona` may write to.
 */
export async function openScene(options: SceneOptions = {}): Promise<Scene> {
  // A wait has no jitter, so that the same story has the same requests.
  const { random } = Math
  Math.random = () => 0.5
  const services: { pending(): number }[] = []
  const { arriving, stopWatching } = watchAnswers()
  const pending = () =>
    services.reduce((sum, service) => sum + service.pending(), arriving.size)
  const clock = createTestClock(pending)
  const github = await startGitHub({ now: clock.now, ...options.github })
  const mintlify = await startDocumentationService({
    now: clock.now,
    ...options.mintlify,
  })
  services.push(github, mintlify)
  const repository = github.repository(repositoryName)
  repository.collaborators.set('mona', {
    permission: 'write',
    role_name: 'write',
  })
  const head = { ref: 'feature', sha: headSha, repo: repositoryName }
  addPull(repository, {
    number: pullNumber,
    title: 'Add retries',
    head,
    files: [makeFile('src/retry.ts')],
  })
  const removals: (() => Promise<void>)[] = []
  const moments: Moment[] = []
  const tell = (lines: readonly string[]) =>
    moments.push({ requests: countRequests(), lines })
  const ownComments = () =>
    [...repository.comments.values()].filter(({ body }) =>
      /docs-agent|^### /.test(body),
    )
  // A run does not wait for a request beside one that failed.
  const settle = async () => {
    for (let turns = 0; turns < 40; turns += 1) {
      await new Promise((resolve) => setImmediate(resolve))
      if (pending() > 0) turns = 0
    }
  }
  let seen = 0

  // GitHub has a comment before it starts a run for it. One that a test changes
  // or deletes stays so.
  const posted = new Set<ActionEvent>()
  const post = (event: ActionEvent) => {
    if (posted.has(event)) return
    const isFirst = posted.size === 0
    posted.add(event)
    addCommentOfEvent(repository, event, { over: !isFirst })
  }

  const start = (run: RunOptions = {}): StartedRun => {
    tell([titleOf(run)])
    post(run.event ?? pullRequest())
    const started = startRun({ github, mintlify, clock, removals }, run)
    const finish = async () => {
      const result = await started.finished
      await settle()
      tell(describeEnd(result, ownComments()))
      return result
    }
    return { ...started, finished: finish() }
  }

  return {
    github,
    mintlify,
    clock,
    start,
    async run(run = {}) {
      const started = start(run)
      const result = await started.finished
      if ((run.action ?? 'agent') === 'agent' && result.state.run !== undefined)
        await start({ ...run, action: 'post', state: result.state }).finished
      return result
    },
    comments: (number = pullNumber) =>
      [...repository.comments.values()]
        .filter(
          ({ issue, user }) =>
            issue === number && user.login === actionsBot.login,
        )
        .map(({ body }) => body.replace(/\n*<!--[\s\S]*$/, '')),
    calls() {
      const calls = github.requests
        .slice(seen)
        .map(({ method, path }) => `${method} ${path}`)
      seen = github.requests.length
      return calls
    },
    requests: () =>
      mintlify.requests
        .filter(({ method }) => method === 'POST')
        .map(({ path, body }) => ({ path, prompt: JSON.parse(body).prompt })),
    settle,
    story: () =>
      tellStory({
        github: github.requests,
        mintlify: mintlify.requests,
        moments,
        comments: ownComments(),
      }),
    async close() {
      Math.random = random
      clock.close()
      const removed = removals.map((remove) => remove())
      await Promise.all([github.close(), mintlify.close(), ...removed])
      stopWatching()
    },
  }
}

/** Answers that have begun to arrive, for which no clock moves. */
function watchAnswers() {
  const arriving = new Set<IncomingMessage>()
  const name = 'http.client.response.finish'
  const listener: ChannelListener = (message) => {
    const { response }: { response: IncomingMessage } = Object(message)
    arriving.add(response)
    response.once('close', () => arriving.delete(response))
  }
  subscribe(name, listener)
  return { arriving, stopWatching: () => unsubscribe(name, listener) }
}

/** Such as `pull_request opened, run 6042`. */
function titleOf(run: RunOptions): string {
  const { action = 'agent', event = pullRequest(), runId = '6042' } = run
  const activity: unknown = Object(event.payload).action
  const name = [event.name, activity].filter(Boolean).join(' ')
  const attempt = run.attempt ? `, attempt ${run.attempt}` : ''
  return `${action === 'agent' ? name : action}, run ${runId}${attempt}`
}

type Services = {
  github: GitHubEmulator
  mintlify: DocumentationService
  clock: TestClock
  /** Of the files of the runs, which are read after their end, too. */
  removals: (() => Promise<void>)[]
}

function startRun(
  { github, mintlify, clock, removals }: Services,
  run: RunOptions,
): StartedRun {
  const {
    action = 'agent',
    event = pullRequest(),
    runId = '6042',
    attempt = 1,
  } = run
  const metadata =
    action === 'reconcile' || action === 'visitors'
      ? `${action}/action.yml`
      : 'action.yml'
  const runner = runnerEnv({
    metadata,
    event,
    token: github.token,
    with: {
      'api-key': mintlify.key,
      'project-id': mintlify.projectId,
      'api-url': mintlify.url,
      ...(metadata === 'action.yml' && { prompt: 'Document the change.' }),
      ...run.with,
    },
    env: {
      GITHUB_API_URL: github.apiUrl,
      GITHUB_SERVER_URL: github.serverUrl,
      GITHUB_RUN_ID: runId,
      GITHUB_RUN_ATTEMPT: String(attempt),
      ...run.env,
    },
    ...(run.state && { state: run.state }),
    ...(run.workspace !== undefined && { workspace: run.workspace }),
  })
  const runClock = clock.forRun()
  const cancellation = new AbortController()
  const finished = async () => {
    const printed: string[] = []
    const own = { env: runner.env, print: (text: string) => printed.push(text) }
    try {
      const exitCode = await ofRun.run(own, () =>
        main(action, {
          env: runner.env,
          clock: runClock,
          cancelled: cancellation.signal,
        }),
      )
      return {
        exitCode,
        outputs: runner.readOutputs(),
        state: runner.readState(),
        summary: runner.readSummary(),
        log: printed.join(''),
      }
    } finally {
      runClock.stop()
      removals.push(() => {
        // Node keeps what waits for a signal that may still abort.
        cancellation.abort()
        return runner.remove()
      })
    }
  }
  return {
    finished: finished(),
    clock: runClock,
    readState: () => runner.readState(),
    cancel: () => cancellation.abort(),
    loseFiles: () => runner.loseFiles(),
  }
}

type OfRun = { env: Record<string, string>; print: (text: string) => void }

/** What belongs to the run in which it is asked for: several may run at once. */
const ofRun = new AsyncLocalStorage<OfRun>()

// The toolkit prints to standard output, and writes to the files that the
// variables of this process name.
const { write } = process.stdout
process.stdout.write = (chunk: string | Uint8Array, ...more: never[]) => {
  const run = ofRun.getStore()
  if (run === undefined) return write.call(process.stdout, chunk, ...more)
  run.print(String(chunk))
  return true
}
const filesOfRunner: readonly unknown[] = ['GITHUB_OUTPUT', 'GITHUB_STATE']
process.env = new Proxy(process.env, {
  get: (env, name: string) =>
    (filesOfRunner.includes(name) ? ofRun.getStore()?.env : env)?.[name],
})
