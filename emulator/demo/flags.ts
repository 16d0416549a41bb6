/** What the demo is asked for on the command line. */

import { parseArgs } from 'node:util'
import { findScenario, listScenarios, type Scenario } from './scenarios.ts'

export type DemoRequest =
  | { do: 'list' }
  | { do: 'play'; scenario: Scenario; prompt: string | undefined }
  | ({ do: 'live' } & LiveService)

export type LiveService = {
  apiKey: string
  projectId: string
  /** That of the action if not given. */
  apiUrl: string | undefined
  prompt: string | undefined
}

const usage = 'use --scenario NAME, --list, --prompt "…" and --live'

/** Gives back the request, or an error whose message says in a sentence what is wrong. */
export function readDemoRequest(args: string[], env: NodeJS.ProcessEnv): DemoRequest | Error {
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
