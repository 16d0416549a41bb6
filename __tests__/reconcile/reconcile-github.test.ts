// Two inputs with one token share its pace: GitHub counts by token, and asks for a second between two writes.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from '@jest/globals'
import type { Connection } from '../../src/github/github-client.ts'
import { openReconcileGitHub } from '../../src/reconcile/reconcile-github.ts'
import { createLog } from '../../src/runner/log.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { sampleRun } from '../fixtures/sample-run.ts'

/** A GitHub that accepts every call. */
async function openGitHub() {
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'application/json').end('{}'),
  )
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, [Symbol.dispose]: () => void server.close() }
}

async function write(connection: Connection): Promise<void> {
  const client = await connection.client()
  await client.request('POST /repos/{owner}/{repo}/issues/1/comments', { ...connection.repo, body: 'A.' })
}

test.each([
  ['one token', 'ghs_main', [1_000]],
  ['a token of its own', 'ghs_docs', []],
])('a write with each of two inputs, with %s', async (_, docsToken, pauses) => {
  using github = await openGitHub()
  const clock = createFakeClock()
  const log = createLog((text) => text, null)
  const { connections } = openReconcileGitHub(
    { env: { GITHUB_API_URL: github.url }, clock, log },
    { githubToken: 'ghs_main', docsToken },
    sampleRun(),
  )
  await write(connections['github-token'])
  await write(connections['docs-token'])
  expect(clock.sleepsMs).toEqual(pauses)
})
