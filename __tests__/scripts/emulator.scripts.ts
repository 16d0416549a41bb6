import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'
import { Hono } from 'hono'
import { listen } from '../../emulator/shared/listen.ts'
import { checked, runCommand } from './run-command.ts'

function startEmulator(...flags: string[]) {
  const child = spawn(process.execPath, [checked, 'emulator/main.ts', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return { child, closed: once(child, 'close') }
}

test('it prints where both services are, their keys and a command that works, and ends on Ctrl-C', async () => {
  const { child, closed } = startEmulator('--port', '0', '--github-port', '0', '--speed', '1000')
  let output = ''
  for await (const chunk of child.stdout) {
    output += chunk
    if (output.includes('Ctrl-C')) break
  }
  const [command = ''] = /curl .*/.exec(output) ?? []
  const answer = await runCommand(command)
  const [, gitHubUrl = '', token] = /GitHub +(http:\S+)[\s\S]*?Token +(\S+)/.exec(output) ?? []
  const releases = await fetch(`${gitHubUrl}/repos/octocat/hello-world/releases`, {
    headers: { authorization: `Bearer ${token}` },
  })
  child.kill('SIGINT')

  expect(output.match(/^ *(?:curl|npm|node) /gm)).toHaveLength(1)
  expect(answer).toMatchObject({ exitCode: 0, errors: '' })
  expect(JSON.parse(answer.output)).toMatchObject({ status: 'active', prLink: null })
  expect(releases.status).toBe(200)
  expect(await closed).toEqual([0, null])
})

test.each([
  [
    ['--colour'],
    "Unknown option '--colour'; use --port N, --github-port N, --speed N and --no-rate-limits.\n",
  ],
  [['now'], "Unexpected argument 'now'; use --port N, --github-port N, --speed N and --no-rate-limits.\n"],
  [['--port', '65536'], '--port takes an integer from 0 to 65535.\n'],
  [['--port', 'http'], '--port takes an integer from 0 to 65535.\n'],
  [['--github-port', '65536'], '--github-port takes an integer from 0 to 65535.\n'],
  [['--speed', '0'], '--speed takes a number above 0.\n'],
  [['--speed', 'fast'], '--speed takes a number above 0.\n'],
])('%j is refused in one sentence', async (flags, sentence) => {
  const { child, closed } = startEmulator(...flags)
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect({ output, errors }).toEqual({ output: '', errors: sentence })
  expect(await closed).toEqual([1, null])
})

test.each(['--port', '--github-port'])('a taken %s is told in one sentence', async (flag) => {
  const taken = await listen(new Hono())
  const { port } = new URL(taken.url)
  const { child, closed } = startEmulator('--port', '0', '--github-port', '0', flag, port)
  expect(await text(child.stderr)).toBe(`Port ${port} cannot be used; give another ${flag}.\n`)
  expect(await closed).toEqual([1, null])
  await taken.close()
})
