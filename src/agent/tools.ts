// What a run works with, made in one place. What a step finds out is returned,
// and the next step takes it. Only the warnings wait in the log for the
// summary.
import { randomUUID } from 'node:crypto'
import { type Ledger, openLedger } from '../conversation/ledger.ts'
import type { Event } from '../event/event.ts'
import { type GitHub, openGitHub } from '../github/client.ts'
import { renderComment } from '../messages/comment.ts'
import {
  createMintlifyClient,
  type MintlifyClient,
} from '../mintlify/client.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { type Cancellation, limitTime } from '../runner/cancellation.ts'
import { readGitHubApiUrl } from '../runner/connections.ts'
import { lastCallMs, maxPostMs } from '../times.ts'
import { type AgentInputs, readAgentInputs } from './inputs.ts'
import { readPromptFiles } from './prompt-files.ts'
import type { Request } from './request.ts'

export type AgentContext = ActionContext & { event: Event }

export type Tools = Readonly<
  AgentContext & {
    inputs: AgentInputs
    /** When the run ends. Its `cancelled` is the same signal as the run's. */
    cancellation: Cancellation
    /** `signal` ends all calls of the client. */
    openClient: (signal: AbortSignal) => GitHub
    github: GitHub
    mintlify: MintlifyClient
    /** The conversation before the first turn. Each turn hands on its own. */
    ledgerAtStart: Ledger<null>
    /** Random, another one for each attempt. */
    nonce: string
    startedMs: number
  }
>

/** The tools, and what is asked for. `begin` says whether it may be. */
export type Run = Tools &
  Readonly<{
    request: Request
    /**
     * Id of the 👀 on the comment with the slash command, null for none,
     * `pendingId` if it may be there.
     */
    reactionId: number | null
  }>

/** Throws an InputError. */
export function openTools(
  context: AgentContext,
  { isPostStep = false } = {},
): Tools {
  const { env, event, clock, cancelled } = context
  // The post step sends no prompt, and the files can be gone by then.
  const readFiles = isPostStep ? () => [] : readPromptFiles
  const inputs = readAgentInputs(env, event, readFiles)
  const limitMs = isPostStep ? maxPostMs : inputs.timeoutMs
  const cancellation = limitTime(clock, cancelled, limitMs)
  const apiUrl = readGitHubApiUrl(env)
  const openClient = (signal: AbortSignal) =>
    openGitHub({
      ...context,
      repository: event.repository,
      token: inputs.githubToken,
      apiUrl,
      signal,
    })
  // It gets more time than the run, because the end is written when that is up.
  const github = openClient(clock.timeout(limitMs + lastCallMs))
  const mintlify = createMintlifyClient({ ...context, ...inputs, cancellation })
  const tools = {
    ...context,
    inputs,
    cancellation,
    openClient,
    github,
    mintlify,
    nonce: randomUUID(),
    startedMs: clock.elapsedMs(),
  }
  return { ...tools, ledgerAtStart: openConversation(tools) }
}

function openConversation(tools: Omit<Tools, 'ledgerAtStart'>): Ledger<null> {
  const { clock, redact, log, github, nonce } = tools
  const { event, inputs, cancellation } = tools
  const { number, wantsComment, projectId, apiUrl, apiKey } = inputs
  // The key signs the comment. Only a dry run may lack it.
  const isTracked = wantsComment && number !== null && apiKey !== ''
  if (!isTracked) return openLedger(null)

  const repositoryId = event.repository.id
  return openLedger({
    github,
    clock,
    redact,
    log: log.info,
    signal: cancellation.signal,
    scope: { repositoryId, number, projectId, apiHost: apiUrl.host },
    nonce,
    apiKey,
    render: renderComment,
  })
}
