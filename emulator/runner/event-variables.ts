/**
 * The variables of the runner with the event and the run.
 *
 * https://docs.github.com/actions/reference/workflows-and-actions/variables#default-environment-variables
 */

export type ActionEvent = {
  /** Like `on` in a workflow, e.g. `pull_request`. */
  name: string
  /**
   * An object, or the raw text of an event file that cannot be used. Null for
   * no file. `{}` by default.
   */
  payload?: unknown
  /**
   * Whether the payload is one that GitHub does not send, on purpose. False by
   * default.
   */
  isWrong?: boolean
}

const runVariables = {
  CI: 'true',
  GITHUB_ACTIONS: 'true',
  GITHUB_ACTION: '__self',
  GITHUB_JOB: 'docs',
  GITHUB_RUN_ATTEMPT: '1',
  GITHUB_RUN_ID: '6042',
  GITHUB_RUN_NUMBER: '42',
  GITHUB_WORKFLOW: 'docs',
  GITHUB_API_URL: 'https://api.github.com',
  GITHUB_SERVER_URL: 'https://github.com',
  RUNNER_ARCH: 'X64',
  RUNNER_ENVIRONMENT: 'github-hosted',
  RUNNER_NAME: 'emulator',
}
const systems: Partial<Record<NodeJS.Platform, string>> = {
  darwin: 'macOS',
  win32: 'Windows',
}
const exampleSha = '6dcb09b5b57875f334f61aebed695e2e4193db5e'

/**
 * Returns the `GITHUB_*` and `RUNNER_*` variables for the event. A missing
 * value is an empty string.
 */
export function makeEventVariables({
  name,
  payload,
}: ActionEvent): Record<string, string> {
  const read = (path: string) => readText(payload, path)
  const repository = read('repository.full_name') || 'octocat/hello-world'
  const ref = findRef(name, read)
  const actor = read('sender.login') || 'octocat'
  return {
    ...runVariables,
    GITHUB_ACTOR: actor,
    GITHUB_TRIGGERING_ACTOR: actor,
    GITHUB_BASE_REF: read('pull_request.base.ref'),
    GITHUB_EVENT_NAME: name,
    GITHUB_HEAD_REF: read('pull_request.head.ref'),
    GITHUB_REF: ref,
    GITHUB_REF_NAME: ref.replace(/^refs\/(heads|tags|pull)\//, ''),
    GITHUB_REF_TYPE: ref.startsWith('refs/tags/') ? 'tag' : 'branch',
    GITHUB_REPOSITORY: repository,
    GITHUB_REPOSITORY_ID: read('repository.id') || '1296269',
    GITHUB_REPOSITORY_OWNER: repository.replace(/\/.*/, ''),
    GITHUB_SHA:
      read('after') || read('pull_request.merge_commit_sha') || exampleSha,
    GITHUB_WORKFLOW_REF: `${repository}/.github/workflows/docs.yml@${ref}`,
    RUNNER_OS: systems[process.platform] ?? 'Linux',
  }
}

function findRef(eventName: string, read: (path: string) => string): string {
  const ref = read('ref')
  const pullNumber = read('pull_request.number')
  if (eventName === 'release') return `refs/tags/${read('release.tag_name')}`
  if (eventName === 'create')
    return `refs/${read('ref_type') === 'tag' ? 'tags' : 'heads'}/${ref}`
  if (eventName === 'pull_request_target')
    return `refs/heads/${read('pull_request.base.ref')}`
  if (pullNumber !== '') return `refs/pull/${pullNumber}/merge`
  return ref.startsWith('refs/')
    ? ref
    : `refs/heads/${read('repository.default_branch') || 'main'}`
}

/**
 * Returns the string or number at a path of property names, an empty string if
 * there is none.
 */
function readText(payload: unknown, path: string): string {
  let value = payload
  for (const name of path.split('.'))
    value = Object.getOwnPropertyDescriptor(Object(value), name)?.value
  return typeof value === 'number' || typeof value === 'string'
    ? String(value)
    : ''
}
