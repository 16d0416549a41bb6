// The agent jobs of Mintlify's API, one call each. Whether a call is sent again
// is up to the caller, who asks the retry policy.
import type { HttpOutcome } from '../lib/http-failure.ts'
import { type Connection, callMintlify } from './call.ts'
import { type Job, parseJob } from './job.ts'

export type ClientOptions = Connection & { projectId: string }

export type MintlifyClient = ReturnType<typeof createMintlifyClient>

const maxBodyBytes = 1_048_576
const getLimits = { timeoutMs: 30_000, maxBodyBytes }
const postLimits = { timeoutMs: 60_000, maxBodyBytes }

/** A client for one project. */
export function createMintlifyClient(options: ClientOptions) {
  const jobs = `v2/agent/${options.projectId}/job`
  const pathOf = (jobId: string) => `${jobs}/${encodeURIComponent(jobId)}`
  const post = async (path: string, prompt: string, jobId: string | null) => {
    const call = { method: 'POST', path, body: { prompt }, ...postLimits }
    return toJob(await callMintlify(options, call), options, jobId)
  }

  return {
    /**
     * `POST /v2/agent/{projectId}/job`.
     * https://www.mintlify.com/docs/api/agent/v2/create-agent-job
     */
    createJob: (prompt: string): Promise<HttpOutcome<Job>> =>
      post(jobs, prompt, null),

    /**
     * `POST /v2/agent/{projectId}/job/{id}/message`.
     * https://www.mintlify.com/docs/api/agent/v2/send-message
     */
    sendMessage: (jobId: string, prompt: string): Promise<HttpOutcome<Job>> =>
      post(`${pathOf(jobId)}/message`, prompt, jobId),

    /**
     * `GET /v2/agent/{projectId}/job/{id}`.
     * https://www.mintlify.com/docs/api/agent/v2/get-agent-job
     */
    async getJob(jobId: string): Promise<HttpOutcome<Job>> {
      const call = { method: 'GET', path: pathOf(jobId), ...getLimits }
      return toJob(await callMintlify(options, call), options, jobId)
    },
  }
}

function toJob(
  outcome: HttpOutcome<unknown>,
  { redact }: ClientOptions,
  askedId: string | null,
): HttpOutcome<Job> {
  if (outcome.kind !== 'value') return outcome
  const job = parseJob(outcome.value, redact, askedId)
  if (job === null)
    return {
      kind: 'unreadable',
      detail: "the answer isn't a job with a usable `id`",
    }
  const isOther = askedId !== null && job.id !== askedId
  return isOther
    ? { kind: 'unreadable', detail: 'the answer was about another job' }
    : { kind: 'value', value: job }
}
