// A pull request, both emulators, and runs of the shipped action on it, with
// what they asked and when.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { startDocumentationService } from '../emulator/docs-service/server.ts'
import { addPull, makeUser } from '../emulator/github/fixtures.ts'
import { startGitHub } from '../emulator/github/server.ts'
import { runnerEnv } from '../emulator/runner/env.ts'

type Arrival = { atMs: number; method: string; path: string }

export type Measured = {
  /** From the start of the process. */
  firstCallMs: number
  /** From the arrival of the last question about the agent job to the exit. */
  endMs: number
  seconds: number
  gitHubCalls: number
  /** Between the first and the last question about the agent job. */
  gitHubCallsWhileWaiting: number
}

export type Run = {
  event?: 'pull_request' | 'schedule' | 'issue_comment'
  with?: Record<string, string>
  /** Path of another action's script, in place of ours. It may fail. */
  script?: string
}

const author = makeUser('mona')
const fullName = 'acme/widgets'
const action = fileURLToPath(new URL('../dist/index.js', import.meta.url))

/**
 * Returns what the runs on one new pull request measured, one after the other.
 */
export async function measureRuns(runs: readonly Run[]): Promise<Measured[]> {
  const docs = await startDocumentationService()
  const github = await startGitHub()
  try {
    const repository = github.repository(fullName)
    repository.collaborators.set(author.login, {
      permission: 'write',
      role_name: 'write',
    })
    const { number, head, base } = addPull(repository, {
      number: 12,
      user: author,
    })
    const payload = {
      action: 'opened',
      number,
      sender: author,
      repository: {
        id: repository.id,
        full_name: fullName,
        name: 'widgets',
        default_branch: base.ref,
        owner: makeUser('acme'),
        html_url: `${github.serverUrl}/${fullName}`,
      },
      pull_request: {
        number,
        title: 'A pull request',
        body: null,
        user: author,
        state: 'open',
        merged: false,
        draft: false,
        author_association: 'MEMBER',
        labels: [],
        ...{
          head: { ...head, repo: { full_name: fullName } },
          base: { ...base, repo: { full_name: fullName } },
        },
        html_url: `${github.serverUrl}/${fullName}/pull/${number}`,
      },
    }
    const payloads = {
      schedule: {},
      pull_request: payload,
      issue_comment: {
        ...payload,
        action: 'created',
        pull_request: undefined,
        issue: { number, title: 'A pull request', pull_request: {} },
        comment: {
          id: 501,
          body: '/docs',
          user: author,
          created_at: new Date().toISOString(),
          html_url: `${github.serverUrl}/${fullName}/pull/${number}`,
        },
      },
    }
    const measured: Measured[] = []
    for (const [index, run] of runs.entries()) {
      const { event = 'pull_request', script = action } = run
      docs.requests.length = 0
      github.requests.length = 0
      const { env, remove } = runnerEnv({
        event: { name: event, payload: payloads[event] },
        token: github.token,
        with: {
          'api-key': docs.key,
          'project-id': docs.projectId,
          'api-url': docs.url,
          ...run.with,
        },
        env: {
          GITHUB_API_URL: github.apiUrl,
          GITHUB_SERVER_URL: github.serverUrl,
          GITHUB_REPOSITORY: fullName,
          GITHUB_RUN_ID: String(8_100 + index),
        },
      })
      const startMs = Date.now()
      const exitCode = await runNode([script], env)
      const endMs = Date.now()
      await remove()
      if (exitCode !== 0 && script === action)
        throw new Error(`A run ended with ${exitCode}.`)
      measured.push(measure({ startMs, endMs }, docs.requests, github.requests))
    }
    return measured
  } finally {
    await Promise.all([docs.close(), github.close()])
  }
}

/** Returns the exit code. */
export async function runNode(
  script: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<number> {
  const child = spawn(process.execPath, script, { env, stdio: 'ignore' })
  const [exitCode] = await once(child, 'close')
  return exitCode
}

type Span = { startMs: number; endMs: number }

function measure(
  { startMs, endMs }: Span,
  docs: readonly Arrival[],
  gitHub: readonly Arrival[],
): Measured {
  const first = Math.min(...[...docs, ...gitHub].map(({ atMs }) => atMs))
  const polls = docs.filter(({ method }) => method === 'GET')
  const [firstPoll, lastPoll] = [
    polls[0]?.atMs ?? endMs,
    polls.at(-1)?.atMs ?? endMs,
  ]
  return {
    firstCallMs: first - startMs,
    endMs: endMs - lastPoll,
    seconds: (endMs - startMs) / 1_000,
    gitHubCalls: gitHub.length,
    gitHubCallsWhileWaiting: gitHub.filter(
      ({ atMs }) => atMs > firstPoll && atMs < lastPoll,
    ).length,
  }
}
