// Sections of the site by the first part of the path. Distinct visitors cannot be added up, so a section has readings:
// a visitor who read three of its pages counts three times.
import { aiShare, type Counts, noCounts } from '../visitors/counts.ts'
import type { Page, Report } from './data.ts'
import { bar, cell, create, find, table } from './dom.ts'
import { countText, pathElement, shareText } from './text.ts'

const maxSections = 12

type Section = Counts & { prefix: string; pages: number }

/** Shows the sections. A click on one calls back with the beginning of its paths. */
export function showSections({ pages }: Report, onChoose: (prefix: string) => void): void {
  const all = groupPages(pages)
  if (all.length < 2) {
    find('sections').append(create('p', { class: 'note' }, 'The site has no sections to tell apart.'))
    return
  }
  const shown = all.slice(0, maxSections)
  const max = Math.max(...shown.flatMap(({ human, ai }) => [human, ai]))
  const rows = shown.map((section) => row(section, max, onChoose))
  const columns = ['Section', 'Pages', 'People', 'AI', 'AI share']
  const rest = all.length - shown.length
  const note = `A section counts readings: a visitor who read three of its pages counts three times.${rest > 0 ? ` ${countText(rest)} smaller sections aren't shown.` : ''}`
  find('sections').append(table('Readings in each section', columns, rows), create('p', {}, note))
}

function row(
  { prefix, pages, human, ai, total }: Section,
  max: number,
  onChoose: (prefix: string) => void,
): HTMLElement {
  const button = create('button', { type: 'button', class: 'link' }, pathElement(prefix, null))
  button.addEventListener('click', () => onChoose(prefix))
  const share = aiShare({ human, ai, total })
  const name = prefix === '' ? 'Pages outside of sections' : button
  const counted = (kind: 'human' | 'ai', count: number) =>
    cell(create('span', { class: 'measured' }, countText(count), bar(kind, count, max)), 'number')
  return create(
    'tr',
    {},
    create('th', { scope: 'row' }, name),
    cell(countText(pages), 'number'),
    counted('human', human),
    counted('ai', ai),
    cell(share === null ? '' : shareText(share), 'number'),
  )
}

/** Groups by the first part of the path, or by the second where almost all pages share the first. */
function groupPages(pages: readonly Page[]): Section[] {
  const byFirst = groupBy(pages, 1)
  const [largest] = byFirst
  const isNearlyAll = largest !== undefined && largest.pages > 1 && largest.pages >= 0.95 * pages.length
  return isNearlyAll ? groupBy(pages, 2) : byFirst
}

function groupBy(pages: readonly Page[], parts: number): Section[] {
  const sections = new Map<string, Section>()
  for (const { path, human, ai, total } of pages) {
    const prefix = prefixOf(path, parts)
    const known = sections.get(prefix) ?? { prefix, pages: 0, ...noCounts }
    const counts = { human: known.human + human, ai: known.ai + ai, total: known.total + total }
    sections.set(prefix, { prefix, pages: known.pages + 1, ...counts })
  }
  return [...sections.values()].sort((a, b) => b.total - a.total || (a.prefix < b.prefix ? -1 : 1))
}

/** The beginning of a path up to its part of that number, such as `/guides/`. Empty for a page in no section. */
function prefixOf(path: string, parts: number): string {
  const ends = [...path.matchAll(/(?<=[^/])\//g)].map(({ index }) => index + 1)
  return path.slice(0, ends[parts - 1] ?? 0)
}
