// The pages that rose and fell most between the two periods.
import {
  describeChanges,
  measureNames,
  type PageChange,
  rankChanges,
} from '../visitors/counts.ts'
import type { Report } from './data.ts'
import { create, find, note, table } from './dom.ts'
import { countText, pageChangeText, pathElement } from './text.ts'

const maxChanges = 10

/** Shows both lists, or says why there are none. */
export function showChanges(report: Report) {
  const { comparison, topBy } = report
  find('changes-title').append(`, by ${measureNames[topBy]}`)
  if (comparison === null) {
    find('changes').append(
      note(
        "The pages weren't compared. That takes compare: pages in the workflow, a period that has ended, and enough API calls for both.",
      ),
    )
    return
  }
  const { risers, fallers } = rankChanges(comparison.changes, topBy, maxChanges)
  find('changes').append(
    create(
      'div',
      { className: 'pair' },
      list('Rising', risers, report),
      list('Falling', fallers, report),
    ),
    create('p', {}, describeChanges(comparison, countText)),
  )
}

function list(
  title: string,
  changes: readonly PageChange[],
  { topBy, siteUrl }: Report,
) {
  const rows = changes.map((change) => [
    pathElement(change.path, siteUrl),
    countText(change.before[topBy]),
    countText(change.now[topBy]),
    pageChangeText(change, topBy),
  ])
  const caption = `${title} pages by ${measureNames[topBy]}`
  const content =
    rows.length > 0
      ? table(caption, ['Page', 'Before', 'Now', 'Change'], rows)
      : note('None.')
  return create('div', {}, create('h3', {}, title), content)
}
