// What the token can read in the repository of the run. Nothing is written.
import * as z from 'zod/mini'
import type { Connection } from '../github/github-client.ts'
import { describeGitHubError, isMissing } from '../github/github-errors.ts'

export type GitHubAnswers = {
  /** Of the repository. Null if GitHub did not say. */
  isPublic: boolean | null
  /** `problem`: why it could not be read, null if it was. */
  reads: { what: string; problem: string | null }[]
  /** Null for a run that does not say where its workflow is. */
  workflowFile: WorkflowFile | null
}

/** `branch`: the default branch, null if GitHub did not say. `isThere`: null if it is not known, for `problem`. */
type WorkflowFile = { path: string; branch: string | null; isThere: boolean | null; problem: string | null }

const repositorySchema = z.object({ private: z.boolean(), default_branch: z.string() })

/** Reads what a run reads, one entry of each. `workflowRef`: GITHUB_WORKFLOW_REF. Never throws. */
export async function readGitHub(
  { client, repo }: Connection,
  workflowRef: string,
  signal: AbortSignal,
): Promise<GitHubAnswers> {
  const request = { signal }
  const one = { ...repo, per_page: 1, request }
  const tryRead = async (what: string, read: () => Promise<unknown>) => {
    try {
      await read()
      return { what, problem: null }
    } catch (error) {
      return { what, problem: describeGitHubError(`read the ${what}`, error) }
    }
  }
  const [known, ...reads] = await Promise.all([
    readRepository(),
    tryRead('comments', async () => (await client()).issues.listCommentsForRepo(one)),
    tryRead('pull requests', async () => (await client()).pulls.list(one)),
  ])
  return {
    isPublic: known && !known.private,
    reads,
    workflowFile: await findWorkflowFile(known?.default_branch ?? null),
  }

  async function readRepository() {
    try {
      return repositorySchema.parse((await (await client()).repos.get({ ...repo, request })).data)
    } catch {
      // The reads beside it say why.
      return null
    }
  }

  async function findWorkflowFile(branch: string | null): Promise<WorkflowFile | null> {
    const [, path, ref] = /^[^/]+\/[^/]+\/(.+)@(.*)$/.exec(workflowRef) ?? []
    if (path === undefined) return null
    if (branch === null) return { path, branch, isThere: null, problem: null }
    if (ref === `refs/heads/${branch}`) return { path, branch, isThere: true, problem: null }
    try {
      await (await client()).repos.getContent({ ...repo, path, ref: branch, request })
      return { path, branch, isThere: true, problem: null }
    } catch (error) {
      const problem = describeGitHubError('look for the workflow file', error)
      return { path, branch, isThere: isMissing(error) ? false : null, problem }
    }
  }
}
