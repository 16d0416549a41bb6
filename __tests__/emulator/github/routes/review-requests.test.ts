import { expect, test } from '@jest/globals'
import { makeUser } from '../../../../emulator/github/fixtures.ts'
import type { GitHubOptions } from '../../../../emulator/github/server.ts'
import { callGitHub } from '../github-call.ts'
import { root, startWithConversations } from '../start-github.ts'

const withMembers = { pull_requests: 'write', members: 'read' } as const
const notCollaborator = (kinds: string) =>
  `Reviews may only be requested from collaborators. One or more of the ${kinds} you specified is not a collaborator of the octocat/docs repository.`

async function startWithReviewers(options: GitHubOptions = {}) {
  const { github, repository } = await startWithConversations(options)
  const pull = repository.pulls.get(2)
  if (pull) pull.user = makeUser('author')
  repository.collaborators
    .set('mona', { permission: 'write', role_name: 'write' })
    .set('author', { permission: 'write', role_name: 'write' })
    .set('former', { permission: 'none', role_name: '' })
  repository.teams.add('writers')
  const request = (body: object, number = 2) =>
    callGitHub(github, `${root}/pulls/${number}/requested_reviewers`, { method: 'POST', body })
  return { github, pull, request }
}

test('reviews of users and teams are requested, each once', async () => {
  const { github, pull, request } = await startWithReviewers({ permissions: withMembers })
  expect(await request({ reviewers: ['Mona'], team_reviewers: ['writers'] })).toMatchObject({
    status: 201,
    body: {
      number: 2,
      requested_reviewers: [{ login: 'mona', type: 'User' }],
      requested_teams: [{ slug: 'writers', html_url: 'https://github.com/orgs/octocat/teams/writers' }],
    },
  })
  expect(await request({ reviewers: ['mona', 'octocat'] })).toMatchObject({ status: 201 })
  expect(pull).toMatchObject({ requestedReviewers: ['mona', 'octocat'], requestedTeams: ['writers'] })
  expect(await callGitHub(github, `${root}/pulls/2`)).toMatchObject({
    body: {
      requested_reviewers: [{ login: 'mona' }, { login: 'octocat' }],
      requested_teams: [{ slug: 'writers' }],
    },
  })
})

test.each([
  ['a stranger', { reviewers: ['mona', 'stranger'] }, notCollaborator('users or teams')],
  ['a former collaborator', { reviewers: ['former'] }, notCollaborator('users or teams')],
  ['an unknown team', { reviewers: ['mona'], team_reviewers: ['nobody'] }, notCollaborator('users or teams')],
  ['an unknown team alone', { team_reviewers: ['nobody'] }, notCollaborator('teams')],
  ['the author', { reviewers: ['mona', 'Author'] }, 'Review cannot be requested from pull request author.'],
])('if a review of %s is requested, no review is', async (_, body, message) => {
  const { pull, request } = await startWithReviewers({ permissions: withMembers })
  expect(await request(body)).toMatchObject({ status: 422, body: { message } })
  expect(pull).toMatchObject({ requestedReviewers: [], requestedTeams: [] })
})

test('a token that cannot read the teams cannot request their review', async () => {
  const { pull, request } = await startWithReviewers()
  expect(await request({ reviewers: ['mona'], team_reviewers: ['writers'] })).toMatchObject({
    status: 422,
    body: {
      message: 'Validation Failed',
      errors: [
        expect.stringMatching(/^Could not resolve to a node with the global id of 'T_[A-Za-z0-9_-]+'\.$/),
      ],
    },
  })
  expect(pull).toMatchObject({ requestedReviewers: [], requestedTeams: [] })
})

test('a request needs a permission and a pull request', async () => {
  const { request } = await startWithReviewers({ permissions: { issues: 'write', pull_requests: 'read' } })
  expect(await request({ reviewers: ['mona'] })).toMatchObject({
    status: 403,
    headers: { 'x-accepted-github-permissions': 'pull_requests=write' },
  })
  expect(await request({ reviewers: ['mona'] }, 1)).toMatchObject({ status: 404 })
})
