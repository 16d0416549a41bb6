import { expect, test } from '@jest/globals'
import { addComment, makeUser } from '../../../../emulator/github/fixtures.ts'
import { actionsBot } from '../../../../emulator/github/state.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithConversations } from '../start-github.ts'

test('an issue says whether it is a pull request', async () => {
  const { github, repository } = await startWithConversations()
  addComment(repository, { issue: 2 })
  const issue = await callGitHub(github, `${root}/issues/1`)
  expect(issue).toMatchObject({
    body: { number: 1, comments: 0, html_url: 'https://github.com/octocat/docs/issues/1' },
  })
  expect(issue.body).not.toHaveProperty('pull_request')
  expect(await callGitHub(github, `${root}/issues/2`)).toMatchObject({
    body: { number: 2, comments: 1, pull_request: { html_url: 'https://github.com/octocat/docs/pull/2' } },
  })
})

test.each([
  ['administrator', 'admin', 'admin'],
  ['maintainer', 'write', 'maintain'],
  ['writer', 'write', 'write'],
  ['triager', 'read', 'triage'],
  ['reader', 'read', 'read'],
  ['lead', 'write', 'docs-lead'],
  ['visitor', 'read', 'read'],
])('the permission of the %s is %s, in the role %s', async (login, permission, role) => {
  const { github, repository } = await startWithConversations()
  repository.accounts.set('visitor', makeUser('visitor'))
  repository.collaborators
    .set('administrator', { permission: 'admin', role_name: 'admin' })
    .set('maintainer', { permission: 'maintain', role_name: 'maintain' })
    .set('writer', { permission: 'write', role_name: 'write' })
    .set('triager', { permission: 'triage', role_name: 'triage' })
    .set('reader', { permission: 'read', role_name: 'read' })
    .set('lead', { permission: 'write', role_name: 'docs-lead' })
  const response = await callGitHub(github, `${root}/collaborators/${login}/permission`)
  expect(response).toMatchObject({ status: 200, body: { permission, role_name: role, user: { login } } })
})

test('a stranger has no permission on a private repository, and who does not exist or is an app is no user', async () => {
  const { github, repository } = await startWithConversations()
  repository.private = true
  repository.accounts.set('any', makeUser('any')).set(actionsBot.login, actionsBot)
  const getPermission = (login: string) =>
    callGitHub(github, `${root}/collaborators/${encodeURIComponent(login)}/permission`)
  expect(await getPermission('any')).toMatchObject({ status: 200, body: { permission: 'none' } })
  expect(await getPermission('nobody')).toMatchObject({
    status: 404,
    body: { message: 'nobody is not a user' },
  })
  expect(await getPermission('github-actions[bot]')).toMatchObject({ status: 404 })
})
