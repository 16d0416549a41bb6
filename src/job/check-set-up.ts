// The set-up check of a dry run: harmless questions to Mintlify and GitHub, and what their answers show.
import { maxContextMs } from '../base/budgets.ts'
import { serviceClientOptions } from '../mintlify/client-options.ts'
import { askService } from '../set-up/ask-service.ts'
import { gitHubRows, refusalIn, type SetUpRow, serviceRows, untriedRows } from '../set-up/set-up-check.ts'
import { type Outcome, outcome } from '../state/outcome.ts'
import type { JobGitHub } from './job-github.ts'
import type { JobInputs } from './job-inputs.ts'
import type { JobSetup } from './job-setup.ts'

/** `end`: how the run ends, null if Mintlify refuses nothing. */
export type SetUpCheck = { rows: SetUpRow[]; end: Outcome | null }

/** Asks, and writes nothing. Never throws. */
export async function checkSetUp(
  { context, inputs, signals }: JobSetup,
  { readSetUp }: JobGitHub,
): Promise<SetUpCheck> {
  const [answers, gitHub] = await Promise.all([
    askService(serviceClientOptions(inputs, context, signals)),
    readSetUp(signals.abortAfter(maxContextMs)),
  ])
  const refusal = refusalIn(answers)
  return {
    rows: [
      ...serviceRows(answers, inputs.projectId),
      ...(gitHub ? gitHubRows(gitHub) : []),
      ...untriedRows(permissionsToWrite(inputs)),
    ],
    end: refusal && outcome('rejected', refusal),
  }
}

function permissionsToWrite({ comment, commitStatus }: JobInputs): string[] {
  return [
    ...(comment === 'off' ? [] : ['`pull-requests: write` (on an issue, `issues: write`)']),
    ...(commitStatus === null ? [] : ['`statuses: write`']),
  ]
}
