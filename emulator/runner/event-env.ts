/** The variables by which the runner tells an action what happened and where. */

export type ActionEvent = {
  /** As in a workflow's `on:`, e.g. `pull_request`. */
  name: string
  /** An object, the raw text of the event file, null for no file at all. `{}` if not given. */
  payload?: unknown
}

const systems = new Map<NodeJS.Platform, string>([
  ['darwin', 'macOS'],
  ['win32', 'Windows'],
])

/** Gives back the runner's `GITHUB_*` and `RUNNER_*` variables for the event. */
export function makeEventVariables(
  event: ActionEvent = { name: 'workflow_dispatch' },
): Record<string, string> {
  const payload = readPayload(event.payload)
  const repository = readText(payload, 'repository', 'full_name') || 'octocat/hello-world'
  const ref = findRef(event.name, payload)
  return {
    CI: 'true',
    GITHUB_ACTIONS: 'true',
    GITHUB_ACTION: '__self',
    GITHUB_ACTOR: readText(payload, 'sender', 'login') || 'octocat',
    GITHUB_API_URL: 'https://api.github.com',
    GITHUB_BASE_REF: readText(payload, 'pull_request', 'base', 'ref'),
    GITHUB_EVENT_NAME: event.name,
    GITHUB_HEAD_REF: readText(payload, 'pull_request', 'head', 'ref'),
    GITHUB_JOB: 'docs',
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    GITHUB_REF_TYPE: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_ID: readText(payload, 'repository', 'id') || '1296269',
    GITHUB_REPOSITORY_OWNER: repository.replace(/\/.*/, ''),
    GITHUB_RUN_ATTEMPT: '1',
    GITHUB_RUN_ID: '6042',
    GITHUB_RUN_NUMBER: '42',
    GITHUB_SERVER_URL: 'https://github.com',
    GITHUB_SHA: findSha(payload),
    GITHUB_WORKFLOW: 'docs',
    RUNNER_ARCH: 'X64',
    RUNNER_ENVIRONMENT: 'github-hosted',
    RUNNER_NAME: 'emulator',
    RUNNER_OS: systems.get(process.platform) ?? 'Linux',
  }
}

function readPayload(payload: unknown): unknown {
  if (typeof payload !== 'string' && !(payload instanceof Uint8Array)) return payload
  try {
    return JSON.parse(payload.toString())
  } catch {
    return undefined
  }
}

function findRef(eventName: string, payload: unknown): string {
  const ref = readText(payload, 'ref')
  const number = readText(payload, 'pull_request', 'number')
  if (eventName === 'release') return `refs/tags/${readText(payload, 'release', 'tag_name')}`
  if (eventName === 'create')
    return `refs/${readText(payload, 'ref_type') === 'tag' ? 'tags' : 'heads'}/${ref}`
  if (eventName === 'pull_request_target')
    return `refs/heads/${readText(payload, 'pull_request', 'base', 'ref')}`
  if (eventName === 'merge_group') return readText(payload, 'merge_group', 'head_ref')
  if (number !== '') return `refs/pull/${number}/merge`
  if (ref.startsWith('refs/')) return ref
  return `refs/heads/${readText(payload, 'repository', 'default_branch') || 'main'}`
}

function findSha(payload: unknown): string {
  const known = [
    readText(payload, 'after'),
    readText(payload, 'pull_request', 'merge_commit_sha'),
    readText(payload, 'merge_group', 'head_sha'),
  ]
  return known.find((sha) => sha !== '') ?? '6dcb09b5b57875f334f61aebed695e2e4193db5e'
}

/** Gives back the text or number at a path of names, empty if there is none. */
function readText(payload: unknown, ...path: string[]): string {
  let value = payload
  for (const name of path) {
    if (typeof value !== 'object' || value === null) return ''
    value = Object.getOwnPropertyDescriptor(value, name)?.value
  }
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
