// A comparison without its files is one whose files could not be read.
import { expect, jest, test } from '@jest/globals'
import { eventOf } from './payloads.ts'
import { openScene } from './scene.ts'

jest.setTimeout(60_000)

const commit = { sha: 'c'.repeat(40), commit: { message: 'Add hooks' } }

async function promptFor(comparison: object) {
  const shas = { before: 'a'.repeat(40), after: 'b'.repeat(40) }
  const event = eventOf('push', { ref: 'refs/heads/main', deleted: false, ...shas })
  await using scene = await openScene({ event })
  scene.github.fail({ path: /\/compare\//, status: 200, body: comparison, times: Infinity })
  const run = await scene.run()
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  return { run, prompt: String(JSON.parse(scene.docs.requests[0]?.body ?? '{}').prompt) }
}

test.concurrent.each([
  ['absent', {}],
  ['null', { files: null }],
])('a comparison whose files are %s: they could not be read', async (_, files) => {
  const { run, prompt } = await promptFor({ total_commits: 1, commits: [commit], ...files })
  expect(prompt).toContain('Add hooks')
  expect(prompt).toContain('Changed files: could not be read')
  expect(prompt).not.toContain('Changed files: none')
  expect(run.stdout).toContain("Couldn't read the changed files: GitHub left them out.")
})

test.concurrent('a comparison with an empty list of files has none', async () => {
  const { run, prompt } = await promptFor({ total_commits: 1, commits: [commit], files: [] })
  expect(prompt).toContain('Changed files: none')
  expect(run.stdout).not.toContain("Couldn't read")
})
