// The strict check of a pull request's link: what passes may be shown and
// clicked anywhere.

export type PullRequestLink = {
  url: string
  /** `owner/name`; deeper where the code host nests groups. */
  repository: string
  number: number
}

const maxUrlLength = 500
const host = '[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?(?::\\d{1,5})?'
const segment = '(?:[A-Za-z0-9._~-]|%20)+'
const kind = 'pull|pulls|pull-requests|pullrequest|merge_requests'
/** What follows it leads to a part of the pull request. */
const pattern = new RegExp(
  `^https://${host}((?:/${segment}){1,10})/(?:${kind})/([1-9]\\d{0,9})(?=[/?#]|$)`,
)

/**
 * The link if it is plain https to a pull request of a known code host, such as
 * `https://github.com/acme/docs/pull/57`, otherwise null. User info, escapes but
 * for a blank, and dot segments are refused, and what follows the number is
 * taken off.
 */
export function parsePullRequestLink(value: unknown): PullRequestLink | null {
  if (typeof value !== 'string' || value.length > maxUrlLength) return null
  const link = value.trim().replace(/^https:/i, 'https:')
  const [url = '', path = '', number] = pattern.exec(link) ?? []
  const segments = path.slice(1).split('/')
  if (segments.some((name) => name === '.' || name === '..')) return null
  // A port above 65535, or an address such as 1.2.3.999.
  if (!URL.canParse(url)) return null
  const repository = segments
    .filter((name) => name !== '-' && name !== '_git')
    .join('/')

  return repository === '' ? null : { url, repository, number: Number(number) }
}

const publicHosts: readonly string[] = [
  'github.com',
  'gitlab.com',
  'bitbucket.org',
]

/**
 * The host of a link, with its port if it has one. Null if it is that of our
 * own page or a well-known code host.
 */
export function unknownHost(
  { url }: PullRequestLink,
  runUrl: string,
): string | null {
  const { host } = new URL(url)
  return host === URL.parse(runUrl)?.host || publicHosts.includes(host)
    ? null
    : host
}

/** Such as `acme/docs#57`. */
export function pullRequestName({
  repository,
  number,
}: Omit<PullRequestLink, 'url'>): string {
  return `${repository}#${number}`
}
