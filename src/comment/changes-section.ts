// What the docs pull request changes, for the comment and the summary: its pages, and their preview.
import { joinParagraphs, toCode } from '../base/escape.ts'
import { plainAddress } from '../base/plain-address.ts'
import type { PullRequestLink } from '../mintlify/pull-request-link.ts'
import type { ChangedPage, DocsChanges, Preview } from '../state/docs-pull.ts'
import type { Report } from '../state/report.ts'

/** Null where nothing is known. `runUrl`: page of the workflow run, in the source's repository. */
export function changesSection(
  { result, pullRequest, docsPull }: Pick<Report, 'result' | 'pullRequest' | 'docsPull'>,
  runUrl: string,
): string | null {
  if (result !== 'pull-request' || !pullRequest || !docsPull) return null
  const { changes, state } = docsPull
  const preview = state === 'open' ? docsPull.preview : null
  // Documentation beside code is often in a folder of its own, and nobody says which.
  const site = isSource(pullRequest, runUrl) ? null : plainAddress(preview?.address ?? null)
  const parts = [changes && pagesText(changes, pullRequest, site), preview && previewText(preview)]
  return parts.every((part) => part === null) ? null : joinParagraphs(parts)
}

function pagesText({ pages, others }: DocsChanges, link: PullRequestLink, site: URL | null): string | null {
  if (pages.length === 0) return others === 0 ? null : noPagesText(others)
  const items = pages.map((page) => `- ${pageText(page, link, site)}`)
  const rest = others === 0 ? [] : [`- and ${others} more ${others === 1 ? 'file' : 'files'}`]
  return ['**Changed pages:**', '', ...items, ...rest].join('\n')
}

/** GitHub lists a hundred files at once. */
function noPagesText(files: number): string {
  return `Changed files: ${files}. ${files > 100 ? 'None of the first 100 is a page.' : 'None of them is a page.'}`
}

/** Such as `guides/client (changed, preview)`, each with its link. */
function pageText({ path, change, anchor }: ChangedPage, link: PullRequestLink, site: URL | null): string {
  const file = `[${toCode(path)}](${link.url}/files#diff-${anchor})`
  const page = site && change !== 'removed' ? pageAddress(path, site) : null
  return `${file} (${change}${page === null ? '' : `, [preview](${page})`})`
}

/** Null for a path that was cut, or that an address cannot have as it is. */
function pageAddress(path: string, site: URL): string | null {
  return /^[\w./-]+$/.test(path) ? `${site.href.replace(/\/$/, '')}/${path}` : null
}

function previewText({ state, address }: Preview): string {
  if (state === 'failed') return 'Preview failed.'
  const url = plainAddress(address)
  if (url) return `[Open the preview](${url.href})`
  return address === null ? 'Preview ready.' : `Preview: ${toCode(address)}`
}

function isSource({ repository }: PullRequestLink, runUrl: string): boolean {
  const path = URL.parse(runUrl)?.pathname.toLowerCase() ?? ''
  return path.startsWith(`/${repository.toLowerCase()}/`)
}
