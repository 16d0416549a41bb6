// Sections of the site by the first part of the path. Distinct visitors cannot
// be added up, so a section has page counts added up: someone who read three of
// its pages counts three times.
import { type Counts, visitorKinds } from '../visitors/counts.ts'
import type { Page, Report } from './data.ts'
import { bar, create, find, note, row, table } from './dom.ts'
import { countText, pathElement, shareText } from './text.ts'

const maxSections = 12

export type Section = Counts & { prefix: string; pages: number }

/**
 * Shows the sections. A click on one calls back with the beginning of its
 * paths.
 */
export function showSections(
  { pages }: Report,
  onChoose: (prefix: string) => void,
): void {
  const all = groupPages(pages)
  if (all.length < 2) {
    find('sections').append(note('The site has no sections to tell apart.'))
    return
  }
  const shown = all.slice(0, maxSections)
  const max = Math.max(...shown.flatMap(({ human, ai }) => [human, ai]))
  const rows = shown.map((section) => {
    const button = create(
      'button',
      { type: 'button', class: 'link' },
      pathElement(section.prefix, null),
    )
    button.addEventListener('click', () => onChoose(section.prefix))
    const [human, ai] = visitorKinds.map((kind) =>
      create(
        'span',
        { class: 'measured' },
        countText(section[kind]),
        bar(kind, section[kind], max),
      ),
    )
    const name = section.prefix === '' ? 'Pages outside of sections' : button
    return row(
      name,
      countText(section.pages),
      human ?? null,
      ai ?? null,
      shareText(section),
    )
  })
  const columns = ['Section', 'Pages', 'People', 'AI', 'AI share']
  const rest = all.length - shown.length
  const more =
    rest > 0 ? ` ${countText(rest)} smaller sections aren't shown.` : ''
  const text = `These are page counts added up, not distinct visitors: someone who read three pages counts three times.${more}`
  find('sections').append(
    table('Page counts in each section', columns, rows),
    create('p', {}, text),
  )
}

/**
 * Groups by the first part of the path, or by the second where almost all pages
 * share the first.
 */
export function groupPages(pages: readonly Page[]): Section[] {
  const byFirst = groupBy(pages, 1)
  const [largest] = byFirst
  const isNearlyAll =
    largest !== undefined &&
    largest.pages > 1 &&
    largest.pages >= 0.95 * pages.length
  return isNearlyAll ? groupBy(pages, 2) : byFirst
}

function groupBy(pages: readonly Page[], parts: number): Section[] {
  const sections = new Map<string, Section>()
  for (const { path, human, ai, total } of pages) {
    // The end of each part, after its slash. A page in no section has the empty
    // prefix.
    const ends = [...path.matchAll(/(?<=[^/])\//g)].map(
      ({ index }) => index + 1,
    )
    const prefix = path.slice(0, ends[parts - 1] ?? 0)
    const section = sections.get(prefix) ?? {
      prefix,
      pages: 0,
      human: 0,
      ai: 0,
      total: 0,
    }
    section.pages += 1
    section.human += human
    section.ai += ai
    section.total += total
    sections.set(prefix, section)
  }
  return [...sections.values()].sort(
    (a, b) => b.total - a.total || (a.prefix < b.prefix ? -1 : 1),
  )
}
