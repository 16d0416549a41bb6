// Mutation tests of one module by the tests that are about it. `scripts/mutation.ts` says which, module by module.
const {
  MUTATE: mutate = 'src/domain/http/retry-policy.ts',
  TESTS: tests = 'domain/http/retry-policy.test.ts',
} = process.env

const config = {
  packageManager: 'npm',
  mutate: [mutate],
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
      testMatch: tests.split(' ').map((test) => `**/__tests__/${test}`),
      testEnvironment: 'node',
    },
  },
  ignorePatterns: ['dist', '.tools', 'reports', 'docs'],
  // What runs once when a module is loaded is the tests' own ground: a mutant there would need a process of its own.
  ignoreStatic: true,
  coverageAnalysis: 'perTest',
  reporters: ['json'],
  concurrency: 2,
  timeoutMS: 10_000,
  tempDirName: '.stryker-tmp',
  cleanTempDir: 'always',
}

export default config
