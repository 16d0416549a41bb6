import { beforeEach, expect, test } from '@jest/globals'
import { addComment, addReviewComment } from '../../../../emulator/github/fixtures.ts'
import type { GitHubEmulator } from '../../../../emulator/github/server.ts'
import type { RepositoryState } from '../../../../emulator/github/state.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithConversations } from '../start-github.ts'

let github: GitHubEmulator
let repository: RepositoryState

beforeEach(async () => {
  ;({ github, repository } = await startWithConversations())
})

function post(path: string, body: unknown) {
  return callGitHub(github, root + path, { method: 'POST', body })
}

test.each(['issues', 'pulls'])(
  'a reaction to a comment on %s stands once, and can be taken back',
  async (kind) => {
    const comment =
      kind === 'issues' ? addComment(repository, { issue: 2 }) : addReviewComment(repository, { pull: 2 })
    const path = `/${kind}/comments/${comment.id}/reactions`
    const first = await post(path, { content: 'eyes' })
    const second = await post(path, { content: 'eyes' })
    expect(first).toMatchObject({
      status: 201,
      body: { content: 'eyes', user: { login: 'github-actions[bot]' } },
    })
    expect(second).toMatchObject({ status: 200, body: first.body })
    expect(await post(path, { content: 'rocket' })).toMatchObject({ status: 201 })
    expect(await post(path, { content: 'tada' })).toMatchObject({ status: 422 })
    expect(comment.reactions).toMatchObject([{ content: 'eyes' }, { content: 'rocket' }])
    const firstPath = `${root}${path}/${comment.reactions[0]?.id}`
    expect(await callGitHub(github, firstPath, { method: 'DELETE' })).toMatchObject({ status: 204 })
    expect(await callGitHub(github, firstPath, { method: 'DELETE' })).toMatchObject({ status: 404 })
    expect(comment.reactions).toMatchObject([{ content: 'rocket' }])
  },
)
