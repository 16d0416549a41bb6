/** The world around runs of the shipped bundle: both emulators, a repository, and how a workflow would start it. */

import {
  type DocumentationServiceOptions,
  startDocumentationService,
} from '../../emulator/docs-service/server.ts'
import { seedFromPayload } from '../../emulator/github/fixtures-from-webhook.ts'
import { type GitHubOptions, startGitHub } from '../../emulator/github/server.ts'
import { actionsBot, type IssueCommentState } from '../../emulator/github/state.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { type ActionRequest, type ActionRun, runAction, startAction } from '../../emulator/runner/runner.ts'

export type SceneOptions = {
  /** What triggers the runs, unless they name another event. Its payload is seeded into the local GitHub. */
  event?: ActionEvent
  docs?: DocumentationServiceOptions
  github?: GitHubOptions
}

export type Scene = Awaited<ReturnType<typeof openScene>>

/** A job that has ended in the very answer to its create, so that a run needs no poll. */
export const endsAtOnce = 'Document it.\nemulate: pull-request after 0s'

/** Returns a scene, to be held with `await using`: its end stops both emulators. */
export async function openScene({ event, docs: docsOptions, github: githubOptions }: SceneOptions = {}) {
  const docs = await startDocumentationService({ rateLimits: false, ...docsOptions })
  const github = await startGitHub({ rateLimits: false, ...githubOptions })
  const isSeedable = event?.payload instanceof Object && 'repository' in event.payload
  const repository = isSeedable
    ? seedFromPayload(github, event.payload)
    : github.repository('octocat/hello-world')
  const inputs = { 'api-key': docs.key, 'project-id': docs.projectId, 'api-url': docs.url }
  const jobInputs = { prompt: endsAtOnce, 'poll-interval-seconds': '1' }
  const isJob = ({ metadata = 'action.yml' }: ActionRequest) => metadata === 'action.yml'
  const requestOf = (changes: ActionRequest): ActionRequest => ({
    timers: 'fast',
    ...(event && { event }),
    ...changes,
    with: { ...inputs, ...(isJob(changes) && jobInputs), ...changes.with },
    env: { GITHUB_TOKEN: github.token, GITHUB_API_URL: github.apiUrl, ...changes.env },
  })
  return {
    docs,
    github,
    repository,
    /** How a workflow starts a run, for whoever runs it. */
    requestOf,
    run: (changes: ActionRequest = {}) => runAction(requestOf(changes)),
    start: (changes: ActionRequest = {}) => startAction(requestOf(changes)),
    /** Requests to the documentation service, e.g. `POST /job`, below the project's path. */
    asked: () =>
      docs.requests.map(({ method, path }) => `${method} ${path.replace(/^\/v2\/agent\/[^/]+/, '')}`),
    /** Ends all jobs as their prompts say, as if they had begun long ago. */
    endJobs() {
      for (const prompt of [...docs.jobs.values()].flatMap(({ prompts }) => prompts)) prompt.startedAtMs = 0
    },
    /** Requests to GitHub, e.g. `GET /issues/2/comments`, below the repository's path and without their query. */
    called: () =>
      github.requests.map(
        ({ method, path }) => `${method} ${path.replace(/^\/repos\/[^/]+\/[^/?]+|\?.*/g, '')}`,
      ),
    /** What the runs have written into threads. */
    ours: (): IssueCommentState[] =>
      [...repository.comments.values()].filter(({ user }) => user.id === actionsBot.id),
    async [Symbol.asyncDispose]() {
      await Promise.all([docs.close(), github.close()])
    },
  }
}

/** Everything that a run printed, but the lines by which it has the runner hide its secrets. */
export function printed({ stdout, stderr }: ActionRun): string {
  return `${stdout}\n${stderr}`.replaceAll(/^::add-mask::.*$/gm, '')
}

/** The last line of the log that says anything. */
export function lastWord({ stdout }: Pick<ActionRun, 'stdout'>): string {
  return stdout.trimEnd().split('\n').at(-1) ?? ''
}

/** The ways in which a secret can be written and still be read, by their names. */
export function formsOf(secret: string): Record<string, string> {
  const bytes = Buffer.from(secret)
  return {
    raw: secret,
    base64: bytes.toString('base64'),
    base64url: bytes.toString('base64url'),
    hex: bytes.toString('hex'),
    'URI-escaped': encodeURIComponent(secret),
    'JSON-escaped': JSON.stringify(secret).slice(1, -1),
  }
}

/** Whether the text holds the secret, in whatever form. */
export function gives(text: string, secret: string): boolean {
  return Object.values(formsOf(secret)).some((form) => text.includes(form))
}

/** Traces of what no output may have: a stack, or a secret in any form. Empty if all is well. */
export function flawsOf(run: ActionRun, secrets: readonly string[]): string[] {
  const values = [run.outputs, run.state].flatMap((entries) => Object.values(entries))
  const everywhere = [printed(run), run.summary, ...values].join('\n')
  const stack = /^\s+at .+:\d+:\d+\)?$/m.exec(everywhere)?.[0]
  const leaked = secrets.filter((secret) => gives(everywhere, secret))
  return [...(stack ? [stack] : []), ...leaked]
}
