/** A stage with a second repository, that of the documentation, in which the agent opens its pull requests. */

import { addPull, makeSha } from '../../emulator/github/fixtures.ts'
import type { GitHubEmulator } from '../../emulator/github/server.ts'
import type { PullState, RepositoryState } from '../../emulator/github/state.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { agent, docsApp, docsToken, firstJob, statusesOf } from '../bundle/docs-scene.ts'
import { openStage } from './stage.ts'

/**
 * Returns the stage, to be held with `await using`. The agent opens its pull request when its job is created.
 *
 * `isBusy`: the work on a prompt ends when `finishJob` says so, otherwise after a second.
 */
export async function openDocsStage(event: ActionEvent, { isBusy = false } = {}) {
  let openPull = (): unknown => null
  const stage = await openStage(event, {
    docs: {
      script(_, number) {
        // Later than the job, whose time is taken after this.
        if (number === 1) setTimeout(openPull, 100)
        return isBusy ? { ending: 'never', afterMs: 0 } : { ending: 'pull-request', afterMs: 1_000 }
      },
    },
  })
  const docsRepository = addDocsRepository(stage.github)
  openPull = () => addDocsPull(docsRepository)
  const { headSha } = readHead(event)
  return {
    ...stage,
    docsRepository,
    docsToken,
    /** The agent's pull request. Throws before it is opened. */
    docsPull(): PullState {
      const pull = docsRepository.pulls.get(firstJob.number)
      if (!pull) throw new Error('The agent has not opened its pull request.')
      return pull
    },
    /** Lets the agent come to an end with its last request. */
    finishJob(): void {
      const last = [...stage.docs.jobs.values()].at(-1)?.prompts.at(-1)
      if (last) last.script = { ending: 'pull-request', afterMs: 0 }
    },
    /** Comments on the docs pull request, oldest first. */
    docsComments: () => [...docsRepository.comments.values()].map(({ body }) => body),
    /** States and descriptions of the status of the source pull request's head, oldest first. */
    statuses: () => statusesOf(stage.repository, headSha),
    [Symbol.asyncDispose]: stage[Symbol.asyncDispose],
  }
}

function addDocsRepository(github: GitHubEmulator): RepositoryState {
  const repository = github.repository('acme/docs')
  repository.teams.add('writers')
  for (const login of ['Codertocat', 'mona'])
    repository.collaborators.set(login, { permission: 'write', role_name: 'write' })
  github.addToken({
    ...{ token: docsToken, account: docsApp, repositories: ['acme/docs'] },
    permissions: { pull_requests: 'write', members: 'read' },
  })
  return repository
}

function addDocsPull(repository: RepositoryState): PullState {
  const { branch: ref, number } = firstJob
  const head = { ref, sha: makeSha(ref), repo: 'acme/docs' }
  return addPull(repository, { number, user: agent, head })
}

function readHead({ payload }: ActionEvent): { headSha: string } {
  return { headSha: Object(payload).pull_request?.head?.sha ?? '' }
}
