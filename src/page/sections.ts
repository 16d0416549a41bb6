// Sections of the site by the first part of the path. Distinct visitors cannot
// be added up, so a section has page counts added up: someone who read three of
// its pages counts three times.
import { type Measure, visitorKinds } from '../visitors/counts.ts'
import type { Page, Report } from './data.ts'
import { bar, create, find, note, table } from './dom.ts'
import { countText, pathElement, shareText } from './text.ts'

const maxSections = 12

/**
 * Shows the sections. A click on one calls back with the beginning of its
 * paths.
 */
export function showSections(
  { pages }: Report,
  onChoose: (prefix: string) => void,
) {
  const all = groupPages(pages)
  if (all.length < 2) {
    find('sections').append(note('The site has no sections to tell apart.'))
    return
  }
  const shown = all.slice(0, maxSections)
  const rows = shown.map((section) => [
    nameOf(section.prefix, onChoose),
    countText(section.pages),
    ...visitorKinds.map((kind) =>
      create(
        'span',
        { className: 'measured' },
        countText(section[kind]),
        bar(kind, section, shown),
      ),
    ),
    shareText(section),
  ])
  const rest = all.length - shown.length
  const more =
    rest > 0 ? ` ${countText(rest)} smaller sections aren't shown.` : ''
  const text = `These are page counts added up, not distinct visitors: someone who read three pages counts three times.${more}`
  find('sections').append(
    table(
      'Page counts in each section',
      ['Section', 'Pages', 'People', 'AI', 'AI share'],
      rows,
    ),
    create('p', {}, text),
  )
}

function nameOf(prefix: string, onChoose: (prefix: string) => void) {
  if (prefix === '') return 'Pages outside of sections'
  const onclick = () => onChoose(prefix)
  return create(
    'button',
    { type: 'button', className: 'link', onclick },
    pathElement(prefix, null),
  )
}

/**
 * Groups by the first part of the path, or by the second where almost all pages
 * share the first.
 */
export function groupPages(pages: readonly Page[]) {
  const byFirst = groupBy(pages, /^\/*[^/]+\//)
  const largest = byFirst[0]?.pages ?? 0
  const isNearlyAll = largest > 1 && largest >= 0.95 * pages.length
  return isNearlyAll ? groupBy(pages, /^(?:\/*[^/]+\/){2}/) : byFirst
}

/** A page in no section has the empty prefix. */
function groupBy(pages: readonly Page[], prefixPattern: RegExp) {
  const groups = Map.groupBy(
    pages,
    ({ path }) => prefixPattern.exec(path)?.[0] ?? '',
  )
  const sections = [...groups].map(([prefix, group]) => {
    const sum = (measure: Measure) =>
      group.reduce((all, page) => all + page[measure], 0)
    return {
      prefix,
      pages: group.length,
      human: sum('human'),
      ai: sum('ai'),
      total: sum('total'),
    }
  })
  return sections.sort(
    (a, b) => b.total - a.total || (a.prefix < b.prefix ? -1 : 1),
  )
}
