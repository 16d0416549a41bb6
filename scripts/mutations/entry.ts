/** Mistakes in the entry, in the choice of the action, and in the inputs that all actions share. */
import type { Mutation } from './mutation.ts'

export const entryMutations: readonly Mutation[] = [
  {
    name: 'a closed output ends the run',
    from: "process.stdout.on('error', () => undefined)",
    to: '',
    tests: ['faults/closed-output.faults.ts', 'a closed standard output ends nothing'],
  },
  {
    name: 'the exit code of main is dropped',
    from: 'process.exitCode = exitCode',
    to: 'void exitCode',
    tests: ['bundle/outcomes.test.ts', 'with `fail-on: none` a job that ends failed after 0s'],
  },
  {
    name: 'the main step takes itself for the post step',
    from: "=== 'post.js'",
    to: "=== 'index.js'",
    tests: ['bundle/post.test.ts', 'nothing is left to do after a normal end'],
  },
  {
    name: 'what was left open keeps the process',
    from: 'setTimeout(exitOnceFlushed, maxOpenMs).unref()',
    to: 'void exitOnceFlushed',
    tests: ['faults/open-responses.faults.ts', 'a run ends once all is written'],
  },
  {
    name: 'secrets are not masked',
    from: 'maskSecrets() const redact',
    to: 'const redact',
    tests: ['bundle/docs-pull-once.test.ts', 'the token is nowhere but in the requests to its repository'],
  },
  {
    name: 'docs-token is no secret',
    from: "'github-token', 'docs-token']",
    to: "'github-token']",
    tests: ['bundle/docs-pull-once.test.ts', 'the token is nowhere but in the requests to its repository'],
  },
  {
    name: 'a secret of several lines is masked as one',
    from: '.flatMap((secret) => secret.split(/\\r?\\n/))',
    to: '',
    tests: ['bundle/inputs.test.ts', 'a secret of several lines is refused'],
  },
  {
    name: 'a blank line of a secret is masked',
    from: ".filter((line) => line.trim() !== '')",
    to: '',
    tests: ['bundle/inputs.test.ts', 'a secret of several lines is refused'],
  },
  {
    name: 'the run does not know its secrets',
    from: 'const redact = createRedactor(readSecrets())',
    to: 'const redact = createRedactor([])',
    tests: ['bundle/answers.test.ts', 'a key that comes back'],
  },
  {
    name: 'annotations do not know the documentation',
    from: 'createLog(redact, documentationUrl(env))',
    to: 'createLog(redact, null)',
    tests: ['bundle/outcomes.test.ts', 'the last word of a run that fails ends'],
  },
  {
    name: 'a post step without a state goes on',
    from: "if (isPostStep && files.savedState() === '') return 0",
    to: '',
    tests: ['bundle/post.test.ts', 'nothing is left to do after an invalid input'],
  },
  {
    name: 'connections are not checked',
    from: 'requireSafeConnections(context.env)',
    to: '',
    tests: ['bundle/inputs.test.ts', 'a proxy that cannot be used'],
  },
  {
    name: 'a refused input sets no output',
    from: "context.files.setOutputs({ result: 'rejected', reason: 'invalid-input' })",
    to: '',
    tests: ['bundle/reconcile.test.ts', 'max-age-days refuses "0" before any API call'],
  },
  {
    name: 'a refused input passes',
    from: 'return 1',
    to: 'return 0',
    tests: ['bundle/inputs.test.ts', '`fail-on: none` does not make an invalid input pass'],
  },
  {
    name: 'a connection that is not safe is told with the wrong link',
    from: "error instanceof ConnectionError ? 'certificates' : 'troubleshooting'",
    to: "error instanceof ConnectionError ? 'troubleshooting' : 'certificates'",
    tests: ['bundle/outcomes.test.ts', 'the last word of a run that has a proxy'],
  },
  {
    name: 'a refused input has the title of a crash',
    from: 'if (error instanceof InputError) {',
    to: 'if (error instanceof ConnectionError) {',
    tests: ['bundle/inputs.test.ts', 'has a title of its own'],
  },
  {
    name: 'an event that cannot be read is a crash',
    from: '|| error instanceof EventError',
    to: '',
    tests: ['bundle/files.test.ts', 'crash'],
  },
  {
    name: 'an output file that cannot be written is a crash',
    from: 'if (error instanceof RunnerFileError) return failWithMessage(log, error)',
    to: '',
    tests: ['bundle/files.test.ts', 'an output file that is a folder is refused'],
  },
  {
    name: 'state-secret does not replace a short key',
    from: 'signs && stateSecret === null && apiKey',
    to: 'signs && apiKey',
    tests: ['bundle/strangers.test.ts', 'the reconcile refuses a short key, unless `state-secret` signs'],
  },
  {
    name: 'a short key may sign',
    from: 'const minSecretLength = 16',
    to: 'const minSecretLength = 1',
    tests: ['bundle/strangers.test.ts', 'the reconcile refuses a short key, unless `state-secret` signs'],
  },
  {
    name: 'waits are not told',
    from: 'onRetry: log.info',
    to: 'onRetry: () => undefined',
    tests: ['bundle/outcomes.test.ts', 'a service that is not there is tried again'],
  },
  {
    name: 'what the service says is not redacted',
    from: 'redact, onRetry',
    to: 'redact: (text) => text, onRetry',
    tests: ['bundle/answers.test.ts', 'a job whose id holds the key'],
  },
]
