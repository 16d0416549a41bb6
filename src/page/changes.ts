// The pages that rose and fell most between the two periods.
import { type PageChange, rankChanges } from '../visitors/counts.ts'
import type { Report } from './data.ts'
import { cell, create, find, table } from './dom.ts'
import { countedText, countText, pageChangeText, pathElement } from './text.ts'

const maxChanges = 10

const visitorNames = { total: 'all visitors', human: 'people', ai: 'AI visitors' } as const

/** Shows both lists, or says why there are none. */
export function showChanges({ changes, sides, topBy, siteUrl }: Report): void {
  if (changes === null) {
    const advice =
      "The pages weren't compared. Set compare: pages in the workflow to see which pages rise and fall."
    find('changes').append(create('p', { class: 'note' }, advice))
    return
  }
  const { risers, fallers } = rankChanges(changes, { measure: topBy, max: maxChanges })
  const lists = [
    { title: 'Rising', ranked: risers },
    { title: 'Falling', ranked: fallers },
  ].map(({ title, ranked }) => {
    const rows = ranked.map((change) => row(change, topBy, siteUrl))
    const caption = `${title} pages by ${visitorNames[topBy]}`
    const content =
      rows.length > 0
        ? table(caption, ['Page', 'Before', 'Now', 'Change'], rows)
        : create('p', { class: 'note' }, 'None.')
    return create('div', {}, create('h3', {}, title), content)
  })
  find('changes').append(
    create('p', {}, `The largest differences in ${visitorNames[topBy]} between the two periods.`),
    create('div', { class: 'pair' }, ...lists),
    create('p', {}, describe(changes, sides)),
  )
}

function row(change: PageChange, measure: Report['topBy'], siteUrl: Report['siteUrl']): HTMLElement {
  return create(
    'tr',
    {},
    create('th', { scope: 'row' }, pathElement(change.path, siteUrl)),
    cell(countText(change.before[measure]), 'number'),
    cell(countText(change.now[measure]), 'number'),
    cell(pageChangeText(change, measure), 'number'),
  )
}

function describe(changes: readonly PageChange[], sides: Report['sides']): string {
  const count = (kind: PageChange['kind']) => changes.filter((change) => change.kind === kind).length
  const isWhole = sides.isNowWhole && sides.isBeforeWhole
  const cut = isWhole
    ? ''
    : " Not every page of both periods was read, so pages that are missing on one side aren't compared."
  const parts = [
    `${countedText(count('both'), 'page')} in both periods`,
    ...(sides.isBeforeWhole ? [`${countText(count('new'))} new`] : []),
    ...(sides.isNowWhole ? [`${countText(count('gone'))} gone`] : []),
  ]
  return `${parts.join(', ')}.${cut}`
}
