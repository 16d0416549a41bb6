// Accounts in GitHub's responses.
import * as z from 'zod/mini'
import { toAccount } from '../event/event.ts'

/** Null for an account without a login. Of one that it does not know, GitHub says `null` in some places and `{}` in others. */
export const account = z.pipe(
  z.nullish(z.object({ login: z.nullish(z.string()), type: z.catch(z.nullish(z.string()), null) })),
  z.transform((user) => (user?.login ? toAccount(user.login, user.type ?? null) : null)),
)
