// How Mintlify's agent is known on GitHub.

/** The account that opens pull requests and deploys previews. */
export function isAgent(login: string): boolean {
  return login.toLowerCase() === 'mintlify[bot]'
}

/** Whether a branch of our own repository is one of the agent's. */
export function isAgentBranch(name: string): boolean {
  return name.startsWith('mintlify/')
}
