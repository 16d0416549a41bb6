// Mutation tests of what decides about money and trust, each file by the table of the same name. `npm run test:mutation` fails
// below 90 %.
const mutate = [
  'src/job/authorize.ts',
  'src/job/decide.ts',
  'src/job/loop-guard.ts',
  'src/job/poll.ts',
  'src/mintlify/retry.ts',
  'src/conversation/signed-state.ts',
  'src/conversation/transitions.ts',
]

const config = {
  packageManager: 'npm',
  mutate,
  testRunner: 'jest',
  testRunnerNodeArgs: [
    '--experimental-vm-modules',
    '--disable-warning=ExperimentalWarning',
    '--import=./__tests__/openapi/subscribe.ts',
  ],
  jest: {
    projectType: 'custom',
    enableFindRelatedTests: false,
    config: {
      transform: {},
      extensionsToTreatAsEsm: ['.ts'],
      testMatch: mutate.map((file) => file.replace('src/', '**/__tests__/').replace('.ts', '*.test.ts')),
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/scripts/short-properties.ts'],
    },
  },
  ignorePatterns: ['dist', '.tools', 'reports', 'docs'],
  // What runs once when a module is loaded is the tests' own ground: a mutant there would need a process of its own.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  reporters: ['clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
  timeoutMS: 10_000,
  // Node keeps the modules of earlier runs, and a process that has played hundreds of mutants takes seconds for each.
  maxTestRunnerReuse: 40,
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
}

export default config
