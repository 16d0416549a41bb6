// Inputs about the conversation, which the job and the reconcile have.
import { matching, optional } from '../runner/input-parsers.ts'

const goodSecret = 'one line of at least 16 characters, such as the output of `openssl rand -hex 32`'

/** A secret that signs the state of comments and never leaves this machine, null if it is empty. */
export const signingSecret = optional(matching(/^\P{Cc}{16,}$/u, `be ${goodSecret}`))

/** A slash command, null for none. */
export const command = optional(matching(/^\S{0,50}$/, 'be one word of up to 50 characters, or empty'))

/** What distinguishes the comments of several jobs on one conversation. */
export const commentKey = matching(
  /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/,
  'be 1 to 64 letters, digits, `.`, `-` or `_`',
)
