// Events of Windows and of Enterprise Server.
import { expect, test } from '@jest/globals'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { commentEvent, letMonaWrite, thread } from './comment-event.ts'
import { eventOf } from './payloads.ts'
import { endsAtOnce, openScene, printed } from './scene.ts'

test.concurrent('a comment with line ends of Windows commands, and asks for what it says', async () => {
  await using scene = await openScene({ event: commentEvent(`/docs Add the flag.\r\n\r\n${endsAtOnce}\r\n`) })
  letMonaWrite(scene.repository)
  const run = await scene.run({ with: { prompt: '', context: 'none' } })
  expect(run.outputs).toMatchObject({ result: 'pull-request' })
  const { prompt } = JSON.parse(scene.docs.requests[0]?.body ?? '')
  expect(prompt.split(/\r?\n/)).toEqual(expect.arrayContaining(['Add the flag.', 'Document it.']))
  expect(scene.ours()).toHaveLength(1)
})

test.concurrent.each([
  ['a comment', commentEvent('/docs Add the flag.\nemulate: pull-request after 0s'), thread],
  ['a pull request', eventOf('pull_request', {}, 'opened'), thread],
  ['a release', eventOf('release', {}, 'published'), null],
])('on Enterprise Server, %s: every request and link is on that host', async (_, event, number) => {
  await using scene = await openScene({ event, github: { basePath: '/api/v3' } })
  letMonaWrite(scene.repository)
  const { apiUrl, serverUrl } = scene.github
  expect(apiUrl).toBe(`${serverUrl}/api/v3`)
  const run = await scene.run({
    event: moveTo(event, { apiUrl, serverUrl }),
    with: { prompt: event.name === 'issue_comment' ? '' : endsAtOnce },
    env: { GITHUB_SERVER_URL: serverUrl },
  })

  expect({ ...run.outputs, exitCode: run.exitCode }).toMatchObject({ result: 'pull-request', exitCode: 0 })
  const home = `${serverUrl}/Codertocat/Hello-World`
  const comments = scene
    .ours()
    .map(({ issue, body }) => ({ issue, hasRun: body.includes(`${home}/actions/runs/6042`) }))
  expect(comments).toEqual(number === null ? [] : [{ issue: number, hasRun: true }])
  expect(run.outputs['comment-url']).toMatch(number === null ? /^$/ : `${home}/`)
  expect(run.summary).toContain(`${home}/`)
  expect(scene.github.requests.length).toBeGreaterThan(0)
  expect(scene.github.requests.filter(({ path }) => !path.startsWith('/api/v3/'))).toEqual([])
  const { body = '' } = scene.docs.requests[0] ?? {}
  expect(linksToGitHub(body, run.summary, printed(run), ...scene.ours().map((one) => one.body))).toEqual([])
})

/** Returns the event as that server would tell of it. */
function moveTo(
  { name, payload }: ActionEvent,
  { apiUrl, serverUrl }: { apiUrl: string; serverUrl: string },
) {
  const text = JSON.stringify(payload)
    .replaceAll('https://api.github.com', apiUrl)
    .replaceAll('https://github.com', serverUrl)
  return { name, payload: JSON.parse(text) }
}

/** Links to github.com that are not the agent's pull request, which is where the service says. */
function linksToGitHub(...texts: string[]): string[] {
  const links = texts.join('\n').match(/https:\/\/(?:api\.)?github\.com[^\s)"'<>]*/g) ?? []
  return links.filter((link) => !link.startsWith('https://github.com/acme/docs/'))
}
