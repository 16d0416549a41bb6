// `npm run test:mutation [file…]`: mistakes in what decides about money and
// trust, each file by its own tests. Fails below 90 % for a file.
import { Stryker } from '@stryker-mutator/core'

const testsOf: Record<string, string[]> = {
  'src/conversation/signed-state.ts': ['conversation/signed-state'],
  'src/conversation/transitions.ts': ['conversation/transitions'],
  'src/job/authorize.ts': [
    'stories/authorization',
    'stories/commands',
    'stories/pull-request',
  ],
  'src/job/decide.ts': ['job/decide'],
  'src/job/loop-guard.ts': ['job/loop-guard', 'stories/authorization'],
  'src/job/poll.ts': ['job/poll'],
  'src/mintlify/retry.ts': ['mintlify/retry'],
}

const files = process.argv.slice(2)
for (const file of files.length > 0 ? files : Object.keys(testsOf)) {
  const tests = testsOf[file]
  if (tests === undefined)
    throw new Error(`${file} has no tests in scripts/mutation.ts.`)
  const stryker = new Stryker({
    packageManager: 'npm',
    mutate: [file],
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
        // Loaded before the tests, so that what runs once counts for none of
        // them.
        setupFilesAfterEnv: [`<rootDir>/${file}`],
      },
    },
    ignorePatterns: ['.tools', 'reports', 'docs'],
    // What runs once when a module is loaded is the tests' own ground: a mutant
    // there would need a process of its own.
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    reporters: ['clear-text'],
    clearTextReporter: {
      allowColor: false,
      logTests: false,
      reportTests: false,
    },
    thresholds: { high: 95, low: 90, break: 90 },
    concurrency: 2,
    timeoutMS: 10_000,
    // Node keeps the modules of earlier runs, and a process that has played
    // hundreds of mutants takes seconds for each.
    maxTestRunnerReuse: 40,
    tempDirName: '.stryker-tmp',
    cleanTempDir: 'always',
  })
  await stryker.runMutationTest()
}
