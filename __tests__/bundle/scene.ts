// The shipped action as the runner starts it, beside the emulators of both
// services. Real time passes.
import {
  type DocumentationServiceOptions,
  startDocumentationService,
} from '../../emulator/docs-service/server.ts'
import { addCommentOfEvent } from '../../emulator/github/event-comment.ts'
import { addPull, makeFile } from '../../emulator/github/fixtures.ts'
import {
  type GitHubOptions,
  startGitHub,
} from '../../emulator/github/server.ts'
import {
  type ActionRequest,
  type ActionRun,
  type RunningAction,
  runAction,
  startAction,
} from '../../emulator/runner/runner.ts'
import type { Emulator } from '../../emulator/shared/emulator.ts'
import { headSha, pullNumber, repositoryName } from '../scene/events.ts'

/**
 * The agent's work ends in the answer to the create, so that nothing is polled.
 */
export const endsAtOnce = 'Document the change.\nemulate: pull-request after 0s'
export const neverEnds = 'Document the change.\nemulate: never'

/** Both services, with an open pull request of someone who may write. */
export async function openScene(
  options: {
    github?: GitHubOptions
    mintlify?: DocumentationServiceOptions
  } = {},
) {
  const mintlify = await startDocumentationService(options.mintlify)
  const github = await startGitHub(options.github)
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
  const toRequest = (changes: ActionRequest): ActionRequest => {
    // GitHub has a comment before it starts a run for it.
    if (changes.event) addCommentOfEvent(repository, changes.event)
    return requestOf(changes)
  }
  const requestOf = (changes: ActionRequest): ActionRequest => ({
    token: github.token,
    ...changes,
    with: {
      'api-key': mintlify.key,
      'project-id': mintlify.projectId,
      'api-url': mintlify.url,
      ...(changes.metadata === undefined && {
        prompt: endsAtOnce,
        'poll-interval-seconds': '1',
      }),
      ...changes.with,
    },
    env: {
      GITHUB_REPOSITORY: repositoryName,
      GITHUB_API_URL: github.apiUrl,
      GITHUB_SERVER_URL: github.serverUrl,
      ...changes.env,
    },
  })
  return {
    mintlify,
    github,
    run: (changes: ActionRequest = {}) => runAction(toRequest(changes)),
    start: (changes: ActionRequest = {}) => startAction(toRequest(changes)),
    /** Requests to both services, in the order of their arrival. */
    calls: () =>
      [...github.requests, ...mintlify.requests]
        .toSorted((one, other) => one.atMs - other.atMs)
        .map(({ method, path }) => `${method} ${path.replace(/\?.*/, '')}`),
    /** Of the pull request. */
    comments: () => [...repository.comments.values()].map(({ body }) => body),
    async [Symbol.asyncDispose]() {
      await Promise.all([mintlify.close(), github.close()])
    },
  }
}

/** Resolves when such a request has arrived. */
export function arrival(
  emulator: Emulator,
  method: string,
  path: RegExp,
): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  const when = () => {
    resolve()
    return false
  }
  emulator.fail({ method, path, when })
  return promise
}

/** Cancels a run as the runner does, which kills it in the end. */
export async function cancel(running: RunningAction): Promise<ActionRun> {
  running.kill('SIGINT')
  const timers = [
    setTimeout(() => running.kill('SIGTERM'), 7_500),
    setTimeout(() => running.kill('SIGKILL'), 10_000),
  ]
  return running.finished.finally(() => timers.forEach(clearTimeout))
}

/** The last line of the log that says anything. */
export function lastLine({ stdout }: ActionRun): string {
  return stdout.trimEnd().split('\n').at(-1) ?? ''
}

/** Annotations of a kind, such as `error`. */
export function annotations({ stdout }: ActionRun, kind: string): string[] {
  return stdout.split('\n').filter((line) => line.startsWith(`::${kind}`))
}
