// Creates a job. A lost answer is never followed by a second request: it is told what to look for instead.

import type { Failure } from '../../domain/http/retry-policy.ts'
import { outcome } from '../../domain/job/outcome.ts'
import { startWatch } from '../../domain/job/poll-state.ts'
import { promptDigest } from '../../domain/job/prompt.ts'
import { blank, end, failed, type Start, type StartPorts } from './start.ts'

/** The job at work, or why there is none. The note tells the thread why it is a new one. */
export async function createJob(prompt: string, note: string, ports: StartPorts): Promise<Start> {
  const from = ports.clock.now()
  const answer = await ports.createJob(prompt)
  const to = ports.clock.now()
  if (answer.ok && answer.value) {
    ports.log(`Created job ${answer.value.id} in ${((to.getTime() - from.getTime()) / 1_000).toFixed(1)}s`)
    const watch = startWatch({ ...blank(answer.value.id, ports), job: answer.value, isNew: true })
    return { did: 'start', watch, isNewTurn: true, note }
  }
  if (answer.ok) return end(outcome('unknown', { reason: 'create-ambiguous' }))
  const detail = answer.failure.kind === 'ambiguous' ? evidence(answer.failure, prompt, [from, to]) : ''
  return end(failed(answer.failure, ports, detail))
}

/** What to look for in the dashboard when nobody can say whether a job was started. */
function evidence(failure: Failure, prompt: string, window: [from: Date, to: Date]): string {
  const [since, until] = window.map((at) => at.toISOString().slice(0, 19).replace('T', ' '))
  const when = since === until ? `at ${since}` : `between ${since} and ${until}`
  return `${failure.detail}; sent ${when} UTC, prompt ${promptDigest(prompt)}`
}
