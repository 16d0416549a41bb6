/** What stands in for values that only GitHub knows: secrets, variables, and outputs of what was left out. */

export type StandIns = {
  /** Returns the value of `secrets.NAME`, for example, in an input. An empty name is any other place. */
  read: (path: string, input: string) => string
  /** Returns the value in place of the workflow's own value of an input. */
  replace: (input: string, own: string) => string
  /** What was read, and what stood in for it. */
  told: Map<string, string>
}

type Substitute = [value: string, description: string]

export type StandInValues = {
  apiKey: string
  projectId: string
  /** That of the run. */
  token: string
  /** That of a GitHub App. */
  appToken: string
  issueNumber: string
}

/** Long enough to sign with. */
const stateSecret = 'emulated-state-secret-emulated-state-secret'

/** Returns the values that stand in, and remembers each that is read. */
export function createStandIns({ apiKey, projectId, token, appToken, issueNumber }: StandInValues): StandIns {
  const key: Substitute = [apiKey, 'the API key of the emulated Mintlify']
  const project: Substitute = [projectId, 'the project of the emulated Mintlify']
  const ofApp: Substitute = [appToken, 'a token of the emulated GitHub that may do everything']
  const byInput = new Map<string, Substitute>([
    ['api-key', key],
    ['project-id', project],
    ['github-token', ofApp],
    ['docs-token', ofApp],
    ['state-secret', [stateSecret, 'a secret of this demonstration']],
    ['issue-number', [issueNumber, `#${issueNumber} of the emulated GitHub`]],
  ])
  const byPath = new Map<string, Substitute>([
    ['secrets.github_token', [token, 'the token of this run']],
    ['secrets.mintlify_api_key', key],
    ['vars.mintlify_project_id', project],
  ])
  const told = new Map<string, string>()
  const find = (path: string, input: string): Substitute =>
    byPath.get(path.toLowerCase()) ?? byInput.get(input) ?? ['', `empty, because ${reasonFor(path)}`]
  return {
    told,
    read(path, input) {
      const [value, description] = find(path, input)
      told.set(path, description)
      return value
    },
    replace(input, own) {
      const [value, description] = byInput.get(input) ?? [own, '']
      if (value !== own) told.set(`the input ${input}`, description)
      return value
    },
  }
}

function reasonFor(path: string): string {
  if (/^(?:secrets|vars|github|runner|job)\./.test(path)) return 'only GitHub knows it'
  return path.startsWith('hashFiles') ? 'no files are hashed here' : 'what sets it was left out'
}
