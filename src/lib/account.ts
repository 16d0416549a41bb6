// Accounts of GitHub, and whose a pull request is. Logins ignore case, and some
// answers have those of apps with `[bot]` and others without.

/** `login`: such as `mona` or `dependabot[bot]`. */
export type Account = { login: string; isBot: boolean }

/** Where a pull request comes from. */
export type PullOrigin = {
  author: Account | null
  headRef: string
  /** Whether its head is in another repository, which can be gone. */
  isFork: boolean
}

/** A login in the form in which two are compared. */
export function plainLogin(login: string): string {
  return login.toLowerCase().replace(/\[bot\]$/, '')
}

/**
 * The account of an answer, null for one without a login. Not every answer has
 * a type, and an app's login always ends alike.
 */
export function accountOf(user: unknown): Account | null {
  const { login, type } = Object(user)
  if (typeof login !== 'string' || login === '') return null
  return { login, isBot: type === 'Bot' || login.endsWith('[bot]') }
}
