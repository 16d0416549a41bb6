// Links to pull requests, which show where they lead.
import { toEntities } from '../base/escape.ts'
import { type PullRequestLink, pullRequestName, unknownHost } from '../mintlify/pull-request-link.ts'

/**
 * A Markdown link such as `[acme/docs#57](https://github.com/acme/docs/pull/57)`. It shows its host, unless that is the host
 * of a page of this GitHub, or a well-known one.
 */
export function linkTo(link: PullRequestLink, ownPage: string): string {
  const host = unknownHost(link, ownPage)
  const name = pullRequestName(link)
  return `[${toEntities(host === null ? name : `${host}/${name}`)}](${link.url})`
}
