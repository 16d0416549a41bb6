/**
 * The variables of the runner with the event and the run.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/variables#default-environment-variables
 */

export type ActionEvent = {
  /** Like `on` in a workflow, e.g. `pull_request`. */
  name: string
  /** An object, or the raw text or bytes of the event file. Null for no file. `{}` by default. */
  payload?: unknown
  /** Whether the payload is one that GitHub does not send, on purpose. False by default. */
  isWrong?: boolean
}

const operatingSystems = new Map<NodeJS.Platform, string>([
  ['darwin', 'macOS'],
  ['win32', 'Windows'],
])

/** Both are of the examples in GitHub's REST API documentation. */
const exampleRepositoryId = '1296269'
const exampleSha = '6dcb09b5b57875f334f61aebed695e2e4193db5e'

/** Returns the `GITHUB_*` and `RUNNER_*` variables for the event. A missing value is an empty string. */
export function makeEventVariables(
  event: ActionEvent = { name: 'workflow_dispatch' },
): Record<string, string> {
  const payload = parsePayload(event.payload)
  const repository = readText(payload, 'repository', 'full_name') ?? 'octocat/hello-world'
  const ref = findRef(event.name, payload)
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__self',
    GITHUB_ACTOR: readText(payload, 'sender', 'login') ?? 'octocat',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_BASE_REF: readText(payload, 'pull_request', 'base', 'ref') ?? '',
    GITHUB_EVENT_NAME: event.name,
    GITHUB_HEAD_REF: readText(payload, 'pull_request', 'head', 'ref') ?? '',
    GITHUB_JOB: 'docs',
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    GITHUB_REF_TYPE: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_ID: readText(payload, 'repository', 'id') ?? exampleRepositoryId,
    GITHUB_REPOSITORY_OWNER: repository.replace(/\/.*/, ''),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '6042',
    GITHUB_RUN_NUMBER: '42',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: findSha(payload),
    GITHUB_WORKFLOW: 'docs',
    GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/docs.yml@${ref}`,
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'emulator',
    RUNNER_OS: operatingSystems.get(process.platform) ?? 'Linux',
  }
}

function parsePayload(payload: unknown): unknown {
  if (typeof payload !== 'string' && !(payload instanceof Uint8Array)) return payload
  try {
    return JSON.parse(payload.toString())
  } catch {
    return null
  }
}

function findRef(eventName: string, payload: unknown): string {
  const read = (...path: string[]) => readText(payload, ...path) ?? ''
  const ref = read('ref')
  const pullNumber = readText(payload, 'pull_request', 'number')
  if (eventName === 'release') return `refs/tags/${read('release', 'tag_name')}`
  if (eventName === 'create') return `refs/${read('ref_type') === 'tag' ? 'tags' : 'heads'}/${ref}`
  if (eventName === 'pull_request_target') return `refs/heads/${read('pull_request', 'base', 'ref')}`
  if (eventName === 'merge_group') return read('merge_group', 'head_ref')
  if (pullNumber !== null) return `refs/pull/${pullNumber}/merge`
  if (ref.startsWith('refs/')) return ref
  return `refs/heads/${read('repository', 'default_branch') || 'main'}`
}

function findSha(payload: unknown): string {
  return (
    readText(payload, 'after') ??
    readText(payload, 'pull_request', 'merge_commit_sha') ??
    readText(payload, 'merge_group', 'head_sha') ??
    exampleSha
  )
}

/** Returns the string or number at a path of property names. Returns null for none and for an empty string. */
function readText(payload: unknown, ...path: string[]): string | null {
  let value = payload
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return null
    value = Object.getOwnPropertyDescriptor(value, name)?.value
  }
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' && value !== '' ? value : null
}
