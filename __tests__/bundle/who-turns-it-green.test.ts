// Each row of the page's table of who can turn the commit status green, played on the shipped bundle.
import { readFileSync } from 'node:fs'
import { expect, jest, test } from '@jest/globals'
import { mergePull } from '../../emulator/github/pull-fixtures.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { commentEvent } from './comment-event.ts'
import { docsToken, openDocsScene } from './docs-scene.ts'
import { agent, pullEvent, renovate } from './gate-cases.ts'
import { eventOf, labelOf, payloadsOf, userOf } from './payloads.ts'
import type { Scene } from './scene.ts'
import {
  gitHubSha,
  headSha,
  lastShown,
  nextPush,
  nextSha,
  on,
  openStatusScene,
  pushNext,
  shown,
  young,
} from './status-scene.ts'

jest.setTimeout(60_000)

type Given = Record<string, string> & { sha?: string }

let runs = 6_042
/** Runs the event with the status, and returns what the commit shows then. */
async function play(scene: Scene, event: ActionEvent, { sha = headSha, ...given }: Given = {}) {
  await scene.run({ event, with: { ...on, ...given }, env: { GITHUB_RUN_ID: String(runs++) } })
  return lastShown(scene, sha)
}

const opened = pullEvent({}, { action: 'opened' })
const pushed = (pull: object) => pullEvent({ ...pull }, { action: 'synchronize' })
const rita = userOf({ login: 'rita', id: 1_003, type: 'User' })
const failing = { prompt: 'emulate: failed after 0s' }
const skipped = /^success: Skipped: /
const ready = /^success: Docs pull request ready/
const reconcile = 'reconcile/action.yml'

/** A scene with a head commit whose job has failed. */
async function fail(scene: Scene): Promise<void> {
  expect(await play(scene, opened, failing)).toMatch(/^error: /)
}

