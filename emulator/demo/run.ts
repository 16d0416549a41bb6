/**
 * Runs a scenario of the demo, and prints what happens and what comes of it.
 */

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startDocumentationService } from '../docs-service/server.ts'
import {
  createVisitorsSite,
  type Period,
} from '../docs-service/visitors-data.ts'
import { type GitHubEmulator, startGitHub } from '../github/server.ts'
import {
  type ActionRequest,
  type ActionRun,
  type RunningAction,
  runPost,
  startAction,
} from '../runner/runner.ts'
import { openDocsPull, openPullRequest } from './events.ts'
import type { DemoEvent } from './payloads.ts'
import {
  colorize,
  createLogPrinter,
  printHeading,
  printTable,
  toPlainText,
} from './print.ts'
import type { Scenario } from './scenarios.ts'

const prompt = 'Document what this pull request changes.'
const firstRunId = 6042
const pages = 1_200
/** The pull request must be younger than its job. */
const openingMs = 100

/** Returns whether the last run ended with the expected result. */
export async function runScenario(scenario: Scenario): Promise<boolean> {
  console.log(
    'A demonstration without an account and without network: the actions in dist/ run against local',
  )
  console.log('emulators of Mintlify and GitHub.')
  const {
    scripts = [{ ending: 'pull-request', afterMs: 3_000 }],
    cancelAfterMs,
    expectedResult,
  } = scenario
  const gitHub = await startGitHub()
  let running: RunningAction | null = null
  const cancel = () => {
    console.log(colorize('dim', '(Someone presses "Cancel workflow".)'))
    running?.kill('SIGINT')
  }
  const openPull = () => {
    const job = [...service.jobs.values()].at(-1)
    if (job) openDocsPull(gitHub, job)
  }
  let requests = 0
  const service = await startDocumentationService({
    script: (_, number) => {
      const script = scripts[Math.min(requests, scripts.length - 1)]
      if (script === undefined) throw new Error('The scenario has no script.')
      requests += 1
      if (number === 1 && script.ending === 'pull-request')
        setTimeout(openPull, openingMs)
      if (cancelAfterMs !== undefined) setTimeout(cancel, cancelAfterMs)
      return script
    },
    countVisitors,
  })
  const inputs = {
    'api-key': service.key,
    'project-id': service.projectId,
    'api-url': service.url,
  }
  let result = ''
  for (const [index, makeEvent] of (
    scenario.events ?? [openPullRequest]
  ).entries()) {
    const demoEvent = makeEvent(gitHub)
    printHeading('Event')
    console.log(demoEvent.description)
    const request = makeRequest(scenario, {
      demoEvent,
      gitHub,
      inputs,
      runId: firstRunId + index,
    })
    printStep(request)
    running = startAction(request)
    result = await printRun(await running.finished, demoEvent)
  }
  await Promise.all([service.close(), gitHub.close()])
  if (result === expectedResult)
    console.log('\nOther scenarios: npm start -- --help')
  else
    console.error(
      `\nExpected the result ${expectedResult}, but it was ${result || 'empty'}.`,
    )
  return result === expectedResult
}

/** The emulated site has hostile paths, too. */
function countVisitors(period: Period) {
  const { totals, visitors } = site(period)
  return {
    totals,
    visitors: visitors.filter(({ path }) =>
      /^\/(?:[\w-]+\/page-\d+)?$/.test(path),
    ),
  }
}
const site = createVisitorsSite(pages)

function makeRequest(
  scenario: Scenario,
  run: {
    demoEvent: DemoEvent
    gitHub: GitHubEmulator
    inputs: Record<string, string>
    runId: number
  },
): ActionRequest {
  const { demoEvent, gitHub, inputs, runId } = run
  const { metadata } = scenario
  const ofJob = metadata === undefined && {
    prompt,
    'poll-interval-seconds': '1',
  }
  // An export leaves files, so its workspace stays.
  const folders = metadata && {
    metadata,
    workspace: mkdtempSync(join(tmpdir(), 'visitors-demo-')),
  }
  return {
    ...folders,
    with: {
      ...inputs,
      ...(demoEvent.lacksSecrets && { 'api-key': '', 'project-id': '' }),
      ...ofJob,
      ...scenario.with,
    },
    event: demoEvent.event,
    token: gitHub.token,
    onLine: createLogPrinter(),
    env: { GITHUB_API_URL: gitHub.apiUrl, GITHUB_RUN_ID: String(runId) },
  }
}

function printStep({ metadata, with: inputs = {} }: ActionRequest): void {
  printHeading('Step of the workflow')
  console.log(
    `- uses: OWNER/docs-agent-action${metadata ? '/visitors' : ''}@v1\n  with:`,
  )
  for (const [name, value] of Object.entries(inputs))
    console.log(`    ${name}: ${name === 'api-key' && value ? '***' : value}`)
  printHeading('Log')
}

/** Runs the post step of the agent job, too. Returns the result. */
async function printRun(
  run: ActionRun,
  { repository, pullNumber }: DemoEvent,
): Promise<string> {
  const { exitCode, outputs, request } = run
  console.log(
    `\nThe step ${exitCode === 0 ? 'passes' : 'fails'}, exit code ${exitCode}.`,
  )
  if (request.metadata === undefined) await runPost(run)
  printHeading('Outputs')
  printTable(Object.entries(outputs).filter(([, value]) => value !== ''))
  for (const { issue, user, body } of repository.comments.values()) {
    if (issue !== pullNumber || user.type !== 'Bot') continue
    printHeading(`Comment on pull request #${issue}`)
    console.log(toPlainText(body))
  }
  printHeading('Job summary')
  console.log(toPlainText(run.summary) || 'There is none.')
  if (outputs['html-file'])
    console.log(`\nOpen the report page in a browser:\n${outputs['html-file']}`)
  return outputs.result ?? ''
}
