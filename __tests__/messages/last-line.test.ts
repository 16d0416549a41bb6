// The last line of the log.
import { expect, test } from '@jest/globals'
import { logLastLine } from '../../src/messages/last-line.ts'
import { type Outcome, outcome } from '../../src/outcome.ts'
import type { docLinks, Log } from '../../src/runner/log.ts'
import { later, link, sampleRecord, sampleShown } from '../fixtures/samples.ts'

/** What a log was told, in words. */
function lastLine(
  end: Outcome,
  { fails = false, prLink = null as string | null, isSent = true } = {},
) {
  const lines: string[] = []
  const note =
    (kind: string) =>
    (title: string, text: string, doc: keyof typeof docLinks) =>
      void lines.push(`${kind} (${title}; ${doc}): ${text}`)
  const log: Log = {
    info: (line) => void lines.push(`info: ${line}`),
    debug: () => undefined,
    group: () => undefined,
    warning: note('warning'),
    error: note('error'),
    warnings: [],
  }
  const delivery = isSent ? 'delivered' : 'unsent'
  const subject = {
    shown: sampleShown({
      ...end,
      delivery,
      updatedAt: later,
      durationMs: 1_800_000,
    }),
    job: isSent ? sampleRecord({ prLink }) : null,
    until: null,
    slashCommand: null,
    isRemembered: true,
    requestCount: 1,
  }
  logLastLine(log, subject, fails)
  return lines.join('\n')
}

const ready = { prLink: link.url }
const fails = { fails: true }

test.each<[string, Outcome, Parameters<typeof lastLine>[1], string]>([
  [
    'a pull request',
    outcome('pull-request', null),
    ready,
    `info: ✅ Docs pull request ready: ${link.url}`,
  ],
  [
    'a doubtful one',
    outcome('pull-request', 'effect-unconfirmed'),
    ready,
    "info: ✅ Docs pull request ready: https://github.com/acme/docs/pull/57 The agent job doesn't show that it has processed your last request. Look at the docs pull request, if there is one. If the effect is missing, ask again in a new comment with `/docs`.",
  ],
  [
    'no pull request',
    outcome('no-pull-request', null),
    {},
    'info: ⚪ Docs agent finished: no pull request opened. The agent changed no files, or your Mintlify project publishes directly. If you expected a change, comment `/docs <what to change>` and name the page.',
  ],
  [
    'a skip',
    outcome('skipped', 'command-deleted'),
    { isSent: false },
    'info: ⏭️ Nothing to do: the comment with the slash command was deleted.',
  ],
  [
    'a skip without an answer',
    outcome('skipped', 'guard-unreadable'),
    { isSent: false },
    "warning (Skipped: GitHub didn't say whether the agent made this change; reasons): ⏭️ Skipped: GitHub didn't say whether the agent made this change. If it did, a new agent job could start an endless loop. Fix the cause if GitHub names one. Then re-run this workflow job.",
  ],
  [
    'a failure that fails',
    outcome('failed', null),
    fails,
    'error (Docs agent failed; results): ❌ Docs agent failed. Mintlify gives no reason. Look at the branch of the agent in the documentation repository, if there is one. To try again, re-run the workflow job that sent the request, or comment `/docs <what to change>`.',
  ],
  [
    'a failure that passes',
    outcome('failed', null),
    {},
    'warning (Docs agent failed; results): ❌ Docs agent failed. Mintlify gives no reason. Look at the branch of the agent in the documentation repository, if there is one. To try again, re-run the workflow job that sent the request, or comment `/docs <what to change>`.',
  ],
  [
    'a deadline',
    outcome('timed-out', 'deadline'),
    fails,
    'error (Docs agent is still working; reasons): ⏱️ Docs agent is still working. The run has reached `timeout-minutes`. Re-run this workflow job to keep waiting. It sends the request again only if this agent job failed, was archived, never ended or is gone.',
  ],
  [
    'a refusal',
    outcome('rejected', 'bad-request', { said: 'no such field' }),
    { ...fails, isSent: false },
    'error (Request not valid; reasons): ⛔ Request not valid. Mintlify rejected the API call as invalid. Details: no such field. Fix the problem that Mintlify names. If it names none, check the inputs, such as the length of the prompt, or contact Mintlify support.',
  ],
])('%s', (...[, end, known, expected]) => {
  expect(lastLine(end, known)).toBe(expected)
})
