// Mutation tests of some modules by the tests that are about them. `scripts/mutation.ts` says which.
const { MUTATE: mutate = 'src/base/redact.ts', TESTS: tests = '__tests__/base/redact.test.ts' } = process.env

const config = {
  packageManager: 'npm',
  mutate: mutate.split(','),
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
      testMatch: tests.split(' ').map((test) => `**/${test}`),
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/scripts/short-properties.ts'],
    },
  },
  ignorePatterns: ['dist', '.tools', 'reports', 'docs'],
  // What runs once when a module is loaded is the tests' own ground: a mutant there would need a process of its own.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  reporters: ['json'],
  concurrency: 2,
  timeoutMS: 10_000,
  // Node keeps the modules of earlier runs, and a process that has played hundreds of mutants takes seconds for each.
  maxTestRunnerReuse: 40,
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
}

export default config
