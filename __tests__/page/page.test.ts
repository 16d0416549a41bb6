// What the page shows for its data, part by part, and what a click changes. How it looks, browser tests see.
import { expect, test } from '@jest/globals'
import { showChanges } from '../../src/page/changes.ts'
import { readReport } from '../../src/page/data.ts'
import { bar, create, find } from '../../src/page/dom.ts'
import { showPages } from '../../src/page/pages.ts'
import { showSections } from '../../src/page/sections.ts'
import { watchTheme } from '../../src/page/theme.ts'
import { showTop } from '../../src/page/top.ts'
import { showTotals } from '../../src/page/totals.ts'
import type { PageData, PageRow } from '../../src/visitors/page-format.ts'
import { click, openPage, texts, the } from './open-page.ts'

// In the locale of the machine, as the page does.
const percent = (share: number) => new Intl.NumberFormat(undefined, { style: 'percent' }).format(share)

const before = {
  period: { dateFrom: '2026-11-07', dateTo: '2026-11-14' },
  totals: { human: 200, ai: 100, total: 300 },
}
/** Both periods with pages that stayed, came and went. */
const compared: Partial<PageData> = {
  visitors: [
    ['/rises', 50, 10, 60],
    ['/falls', 10, 5, 15],
    ['/new', 7, 0, 7],
  ],
  ...{ before, beforeComplete: true, earlier: [before] },
  visitorsBefore: [
    ['/rises', 20, 10, 30],
    ['/falls', 40, 5, 45],
    ['/gone', 9, 0, 9],
  ],
}

function change(element: HTMLInputElement | HTMLSelectElement, value: string, event = 'change'): void {
  element.value = value
  element.dispatchEvent(new Event(event, { bubbles: true }))
}

test('without a period before, the data has no changes', () => {
  openPage()
  expect(readReport()).toEqual({
    ...{ period: { dateFrom: '2026-11-14', dateTo: '2026-11-21' }, topBy: 'total', problem: '' },
    siteUrl: null,
    totals: { human: 300, ai: 100, total: 400 },
    pages: [{ path: '/start', human: 30, ai: 10, total: 40, change: null }],
    changes: null,
    sides: { isNowWhole: true, isBeforeWhole: false },
    before: null,
    trend: null,
  })
})

test.each<[string, Partial<PageData>, string[], [boolean, boolean]]>([
  ['both sides are whole', {}, ['/rises both', '/falls both', '/new new', '/gone gone'], [true, true]],
  [
    'rows of the period are missing',
    { complete: false },
    ['/rises both', '/falls both', '/new new'],
    [false, true],
  ],
  [
    'rows of the period before are missing',
    { beforeComplete: false },
    ['/rises both', '/falls both', '/gone gone'],
    [true, false],
  ],
])('the changes where %s', (...[, known, expected, [isNowWhole, isBeforeWhole]]) => {
  openPage({ ...compared, ...known, trend: 2 })
  const { changes, sides, trend } = readReport()
  expect(changes?.map(({ path, kind }) => `${path} ${kind}`)).toEqual(expected)
  expect(sides).toEqual({ isNowWhole, isBeforeWhole })
  expect(trend?.map(({ period }) => period.dateFrom)).toEqual(['2026-11-07', '2026-11-14'])
})

