/**
 * `npm start`: the main job without an account or a network. The shipped bundle runs as on a runner, between a
 * documentation service and a GitHub that both live on this machine.
 */

import { argv, env, exit, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { printTable } from './report.ts'
import { type LiveService, playScenario, runLive } from './run.ts'
import { findScenario, listScenarios, type Scenario } from './scenarios.ts'

type DemoRequest =
  | { do: 'list' }
  | { do: 'play'; scenario: Scenario; prompt: string | undefined }
  | ({ do: 'live' } & LiveService)

const usage = 'use --scenario NAME, --list, --prompt "…" and --live'

// Whoever reads through `head` has seen enough.
stdout.on('error', () => exit(0))

const request = readDemoRequest(argv.slice(2), env)
if (request instanceof Error) {
  console.error(request.message)
  process.exitCode = 1
} else {
  process.exitCode = (await show(request)) ? 0 : 1
}

/** Gives back whether all went as it should. */
async function show(asked: DemoRequest): Promise<boolean> {
  if (asked.do === 'play') return playScenario(asked.scenario, asked.prompt)
  if (asked.do === 'live') return runLive(asked)
  printTable(listScenarios().map((name) => [name, findScenario(name)?.shows ?? '']))
  console.log('\nTo see one: npm start -- --scenario <name>')
  return true
}

/** Gives back the request, or an error whose message says in a sentence what is wrong. */
function readDemoRequest(args: string[], env: NodeJS.ProcessEnv): DemoRequest | Error {
  const flags = readFlags(args)
  if (flags instanceof Error) return flags
  const { list, live, scenario: name, prompt } = flags
  if (list) return { do: 'list' }
  if (prompt?.trim() === '') return new Error('--prompt is empty; write what the agent is to do.')
  if (live && name !== undefined)
    return new Error('--live and --scenario exclude each other; give one of them.')
  if (live) return readLiveRequest(prompt, env)
  const scenario = findScenario(name ?? 'pull-request')
  if (scenario) return { do: 'play', scenario, prompt }
  return new Error(`There is no scenario '${name}'; --scenario takes ${listScenarios().join(', ')}.`)
}

function readFlags(args: string[]) {
  try {
    const { values } = parseArgs({
      args,
      options: {
        list: { type: 'boolean', default: false },
        live: { type: 'boolean', default: false },
        scenario: { type: 'string' },
        prompt: { type: 'string' },
      },
    })
    return values
  } catch (error) {
    const [problem] = String(error instanceof Error ? error.message : error).split(/\.\s|\.?\n|\.$/)
    return new Error(`${problem}; ${usage}.`)
  }
}

function readLiveRequest(prompt: string | undefined, env: NodeJS.ProcessEnv): DemoRequest | Error {
  const { MINTLIFY_API_KEY: apiKey, MINTLIFY_PROJECT_ID: projectId, MINTLIFY_API_URL: apiUrl } = env
  if (apiKey && projectId) return { do: 'live', prompt, apiKey, projectId, apiUrl }
  return new Error('--live needs the variables MINTLIFY_API_KEY and MINTLIFY_PROJECT_ID; set both.')
}
