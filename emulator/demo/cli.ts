/**
 * `npm start`: runs of the actions in dist/ against local emulators of Mintlify
 * and GitHub.
 */

import { argv, exit, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { printHeading, printTable } from './print.ts'
import { runScenario } from './run.ts'
import { scenarios } from './scenarios.ts'

// Whoever reads the output may have gone.
stdout.on('error', () => exit(0))

process.exitCode = (await run(argv.slice(2))) ? 0 : 1

/** Returns whether the demo ended as expected. */
async function run(args: string[]): Promise<boolean> {
  const { help, names } = readArguments(args)
  if (help) return printHelp()
  const [name = 'pull-request', ...rest] = names
  const scenario = Object.hasOwn(scenarios, name) ? scenarios[name] : undefined
  if (scenario !== undefined && rest.length === 0) return runScenario(scenario)
  console.error(
    `There is no scenario "${names.join(' ')}". npm start -- --help lists them.`,
  )
  return false
}

function readArguments(args: string[]): { help: boolean; names: string[] } {
  const options = {
    help: { type: 'boolean', short: 'h', default: false },
  } as const
  const { values, positionals } = parseArgs({
    args,
    options,
    allowPositionals: true,
    strict: false,
  })
  // An unknown flag is no scenario either.
  const flags = Object.keys(values).filter((name) => name !== 'help')
  return {
    help: values.help === true,
    names: [...flags.map((name) => `--${name}`), ...positionals],
  }
}

function printHelp(): true {
  console.log(
    'npm start simulates a run of this action on your machine: the actions in dist/, and emulators of',
  )
  console.log(
    'Mintlify and GitHub. It needs no account and no network.\n\n  npm start -- SCENARIO',
  )
  printHeading('Scenarios')
  printTable(
    Object.entries(scenarios).map(([name, { description }]) => [
      name,
      description,
    ]),
  )
  return true
}
