// The reusable workflow, as a repository of an organization calls it with more than the two required values.
import { expect, test } from '@jest/globals'
import { commentEvent, letMonaWrite } from '../bundle/comment-event.ts'
import { openDocsStage } from './docs-repository.ts'
import { addCommand, openStage } from './stage.ts'

const event = commentEvent('/docs')
const projectId = `project-id: \${{ vars.MINTLIFY_PROJECT_ID }}`
const apiKey = `api-key: \${{ secrets.MINTLIFY_API_KEY }}`

test.concurrent.each(['max-requests', 'max-requests-per-day'])(
  'organization: with `%s: 1`, the second command sends nothing',
  async (input) => {
    await using stage = await openStage(event)
    letMonaWrite(stage.repository)
    const replace = { [projectId]: `${projectId}\n      ${input}: 1` }

    const [first, second] = [addCommand(stage, '/docs add the flag'), addCommand(stage, '/docs shorter')]
    for (const { event, comment } of [first, second])
      await stage.play('organization', { event, replace, env: { GITHUB_RUN_ID: String(comment.id) } })

    expect(stage.asked().filter((call) => call.startsWith('POST'))).toEqual(['POST /job'])
    const reactions = [first, second].map(({ comment }) => comment.reactions.map(({ content }) => content))
    expect(reactions).toEqual([['rocket'], ['confused']])
  },
)

test.concurrent('organization: with an App, the docs pull request in another repository is looked after', async () => {
  await using stage = await openDocsStage(event)
  letMonaWrite(stage.repository)

  const run = await stage.play('organization', {
    event,
    replace: {
      [projectId]: `${projectId}\n      docs-app-client-id: \${{ vars.DOCS_APP_CLIENT_ID }}`,
      [apiKey]: `${apiKey}\n      docs-app-private-key: \${{ secrets.DOCS_APP_PRIVATE_KEY }}`,
    },
    vars: { DOCS_APP_CLIENT_ID: 'Iv23emulated' },
    secrets: { DOCS_APP_PRIVATE_KEY: stage.docsToken },
  })

  expect(run.exitCode).toBe(0)
  // Of whoever owns the calling repository, and of all repositories that the App is installed on there.
  expect(run.calls).toEqual(['token for Codertocat/'])
  expect(stage.docsComments()).toEqual([expect.stringContaining('Requested by <code>mona</code> in')])
})

test.concurrent('organization: without an App, no token is asked for', async () => {
  await using stage = await openDocsStage(event)
  letMonaWrite(stage.repository)

  const run = await stage.play('organization', { event })

  expect(run.exitCode).toBe(0)
  expect([run.calls, stage.docsComments()]).toEqual([[], []])
})
