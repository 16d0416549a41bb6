// The tag before a release in a repository with more tags than are listed: GitHub lists them by name backwards.
import { expect, jest, test } from '@jest/globals'
import type { RepositoryState } from '../../emulator/github/state.ts'
import { eventOf } from './payloads.ts'
import { openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const promptOf = ({ docs }: Scene) => String(JSON.parse(docs.requests[0]?.body || '{}').prompt)
const releaseOf = (tag: string) => eventOf('release', { release: { tag_name: tag } })
const tagCalls = ({ called }: Scene) =>
  called().filter((call) => /\/(?:tags|git|compare)\b/.test(call) && !call.includes('/releases/'))

/** 400 tags that come first in GitHub's list, and the given ones. */
function addTags({ tags }: RepositoryState, names: string[]): void {
  const [sha = ''] = tags.values()
  for (let count = 0; count < 400; count += 1) tags.set(`zz-${count}`, sha)
  for (const name of names) tags.set(name, sha)
}

async function release(tag: string, others: string[], seed?: (scene: Scene) => void) {
  const scene = await openScene({ event: releaseOf(tag) })
  addTags(scene.repository, [tag, ...others])
  seed?.(scene)
  const run = await scene.run()
  await using _ = scene
  return { run, prompt: promptOf(scene), calls: tagCalls(scene) }
}

test.concurrent.each([
  ['v10.5.0', ['v10.4.2', 'v10.4.10', 'v9.9.4', 'v10.6.0', 'v10.5.0-rc.1'], 'v10.4.10'],
  ['v10.0.0', ['v9.9.4', 'v9.10.1', 'v99.0.0', 'v1.0.0', 'v10.0.0-rc.1'], 'v9.10.1'],
  ['v10.0.0-rc.2', ['v10.0.0-rc.1', 'v9.9.4'], 'v10.0.0-rc.1'],
  ['v10.0.0-rc.1', ['v9.9.4', 'v9.10.0-rc.1'], 'v9.9.4'],
  ['1.2.3', ['1.2.2', 'v1.2.2', '1.20.0', '12.0.0'], '1.2.2'],
  ['pkg@2.0.0', ['pkg@1.4.0', 'pkg-web@1.9.0', 'v1.9.0', '1.9.0'], 'pkg@1.4.0'],
  ['@acme/ui/v3.0.1', ['@acme/ui/v3.0.0', '@acme/icons/v3.0.0'], '@acme/ui/v3.0.0'],
  ['2026.1.0', ['2025.12.3', '2025.2.9'], '2025.12.3'],
])('before %s among %j is %s', async (...[tag, others, previous]) => {
  const { prompt, calls } = await release(tag, others)
  expect(prompt).toContain(`Previous tag: ${previous}\n`)
  expect(calls.filter((call) => call.startsWith('GET /git/')).length).toBeLessThanOrEqual(2)
  expect(calls.length).toBeLessThanOrEqual(4)
})

test.concurrent.each<[string, string, string[], ((scene: Scene) => void)?]>([
  ['the version before is far away', 'v10.0.0', ['v8.0.0', 'v7.1.0']],
  ['there is only a prerelease near', 'v10.0.0-rc.1', ['v9.0.0-rc.1', 'v8.0.0']],
  [
    'GitHub does not answer',
    'v10.5.0',
    ['v10.4.0'],
    ({ github }) => github.fail({ path: /matching-refs/, status: 502, times: Infinity }),
  ],
  ['the tag is no version', 'nightly', ['v10.4.0']],
])('where %s, the tag before is not known', async (...[, tag, others, seed]) => {
  const { run, prompt } = await release(tag, others, seed)
  expect(prompt).toContain('Previous tag: not known\n')
  expect(prompt).not.toContain('/compare/')
  expect(run.outputs.result).toBe('pull-request')
})

test.concurrent('a tag that comes first by name is not taken for the one before', async () => {
  const others = Array.from({ length: 400 }, (_, count) => `v9.9.${count}`)
  const { prompt } = await release('v10.5.0', ['v10.4.0', ...others])
  expect(prompt).toContain('Previous tag: v10.4.0\n')
  const { prompt: unknown } = await release('v11.5.0', others)
  expect(unknown).toContain('Previous tag: not known\n')
})

test.concurrent('the first version of all is known as the first', async () => {
  const { prompt } = await release('pkg@0.1.0', ['pkg@0.2.0', 'v0.0.1'])
  expect(prompt).toContain('Previous tag: none, this is the first release\n')
})
