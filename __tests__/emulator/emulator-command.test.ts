import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { expect, test } from '@jest/globals'

function startEmulator(...flags: string[]) {
  const child = spawn(process.execPath, ['emulator/main.ts', ...flags], { stdio: ['ignore', 'pipe', 'pipe'] })
  return { child, closed: once(child, 'close') }
}

test('it prints where it is and a key, serves, and ends on Ctrl-C', async () => {
  const { child, closed } = startEmulator('--port', '0', '--speed', '1000', '--no-rate-limits')
  let output = ''
  for await (const chunk of child.stdout) {
    output += chunk
    if (output.includes('Ctrl-C')) break
  }
  const [, url, , key] = /(http:\S+)\nProject id +(\S+)\nAPI key +(mint_\S+)/.exec(output) ?? []
  const [, command = ''] = /curl -sS (\S+)/.exec(output) ?? []
  const answer = await fetch(command, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: '{"prompt":"Describe it."}',
  })
  child.kill('SIGINT')

  expect(command.startsWith(`${url}/v2/agent/`)).toBe(true)
  expect(answer.status).toBe(201)
  expect(await closed).toEqual([0, null])
})

test.each([
  [['--colour'], "Unknown option '--colour'; use --port N, --speed N and --no-rate-limits.\n"],
  [['now'], "Unexpected argument 'now'; use --port N, --speed N and --no-rate-limits.\n"],
  [['--port', '65536'], '--port takes an integer from 0 to 65535.\n'],
  [['--port', 'http'], '--port takes an integer from 0 to 65535.\n'],
  [['--speed', '0'], '--speed takes a number above 0.\n'],
  [['--speed', 'fast'], '--speed takes a number above 0.\n'],
])('%j is refused in one sentence', async (flags, sentence) => {
  const { child, closed } = startEmulator(...flags)
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  expect({ output, errors }).toEqual({ output: '', errors: sentence })
  expect(await closed).toEqual([1, null])
})

test('a taken port is told in one sentence', async () => {
  const first = startEmulator('--port', '0')
  const [greeting] = await once(first.child.stdout, 'data')
  const [, port = ''] = /127\.0\.0\.1:(\d+)/.exec(String(greeting)) ?? []
  const second = startEmulator('--port', port)
  expect(await text(second.child.stderr)).toBe(`Port ${port} cannot be used; give another --port.\n`)
  expect(await second.closed).toEqual([1, null])
  first.child.kill('SIGINT')
  await first.closed
})
