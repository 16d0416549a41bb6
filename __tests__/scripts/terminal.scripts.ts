// What only a terminal does: Ctrl-C goes to all that a command has started.
import { once } from 'node:events'
import { expect, test } from '@jest/globals'
import { startCommand } from './run-command.ts'

test('npm run emulator serves until Ctrl-C, and leaves nothing running', async () => {
  const child = startCommand('npm run emulator -- --port 0 --github-port 0')
  const closed = once(child, 'close')
  let output = ''
  for await (const chunk of child.stdout) {
    output += chunk
    if (output.includes('Ctrl-C')) break
  }
  const addresses = ['Documentation service', 'GitHub'].map(
    (name) => new RegExp(`^${name} +(http:\\S+)$`, 'm').exec(output)?.[1] ?? '',
  )
  const before = await Promise.allSettled(addresses.map((address) => fetch(address)))
  process.kill(-(child.pid ?? 0), 'SIGINT')
  await closed

  const after = await Promise.allSettled(addresses.map((address) => fetch(address)))
  expect(before.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled'])
  expect(after.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
})
