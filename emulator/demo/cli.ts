/**
 * `npm start`: a run of the job action without an account or a network. The action is the bundle in dist/. The
 * documentation service and GitHub are emulated on this machine.
 */

import { resolve } from 'node:path'
import { argv, cwd, env, exit, stdout } from 'node:process'
import { readFlags } from '../shared/flags.ts'
import { failure, type Result, success } from '../shared/result.ts'
import { eventNames } from './event-names.ts'
import { help } from './help.ts'
import { findFlagsOfNpm } from './npm-flags.ts'
import { printHeading, printTable } from './report.ts'
import { type LiveOptions, runLive, runScenario } from './run.ts'
import { findScenario, groupScenarios, listScenarios, type Scenario } from './scenarios.ts'

type DemoRequest =
  | { kind: 'help' }
  | { kind: 'list' }
  | { kind: 'scenario'; scenario: Scenario; prompt: string | null }
  | { kind: 'workflow'; file: string; event: string | null }
  | { kind: 'live'; options: LiveOptions }

const usage = 'npm start -- --help lists what can be given'

// Ignore EPIPE.
stdout.on('error', () => exit(0))

const request = readRequest(argv.slice(2), env)
const result = request.kind === 'failure' ? request : await run(request.value)
if (result.kind === 'failure') console.error(result.error)
process.exitCode = result.kind === 'success' && result.value ? 0 : 1

/** Returns whether the demo ended as expected, or why it could not start. */
async function run(demoRequest: DemoRequest): Promise<Result<boolean, string>> {
  if (demoRequest.kind === 'scenario')
    return success(await runScenario(demoRequest.scenario, demoRequest.prompt))
  if (demoRequest.kind === 'live') return success(await runLive(demoRequest.options))
  if (demoRequest.kind === 'workflow') {
    // Loaded when it is needed: GitHub's parser would slow down every start.
    await import('./workflow/json-imports.ts')
    const { playWorkflow } = await import('./workflow/play-workflow.ts')
    return playWorkflow(findFile(demoRequest.file), demoRequest.event)
  }
  if (demoRequest.kind === 'list') printScenarios()
  else console.log(help)
  return success(true)
}

/** npm runs in the checkout of this repository, not where it was called. */
function findFile(file: string): string {
  const { INIT_CWD: folder = cwd() } = env
  return folder === cwd() ? file : resolve(folder, file)
}

function printScenarios(): void {
  for (const [title, scenarios] of groupScenarios()) {
    printHeading(title)
    printTable(scenarios.map(([name, { description }]) => [name, description]))
  }
  console.log('\nTo see one: npm start -- --scenario <name>')
}

/** Returns the request, or a sentence with what is wrong. */
function readRequest(args: string[], env: NodeJS.ProcessEnv): Result<DemoRequest, string> {
  const kept = findFlagsOfNpm(args, env)
  if (kept !== null) return failure(kept)
  const config = {
    args,
    options: {
      help: { type: 'boolean', short: 'h', default: false },
      list: { type: 'boolean', default: false },
      live: { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      scenario: { type: 'string' },
      workflow: { type: 'string' },
      event: { type: 'string' },
      prompt: { type: 'string' },
    },
  } as const
  const flags = readFlags(config, usage)
  if (flags.kind === 'failure') return flags
  const { help, list, live, yes, scenario: name, workflow, event, prompt = null } = flags.value
  if (help) return success({ kind: 'help' })
  if (list) return success({ kind: 'list' })
  if (prompt?.trim() === '') return failure('--prompt is empty; write what the agent is to do.')
  const modes = { live, scenario: name !== undefined, workflow: workflow !== undefined }
  const [first, second] = Object.entries(modes).flatMap(([mode, isGiven]) => (isGiven ? [`--${mode}`] : []))
  if (second !== undefined) return failure(`${first} and ${second} exclude each other; give one of them.`)
  if (workflow !== undefined) return readWorkflowRequest(workflow, event, prompt)
  if (event !== undefined) return failure('--event is for --workflow FILE; give that, too.')
  if (live) return readLiveRequest({ prompt, yes }, env)
  const scenario = findScenario(name ?? 'pull-request')
  if (scenario) return success({ kind: 'scenario', scenario, prompt })
  return failure(`There is no scenario '${name}'; --scenario takes ${listScenarios().join(', ')}.`)
}

function readWorkflowRequest(
  file: string,
  event: string | undefined,
  prompt: string | null,
): Result<DemoRequest, string> {
  if (prompt !== null) return failure('--workflow has the prompt of the file; leave out --prompt.')
  if (event === undefined || eventNames.some((name) => name === event))
    return success({ kind: 'workflow', file, event: event ?? null })
  return failure(`There is no event '${event}' to play; --event takes ${eventNames.join(', ')}.`)
}

function readLiveRequest(
  { prompt, yes }: { prompt: string | null; yes: boolean },
  env: NodeJS.ProcessEnv,
): Result<DemoRequest, string> {
  const { MINTLIFY_API_KEY: apiKey, MINTLIFY_PROJECT_ID: projectId, MINTLIFY_API_URL: apiUrl = null } = env
  if (!apiKey || !projectId)
    return failure('--live needs the variables MINTLIFY_API_KEY and MINTLIFY_PROJECT_ID; set both.')
  if (!yes)
    return failure(
      '--live sends a real request to the Mintlify agent, which costs about $1.15; add --yes to send it.',
    )
  return success({ kind: 'live', options: { prompt, apiKey, projectId, apiUrl } })
}
