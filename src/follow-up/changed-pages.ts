// What a docs pull request changes: its pages, and the preview of them.
import { createHash } from 'node:crypto'
import { toOneLine } from '../base/escape.ts'
import type { ChangedPage, DocsChanges, DocsPull, Preview } from '../state/docs-pull.ts'
import { agentLogin, type PullReading } from './docs-pull-conditions.ts'

/** `status`: such as `modified`. https://docs.github.com/rest/pulls/pulls#list-pull-requests-files */
export type ChangedFile = { filename: string; status: string }

const maxPages = 10
/** A preview takes minutes. */
const previewMs = 3_600_000
const maxPathLength = 100

/** The pages among the files of a pull request. */
export function changesIn(
  files: readonly ChangedFile[],
  { headSha: head, changedFileCount }: Pick<PullReading, 'headSha' | 'changedFileCount'>,
): DocsChanges {
  const changed = files.filter(({ status }) => status !== 'unchanged')
  const pages = changed.flatMap(pageIn).slice(0, maxPages)
  return { head, pages, others: Math.max(changedFileCount ?? 0, changed.length) - pages.length }
}

function pageIn({ filename, status }: ChangedFile): ChangedPage[] {
  if (!/\.mdx?$/.test(filename)) return []
  const path = toOneLine(filename.replace(/\.mdx?$/, ''), maxPathLength)
  return [{ path, change: changeOf(status), anchor: createHash('sha256').update(filename).digest('hex') }]
}

function changeOf(status: string): ChangedPage['change'] {
  if (status === 'removed') return 'removed'
  return status === 'added' || status === 'copied' ? 'added' : 'changed'
}

type Known = Pick<DocsPull, 'changes' | 'preview'>

/** Whether the files of a pull request are to be read, which change with its head commit. */
export function areFilesNews({ changes }: Known, { headSha }: PullReading): boolean {
  return changes?.head !== headSha
}

/** Whether the preview is to be read: it is made after each push to an open pull request. */
export function isPreviewNews(known: Known, pull: PullReading, now: Date): boolean {
  // The commit goes into the address of a call.
  if (pull.state !== 'open' || !/^[0-9a-f]{40,64}$/.test(pull.headSha)) return false
  const isRecent = now.getTime() - Date.parse(pull.updatedAt ?? '') < previewMs
  return areFilesNews(known, pull) || (known.preview?.state !== 'ready' && isRecent)
}

/** https://docs.github.com/rest/deployments/deployments#list-deployments. Null for an account that is gone. */
export type Deployment = { id: number; creator: string | null }

/** The deployment of the preview, which is the newest that the agent or the author of the pull request made. */
export function previewAmong(deployments: readonly Deployment[], author: string | null): Deployment | null {
  const isTrusted = ({ creator }: Deployment) =>
    creator !== null && (creator === agentLogin || creator === author)
  return deployments.filter(isTrusted).toSorted((a, b) => b.id - a.id)[0] ?? null
}

/** https://docs.github.com/rest/deployments/statuses#list-deployment-statuses */
export type DeploymentStatus = { id: number; state: string; address: string | null }

/** What the newest status of a deployment says. Null while the preview is made. */
export function previewIn(statuses: readonly DeploymentStatus[]): Preview | null {
  const [newest] = statuses.toSorted((a, b) => b.id - a.id)
  if (newest?.state === 'success') return { state: 'ready', address: newest.address }
  const hasFailed = newest?.state === 'failure' || newest?.state === 'error'
  return hasFailed ? { state: 'failed', address: null } : null
}
