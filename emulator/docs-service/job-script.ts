/**
 * What becomes of a job, written down beforehand.
 *
 * Unless a test passes its own, the script is read from the prompt, from the first line of this form:
 *
 *     emulate: <ending> [after <n>s] [link after <n>s]
 *
 * | ending            | after its time the job is                                          |
 * |-------------------|--------------------------------------------------------------------|
 * | `pull-request`    | `completed`, with a `prLink`, which `link after` may hold back      |
 * | `no-pull-request` | `completed`, without one                                           |
 * | `failed`          | `failed`                                                           |
 * | `archived`        | `archived`; it takes no more messages                              |
 * | `never`           | `active`, for ever                                                 |
 *
 * Until then it is `active`. With `after 0s` the answer that starts the script already tells the end. A
 * prompt without such a line ends as `pull-request` after 4 s. All times are those of the emulator's clock.
 */

const endings = ['pull-request', 'no-pull-request', 'failed', 'archived', 'never'] as const

export type Ending = (typeof endings)[number]

export type JobScript = {
  ending: Ending
  /** How long the job stays `active`. */
  afterMs: number
  /** How long after the end the `prLink` follows, 0 if it is not given. */
  linkDelayMs?: number
  /** The status in the answer that starts the script, e.g. `queued`, whatever the clock would say. */
  createdAs?: string
}

const defaultScript: JobScript = { ending: 'pull-request', afterMs: 4_000 }

const seconds = String.raw`after (\d+(?:\.\d+)?)s`
const instruction = new RegExp(
  String.raw`^[ \t]*emulate: (${endings.join('|')})(?: ${seconds})?(?: link ${seconds})?[ \t]*\r?$`,
  'm',
)

/** Gives back the script that the prompt asks for. A line that is not quite of the form is plain text. */
export function readJobScript(prompt: string): JobScript {
  const [, word, after, linkAfter] = instruction.exec(prompt) ?? []
  const ending = endings.find((known) => known === word)
  if (ending === undefined) return defaultScript
  const afterMs = after === undefined ? defaultScript.afterMs : Number(after) * 1_000
  return { ending, afterMs, linkDelayMs: Number(linkAfter ?? 0) * 1_000 }
}
