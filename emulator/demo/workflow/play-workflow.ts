/** `npm start -- --workflow FILE`: plays the steps of a workflow that use this action. */

import { basename } from 'node:path'
import { type DocumentationService, startDocumentationService } from '../../docs-service/server.ts'
import { addIssue } from '../../github/fixtures.ts'
import { allPermissions } from '../../github/permissions.ts'
import { type GitHubEmulator, startGitHub } from '../../github/server.ts'
import { makeEventVariables } from '../../runner/event-env.ts'
import { failure, type Result, success } from '../../shared/result.ts'
import { app, openDocsPull } from '../docs-repository.ts'
import type { DemoEvent } from '../events.ts'
import { trackingIssue } from '../merges.ts'
import { published } from '../published.ts'
import { printHeading, printTable } from '../report.ts'
import { createDemoSite } from '../visitors-site.ts'
import { describeAct } from './act.ts'
import { type ChosenEvent, chooseEvent } from './choose-event.ts'
import type { Left, Run } from './contexts.ts'
import { listLeftOut } from './left-out.ts'
import { isOurs } from './our-action.ts'
import { playJob, type Stage } from './play-job.ts'
import { createStandIns } from './stand-ins.ts'
import { type FileJob, readWorkflowFile, type WorkflowFile } from './workflow-file.ts'

const demoPages = 1_200
/** With the prefix by which the token of an App is known. */
const appToken = 'ghs_emulatedAppToken'
const workMs = 500

/** Returns whether the jobs passed, or why the file cannot be played. A null event is the file's first. */
export async function playWorkflow(path: string, eventName: string | null): Promise<Result<boolean, string>> {
  const read = await readWorkflowFile(path)
  if (read.kind === 'failure') return read
  const file = read.value
  if (!file.jobs.some(({ steps }) => steps.some(isOurs))) return failure(describeMissingStep(file))
  const chosen = chooseEvent(path, file.events, eventName)
  if (chosen.kind === 'failure') return chosen
  const gitHub = await startGitHub()
  const service = await startService(gitHub)
  const demoEvent = chosen.value.create(gitHub)
  await demoEvent.before?.()
  printStart(file, chosen.value, demoEvent)
  const run = makeRun(file, demoEvent, { gitHub, service })
  const ended = await playJobs({ file, demoEvent, gitHub, serviceUrl: service.url, run })
  await Promise.all([service.close(), gitHub.close()])
  printStandIns(run)
  printNext(file, chosen.value, demoEvent)
  return success([...ended.values()].every(({ conclusion }) => conclusion !== 'failure'))
}

function describeMissingStep({ path, jobs }: WorkflowFile): string {
  const called = jobs.find(({ calls }) => calls !== null)?.calls
  const advice = 'give another file, such as docs/examples/pull-request.yml'
  return called
    ? `${path} calls ${called}, but reusable workflows aren't played; ${advice}.`
    : `${path} has no step that uses ${published}; ${advice}.`
}

/** The agent opens a docs pull request for the first job. */
function startService(gitHub: GitHubEmulator): Promise<DocumentationService> {
  let jobCount = 0
  return startDocumentationService({
    script(_, number) {
      if (number === 1) jobCount += 1
      if (number === 1 && jobCount === 1) openDocsPull(gitHub)
      return { ending: 'pull-request', afterMs: workMs }
    },
    countVisitors: createDemoSite(demoPages),
  })
}

function makeRun(
  { path, name }: WorkflowFile,
  { event, repository: state }: DemoEvent,
  { gitHub, service }: { gitHub: GitHubEmulator; service: DocumentationService },
): Run {
  gitHub.addToken({ token: appToken, account: app, permissions: { ...allPermissions, members: 'write' } })
  if (!state.issues.has(trackingIssue)) addIssue(state, { number: trackingIssue })
  const variables = makeEventVariables(event)
  const { GITHUB_REPOSITORY: repository, GITHUB_REF: ref } = variables
  const workflowRef = `${repository}/.github/workflows/${basename(path)}@${ref}`
  const { token } = gitHub
  const { key: apiKey, projectId } = service
  const issueNumber = String(trackingIssue)
  return {
    ...{ payload: event.payload, token },
    standIns: createStandIns({ apiKey, projectId, token, appToken, issueNumber }),
    variables: { ...variables, GITHUB_WORKFLOW: name, GITHUB_WORKFLOW_REF: workflowRef },
  }
}

/** Each job after those that it needs. */
async function playJobs(stage: Stage): Promise<Map<string, Left>> {
  const ended = new Map<string, Left>()
  const isReady = ({ id, needs }: FileJob) => !ended.has(id) && needs.every((one) => ended.has(one))
  for (let job = stage.file.jobs.find(isReady); job; job = stage.file.jobs.find(isReady))
    ended.set(job.id, await playJob(stage, job, ended))
  return ended
}

function printStart(file: WorkflowFile, chosen: ChosenEvent, { description }: DemoEvent): void {
  console.log(`This plays the steps of ${file.path} that use`)
  console.log(`${published}: the published bundle, with local emulators of Mintlify and GitHub.`)
  console.log('It needs no account and no network, and sends nothing. Pauses are cut short.')
  const leftOut = listLeftOut(file)
  if (leftOut.length > 0) {
    printHeading('Left out')
    printTable(leftOut)
  }
  printHeading(`Event ${chosen.trigger}`)
  if (chosen.isFirst) console.log('It is the first event of the workflow that can be played.')
  console.log(description)
  console.log("The filters of `on` aren't applied. `concurrency`, `environment` and timeouts have no effect.")
}

function printStandIns({ standIns: { told } }: Run): void {
  if (told.size === 0) return
  printHeading('What only GitHub knows, and what stands in for it')
  printTable([...told])
}

function printNext(file: WorkflowFile, { others, trigger }: ChosenEvent, { event }: DemoEvent): void {
  const commands = others.map((name) => `npm start -- --workflow ${file.path} --event ${name}`)
  if (commands.length > 0) console.log(`\nFor another event of the workflow:\n${commands.join('\n')}`)
  const act = describeAct(file, { trigger, payload: event.payload })
  if (act !== null) console.log(`\n${act}`)
}
