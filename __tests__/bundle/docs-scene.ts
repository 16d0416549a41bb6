/** A scene with a repository of the documentation, in which the agent has opened its pull request. */

import { addPull } from '../../emulator/github/fixtures.ts'
import type { Account, PullState } from '../../emulator/github/state.ts'
import type { TokenOptions } from '../../emulator/github/tokens.ts'
import { openScene, type SceneOptions } from './scene.ts'

/** The account that the agent writes as. */
export const agent: Account = { login: 'mintlify[bot]', id: 900_001, type: 'Bot' }

/** The account of the GitHub App whose token is `docs-token`. */
export const docsApp: Account = { login: 'docs-app[bot]', id: 900_002, type: 'Bot' }

export const docsToken = 'emulated-docs-token'

/** The branch and the pull request of the emulated service's first job. */
export const firstJob = { branch: 'mintlify/9e3779b1', number: 57 }

export type DocsSceneOptions = SceneOptions & {
  /** Of the docs pull request, but for the defaults. */
  pull?: Partial<PullState>
  /** Of `docs-token`, but for the defaults. */
  token?: Partial<TokenOptions>
  isDocsPrivate?: boolean
}

/** Returns a scene, to be held with `await using`. `pull` is the docs pull request of the first job. */
export async function openDocsScene({
  pull: given,
  token,
  isDocsPrivate,
  ...options
}: DocsSceneOptions = {}) {
  const scene = await openScene(options)
  const docsRepository = scene.github.repository('acme/docs')
  docsRepository.private = isDocsPrivate ?? false
  scene.github.addToken({
    ...{ token: docsToken, account: docsApp, repositories: ['acme/docs'] },
    permissions: { issues: 'write', pull_requests: 'write', members: 'read' },
    ...token,
  })
  const { branch: ref, number } = firstJob
  const head = { ref, sha: 'd'.repeat(40), repo: 'acme/docs' }
  // Later than the job, which is created when a run asks for it.
  const created_at = `${new Date(Date.now() + 60_000).toISOString().slice(0, 19)}Z`
  const pull = addPull(docsRepository, { number, user: agent, head, created_at, ...given })
  /** Requests below the docs repository, such as `POST /issues/57/labels`. */
  const calledDocs = () =>
    scene.github.requests.flatMap(({ method, path }) => {
      const [, below] = /^\/repos\/acme\/docs(\/[^?]*)/.exec(path) ?? []
      return below === undefined ? [] : [`${method} ${below}`]
    })
  return { ...scene, docsRepository, pull, calledDocs, [Symbol.asyncDispose]: scene[Symbol.asyncDispose] }
}

/** States and descriptions of a commit's statuses, oldest first. */
export function statusesOf(
  repository: { statuses: ReadonlyMap<string, readonly { state: string; description: string | null }[]> },
  sha: string,
): string[] {
  return (repository.statuses.get(sha) ?? []).map(
    ({ state, description }) => `${state}: ${description ?? ''}`,
  )
}
