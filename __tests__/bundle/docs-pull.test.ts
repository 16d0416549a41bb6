import { expect, test } from '@jest/globals'
import { docsToken, openDocsScene, statusesOf } from './docs-scene.ts'
import { eventOf } from './payloads.ts'

test('labels, reviewers and a comment with `docs-token`', async () => {
  const event = eventOf('pull_request', {}, 'opened')
  await using scene = await openDocsScene({ event })
  const { collaborators, teams } = scene.docsRepository
  for (const login of ['mona', 'Codertocat'])
    collaborators.set(login, { permission: 'write', role_name: 'write' })
  teams.add('writers')
  const run = await scene.run({
    with: {
      'docs-token': docsToken,
      'docs-labels': 'documentation',
      'docs-reviewers': 'author, mona, team:writers',
      'commit-status': 'docs',
    },
  })
  expect(run.exitCode).toBe(0)
  expect(run.stdout).not.toContain('::warning')
  expect(run.outputs['docs-state']).toBe('open')
  expect(scene.pull.labels).toEqual(['documentation'])
  expect(scene.pull.requestedReviewers).toEqual(['Codertocat', 'mona'])
  expect(scene.pull.requestedTeams).toEqual(['writers'])
  expect([...scene.docsRepository.comments.values()].map(({ body }) => body)).toEqual([
    expect.stringMatching(/^For \[Codertocat\/Hello-World#2\]\(\S+\), by the workflow <code>\w+<\/code>\./),
  ])
  expect(scene.calledDocs().toSorted()).toEqual([
    'GET /deployments',
    'GET /pulls/57',
    'GET /pulls/57/files',
    'POST /issues/57/comments',
    'POST /issues/57/labels',
    'POST /pulls/57/requested_reviewers',
  ])
  expect(statusesOf(scene.repository, 'ec26c3e57ca3a959ca5aad62de7213c562f8c821')).toEqual([
    'pending: Docs agent is working',
    'success: Docs pull request ready: acme/docs#57',
  ])
})
