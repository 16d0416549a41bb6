// Ports of a docs pull request that write down what is asked of them.
import { success } from '../../src/base/result.ts'
import type { DocsPullPorts, DocsPullRequest } from '../../src/follow-up/docs-ports.ts'
import type { PullReading } from '../../src/follow-up/docs-pull-conditions.ts'
import { lookAfter } from '../../src/follow-up/tend-docs-pull.ts'
import { parseFilterPattern } from '../../src/gates/filter-patterns.ts'
import type { DocsPull, DocsPullComment, Written } from '../../src/state/docs-pull.ts'
import type { Report } from '../../src/state/report.ts'
import { agentLogin, docsReport, samplePull, source as sampleSource } from '../fixtures/sample-docs-pull.ts'

const written: Written = { kind: 'written' }
export const refused = (problem: string): Written => ({ kind: 'failed', problem, isFinal: true })
export const lostWrite = (problem: string): Written => ({ kind: 'failed', problem, isFinal: false })

export type Play = {
  report?: Partial<Report>
  pull?: Partial<PullReading>
  source?: DocsPullRequest['source']
  sourceState?: DocsPullRequest['sourceState']
  ports?: Partial<DocsPullPorts>
}

/** Looks after the sample docs pull request. */
export async function play({
  report = {},
  pull = {},
  source = sampleSource,
  sourceState = null,
  ports = {},
}: Play = {}) {
  const calls: string[] = []
  const warnings: string[] = []
  const lines: string[] = []
  const comments: DocsPullComment[] = []
  const wrote = async (call: string) => {
    calls.push(call)
    return written
  }
  const docsPull: DocsPull | null = await lookAfter(
    {
      report: docsReport(report),
      ...{ source, sourceState },
      agentBranches: ['mintlify/*'].flatMap((text) => parseFilterPattern(text) ?? []),
    },
    {
      refusal: () => ({ read: null, write: null }),
      async read() {
        calls.push('read')
        return success(samplePull(pull))
      },
      changes: async () => ({ changes: null, preview: null }),
      addLabels: (_, labels) => wrote(`labels ${labels.join()}`),
      requestReviewers: (_, names) => wrote(`reviewers ${names.join()}`),
      comment(_, comment) {
        comments.push(comment)
        return wrote(`comment ${comment.occasion}`)
      },
      setState: (_, state) => wrote(`set ${state}`),
      async commitAuthors() {
        calls.push('authors')
        return success([agentLogin])
      },
      async isSourcePublic() {
        calls.push('is public')
        return true
      },
      warn: (text) => warnings.push(text),
      log: (line) => lines.push(line),
      ...ports,
    },
  )
  return { docsPull, calls, warnings, lines, comments }
}
