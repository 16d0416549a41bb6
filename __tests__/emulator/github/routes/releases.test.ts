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
