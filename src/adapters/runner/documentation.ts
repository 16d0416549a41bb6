// Where the documentation of the very version that runs is read.

/**
 * Address below which this version's files are shown, null where nobody can tell. `uses: ./` has no repository. A
 * server of one's own may have a copy of the action or take it from github.com: the runner does not say which.
 */
export function documentationUrl(env: NodeJS.ProcessEnv): string | null {
  const { GITHUB_SERVER_URL, GITHUB_ACTION_REPOSITORY = '', GITHUB_ACTION_REF = '' } = env
  const isKnown = /^[\w.-]+\/[\w.-]+$/.test(GITHUB_ACTION_REPOSITORY) && /^[\w./-]+$/.test(GITHUB_ACTION_REF)
  if (GITHUB_SERVER_URL !== 'https://github.com' || !isKnown) return null
  return `${GITHUB_SERVER_URL}/${GITHUB_ACTION_REPOSITORY}/blob/${GITHUB_ACTION_REF}`
}
