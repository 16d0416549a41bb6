// `npm run test:mutation [-- room…]`: small mistakes, one at a time, in the
// files that decide about money and trust and in those that act, each by its
// own tests. Prints how many were found in each file, and which were not. Fails
// where too few were.
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { relative, resolve } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { equivalentMutants } from './equivalent-mutants.ts'

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

type Room = {
  /** Paths in `src`, without `.ts`. */
  files: string
  /** Paths in `__tests__`, without `.test.ts`. */
  tests: readonly string[]
  /** How many of the mistakes have to be found in each file. */
  leastPercent: number
}

const [deciding, acting] = [95, 85]

const rooms: Record<string, Room> = {
  decisions: {
    files:
      '{agent/{decide/{cover,decide,destination,event-now},wait/{poll,poll-pace,remembered-watch}},mintlify/reading}',
    tests: ['agent/{decide,wait}/*', 'mintlify/find-job'],
    leastPercent: deciding,
  },
  events: {
    files: 'event/*',
    tests: ['event/*'],
    leastPercent: deciding,
  },
  permission: {
    files: 'agent/authorize/*',
    tests: ['agent/authorize/*', 'stories/commands'],
    leastPercent: deciding,
  },
  retries: {
    files: '{github,mintlify}/retry',
    tests: ['github/*', 'mintlify/*'],
    leastPercent: deciding,
  },
  states: {
    files:
      'conversation/{entry,job-record,shown,signed-state,state,transitions}',
    tests: [
      'conversation/{entry,signed-state,state,transitions}',
      'agent/decide/decide',
      'reconcile/*',
    ],
    leastPercent: deciding,
  },

  comment: {
    files:
      'conversation/{announce,comment-body,confirm,ledger,read-current,snapshot,store,update,write-announcement}',
    tests: [
      'conversation/{announce,comment-body,ledger,snapshot,store,update}',
    ],
    leastPercent: acting,
  },
  github: {
    files:
      'github/{ask-again,client,comments,errors,permissions,pulls,reactions}',
    tests: ['github/*', 'wire/github', 'conversation/store'],
    leastPercent: acting,
  },
  mintlify: {
    files: 'mintlify/{agent,call,client,job,project,pull-request-link}',
    tests: ['mintlify/*', 'wire/mintlify', 'agent/authorize/loop-guard'],
    leastPercent: acting,
  },
  reconcile: {
    files: 'reconcile/*',
    tests: ['reconcile/*', 'stories/reconcile'],
    leastPercent: acting,
  },
  sending: {
    files: 'agent/{save,send/{conclude,deliver,prompt,send},shown}',
    tests: [
      'agent/request',
      'stories/{attacks,commands,conversations,odd-answers,outcomes,races,then-and-now,turns,waits,wiring}',
    ],
    leastPercent: acting,
  },
  looks: {
    files: 'agent/look/*',
    tests: ['agent/look/look'],
    leastPercent: acting,
  },
  turns: {
    files: 'agent/{run,turn,wait/wait}',
    tests: [
      'agent/wait/wait',
      'stories/{attacks,conversations,other-events,races,then-and-now,turns,waits,wiring}',
    ],
    leastPercent: acting,
  },
  follows: {
    files: 'agent/wait/follow',
    tests: [
      'agent/wait/{follow,wait}',
      'stories/{commands,conversations,outcomes,pull-request,turns,waits,wiring}',
    ],
    leastPercent: acting,
  },
  ends: {
    files: 'agent/{post,report/{note,publish,react,subject}}',
    tests: [
      'agent/report/{note,subject}',
      'stories/{authorization,commands,conversations,docs-pull,odd-answers,outcomes,pull-request,then-and-now,turns,waits,wiring}',
    ],
    leastPercent: acting,
  },
  reports: {
    files: 'agent/{outputs,report/{end-early,report-end}}',
    tests: [
      'agent/{outputs,report/end-early}',
      'stories/{docs-pull,other-events,outcomes}',
    ],
    leastPercent: acting,
  },
}

