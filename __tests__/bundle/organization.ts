/** The repositories of an organization, with the token of its App. */

import { addComment, addIssue } from '../../emulator/github/fixtures.ts'
import type { Account, RepositoryState } from '../../emulator/github/state.ts'
import type { Report } from '../../src/state/report.ts'
import { sampleReport } from '../fixtures/sample-report.ts'
import { signState, stateWith } from './remembered.ts'
import { openScene, type Scene, type SceneOptions } from './scene.ts'

export const appToken = 'ghs_emulated-app'
export const app: Account = { login: 'docs-app[bot]', id: 900_009, type: 'Bot' }

/** Returns a scene whose GitHub knows the token of the App, to be held with `await using`. */
export async function openOrganization(options: SceneOptions = {}): Promise<Scene> {
  const tokens = [{ token: appToken, account: app }]
  return openScene({ ...options, github: { tokens, ...options.github } })
}

type Seed = {
  prompt?: string
  report?: Partial<Report>
  /** Who wrote the comment. The App by default. */
  user?: Account
  /** Where the comment says that its job is. */
  apiHost?: string
}

/** A job at Mintlify, and a conversation of the repository whose comment remembers it. */
export async function addConversation(
  { docs }: Pick<Scene, 'docs'>,
  repository: RepositoryState,
  {
    prompt = 'emulate: pull-request after 0s',
    report,
    user = app,
    apiHost = new URL(docs.url).host,
  }: Seed = {},
) {
  const answer = await fetch(`${docs.url}/v2/agent/${docs.projectId}/job`, {
    method: 'POST',
    headers: { authorization: `Bearer ${docs.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt }),
  })
  const job: { id: string } = Object(await answer.json())
  const issueNumber = addIssue(repository).number
  const comment = addComment(repository, { issue: issueNumber, user })
  const place = { repositoryId: repository.id, issueNumber, key: 'default' }
  const scope = { ...place, projectId: docs.projectId, apiHost }
  const state = stateWith(null, sampleReport({ jobId: job.id, result: 'running', ...report }))
  comment.body = `### 🟡 Docs agent started\n\n${signState(scope, state, docs.key)}`
  comment.updated_at = new Date().toISOString()
  return { comment, issueNumber, jobId: job.id }
}
