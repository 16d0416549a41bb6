// Which token a docs pull request is reached with: in the repository of the source the run's own, in any other one
// `docs-token`.
import type { Clock } from '../base/clock.ts'
import type { Run } from '../event/event.ts'
import { type Connection, openConnection } from '../github/github-client.ts'
import type { TokenInput } from '../github/github-errors.ts'
import type { PullRequestLink } from '../mintlify/pull-request-link.ts'
import { isOnServer } from './docs-pull-conditions.ts'

export type DocsPullOptions = {
  run: Pick<Run, 'repository' | 'serverUrl'>
  githubToken: string | null
  docsToken: string | null
  /** Marks our comments, so that none is written twice. */
  secret: string
  apiUrl: string
  clock: Clock
  /** Limits all calls. */
  signal: AbortSignal
  /** Connections with each token, to whatever repository. By default each call has its own. */
  connections?: Readonly<Record<TokenInput, Connection>>
}

/** `name`: such as `acme/docs#57`. */
export type Access = { connection: Connection; token: TokenInput; name: string }

/** The connection to the repository of a pull request, and the input that its token comes from. */
export function accessTo({ repository, number }: PullRequestLink, options: DocsPullOptions): Access {
  const { run, githubToken, docsToken, apiUrl, clock, connections } = options
  const [owner = '', name = ''] = repository.split('/')
  const isDocsToken = !isSource(repository, run) && docsToken !== null
  const input = isDocsToken ? 'docs-token' : 'github-token'
  const shared = connections?.[input].forRepository({ owner, name })
  const open = () =>
    openConnection({
      token: isDocsToken ? docsToken : githubToken,
      apiUrl,
      clock,
      repository: { owner, name },
      warn: () => undefined,
    })
  return { connection: shared ?? open(), token: input, name: `${repository}#${number}` }
}

function isSource(repository: string, { repository: { owner, name } }: Pick<Run, 'repository'>): boolean {
  return repository.toLowerCase() === `${owner}/${name}`.toLowerCase()
}

/** Why a pull request cannot be read or written with the tokens that there are, null if it can. */
export function refusalOf(link: PullRequestLink, { run, docsToken }: DocsPullOptions) {
  const { url, repository, number } = link
  if (!isOnServer(link, run.serverUrl)) {
    const problem = `${url} was left alone: it isn't a pull request on ${new URL(run.serverUrl).host}. Label it and request reviews there by hand.`
    return { read: problem, write: problem }
  }
  if (docsToken !== null || isSource(repository, run)) return { read: null, write: null }
  const write = `${repository}#${number} was left alone: set \`docs-token\` to a token with \`pull-requests: write\` for ${repository}.`
  return { read: null, write }
}
