// The agent jobs of Mintlify's API, one call each. Whether a call is sent again
// is up to the caller, who asks the retry policy.
import type { HttpOutcome } from '../lib/http-failure.ts'
import { type Call, type Connection, callMintlify } from './call.ts'
import { type Job, parseJob } from './job.ts'

export type ClientOptions = Connection & { projectId: string }

export type MintlifyClient = ReturnType<typeof createMintlifyClient>

/** A client for one project. */
export function createMintlifyClient(options: ClientOptions) {
  const jobs = `v2/agent/${options.projectId}/job`
  const pathOf = (jobId: string) => `${jobs}/${encodeURIComponent(jobId)}`
  // In time before a run counts as dead, as `freshMs` has it.
  const post = (path: string, prompt: string, jobId: string | null) =>
    askForJob(options, { path, body: { prompt }, timeoutMs: 60_000 }, jobId)

  return {
    /**
     * `POST /v2/agent/{projectId}/job`.
     * https://www.mintlify.com/docs/api/agent/v2/create-agent-job
     */
    createJob: (prompt: string) => post(jobs, prompt, null),

    /**
     * `POST /v2/agent/{projectId}/job/{id}/message`.
     * https://www.mintlify.com/docs/api/agent/v2/send-message
     */
    sendMessage: (jobId: string, prompt: string) =>
      post(`${pathOf(jobId)}/message`, prompt, jobId),

    /**
     * `GET /v2/agent/{projectId}/job/{id}`.
     * https://www.mintlify.com/docs/api/agent/v2/get-agent-job
     */
    getJob: (jobId: string) =>
      askForJob(options, { path: pathOf(jobId), timeoutMs: 30_000 }, jobId),
  }
}

/** `askedId`: null for a create, whose answer names the job. */
async function askForJob(
  options: ClientOptions,
  call: Omit<Call, 'maxBodyBytes'>,
  askedId: string | null,
): Promise<HttpOutcome<Job>> {
  const outcome = await callMintlify(options, {
    ...call,
    maxBodyBytes: 1_048_576,
  })
  if (outcome.kind !== 'value') return outcome
  const job = parseJob(outcome.value, options.redact, askedId)
  if (job === null)
    return {
      kind: 'unreadable',
      detail: "the answer isn't a job with a usable `id` and `status`",
    }
  return askedId !== null && job.id !== askedId
    ? { kind: 'unreadable', detail: 'the answer was about another job' }
    : { kind: 'value', value: job }
}
