// What a comment of ours says and remembers, read as a stranger would who has
// the key.
import { readState, signingKeyOf } from '../../src/conversation/signed-state.ts'
import { pullNumber, repositoryId, repositoryName } from '../scene/events.ts'
import type { Scene } from '../scene/scene.ts'

export type Memory = {
  /** The text that people read. */
  text: string
  title: string
  /** Id of the workflow run that it tells of. */
  runId: string
  /** The link to the docs pull request in the title, null for none. */
  link: string | null
  isSending: boolean
  /** Workflow runs whose requests it remembers, with their jobs. */
  delivered: readonly { runId: string; jobId: string }[]
  /** Workflow runs whose requests nobody can know of. */
  unconfirmed: readonly string[]
}

/** The comments of ours that can be read, in the order of their ids. */
export async function readMemories({
  github,
  mintlify,
}: Scene): Promise<Memory[]> {
  const { comments } = github.repository(repositoryName)
  const scope = {
    repositoryId: String(repositoryId),
    number: pullNumber,
    projectId: mintlify.projectId,
    apiHost: new URL(mintlify.url).host,
  }
  const memories = [...comments.values()].map(async (comment) => {
    const { id, body, user } = comment
    const { created_at: createdAt, updated_at: updatedAt } = comment
    const by = { author: user.login, isByStranger: false }
    const written = { id, body, createdAt, updatedAt, ...by }
    const reading = await readState(written, {
      ...{ scope, signingKey: signingKeyOf(mintlify.key), now: new Date(0) },
      ...{ ownLogin: async () => user.login, knownId: null },
    })
    if (reading === null || reading === 'unreadable') return []
    const { sending, delivered, unconfirmed } = reading
    return [
      {
        ...readText(body),
        isSending: sending !== null,
        delivered: delivered.map(({ key: request, jobId }) => ({
          runId: request.source.run,
          jobId,
        })),
        unconfirmed: unconfirmed.map(({ key: request }) => request.source.run),
      },
    ]
  })
  return (await Promise.all(memories)).flat()
}

function readText(body: string) {
  const text = body.replace(/\n*<!--[\s\S]*$/, '')
  const [title = ''] = text.split('\n')
  return {
    text,
    title,
    runId: /\/actions\/runs\/(\d+)/.exec(text)?.[1] ?? '',
    link: /\]\((https:[^)]*\/pull\/\d+)\)/.exec(title)?.[1] ?? null,
  }
}
