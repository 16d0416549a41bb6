// Merged pull requests as the agent reads them: one line each, with the files that they change where those are known.
import { removeHidden, toOneLine } from '../base/escape.ts'
import type { ChangedFile } from './facts.ts'

export type BatchFile = Pick<ChangedFile, 'path' | 'status'>

type Pull = { number: number; title: string; author: { login: string } | null; url: string }

const maxTitleLength = 200
const maxPathLength = 200
const maxFiles = 10

/** The lines about one of them. */
export function mergedPullLines(
  { number, title, author, url }: Pull,
  files: readonly BatchFile[] | null,
): string[] {
  const by = author === null ? '' : ` by ${toWords(author.login, maxTitleLength)}`
  const more = (files?.length ?? 0) - maxFiles
  return [
    `  #${number} ${toWords(title, maxTitleLength)}${by} ${toWords(url, maxTitleLength)}`,
    ...(files ?? []).slice(0, maxFiles).map(({ status, path }) => {
      return `    ${toWords(status, maxPathLength)} ${toWords(path, maxPathLength)}`
    }),
    ...(more > 0 ? [`    … and ${more} more`] : []),
  ]
}

function toWords(text: string, maxLength: number): string {
  return toOneLine(removeHidden(text), maxLength)
}
