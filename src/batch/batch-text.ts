// A batch as the agent reads it, at the end of the prompt.
import { dateTimeText } from '../base/format.ts'
import { mergedPullLines } from '../context/merged-text.ts'
import { renderData } from '../context/prompt-context.ts'
import type { Batch } from './batch.ts'

const intro = 'Pull requests that were merged, gathered from GitHub.'

/** The text that follows the prompt. */
export function renderBatch({ pulls, next: { base }, since, later }: Batch): string {
  const title = `Merged into ${base} since ${dateTimeText(new Date(since))} (${pulls.length}), oldest first:`
  const lines = pulls.flatMap(({ pull, files }) => mergedPullLines(pull, files))
  const more = later === 0 ? [] : [`  … and ${later} more, which come with the next request`]
  return renderData(intro, [title, ...lines, ...more].join('\n'))
}
