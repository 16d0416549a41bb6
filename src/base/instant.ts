// Times in answers, as they are kept.
import * as z from 'zod/mini'

/** A time in UTC, such as `2026-11-20T14:02:00Z`. */
export const utcInstant = z.iso.datetime()

/** A time with any offset, brought to UTC. Without an offset, it could be a time of any zone. */
export const instant = z.pipe(
  z.pipe(
    z.iso.datetime({ offset: true }),
    z.transform((text) => (text.endsWith('Z') ? text : new Date(text).toISOString().replace('.000Z', 'Z'))),
  ),
  // At the end of year 9999, UTC can have a year that no state can be read with.
  utcInstant,
)
