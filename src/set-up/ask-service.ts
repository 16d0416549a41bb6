// Two questions to Mintlify that create nothing and send nothing. Its answers show what the API key is good for.
import type { HttpOutcome } from '../http/http-outcome.ts'
import { requestOnce } from '../mintlify/call.ts'
import { type ClientOptions, callTo } from '../mintlify/mintlify-client.ts'

/** A job that should not exist. */
const checkedJobId = 'docs-agent-action-check'

export type ServiceAnswers = {
  /** `GET /v2/agent/{projectId}/job/docs-agent-action-check` */
  job: HttpOutcome<unknown>
  /** `GET /v1/analytics/{projectId}/visitors?limit=1` */
  visitors: HttpOutcome<unknown>
}

/** Asks both side by side, each once. Never throws. */
export async function askService(options: ClientOptions): Promise<ServiceAnswers> {
  const { projectId } = options
  const [job, visitors] = await Promise.all([
    requestOnce(callTo(options, `v2/agent/${projectId}/job/${checkedJobId}`)),
    requestOnce(callTo(options, `v1/analytics/${projectId}/visitors?limit=1`)),
  ])
  return { job, visitors }
}
