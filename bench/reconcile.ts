// What a reconcile of open threads takes.
import { openScene, type Scene } from '../__tests__/bundle/scene.ts'
import { sampleReport } from '../__tests__/fixtures/sample-report.ts'
import { addComment, addIssue } from '../emulator/github/fixtures.ts'
import { actionsBot } from '../emulator/github/state.ts'
import { deriveSigningKey, writeCommentState } from '../src/domain/conversation/comment-state.ts'
import { atMost, type Row, untargeted } from './row.ts'

export type Reconciled = { threads: number; seconds: number; requests: number }

const repositoryId = 1_296_269

/** Returns seconds and requests to GitHub of a reconcile that finishes so many threads. */
export async function measureReconcile(threads: number): Promise<Reconciled> {
  await using scene = await openScene()
  for (let count = 0; count < threads; count += 1) await addThread(scene)
  const { outputs, spawnToExitMs } = await scene.run({ metadata: 'reconcile/action.yml' })
  if (outputs.finished !== String(threads)) throw new Error(`Finished ${outputs.finished} of ${threads}.`)
  return { threads, seconds: spawnToExitMs / 1_000, requests: scene.github.requests.length }
}

/** Returns the rows; those of a hundred threads have targets. */
export function describeReconciled(all: readonly Reconciled[]): Row[] {
  return all.flatMap(({ threads, seconds, requests }) => {
    const what = `reconcile: ${threads} finished`
    if (threads < 100) return [untargeted(what, `${seconds.toFixed(2)} s, ${requests} requests`)]
    const max = 1 + Math.ceil(threads / 100) + 5 * threads
    return [
      atMost(`${what}, seconds`, seconds, { max: 5, unit: ' s' }),
      atMost(`${what}, requests to GitHub`, requests, { max }),
    ]
  })
}

/** A job that has ended, and a thread whose comment still says that it is at work. */
async function addThread({ docs, repository }: Scene): Promise<void> {
  const answer = await fetch(`${docs.url}/v2/agent/${docs.projectId}/job`, {
    method: 'POST',
    headers: { authorization: `Bearer ${docs.key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ prompt: 'emulate: pull-request after 0s' }),
  })
  const jobId = String(Object(await answer.json()).id)
  const issue = addIssue(repository)
  const comment = addComment(repository, { issue: issue.number, user: actionsBot })
  const scope = {
    repositoryId,
    issueNumber: issue.number,
    commentId: comment.id,
    key: 'default',
    projectId: docs.projectId,
    apiHost: new URL(docs.url).host,
  }
  const state = { scope, report: sampleReport({ jobId, result: 'running' }) }
  comment.body = `### 🟡 Docs agent started\n\n${writeCommentState(state, deriveSigningKey(docs.key))}`
  comment.updated_at = new Date().toISOString()
}
