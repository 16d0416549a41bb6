// Merged pull requests as the agent reads them: one line each, with the files that they change where those are known.
import type { ChangedFile } from './facts.ts'
import { describeMerged, toWords } from './prompt-context.ts'

export type BatchFile = Pick<ChangedFile, 'path' | 'status'>

type Pull = { number: number; title: string; author: { login: string } | null; url: string }

const maxFiles = 10

/** The lines about one of them. */
export function mergedPullLines({ author, ...pull }: Pull, files: readonly BatchFile[] | null): string[] {
  const more = (files?.length ?? 0) - maxFiles
  return [
    `  ${describeMerged({ ...pull, author: author?.login ?? null })}`,
    ...(files ?? []).slice(0, maxFiles).map(({ status, path }) => `    ${toWords(status)} ${toWords(path)}`),
    ...(more > 0 ? [`    … and ${more} more`] : []),
  ]
}
