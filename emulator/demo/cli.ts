/**
 * `npm start`: the main job without an account or a network. The shipped bundle runs as on a runner, between a
 * documentation service and a GitHub that both live on this machine.
 */

import { argv, env, exit, stdout } from 'node:process'
import { type DemoRequest, readDemoRequest } from './flags.ts'
import { playScenario, runLive } from './play.ts'
import { printTable } from './print.ts'
import { findScenario, listScenarios } from './scenarios.ts'

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
