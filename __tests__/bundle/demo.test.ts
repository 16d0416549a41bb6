// The first thing that the README offers: `npm start`, with each scenario.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from '@jest/globals'
import { scenarios } from '../../emulator/demo/scenarios.ts'

// A job without a link is watched for 30 s more, which a story tests.
const names = Object.keys(scenarios).filter((name) => name !== 'no-change')

test.concurrent.each(names)('npm start -- %s ends as it says', async (name) => {
  const demo = spawn(process.execPath, ['emulator/demo/cli.ts', name])
  const [code] = await once(demo.stdout.resume(), 'close').then(() =>
    demo.exitCode === null ? once(demo, 'exit') : [demo.exitCode],
  )
  expect(code).toBe(0)
})
