// The store of one conversation, over an emulated GitHub and a clock that moves
// by itself.
import {
  addComment,
  addPull,
  makeUser,
} from '../../emulator/github/fixtures.ts'
import {
  type GitHubEmulator,
  startGitHub,
} from '../../emulator/github/server.ts'
import {
  actionsBot,
  type IssueCommentState,
} from '../../emulator/github/state.ts'
import { bodyOf } from '../../src/conversation/comment-body.ts'
import type { Ledger } from '../../src/conversation/ledger.ts'
import {
  type Scope,
  signingKeyOf,
} from '../../src/conversation/signed-state.ts'
import type { Snapshot } from '../../src/conversation/snapshot.ts'
import type { ConversationState } from '../../src/conversation/state.ts'
import { findComment } from '../../src/conversation/store.ts'
import { openGitHub } from '../../src/github/client.ts'
import { nonce } from '../fixtures/samples.ts'
import {
  createTestClock,
  type RunClock,
  type TestClock,
} from '../scene/clock.ts'
import { pullNumber, repositoryName } from '../scene/events.ts'

export const apiKey = 'mint_0123456789abcdef'
export const scope: Scope = {
  repositoryId: '700000001',
  number: pullNumber,
  projectId: 'docs',
  apiHost: 'api.mintlify.com',
}
export const ofIssue = /\/issues\/12\/comments/
export const ofComment = /\/issues\/comments\/\d+$/

/** What GitHub refuses, and how. */
export const inaccessible = {
  status: 403,
  body: { message: 'Resource not accessible by integration' },
}
export const notFound = { status: 404, body: { message: 'Not Found' } }
export const unauthorized = {
  status: 401,
  body: { message: 'Bad credentials' },
}

export type OpenStore = {
  store: NonNullable<Ledger['store']>
  github: GitHubEmulator
  time: TestClock
  clock: RunClock
  /** Ends all waits. */
  over: AbortController
  /** Writes our comment, as another run would, and returns it. */
  addOurs(state: ConversationState, options?: Options): IssueCommentState
  addTheirs(body?: string): IssueCommentState
  comments(): Map<number, IssueCommentState>
  /** The comment as it is listed. */
  read(): Promise<Snapshot>
  /** Methods and last parts of paths since the last call of this function. */
  calls(): string[]
  close(): Promise<void>
}

type Options = {
  key?: string
  id?: number
  scope?: Partial<Scope>
  /** The first state, in the comment of another bot. */
  isCopy?: true
}

export async function openStore(): Promise<OpenStore> {
  let github: GitHubEmulator | null = null
  const time = createTestClock(() => github?.pending() ?? 0)
  github = await startGitHub({ now: time.now })
  const emulator = github
  const repository = emulator.repository(repositoryName)
  addPull(repository, { number: pullNumber })
  const clock = time.forRun()
  const over = new AbortController()
  const [owner = '', name = ''] = repositoryName.split('/')
  const never = new AbortController().signal
  const signingKey = signingKeyOf(apiKey)
  const redact = (text: string) => text.replaceAll(apiKey, '***')
  const store: NonNullable<Ledger['store']> = {
    github: openGitHub({
      token: emulator.token,
      apiUrl: emulator.apiUrl,
      repository: { owner, name, host: 'github.com' },
      clock,
      cancelled: never,
      signal: never,
      redact,
    }),
    clock,
    signal: over.signal,
    scope,
    nonce,
    log: () => undefined,
    signingKey,
    redact,
    render,
  }
  let seen = 0

  return {
    store,
    github: emulator,
    time,
    clock,
    over,
    addOurs(state, options = {}) {
      const key =
        options.key === undefined ? signingKey : signingKeyOf(options.key)
      const comment = addComment(repository, {
        issue: pullNumber,
        user: options.isCopy
          ? { ...makeUser('copy[bot]'), type: 'Bot' }
          : actionsBot,
        ...(options.id !== undefined && { id: options.id }),
      })
      const of = { ...scope, ...options.scope }
      const commentId = options.isCopy ? null : comment.id
      const place = { scope: of, commentId, writtenAt: time.now() }
      comment.body = bodyOf(render(state), state, { place, signingKey: key })
      return comment
    },
    addTheirs: (body = 'Nice.') =>
      addComment(repository, {
        issue: pullNumber,
        user: makeUser('eve'),
        body,
      }),
    comments: () => repository.comments,
    read: () => findComment(store, null),
    calls() {
      const calls = emulator.requests
        .slice(seen)
        .map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)
      seen = emulator.requests.length
      return calls
    },
    async close() {
      time.close()
      await emulator.close()
    },
  }
}

function render({ shown, requestCount }: ConversationState): string {
  return `### ${shown?.result ?? 'working'}\n\n${requestCount}`
}
