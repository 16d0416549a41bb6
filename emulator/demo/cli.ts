/**
 * `npm start`: a run of the job action without an account or a network. The action is the bundle in dist/. The
 * documentation service and GitHub are emulated on this machine.
 */

import { argv, env, exit, stdout } from 'node:process'
import { readFlags } from '../shared/flags.ts'
import { failure, type Result, success } from '../shared/result.ts'
import { printTable } from './report.ts'
import { type LiveOptions, runLive, runScenario } from './run.ts'
import { findScenario, listScenarios, type Scenario } from './scenarios.ts'

type DemoRequest =
  | { kind: 'list' }
  | { kind: 'scenario'; scenario: Scenario; prompt: string | null }
  | { kind: 'live'; options: LiveOptions }

const usage = 'use --scenario NAME, --list, --prompt "…" and --live'

// Ignore EPIPE.
stdout.on('error', () => exit(0))

const request = readRequest(argv.slice(2), env)
if (request.kind === 'failure') {
  console.error(request.error)
  process.exitCode = 1
} else {
  process.exitCode = (await run(request.value)) ? 0 : 1
}

/** Returns whether the demo ended as expected. */
async function run(demoRequest: DemoRequest): Promise<boolean> {
  if (demoRequest.kind === 'scenario') return runScenario(demoRequest.scenario, demoRequest.prompt)
  if (demoRequest.kind === 'live') return runLive(demoRequest.options)
  printTable(listScenarios().map((name) => [name, findScenario(name)?.description ?? '']))
  console.log('\nTo see one: npm start -- --scenario <name>')
  return true
}

/** Returns the request, or a sentence with what is wrong. */
function readRequest(args: string[], env: NodeJS.ProcessEnv): Result<DemoRequest, string> {
  const config = {
    args,
    options: {
      list: { type: 'boolean', default: false },
      live: { type: 'boolean', default: false },
      scenario: { type: 'string' },
      prompt: { type: 'string' },
    },
  } as const
  const flags = readFlags(config, usage)
  if (flags.kind === 'failure') return flags
  const { list, live, scenario: name, prompt = null } = flags.value
  if (list) return success({ kind: 'list' })
  if (prompt?.trim() === '') return failure('--prompt is empty; write what the agent is to do.')
  if (live && name !== undefined)
    return failure('--live and --scenario exclude each other; give one of them.')
  if (live) return readLiveRequest(prompt, env)
  const scenario = findScenario(name ?? 'pull-request')
  if (scenario) return success({ kind: 'scenario', scenario, prompt })
  return failure(`There is no scenario '${name}'; --scenario takes ${listScenarios().join(', ')}.`)
}

function readLiveRequest(prompt: string | null, env: NodeJS.ProcessEnv): Result<DemoRequest, string> {
  const { MINTLIFY_API_KEY: apiKey, MINTLIFY_PROJECT_ID: projectId, MINTLIFY_API_URL: apiUrl = null } = env
  if (apiKey && projectId) return success({ kind: 'live', options: { prompt, apiKey, projectId, apiUrl } })
  return failure('--live needs the variables MINTLIFY_API_KEY and MINTLIFY_PROJECT_ID; set both.')
}
