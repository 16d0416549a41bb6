// GitHub as the reconcile needs it: one client and one pace for each token, whatever the repository.
import { once } from '../base/once.ts'
import type { Run } from '../event/event.ts'
import { type Connection, openConnection } from '../github/github-client.ts'
import { describeGitHubError } from '../github/github-errors.ts'
import { createPace, type Pace } from '../github/pace.ts'
import { isNearlySpent, type RateLimit } from '../github/rate-limit.ts'
import {
  isOfInstallation,
  type KnownRepository,
  listInstallationRepositories,
} from '../github/read-repositories.ts'
import type { ActionContext } from '../runner/action-context.ts'
import { readGitHubApiUrl } from '../runner/proxy.ts'
import { InputError } from '../runner/read-inputs.ts'
import type { ReconcileInputs } from './reconcile-inputs.ts'
import { type Candidate, chooseRepositories } from './repositories.ts'

export type ReconcileGitHub = {
  /** By the input that their token comes from. */
  connections: Record<'github-token' | 'docs-token', Connection>
  /** The limit of which less than a fifth is left, null if there is none. */
  rateLimit(): RateLimit | null
}

/** Nothing is sent yet. */
export function openReconcileGitHub(
  { env, clock, log }: Pick<ActionContext, 'env' | 'clock' | 'log'>,
  { githubToken, docsToken }: Pick<ReconcileInputs, 'githubToken' | 'docsToken'>,
  run: Run,
): ReconcileGitHub {
  const known = { apiUrl: readGitHubApiUrl(env), clock, repository: run.repository }
  const warn = (text: string) => log.warning('A GitHub API call failed', text, 'permissions')
  const open = (token: string | null) => {
    const pace = createPace(clock)
    return { pace, connection: openConnection({ ...known, token, pace, warn }) }
  }
  const main = open(githubToken)
  // Two inputs with the same token share its limits.
  const docs = docsToken === githubToken ? main : open(docsToken)
  return {
    connections: { 'github-token': main.connection, 'docs-token': docs.connection },
    rateLimit: () => limitOf('github-token', main.pace) ?? limitOf('docs-token', docs.pace),
  }
}

function limitOf(input: RateLimit['input'], { budget }: Pace): RateLimit | null {
  const left = budget()
  return left && isNearlySpent(left) ? { input, until: left.resetAt } : null
}

export type Installation = {
  isOfInstallation(): Promise<boolean>
  /** Its repositories, asked for once. */
  list(): Promise<KnownRepository[]>
  /** Whether the token is that of an App, and not one like GITHUB_TOKEN. False if that is not known. */
  isOfApp(): Promise<boolean>
}

/** What the token is, and what it sees. Nothing is sent yet. */
export function openInstallation(connection: Connection, run: Run, signal: AbortSignal): Installation {
  const isOfAnyInstallation = () => isOfInstallation(connection).catch(() => false)
  const list = once(() => listInstallationRepositories(connection, signal))
  return {
    isOfInstallation: isOfAnyInstallation,
    list,
    async isOfApp() {
      if (!(await isOfAnyInstallation())) return false
      return list().then(
        (visible) => !isOnly(run.repository, visible),
        () => false,
      )
    },
  }
}

/** The repositories of the input, and why there may be more. Throws an InputError. */
export async function findRepositories(
  { repositories: choice }: ReconcileInputs,
  run: Run,
  installation: Installation,
): Promise<{ repositories: Candidate[]; problem: string | null }> {
  const { patterns } = choice
  if (patterns.length > 0 && !(await installation.isOfInstallation()))
    throw new InputError(
      'Input `repositories` has a pattern or `all`, which needs the token of a GitHub App as `github-token`: set one, or name each repository.',
    )
  try {
    const visible = patterns.length > 0 ? await installation.list() : []
    if (isOnly(run.repository, visible)) throw new InputError(onlyHere)
    const { candidates, unmatched } = chooseRepositories(choice, run.repository, visible)
    const [first] = unmatched
    if (first === undefined) return { repositories: candidates, problem: null }
    throw new InputError(
      `Input \`repositories\` has \`${first}\`, which matches no repository that the GitHub App of \`github-token\` is installed on: correct it, or install the App there.`,
    )
  } catch (error) {
    if (error instanceof InputError) throw error
    const named = chooseRepositories({ ...choice, patterns: [] }, run.repository, [])
    const repositories = choice.names.length > 0 ? named.candidates : []
    return { repositories, problem: describeGitHubError('list the repositories of the GitHub App', error) }
  }
}

const onlyHere =
  'Input `repositories` has a pattern or `all`, but `github-token` sees only this repository: set the token of a GitHub App that is installed on the others.'

/** Whether the token is one like GITHUB_TOKEN, which is that of an App, too, but for one repository. */
function isOnly({ id }: Run['repository'], visible: readonly KnownRepository[]): boolean {
  return visible.length === 1 && visible[0]?.id === id
}
