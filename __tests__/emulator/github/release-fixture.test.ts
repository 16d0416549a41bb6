import { beforeEach, expect, test } from '@jest/globals'
import type { ReleaseHistory } from '../../../emulator/github/release-fixture.ts'
import type { GitHubEmulator } from '../../../emulator/github/server.ts'
import type { RepositoryState } from '../../../emulator/github/state.ts'
import { callGitHub } from './github-call.ts'
import { root, startWithReleases } from './start-github.ts'

let github: GitHubEmulator
let repository: RepositoryState
let history: ReleaseHistory

beforeEach(async () => {
  ;({ github, repository, history } = await startWithReleases())
})

test('the history has thirty tags, listed by name from the last to the first', async () => {
  expect(history.tags).toHaveLength(30)
  const { body } = await callGitHub(github, `${root}/tags?per_page=100`)
  expect(body).toEqual(
    history.tags
      .toSorted()
      .reverse()
      .map((name) =>
        expect.objectContaining({
          name,
          commit: expect.objectContaining({ sha: repository.tags.get(name) }),
        }),
      ),
  )
  const page = await callGitHub(github, `${root}/tags?per_page=20&page=2`)
  expect(page.body).toHaveLength(10)
})
