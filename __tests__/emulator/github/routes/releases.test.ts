import { beforeEach, expect, test } from '@jest/globals'
import { addRelease } from '../../../../emulator/github/fixtures.ts'
import type { GitHubEmulator } from '../../../../emulator/github/server.ts'
import type { RepositoryState } from '../../../../emulator/github/state.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithReleases } from '../start-github.ts'

let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  ;({ github, repository } = await startWithReleases())
})

test('releases are found by tag, drafts only in the list, which begins with the newest', async () => {
  addRelease(repository, { tag_name: 'v2.0.0', draft: true })
  expect(await callGitHub(github, `${root}/releases/tags/v1.4.0`)).toMatchObject({
    status: 200,
    body: { tag_name: 'v1.4.0', body: expect.stringContaining('Webhooks') },
  })
  expect(await callGitHub(github, `${root}/releases/tags/v2.0.0`)).toMatchObject({ status: 404 })
  expect(await callGitHub(github, `${root}/releases/tags/nightly`)).toMatchObject({ status: 404 })
  const list = await callGitHub(github, `${root}/releases?per_page=3`)
  expect(list).toMatchObject({ body: [{ draft: true }, { tag_name: 'v1.4.0' }, { prerelease: true }] })
})

test('references that begin so are listed at once, tags and branches apart', async () => {
  const listRefs = async (ref: string) => {
    const { status, body } = await callGitHub(github, `${root}/git/matching-refs/${ref}`)
    return { status, refs: Array.isArray(body) ? body.map((one) => one.ref) : body }
  }
  const tags = ['refs/tags/v1.3.0', 'refs/tags/v1.3.0-rc.1', 'refs/tags/v1.3.1']
  expect(await listRefs('tags%2Fv1.3.')).toEqual({ status: 200, refs: tags })
  expect(await listRefs('heads%2Fma')).toEqual({ status: 200, refs: ['refs/heads/main'] })
  expect(await listRefs('tags%2Fnone')).toEqual({ status: 200, refs: [] })
})
