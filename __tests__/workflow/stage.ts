/** The world around the shipped examples: both emulators, and the engine that plays an example as a user has it. */

import { globSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { expect } from '@jest/globals'
import { parse, stringify } from 'yaml'
import type { JobScript } from '../../emulator/docs-service/job-script.ts'
import {
  type DocumentationServiceOptions,
  startDocumentationService,
} from '../../emulator/docs-service/server.ts'
import { addComment, makeUser } from '../../emulator/github/fixtures.ts'
import { seedFromPayload } from '../../emulator/github/fixtures-from-webhook.ts'
import { type GitHubOptions, startGitHub } from '../../emulator/github/server.ts'
import { actionsBot, type IssueCommentState } from '../../emulator/github/state.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { readRelease } from '../../scripts/owner.ts'
import { commentEvent, thread } from '../bundle/comment-event.ts'
import type { StepRun } from './act-log.ts'
import { runWorkflow, type WorkflowRequest, type WorkflowRun } from './run-workflow.ts'

type StageOptions = {
  docs?: DocumentationServiceOptions
  github?: GitHubOptions
}

type Play = Omit<WorkflowRequest, 'file'> & {
  /** Texts of the example that cannot stand here as they do at a user, each with what stands instead. */
  replace?: Record<string, string>
}

type StepPlace = Partial<Pick<StepRun, 'jobId' | 'stage'>>

export type Stage = Awaited<ReturnType<typeof openStage>>

/** The action as examples name it, and as the reusable workflow does. */
const { repository: published, version } = readRelease('.')
const standIns = '__tests__/workflow/stand-ins'
const localRepositories = {
  [`${published}@v1`]: '.',
  [`${published}@v${version}`]: '.',
  'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1': `${standIns}/checkout`,
  'actions/create-github-app-token@bcd2ba49218906704ab6c1aa796996da409d3eb1': `${standIns}/create-github-app-token`,
  'actions/upload-artifact@b7c566a772e6b6bfb58ed0dc250532a479d7789f': `${standIns}/upload-artifact`,
  'actions/upload-pages-artifact@7b1f4a764d45c48632c6b24a0339c27f5614fb0b': `${standIns}/upload-pages-artifact`,
  'actions/deploy-pages@d6db90164ac5ed86f2b6aed7e0febac5b3c0c03e': `${standIns}/deploy-pages`,
}

/**
 * Returns a stage with the scene of the event's payload, to be held with `await using`.
 *
 * A job has its pull request at once, a follow-up after a second: before, its old end might be taken for the new one.
 */
export async function openStage(event: ActionEvent, options: StageOptions = {}) {
  const docs = await startDocumentationService({ rateLimits: false, script: endSoon, ...options.docs })
  const github = await startGitHub({ rateLimits: false, ...options.github })
  const repository = seedFromPayload(github, event.payload)
  return {
    docs,
    github,
    repository,
    /** Plays `docs/examples/<name>.yml`. */
    play: (name: string, { replace, ...request }: Play): Promise<WorkflowRun> =>
      runWorkflow({
        timers: 'fast',
        ...request,
        file: `docs/examples/${name}.yml`,
        env: { GITHUB_API_URL: github.apiUrl, GITHUB_SERVER_URL: github.serverUrl, ...request.env },
        secrets: { GITHUB_TOKEN: github.token, MINTLIFY_API_KEY: docs.key, ...request.secrets },
        vars: { MINTLIFY_PROJECT_ID: docs.projectId, ...request.vars },
        localRepositories,
        part: 'action',
        files: {
          ...{ ...adaptMetadata(docs.url), ...adaptCalled(docs.url), ...adaptExample(name, replace) },
          ...request.files,
        },
      }),
    /** Requests to the documentation service, e.g. `POST /job`, below the project's path. */
    asked: () =>
      docs.requests.map(({ method, path }) => `${method} ${path.replace(/^\/v\d\/\w+\/[^/]+|\?.*/g, '')}`),
    /** Prompts of the creates and messages, as the service got them. */
    prompts: () => [...docs.jobs.values()].flatMap(({ prompts }) => prompts.map(({ prompt }) => prompt)),
    /** What the runs have written into threads. */
    ours: (): IssueCommentState[] =>
      [...repository.comments.values()].filter(({ user }) => user.id === actionsBot.id),
    async [Symbol.asyncDispose]() {
      await Promise.all([docs.close(), github.close()])
    },
  }
}

/** Adds a comment to the pull request, and gives back it and the event that GitHub makes of it. */
export function addCommand({ repository }: Stage, body: string, author = 'mona') {
  const comment = addComment(repository, { issue: thread, body, user: makeUser(author) })
  return { comment, event: commentEvent(body, { author, changes: { comment: { id: comment.id } } }) }
}

/** Fails with the whole log, since nothing less tells why a job ended otherwise. */
export function expectJobs(run: WorkflowRun, jobResults: WorkflowRun['jobResults']): void {
  if (!isDeepStrictEqual(run.jobResults, jobResults)) throw new Error(`Other endings:\n${run.text}`)
  expect(run.exitCode).toBe(Object.values(jobResults).includes('failure') ? 1 : 0)
}

/** Returns the first step with the id, or with that number from 0 if it has none. Throws if it did not run. */
export function findStep(run: WorkflowRun, id: string, place: StepPlace = {}): StepRun {
  const wanted = { id, stage: 'Main', ...place }
  const step = run.steps.find((one) => isDeepStrictEqual({ ...one, ...wanted }, one))
  if (step === undefined) throw new Error(`No step ${id} ran:\n${run.text}`)
  return step
}

/** Returns the names of the steps that failed. What they printed last, the engine may lose. */
export function failedSteps({ steps }: WorkflowRun): string[] {
  return steps.filter(({ result }) => result === 'failure').map(({ name }) => name)
}

function endSoon(_: string, number: number): JobScript {
  return { ending: 'pull-request', afterMs: number === 1 ? 0 : 1_000 }
}

/** The workflow that others call gives its own address, and queues in a way that the engine does not know. */
function adaptCalled(apiUrl: string): Record<string, string> {
  const path = '.github/workflows/docs-command.yml'
  const text = readFileSync(path, 'utf8').replace('default: https://api.mintlify.com', `default: ${apiUrl}`)
  return { [path]: text.replace(/^ +queue: .*\n/m, '') }
}

/** The examples name no address and no interval, so what stands for the defaults here is the emulator's. */
function adaptMetadata(apiUrl: string): Record<string, string> {
  const adapted = globSync('{,*/}action.yml').map((path) => {
    const metadata = parse(readFileSync(path, 'utf8'))
    metadata.inputs['api-url'].default = apiUrl
    if ('poll-interval-seconds' in metadata.inputs) metadata.inputs['poll-interval-seconds'].default = '1'
    return [path, stringify(metadata)]
  })
  return Object.fromEntries(adapted)
}

/** The engine knows neither `queue` nor steps in the background yet, and has one kind of runner. */
function adaptExample(name: string, replace: Record<string, string> = {}): Record<string, string> {
  const path = `docs/examples/${name}.yml`
  const known = readFileSync(path, 'utf8')
    .replaceAll(/^ +(?:queue: max|background: true|- name: .+\n +wait: .+)\n/gm, '')
    .replaceAll(/runs-on: .+/g, 'runs-on: ubuntu-latest')
  const adapted = Object.entries(replace).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`There is no ${from} in ${path}.`)
    return text.replaceAll(from, to)
  }, known)
  return { [path]: adapted }
}
