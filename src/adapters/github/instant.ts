// Times in GitHub's responses.
import * as z from 'zod/mini'

/** A time such as `2026-11-20T14:02:00Z`. One with an offset, which GitHub's description allows, is brought to UTC. */
export const instant = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => (text.endsWith('Z') ? text : new Date(text).toISOString().replace('.000Z', 'Z'))),
)