const named = process.argv.slice(2)
for (const name of named.length > 0 ? named : Object.keys(rooms)) {
  const room = rooms[name]
  if (room === undefined)
    throw new Error(
      `No room is called ${name}. Rooms: ${Object.keys(rooms).join(', ')}.`,
    )
  report(room, await mutate(room))
}

function mutate({ files, tests }: Room): Promise<MutantResult[]> {
  const stryker = new Stryker({
    packageManager: 'npm',
    mutate: [`src/${files}.ts`],
    testRunner: 'jest',
    testRunnerNodeArgs: [
      '--experimental-vm-modules',
      '--disable-warning=ExperimentalWarning',
      '--import=./__tests__/openapi/subscribe.ts',
    ],
    jest: {
      projectType: 'custom',
      config: {
        transform: {},
        extensionsToTreatAsEsm: ['.ts'],
        testMatch: tests.map((name) => `**/__tests__/${name}.test.ts`),
        testEnvironment: 'node',
        setupFiles: ['<rootDir>/scripts/short-properties.ts'],
        // The sources are loaded before the tests, so that what runs once counts
        // for none of them.
        setupFilesAfterEnv: [
          '<rootDir>/scripts/fail-fast.ts',
          ...globSync(`src/${files}.ts`).map((file) => `<rootDir>/${file}`),
        ],
      },
    },
    ignorePatterns: ['.tools', 'reports', 'docs/pictures'],
    // What runs once when a module is loaded is the tests' own ground: a mutant
    // there would need a process of its own.
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    reporters: ['clear-text'],
    clearTextReporter: {
      allowColor: false,
      logTests: false,
      reportTests: false,
      reportScoreTable: false,
    },
    concurrency: availableParallelism(),
    timeoutMS: 5_000,
    // Node keeps the modules of earlier runs, so that a process gets slower with
    // each mutant.
    maxTestRunnerReuse: 6,
    tempDirName: '.stryker-tmp',
    cleanTempDir: 'always',
  })
  return stryker.runMutationTest()
}

/**
 * Prints a line for each file. Sets the exit code where one is below, or an
 * equivalent mutant is named that there is not.
 */
function report({ leastPercent }: Room, results: readonly MutantResult[]) {
  for (const [path, mutants] of Map.groupBy(results, (one) => one.fileName)) {
    const file = relative(resolve('src'), resolve(path))
    const isFound = ({ status }: MutantResult) =>
      status === 'Killed' || status === 'Timeout'
    const isLeft = ({ status }: MutantResult) =>
      status === 'Survived' || status === 'NoCoverage'
    const equivalent = equivalentMutants.filter((one) => one.file === file)
    const source = readFileSync(path, 'utf8')
    const isNamed = (
      { code, becomes }: (typeof equivalent)[number],
      { replacement, location }: MutantResult,
    ) => replacement === becomes && codeAt(source, location) === code
    const isEquivalent = (mutant: MutantResult) =>
      equivalent.some((one) => isNamed(one, mutant))
    for (const one of equivalent)
      if (!mutants.some((mutant) => isNamed(one, mutant))) {
        console.log(`${file}: no mistake is \`${one.code}\` any more`)
        process.exitCode = 1
      }

    const found = mutants.filter(isFound).length
    const left = mutants.filter((one) => isLeft(one) && !isEquivalent(one))
    const all = found + left.length
    const percent = all === 0 ? 100 : (100 * found) / all
    const isEnough = percent >= leastPercent
    const bound = isEnough ? '' : `, and ${leastPercent} % have to be found`
    console.log(`${file}: ${percent.toFixed(1)} % of ${all}${bound}`)
    if (!isEnough) process.exitCode = 1
  }
}

/** What a mistake stands in place of. Lines and columns count from 1. */
function codeAt(
  source: string,
  { start, end }: MutantResult['location'],
): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  return lines
    .map((line, at) => (at === last ? line.slice(0, end.column - 1) : line))
    .map((line, at) => (at === 0 ? line.slice(start.column - 1) : line))
    .join('\n')
}