/** What turns the commit green, in the order of the page. */
const rows: Record<string, ((scene: Scene) => Promise<void>)[]> = {
  'People with permission to run commands': [
    async (scene) => {
      await fail(scene)
      expect(await play(scene, commentEvent('/docs skip'))).toBe('success: Not needed for ec26c3e, says mona')
    },
    async (scene) => {
      await fail(scene)
      const command = commentEvent('/docs new\nemulate: pull-request after 0s')
      expect(await play(scene, command, { prompt: '' })).toMatch(ready)
    },
  ],
  'People whose event sends a request': [
    async (scene) => expect(await play(scene, opened)).toMatch(ready),
    async (scene) => {
      await fail(scene)
      pushNext(scene)
      expect(await play(scene, nextPush(), { sha: nextSha })).toMatch(ready)
    },
  ],
  'The author of the pull request': [
    async (scene) => expect(await play(scene, pullEvent({ title: '[skip docs] Typo' }))).toMatch(skipped),
    async (scene) => expect(await play(scene, pullEvent({ body: '[docs skip]' }))).toMatch(skipped),
    async (scene) => {
      const other = { number: 9, title: '[skip docs] Typo', base: { ref: 'release' } }
      expect(await play(scene, pullEvent(other, { number: 9, sender: rita }))).toMatch(skipped)
    },
  ],
  'People who choose the changed files': [
    async (scene) => expect(await play(scene, opened, { paths: 'src/**' })).toMatch(skipped),
  ],
  'People who can label the pull request': [
    async (scene) => {
      await fail(scene)
      const event = pullEvent({ labels: [labelOf('wip')] }, { action: 'labeled' })
      expect(await play(scene, event, { 'skip-labels': 'wip' })).toMatch(skipped)
    },
  ],
  'People who can push to the repository': [
    async (scene) => expect(await play(scene, pushed({ head: { ref: 'mintlify/x' } }))).toMatch(skipped),
    async (scene) => expect(await play(scene, pushed({ user: agent }))).toMatch(skipped),
  ],
  'People who can open a pull request from a branch of the repository': [
    async (scene) => {
      const event = pullEvent({ head: { ref: 'mintlify/x' }, user: rita }, { action: 'opened', sender: rita })
      expect(await play(scene, event)).toMatch(skipped)
    },
  ],
  "Bots that `allowed-bots` doesn't list, and anyone who pushes to their pull requests": [
    async (scene) => expect(await play(scene, pushed({ user: renovate }))).toMatch(skipped),
  ],
  'Bots that `allowed-bots` lists, and anyone who pushes to their pull requests': [
    async (scene) =>
      expect(await play(scene, pushed({ user: renovate }), { 'allowed-bots': 'renovate[bot]' })).toMatch(
        ready,
      ),
    async (scene) => {
      const event = pullEvent({ user: renovate }, { action: 'opened', sender: renovate })
      expect(await play(scene, event, { 'allowed-bots': 'renovate[bot]' })).toMatch(ready)
    },
  ],
  'People who push when no request follows': [
    ...[
      { 'max-requests': '1' },
      { 'cooldown-minutes': '60' },
      { 'max-requests-per-day': '1' },
      { 'on-existing': 'skip' },
    ].map((given) => async (scene: Scene) => {
      await play(scene, opened)
      pushNext(scene)
      expect(await play(scene, nextPush(), { ...given, sha: nextSha })).toMatch(ready)
    }),
    async (scene) => {
      await play(scene, opened)
      pushNext(scene)
      const reopened = eventOf('pull_request', { pull_request: { head: { sha: nextSha } } }, 'reopened')
      expect(await play(scene, reopened, { sha: nextSha })).toMatch(ready)
    },
  ],
  "People who can make a run end with a result that isn't in `fail-on`": [
    async (scene) => {
      scene.github.fail({ path: /\/issues\/2\/comments/, status: 500, times: Infinity })
      expect(await play(scene, opened, { 'fail-on': 'none' })).toBe(
        "success: Couldn't read the comments of the pull request",
      )
    },
    async (scene) => {
      const given = { ...failing, 'fail-on': 'none' }
      expect(await play(scene, opened, given)).toMatch(/^success: Docs agent failed/)
    },
  ],
  'People who can merge the docs pull request': [
    async () => {
      await using docs = await openDocsScene({ event: pullEvent(), pull: young })
      const given = { 'commit-status-until': 'merged', 'docs-token': docsToken }
      expect(await play(docs, opened, given)).toMatch(/^pending: Waiting for the merge/)
      mergePull(docs.docsRepository, 57)
      await docs.run({ metadata: reconcile, with: { 'docs-token': docsToken } })
      expect(lastShown(docs)).toBe('success: Docs merged: acme/docs#57')
    },
  ],
  'People who can add the pull request to a merge queue': [
    async () => {
      const event = eventOf('merge_group')
      await using scene = await openStatusScene({ event })
      const [group] = payloadsOf('merge_group').map(({ merge_group: one }) => String(Object(one).head_sha))
      const text = await play(scene, event, { sha: group ?? '' })
      expect([text, shown(scene)]).toEqual(['success: Nothing to do in a merge queue', []])
    },
  ],
  'People with write access': [
    async ({ github, repository }) => {
      const headers = { authorization: `Bearer ${github.token}`, 'content-type': 'application/json' }
      const url = `${github.apiUrl}/repos/Codertocat/Hello-World/statuses/${headSha}`
      const body = JSON.stringify({ state: 'success', context: 'docs', description: 'By hand' })
      const response = await fetch(url, { method: 'POST', headers, body })
      expect([response.status, repository.statuses.get(headSha)?.length]).toEqual([201, 1])
    },
    async () => {
      const event = eventOf('workflow_dispatch')
      await using scene = await openStatusScene({ event })
      expect(await play(scene, event, { sha: gitHubSha })).toMatch(ready)
    },
    async (scene) => {
      await play(scene, opened)
      const [comment] = scene.ours()
      const earlier = comment?.body ?? ''
      await play(scene, opened, { ...failing, 'on-existing': 'new' })
      expect(lastShown(scene)).toMatch(/^error: /)
      if (comment) comment.body = earlier
      expect(await play(scene, opened, { 'max-requests': '1' })).toMatch(ready)
    },
  ],
}

const cases = Object.entries(rows).flatMap(([who, plays]) =>
  plays.map((playRow, index): [string, number, (scene: Scene) => Promise<void>] => [who, index, playRow]),
)

test.concurrent.each(cases)('%s (%d)', async (...[, , playRow]) => {
  await using scene = await openStatusScene({ event: pullEvent() })
  for (const login of ['mona', 'Codertocat'])
    scene.repository.collaborators.set(login, { permission: 'write', role_name: 'write' })
  scene.repository.pulls.get(2)?.files.push({
    ...{ sha: null, filename: 'README.md', status: 'modified', additions: 1, deletions: 1, changes: 2 },
  })
  await playRow(scene)
})

test('the page has these rows, and no others', () => {
  const page = readFileSync(new URL('../../docs/commit-status.md', import.meta.url), 'utf8')
  const [, section = ''] = page.split('### Who can turn it green')
  const [table = ''] = section.split('\n## ')
  const named = [...table.matchAll(/^\| (.+?) \| .+ \|$/gm)].map(([, who = '']) =>
    who.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1'),
  )
  expect(named.slice(2)).toEqual(Object.keys(rows))
})
