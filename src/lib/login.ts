// Logins of GitHub, which ignore case, and of apps, which some answers have with
// `[bot]` and others without.

/** A login in the form in which two are compared. */
export function plainLogin(login: string): string {
  return login.toLowerCase().replace(/\[bot\]$/, '')
}
