/**
 * The script of a job: how the job ends, and when.
 *
 * A test can pass its own script. By default the first line of this form in the prompt is the script:
 *
 *     emulate: <ending> [after <n>s] [link after <n>s]
 *
 * | ending            | status of the job after its time                                   |
 * |-------------------|--------------------------------------------------------------------|
 * | `pull-request`    | `completed`, with a `prLink`. `link after` delays the link          |
 * | `no-pull-request` | `completed`, without a `prLink`                                    |
 * | `failed`          | `failed`                                                           |
 * | `archived`        | `archived`. The job accepts no more messages                       |
 * | `never`           | always `active`                                                    |
 *
 * Before that the status is `active`. With `after 0s` the response to the create or message already has the end.
 * A prompt without such a line ends as `pull-request` after 4 s. All times are times of the emulator's clock.
 */

const endings = ['pull-request', 'no-pull-request', 'failed', 'archived', 'never'] as const

export type Ending = (typeof endings)[number]

export type JobScript = {
  ending: Ending
  /** How long the status is `active`. */
  afterMs: number
  /** How long after the end the job gets its `prLink`. 0 by default. */
  linkDelayMs?: number
  /** The status in the response to the create or message, e.g. `queued`. By default that of the script. */
  createdAs?: string
}

const defaultScript: JobScript = { ending: 'pull-request', afterMs: 4_000 }

const seconds = String.raw`after (\d+(?:\.\d+)?)s`
const scriptPattern = new RegExp(
  String.raw`^[ \t]*emulate: (${endings.join('|')})(?: ${seconds})?(?: link ${seconds})?[ \t]*\r?$`,
  'm',
)

/** Returns the script in the prompt, else the default one. */
export function readJobScript(prompt: string): JobScript {
  const [, name, after, linkAfter] = scriptPattern.exec(prompt) ?? []
  const ending = endings.find((one) => one === name)
  if (ending === undefined) return defaultScript
  const afterMs = after === undefined ? defaultScript.afterMs : Number(after) * 1_000
  return { ending, afterMs, linkDelayMs: Number(linkAfter ?? 0) * 1_000 }
}
