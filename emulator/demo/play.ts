/** Plays the demo: against the local documentation service, or against the real one. */

import { startDocumentationService } from '../docs-service/server.ts'
import { type GitHubEmulator, startGitHub } from '../github/server.ts'
import { openPullRequest } from './events.ts'
import type { LiveService } from './flags.ts'
import { startLossyConnection } from './lossy-proxy.ts'
import { showRun } from './run.ts'
import { type Scenario, stageEvents } from './scenarios.ts'

const prompt = 'Document what this pull request changes.'
const firstRunId = 6042
/** It goes to a real project, so it asks for next to nothing. */
const livePrompt =
  'Correct the spelling mistakes on the first page of the documentation. Change nothing else.'

/** Gives back whether the scenario ended as it should. */
export async function playScenario(scenario: Scenario, ownPrompt = ''): Promise<boolean> {
  console.log('A demonstration. The action is real, the shipped dist/index.js; GitHub and the documentation')
  console.log('service are emulated on this machine, so it takes no account and no network.')
  const { script = { ending: 'pull-request', afterMs: 6_000 } } = scenario
  const gitHub = await startGitHub()
  const service = await startDocumentationService({ script: () => script })
  const lossy = scenario.losesAnswer && (await startLossyConnection(service.url))
  const inputs = {
    ...{ 'api-key': service.key, 'project-id': service.projectId, 'api-url': lossy?.url ?? service.url },
    ...{ prompt, 'poll-interval-seconds': '1', ...scenario.with, ...(ownPrompt && { prompt: ownPrompt }) },
  }
  const result = await showRuns(scenario, gitHub, inputs)
  await Promise.all([lossy?.close(), service.close(), gitHub.close()])
  if (result === scenario.endsAs) console.log('\nOther endings: npm start -- --list')
  else console.error(`\nThis was to end as ${scenario.endsAs}, but it ended as ${result || 'nothing'}.`)
  return result === scenario.endsAs
}

/** Gives back whether the step passed. */
export async function runLive({ apiKey, projectId, apiUrl, prompt }: LiveService): Promise<boolean> {
  console.log('The action and the documentation service are real, GitHub is emulated on this machine.')
  const gitHub = await startGitHub()
  const { hasPassed } = await showRun({
    demoEvent: openPullRequest(gitHub),
    with: {
      ...{ 'api-key': apiKey, 'project-id': projectId, ...(apiUrl && { 'api-url': apiUrl }) },
      ...{ prompt: prompt ?? livePrompt, context: 'none' },
    },
    env: describeGitHub(gitHub),
  })
  await gitHub.close()
  return hasPassed
}

/** Gives back the result of the last run. */
async function showRuns(
  scenario: Scenario,
  gitHub: GitHubEmulator,
  inputs: Record<string, string>,
): Promise<string> {
  let last = ''
  for (const [index, demoEvent] of stageEvents(scenario, gitHub).entries()) {
    const env = { ...describeGitHub(gitHub), GITHUB_RUN_ID: String(firstRunId + index) }
    const { cancelAfterMs } = scenario
    const { result } = await showRun({ demoEvent, with: leaveOutEmpty(inputs), env, cancelAfterMs })
    last = result
  }
  return last
}

function leaveOutEmpty(inputs: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(inputs).filter(([, value]) => value !== ''))
}

/** As for `uses: OWNER/docs-agent-action@v1`. */
function describeGitHub({ token, apiUrl }: GitHubEmulator): Record<string, string> {
  return {
    ...{ GITHUB_TOKEN: token, GITHUB_API_URL: apiUrl },
    ...{ GITHUB_ACTION_REPOSITORY: 'OWNER/docs-agent-action', GITHUB_ACTION_REF: 'v1' },
  }
}
