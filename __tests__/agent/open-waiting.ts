// What a run has that waits for a job, with Mintlify's answers given.
import type { AgentInputs } from '../../src/agent/inputs.ts'
import type { Run } from '../../src/agent/tools.ts'
import type { HttpOutcome } from '../../src/lib/http-failure.ts'
import type { Job } from '../../src/mintlify/job.ts'
import { limitTime } from '../../src/runner/cancellation.ts'
import {
  at,
  nonce,
  pullTrigger,
  sampleEvent,
  sampleInputs,
  sampleRequest,
} from '../fixtures/samples.ts'
import { createTestClock } from '../scene/clock.ts'

export type Waiting = ReturnType<typeof openWaiting>

type Answer = HttpOutcome<Job> | (() => HttpOutcome<Job>)

export function openWaiting() {
  const time = createTestClock(() => 0, new Date(at))
  const clock = time.forRun()
  const cancel = new AbortController()
  const outputs: Record<string, string | number> = {}
  const lines: string[] = []

  return {
    time,
    cancel,
    outputs,
    lines,
    /** Mintlify answers with these, and then with the last one. */
    run(inputs: Partial<AgentInputs>, answers: readonly Answer[]): Run {
      let asked = 0
      const next = async () => {
        asked += 1
        const answer = answers[asked - 1] ?? answers.at(-1)
        return typeof answer === 'function' ? answer() : answer
      }
      const given = sampleInputs({ timeoutMs: 600_000, ...inputs })
      const run = {
        ...{ inputs: given, clock, nonce, reactionId: null },
        event: sampleEvent(pullTrigger),
        request: sampleRequest(),
        cancelled: cancel.signal,
        cancellation: limitTime(clock, cancel.signal, given.timeoutMs),
        mintlify: { getJob: next },
        files: {
          saveState: () => undefined,
          setOutputs: (set: object) => Object.assign(outputs, set),
        },
        log: { info: (line: string) => lines.push(line) },
        redact: (text: string) => text,
      }
      return run as unknown as Run
    },
  }
}
