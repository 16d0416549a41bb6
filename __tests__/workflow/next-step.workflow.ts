// The command that `npm start -- --workflow` prints where act is on the PATH.
import { delimiter, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { repository } from '../fixtures/checkout.ts'
import { runCommand } from '../scripts/run-command.ts'

const env = {
  PATH: [join(repository, '.tools', 'bin'), process.env.PATH].join(delimiter),
  ACT_DISABLE_VERSION_CHECK: '1',
  MINTLIFY_API_KEY: 'mint_a_key_of_the_test',
  MINTLIFY_PROJECT_ID: 'acme-docs',
}

test('act takes the printed command, and finds the job for the event', async () => {
  const demo = await runCommand('npm start -- --workflow docs/examples/pull-request.yml', { env })
  const command = demo.output.trimEnd().split('\n').at(-1) ?? ''
  // Without a run, which would go to the real services.
  const listed = await runCommand(`${command} --list`, { env })

  expect(command).toMatch(/^act pull_request --workflows docs\/examples\/pull-request\.yml /)
  expect(listed.exitCode).toBe(0)
  expect(listed.output).toMatch(
    / docs +Document the pull request +Docs for a pull request +pull-request\.yml +pull_request/,
  )
})

test('a file that act does not accept gets no command', async () => {
  const demo = await runCommand('npm start -- --workflow docs/examples/docs-command.yml', { env })
  const last = demo.output.trimEnd().split('\n').at(-1)
  expect(last).toBe("act is installed, but doesn't accept this file, so it can't run the other steps.")
})
