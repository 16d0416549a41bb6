// Every command that the documentation names, and every script, is executed: by a test, or by `.ci/run` itself.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md')].sort()
const scripts = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).scripts)
const executed = [...executedByTests(), ...executedByCi()]

test.each(pages)('every command in %s is executed', (page) => {
  expect(commandsIn(readFileSync(page, 'utf8')).filter((command) => !isExecuted(command))).toEqual([])
})

test.each(scripts)('the script %s is executed', (script) => {
  const short = script === 'test' || script === 'start'
  expect(executed).toContainEqual(expect.stringMatching(`^npm ${short ? '' : 'run '}${script}(?: |$)`))
})

test('the documentation names commands, and the tests and .ci/run execute some each', () => {
  const named = pages.flatMap((page) => commandsIn(readFileSync(page, 'utf8')))
  expect(named).toEqual(
    expect.arrayContaining(['npm ci', 'npm start -- --list', 'npm run bench', 'npm test', '.ci/run']),
  )
  expect(executedByTests()).toEqual(expect.arrayContaining(['npm start', 'npm run golden']))
  expect(executedByCi()).toEqual(
    expect.arrayContaining(['npm ci', 'npm run check', 'npm run build', 'npm run test:scripts']),
  )
})

test('a command that nothing executes would be found, wherever it stands', () => {
  const page = [
    'Say `npm run tidy`, or `npm ci && npm run sweep`, not `allowed-bots`.',
    '```sh',
    'npm start -- --sing    # a song',
    'gh run watch',
    '```',
    '```yaml',
    'run: npm nothing',
    '```',
  ].join('\n')
  expect(commandsIn(page).filter((command) => !isExecuted(command))).toEqual([
    ...['npm start -- --sing', 'gh run watch', 'npm run tidy', 'npm run sweep'],
  ])
})

/** Returns the commands of fenced shells, and those in the text. */
function commandsIn(page: string): string[] {
  const fence = /^```(?:sh|bash|shell|console)\n(.*?)^```$/gms
  const lines = [...page.matchAll(fence)].flatMap(([, text = '']) => text.trim().split('\n'))
  const inline = [...page.replaceAll(/^```.*?^```$/gms, '').matchAll(/`([^`\n]+)`/g)].map(
    ([, code = '']) => code,
  )
  const named = inline.filter((code) => /^(?:(?:npm|npx|node) |\.ci\/\w)/.test(code))
  const commands = [...lines, ...named].flatMap((line) => line.replace(/ +# .*/, '').split(' && '))
  // npm's own short form of these two.
  return commands.flatMap((command) => (command === 'npm cit' ? ['npm ci', 'npm test'] : [command]))
}

/** With further options it is still that command. */
function isExecuted(command: string): boolean {
  return executed.some((one) => one === command || one.startsWith(`${command} `))
}

/** Returns the commands of this room and of the browser's, as they stand in the tests. */
function executedByTests(): string[] {
  const files = globSync('__tests__/{scripts,browser}/*.ts').filter((file) => !file.includes('documented'))
  const code = files.map((file) => readFileSync(file, 'utf8'))
  const quoted = [...code.join('\n').matchAll(/(['`])(npm (?:run [a-z:]+|start|test)(?: -- .*?)?)\1/g)]
  return quoted.map(([, , command = '']) => command)
}

function executedByCi(): string[] {
  const lines = readFileSync('.ci/run', 'utf8')
    .split('\n')
    .filter((line) => !line.startsWith('#'))
  const commands = lines.flatMap((line) => {
    const [, script, options] = /^tests \S+ (\S+)(?: (.*))?$/.exec(line) ?? []
    const [command] = /\bnpm (?:ci|run [a-z:]+(?: -- \S+)?)/.exec(line.replace(/'.*?'/g, '')) ?? []
    if (script === undefined) return command ?? []
    return [`npm ${script === 'test' ? '' : 'run '}${script}`, ...(options ? ['--', options] : [])].join(' ')
  })
  return ['.ci/run', ...commands]
}
