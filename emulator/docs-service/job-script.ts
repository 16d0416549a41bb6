/**
 * The script of a job: how the job ends, and when.
 *
 * A test can pass a script. By default the first line of this form in the
 * prompt is the script:
 *
 *     emulate: <ending> [after <n>s] [link after <n>s]
 *
 * | ending            | status of the job after its time                          |
 * |-------------------|-----------------------------------------------------------|
 * | `pull-request`    | `completed`, with a `prLink`, which `link after` delays   |
 * | `no-pull-request` | `completed`, without a `prLink`                           |
 * | `failed`          | `failed`                                                  |
 * | `archived`        | `archived`. The job accepts no more messages              |
 * | `never`           | always `active`                                           |
 *
 * Before that the status is `active`. With `after 0s` the response to the
 * create or message already has the end. A prompt without such a line ends as
 * `pull-request` after 4 s. All times are times of the emulator's clock.
 */

const endings = [
  'pull-request',
  'no-pull-request',
  'failed',
  'archived',
  'never',
] as const

export type JobScript = {
  ending: (typeof endings)[number]
  /** How long the status is `active`. */
  afterMs: number
  /** How long after the end the job gets its `prLink`. 0 by default. */
  linkDelayMs?: number
  /**
   * The status in the response to the create or message, e.g. `queued`. By
   * default that of the script.
   */
  createdAs?: string
}

const defaultScript: JobScript = { ending: 'pull-request', afterMs: 4_000 }
const scriptPattern =
  /^[ \t]*emulate: ([a-z-]+)(?: after (\d+(?:\.\d+)?)s)?(?: link after (\d+(?:\.\d+)?)s)?[ \t]*\r?$/m

/** Returns the script in the prompt, else the default one. */
export function readJobScript(prompt: string): JobScript {
  const [, name, after = '4', linkAfter = '0'] =
    scriptPattern.exec(prompt) ?? []
  const ending = endings.find((one) => one === name)
  if (ending === undefined) return defaultScript
  return {
    ending,
    afterMs: Number(after) * 1_000,
    linkDelayMs: Number(linkAfter) * 1_000,
  }
}
