// What a reconcile says of a repository that GitHub doesn't find, which depends on whose token it has.
import { expect, jest, test } from '@jest/globals'
import type { Account } from '../../emulator/github/state.ts'
import type { TokenOptions } from '../../emulator/github/tokens.ts'
import { app, appToken, openOrganization } from './organization.ts'

jest.setTimeout(60_000)

const person: Account = { login: 'mona', id: 1_005, type: 'User' }
const byApp = "The GitHub App can't see acme/gone. Check the name, and where the App is installed."
const byToken =
  "`github-token` can't see acme/gone. Check the name, or set a token with access to that repository."

test.concurrent.each<[string, TokenOptions, string]>([
  ['of an App', { token: appToken, account: app }, byApp],
  ['of a run', { token: 'ghs_of_the_run', repositories: ['octocat/hello-world'] }, byToken],
  ['of a person', { token: 'ghp_personal', account: person }, byToken],
])('a repository that is not found is told as it is for a token %s', async (_, token, says) => {
  await using scene = await openOrganization({ github: { tokens: [token] } })
  // As the event has it.
  scene.repository.id = 1_296_269
  scene.github.repository('acme/widgets')
  const run = await scene.run({
    metadata: 'reconcile/action.yml',
    with: { 'github-token': token.token, repositories: 'octocat/hello-world\nacme/gone\nacme/gone-too' },
  })
  expect(run.stdout).toContain(`acme/gone: ${says}\n`)
  const lists = scene.github.requests.filter(({ path }) => path.includes('/installation/repositories'))
  expect(lists.length).toBe(token.token.startsWith('ghs_') ? 1 : 0)
})
