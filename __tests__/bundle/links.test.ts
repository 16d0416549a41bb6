import { expect, jest, test } from '@jest/globals'
import { eventOf } from './payloads.ts'
import { openScene, type Scene } from './scene.ts'

jest.setTimeout(60_000)

const promptOf = ({ docs }: Scene) => JSON.parse(docs.requests[0]?.body || '{}').prompt
const nextPage = ({ github, repository }: Scene, path: string) =>
  `<${github.apiUrl}/repositories/${repository.id}${path}?per_page=100&page=2>; rel="next"`

test.concurrent('a short page of tags does not end the list: its `Link` does', async () => {
  await using scene = await openScene({ event: eventOf('release', { release: { tag_name: 'v1.1.0' } }) })
  const [sha = ''] = scene.repository.tags.values()
  for (let count = 0; count < 100; count += 1) scene.repository.tags.set(`zzz-${count}`, sha)
  scene.repository.tags.set('v1.0.0', sha)
  const link = nextPage(scene, '/tags')
  const body = [{ name: 'v1.1.0' }]
  scene.github.fail({ path: /\/tags\?per_page=100/, status: 200, body, headers: { link } })
  await scene.run()
  expect(promptOf(scene)).toContain('/compare/v1.0.0...v1.1.0')
})

test.concurrent('a short page of changed files does not end the list: its `Link` does', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  const file = { sha: null, status: 'added', additions: 1, deletions: 0, changes: 1 } as const
  const files = Array.from({ length: 101 }, (_, index) => ({ ...file, filename: `docs/${index}.md` }))
  for (const pull of scene.repository.pulls.values()) pull.files = files
  const link = nextPage(scene, '/pulls/2/files')
  const body = [{ ...file, filename: 'first.md' }]
  scene.github.fail({ path: /\/files\?per_page=100/, status: 200, body, headers: { link } })
  await scene.run()
  expect(promptOf(scene)).toContain('first.md')
  expect(promptOf(scene)).toContain('docs/100.md')
})

test.concurrent('every request names the version of the API', async () => {
  await using scene = await openScene({ event: eventOf('pull_request') })
  await scene.run()
  const versions = scene.github.requests.map(({ headers }) => headers['x-github-api-version'])
  expect(new Set(versions)).toEqual(new Set(['2022-11-28']))
})