test.each<[string, Partial<PageData>, unknown[], string]>([
  ['a period alone', {}, ['People300', 'AI100', 'All visitors400'], '2026-11-14 to 2026-11-20 (UTC)'],
  [
    'a period and the one before',
    compared,
    [
      `People300▲ +100 (+${percent(0.5)})`,
      'AI100no change',
      expect.stringMatching(/^All visitors400▲ \+100 \(\+33/),
    ],
    '2026-11-14 to 2026-11-20 (UTC), compared with 2026-11-07 to 2026-11-13',
  ],
  [
    'fewer visitors, and none of AI before',
    {
      totals: { human: 50, ai: 3, total: 53 },
      earlier: [{ ...before, totals: { human: 100, ai: 0, total: 100 } }],
    },
    [expect.stringMatching(/^People50▼ .50 \(.50/), 'AI3▲ +3', expect.stringMatching(/^All visitors53▼ .47/)],
    '2026-11-14 to 2026-11-20 (UTC), compared with 2026-11-07 to 2026-11-13',
  ],
])('the totals of %s', (...[, known, tiles, period]) => {
  openPage(known)
  showTotals(readReport())
  expect([texts('#totals .tile'), texts('#period')]).toEqual([tiles, [period]])
  expect(document.title).toBe('Documentation visitors, 2026-11-14 to 2026-11-20')
  expect(texts('#problem')).toEqual([''])
})

test.each<[string, Partial<PageData>, unknown[]]>([
  ['some', {}, [`AI is ${percent(0.25)} of all visitors. Each visitor is counted once.`]],
  // Somebody seen as both counts once in all visitors.
  [
    'more of AI than of all',
    { totals: { human: 1, ai: 9, total: 8 } },
    [expect.stringContaining(percent(1))],
  ],
  ['none', { totals: { human: 0, ai: 0, total: 0 } }, ['Nobody visited the site in this period.']],
])('the note below the totals of %s', (_, known, expected) => {
  openPage(known)
  showTotals(readReport())
  expect(texts('#totals > p')).toEqual(expected)
})

test('a problem is said once, at the top', () => {
  openPage({ problem: 'Partial export.' })
  showTotals(readReport())
  expect(texts('#problem p')).toEqual(['Partial export.'])
  expect(the('p', '[role=status]').textContent).toBe('Partial export.')
})

test('the reader chooses a theme, and the chart hears of it', () => {
  openPage()
  let calls = 0
  watchTheme(() => {
    calls += 1
  })
  const [, , dark] = document.querySelectorAll<HTMLInputElement>('#theme input')
  dark?.click()
  expect([document.documentElement.dataset.theme, calls]).toEqual(['dark', 1])
  the('fieldset').dispatchEvent(new Event('change'))
  expect(calls).toBe(1)
})

const many = (count: number): PageRow[] =>
  Array.from({ length: count }, (_, index) => [`/page-${index}`, count - index, index, count])

test('the fifteen most visited pages are bars, by whom the reader chooses', () => {
  openPage({ visitors: many(20), topBy: 'human' })
  showTop(readReport())
  expect(texts('#top li').length).toBe(15)
  expect(texts('#top li')[0]).toBe(`/page-0 20 people 0 AI (${percent(0)})`)
  expect(the('select').value).toBe('human')
  change(the('select'), 'ai')
  expect(texts('#top li code').slice(0, 2)).toEqual(['/page-19', '/page-18'])
  change(the('select'), 'total')
  expect(texts('#top li code')[0]).toBe('/page-0')
})

test('the longest bar is whole, and the others are a part of it', () => {
  openPage({
    visitors: [
      ['/a', 40, 10, 50],
      ['/b', 20, 0, 20],
    ],
  })
  showTop(readReport())
  const parts = [...document.querySelectorAll<HTMLElement>('#top .bar')].map((one) =>
    one.style.getPropertyValue('--part'),
  )
  expect(parts).toEqual(['1', '0.25', '0.5', '0'])
  expect(bar('ai', 0, 0).style.getPropertyValue('--part')).toBe('0')
})

test('a site without pages has nothing to list', () => {
  openPage({ visitors: [], totals: { human: 0, ai: 0, total: 0 } })
  const report = readReport()
  showTop(report)
  showSections(report, () => undefined)
  const filterBy = showPages(report)
  filterBy('/guides/')
  expect([texts('#top'), texts('#sections'), texts('#pages')]).toEqual([
    ['No page was visited in this period.'],
    ['The site has no sections to tell apart.'],
    ['There are no pages to show.'],
  ])
})

test.each([
  ['total', 'all visitors'],
  ['human', 'people'],
  ['ai', 'AI visitors'],
] as const)('the pages that rose and fell, by %s', (topBy, name) => {
  openPage({ ...compared, topBy })
  showChanges(readReport())
  expect(texts('#changes caption')).toEqual(
    topBy === 'ai' ? [] : [`Rising pages by ${name}`, `Falling pages by ${name}`],
  )
  expect(texts('#changes > p')).toEqual([
    `The largest differences in ${name} between the two periods.`,
    '2 pages in both periods, 1 new, 1 gone.',
  ])
  if (topBy === 'ai') expect(texts('#changes .note')).toEqual(['None.', 'None.'])
})

test('each row has both counts and the difference', () => {
  openPage(compared)
  showChanges(readReport())
  expect(texts('#changes tbody tr')).toEqual([
    ...['/rises3060+30', '/new07+7 new'],
    ...[expect.stringMatching(/^\/falls4515.30$/), expect.stringMatching(/^\/gone90.9 gone$/)],
  ])
})

test("pages that are missing on one side aren't compared, which is said", () => {
  openPage({ ...compared, complete: false, beforeComplete: false })
  showChanges(readReport())
  expect(texts('#changes > p')[1]).toBe(
    "2 pages in both periods. Not every page of both periods was read, so pages that are missing on one side aren't compared.",
  )
})

test('without a comparison the page says how to get one', () => {
  openPage()
  showChanges(readReport())
  expect(texts('#changes')).toEqual([expect.stringContaining('Set compare: pages in the workflow')])
})

test('sections add up their pages, the largest first, and a click filters by one', () => {
  openPage({
    visitors: [
      ['/guides/a', 10, 10, 20],
      ['/guides/b', 5, 5, 10],
      ['/api/c', 50, 0, 50],
      ['/start', 1, 0, 1],
      ['/blog/old', 0, 0, 0],
    ],
  })
  const chosen: string[] = []
  showSections(readReport(), (prefix) => void chosen.push(prefix))
  expect(texts('#sections tbody tr')).toEqual([
    `/api/1500${percent(0)}`,
    `/guides/21515${percent(0.5)}`,
    `Pages outside of sections110${percent(0)}`,
    '/blog/100',
  ])
  expect(texts('#sections > p')).toEqual([
    'A section counts readings: a visitor who read three of its pages counts three times.',
  ])
  click('/guides/')
  expect(chosen).toEqual(['/guides/'])
})

test('where almost all pages share their first part, the second tells them apart', () => {
  openPage({
    visitors: [
      ['/docs/a/1', 3, 0, 3],
      ['/docs/a/2', 2, 0, 2],
      ['/docs/b/1', 9, 0, 9],
    ],
  })
  showSections(readReport(), () => undefined)
  expect(texts('#sections tbody code')).toEqual(['/docs/b/', '/docs/a/'])
})

test('twelve sections are shown, and the others are counted', () => {
  openPage({ visitors: Array.from({ length: 15 }, (_, index): PageRow => [`/s${index}/x`, 1, 0, 1]) })
  showSections(readReport(), () => undefined)
  expect(texts('#sections tbody tr')).toHaveLength(12)
  expect(texts('#sections > p')[0]).toMatch(/counts three times\. 3 smaller sections aren't shown\.$/)
})

test('with the address of the site, the paths are links to its pages', () => {
  openPage({ ...compared, siteUrl: 'https://docs.example.com/' })
  const report = readReport()
  showTop(report)
  showChanges(report)
  showPages(report)
  const links = (part: string) =>
    [...document.querySelectorAll<HTMLAnchorElement>(`${part} a`)].map(({ href }) => href)
  const all = ['rises', 'falls', 'new', 'gone'].map((name) => `https://docs.example.com/${name}`)
  expect(links('#top')).toEqual(all.slice(0, 3))
  expect(links('#changes').toSorted()).toEqual(all.toSorted())
  expect(links('#pages')).toEqual(all)
})

test('a path breaks after its slashes and hyphens only', () => {
  openPage({ visitors: [['/api-reference/v1.2_beta/get-started', 1, 0, 1]] })
  showPages(readReport())
  expect(texts('#pages tbody code span')).toEqual([
    ...['/', 'api-', 'reference/', 'v1.2_beta/', 'get-', 'started'],
  ])
})

const heads = () =>
  [...document.querySelectorAll('#pages th[aria-sort]')].map(
    (one) => `${one.textContent} ${one.getAttribute('aria-sort')}`,
  )
const status = () => texts('#pages [role=status]')[0]
const disabled = () =>
  [...document.querySelectorAll('nav button[aria-disabled=true]')].map(({ textContent }) => textContent)

test('the table begins with the most visited, and a click on a head sorts it', () => {
  openPage({ ...compared, topBy: 'human' })
  showPages(readReport())
  expect(texts('#pages thead th')).toEqual(['Page', 'People', 'AI', 'All', 'AI share', 'Change of people'])
  expect(heads()).toEqual(['People descending'])
  expect(texts('#pages tbody tr')).toEqual([
    `/rises501060${percent(1 / 6)}+30`,
    expect.stringMatching(/^\/falls10515.*30$/),
    `/new707${percent(0)}+7 new`,
    // It had no visitors, so nobody can say what the share of AI was.
    expect.stringMatching(/^\/gone000.9 gone$/),
  ])
  click('Page')
  expect([heads(), texts('#pages tbody code')[0]]).toEqual([['Page ascending'], '/falls'])
  click('Page')
  expect([heads(), texts('#pages tbody code')[0]]).toEqual([['Page descending'], '/rises'])
  click('AI')
  expect(heads()).toEqual(['AI descending'])
})

test('without a comparison the table has no changes', () => {
  openPage()
  showPages(readReport())
  expect(texts('#pages thead th')).toEqual(['Page', 'People', 'AI', 'All', 'AI share'])
  expect(texts('#pages tbody td')).toEqual(['30', '10', '40', percent(0.25)])
})

test('the buttons turn the rows, and do nothing where there are no more', () => {
  openPage({ visitors: many(120) })
  showPages(readReport())
  expect([status(), disabled()]).toEqual(['Rows 1 to 15 of 120 pages', ['First rows', 'Previous rows']])
  click('Previous rows')
  expect(status()).toBe('Rows 1 to 15 of 120 pages')
  click('Next rows')
  expect([status(), disabled()]).toEqual(['Rows 16 to 30 of 120 pages', []])
  click('Last rows')
  expect([status(), disabled()]).toEqual(['Rows 106 to 120 of 120 pages', ['Next rows', 'Last rows']])
  click('Next rows')
  click('First rows')
  expect(status()).toBe('Rows 1 to 15 of 120 pages')
  click('Last rows')
  change(the('select', ':has(option[value="50"])'), '50')
  expect([status(), texts('#pages tbody tr').length]).toEqual(['Rows 1 to 50 of 120 pages', 50])
})

test('the filter narrows the rows while the reader types, and a section fills it in', () => {
  openPage({
    visitors: [
      ['/guides/a', 1, 0, 1],
      ['/api/guides', 2, 0, 2],
    ],
  })
  const filterBy = showPages(readReport())
  const filter = the('input', '#filter')
  change(filter, 'guides/', 'input')
  expect([texts('#pages tbody code'), status()]).toEqual([['/guides/a'], 'Rows 1 to 1 of 1 page'])
  change(filter, 'nothing', 'input')
  expect([texts('#pages tbody code'), status()]).toEqual([[], 'No page matches the filter.'])
  filterBy('/api/')
  expect([filter.value, texts('#pages tbody code')]).toEqual(['/api/', ['/api/guides']])
  expect(document.activeElement?.id).toBe('all-pages')
})

test.each([
  ['/guides/a-b_c.d', '/guides/a-b_c.d', 3],
  ['', '(empty path)', 0],
  ['/a\u202eb\u0000\u2800', '/a\\u{202e}b\\u{0}\\u{2800}', 1],
  ['/a\u3164\uffa0\u115f\u034f\u200b', '/a\\u{3164}\\u{ffa0}\\u{115f}\\u{34f}\\u{200b}', 1],
  ['/a\u00a0b\u3000\u1680\u2028', '/a\\u{a0}b\\u{3000}\\u{1680}\\u{2028}', 1],
  ['/a\u{e0001}\u{e0101}', '/a\\u{e0001}\\u{e0101}', 1],
  // An emoji of several characters is shown in its parts, because one without them looks alike.
  ['/\u2764\ufe0f', '/\u2764\\u{fe0f}', 1],
  ['/\u{1f468}\u200d\u{1f469}', '/\u{1f468}\\u{200d}\u{1f469}', 1],
  [' /a b  c ', '\\u{20}/a b\\u{20} c\\u{20}', 1],
  ['/\ud800', '/\ufffd', 1],
  [`/${'x'.repeat(400)}`, `/${'x'.repeat(299)}…`, 1],
  ['/<b>bold</b>', '/<b>bold</b>', 2],
])('the path %j is text that breaks between its words', (path, text, breaks) => {
  openPage({ visitors: [[path, 1, 0, 1]] })
  showPages(readReport())
  const code = the('code')
  expect([code.textContent, code.querySelectorAll('wbr').length, code.dir]).toEqual([text, breaks, 'ltr'])
})

test('an element has the attributes that are given, and no others', () => {
  openPage()
  const element = create(
    'p',
    { id: 'x', hidden: true, class: null, title: false, tabindex: 0 },
    'a',
    null,
    '<b>',
  )
  expect(element.outerHTML).toBe('<p id="x" hidden="" tabindex="0">a&lt;b&gt;</p>')
  expect(() => find('nowhere')).toThrow('The page has no element nowhere.')
})
