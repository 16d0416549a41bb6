/** Events that gates and limits look at, and how a run for one of them must end. */

import { expect } from '@jest/globals'
import type { Fault } from '../../emulator/github/faults.ts'
import { addPull, makeSha } from '../../emulator/github/fixtures.ts'
import type { ChangedFile, PullState, RepositoryState } from '../../emulator/github/state.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { commitOf, eventOf, type Payload } from './payloads.ts'
import { flawsOf, openScene, type Scene } from './scene.ts'

export type GateCase = {
  event: ActionEvent
  with?: Record<string, string>
  seed?: (repository: RepositoryState) => void
  fault?: Fault
  /** Reason of the skipped run, null for one that starts a job. */
  reason: string | null
  /** Requests to GitHub of a closed run. None by default. */
  calls?: string[]
  /** What the log says beside its end. */
  says?: RegExp
}

export type GateRow = [name: string, given: GateCase]

export const agent = { login: 'mintlify[bot]', id: 99_001, type: 'Bot' }
export const renovate = { login: 'renovate[bot]', id: 29_139_614, type: 'Bot' }

/** The event of pull request 2, by Codertocat from the branch `changes` of the same repository. */
export function pullEvent(pull: Payload = {}, payload: Payload = {}): ActionEvent {
  return eventOf('pull_request', { pull_request: pull, ...payload })
}

/** A push by Codertocat of commits by these authors to the branch main. `null`: an author whom GitHub does not know. */
export function pushEvent(authors: (string | null)[] = ['Codertocat'], payload: Payload = {}): ActionEvent {
  const commits = authors.map((login, index) => {
    const author = { name: 'x', email: 'x@example.com', ...(login === null ? {} : { username: login }) }
    return commitOf({ id: commitId(index), message: `Commit ${index}`, author })
  })
  const after = commitId(Math.max(0, commits.length - 1))
  return eventOf('push', {
    ...{ ref: 'refs/heads/main', before: makeSha('before'), after, deleted: false, commits },
    head_commit: commits.at(-1) ?? null,
    ...payload,
  })
}

/** SHA of a commit of `pushEvent`. */
export function commitId(index: number): string {
  return makeSha(`pushed ${index}`)
}

/** Adds a merged pull request that brought commits. */
export function addMerged(repository: RepositoryState, fields: Partial<PullState>): void {
  const sha = makeSha(`head of ${fields.number}`)
  const head = { ref: 'feature', sha, repo: `${repository.owner}/${repository.name}`, ...fields.head }
  addPull(repository, { state: 'closed', merged_at: '2026-11-20T14:00:00Z', ...fields, head })
}

/** A merged pull request of the agent that brought the commits with these indexes. */
export function agentMerged(...indexes: number[]) {
  return (repository: RepositoryState) => {
    const head = {
      ref: 'mintlify/84f07a93',
      sha: makeSha('agent head'),
      repo: `${repository.owner}/${repository.name}`,
    }
    addMerged(repository, { number: 58, head, commits: indexes.map(commitId) })
  }
}

/** A merged pull request of a person that brought the commits with these indexes. */
export function personMerged(...indexes: number[]) {
  return (repository: RepositoryState) =>
    addMerged(repository, { number: 57, commits: indexes.map(commitId) })
}

/** A changed file. */
export function fileAt(filename: string, previous?: string): ChangedFile {
  return {
    ...{ sha: null, filename, status: previous === undefined ? 'modified' : 'renamed' },
    ...(previous !== undefined && { previous_filename: previous }),
    ...{ additions: 1, deletions: 1, changes: 2 },
  }
}

/** Gives pull request 2 these files. */
export function withFiles(...files: ChangedFile[]) {
  return (repository: RepositoryState) => void repository.pulls.get(2)?.files.push(...files)
}

/** Plays a case on the shipped bundle, without context and comment unless it asks for them. */
export async function playGate({ event, with: inputs, seed, fault, reason, calls = [], says }: GateCase) {
  await using scene = await openScene({ event })
  seed?.(scene.repository)
  if (fault) scene.github.fail({ times: Infinity, ...fault })
  const run = await scene.run({ with: { context: 'none', comment: 'off', ...inputs } })
  const end = { exitCode: run.exitCode, result: run.outputs.result, reason: run.outputs.reason }
  if (says) expect(run.stdout).toMatch(says)
  expect(flawsOf(run, [scene.docs.key, scene.github.token])).toEqual([])
  if (reason === null) {
    expect(end).toEqual({ exitCode: 0, result: 'pull-request', reason: '' })
    expect(scene.asked()).toEqual(['POST /job'])
    return
  }
  expect(end).toEqual({ exitCode: 0, result: 'skipped', reason })
  expect([scene.asked(), scene.ours(), distinctCalls(scene)]).toEqual([[], [], calls])
  if (!otherReasons.includes(reason)) expect(run.summary).toMatch(/^⏭️ [^\n]+\.\n$/)
}

/** Reasons that are no gate's. */
const otherReasons = ['no-secrets', 'permission-denied']

/** A request that failed is sent again, which counts once. */
function distinctCalls(scene: Scene): string[] {
  return [...new Set(scene.called())].toSorted()
}
