// The set-up check of a dry run: harmless questions to Mintlify and GitHub, and what their answers show.
import { maxContextMs } from '../base/budgets.ts'
import { serviceClientOptions } from '../mintlify/client-options.ts'
import { askService } from '../set-up/ask-service.ts'
import { gitHubRows, refusalIn, serviceRows, untriedRows } from '../set-up/set-up-check.ts'
import { type Outcome, outcome } from '../state/outcome.ts'
import type { JobInputs } from './job-inputs.ts'
import type { JobParts } from './job-parts.ts'
import type { JobSetup } from './job-setup.ts'
import type { Reporter } from './reporter.ts'

export type DryRunParts = { setup: JobSetup; parts: JobParts; reporter: Reporter }

/** Asks, writes nothing, and shows the answers. Returns how the run ends, null if Mintlify refuses nothing. */
export async function checkSetUp({ setup, parts, reporter }: DryRunParts): Promise<Outcome | null> {
  const { context, inputs, signals } = setup
  const [answers, gitHub] = await Promise.all([
    askService(serviceClientOptions(inputs, context, signals)),
    parts.github.readSetUp(signals.abortAfter(maxContextMs)),
  ])
  const rows = [
    ...serviceRows(answers, inputs.projectId),
    ...(gitHub ? gitHubRows(gitHub) : []),
    ...untriedRows(permissionsToWrite(inputs)),
  ]
  context.log.group(
    'Set-up check',
    rows.map(({ what, answer, shows }) => `${what}: ${answer.replace(/\.$/, '')}. ${shows}`),
  )
  reporter.tell({ setUp: rows })
  const refusal = refusalIn(answers)
  return refusal && outcome('rejected', refusal)
}

function permissionsToWrite({ comment, commitStatus }: JobInputs): string[] {
  return [
    ...(comment === 'off' ? [] : ['`pull-requests: write` (on an issue, `issues: write`)']),
    ...(commitStatus === null ? [] : ['`statuses: write`']),
  ]
}
