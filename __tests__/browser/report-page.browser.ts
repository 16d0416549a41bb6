// The report page as people use it: with a pointer, with the keyboard, in both
// themes, on paper and on a telephone.
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import {
  type Browser,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright-core'
import {
  createVisitorsSite,
  hostilePaths,
} from '../../emulator/docs-service/visitors-data.ts'
import { buildPage } from '../../scripts/page.ts'
import type { Measure, VisitorsRow } from '../../src/visitors/counts.ts'
import { toPage } from '../../src/visitors/page-format.ts'
import { periodOf, trendOf } from '../../src/visitors/period.ts'

const axe = readFileSync(
  createRequire(import.meta.url).resolve('axe-core/axe.min.js'),
  'utf8',
)
const siteOf = createVisitorsSite(1_200)
/** Week 0 is 14 to 20 November 2026, week 1 the one before. */
const weekOf = (index: number) => ({
  fromDay: 20_771 - 7 * index,
  toDay: 20_778 - 7 * index,
})

let browser: Browser
let template: string

beforeAll(async () => {
  template = await buildPage()
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
})

afterAll(() => browser.close())

type Sample = {
  rows?: VisitorsRow[]
  before?: VisitorsRow[] | null
  topBy?: Measure
  trend?: number
  siteUrl?: string | null
  problem?: string
  complete?: boolean
}

const gone = Array.from({ length: 7 }, (_, index) => ({
  path: `/old/${index}`,
  human: 4,
  ai: 3,
  total: 6,
}))
/** 1,193 pages, and 7 that are gone, over 12 weeks. */
const demo: Required<Sample> = {
  rows: siteOf(weekOf(0)).visitors.slice(7),
  before: [...siteOf(weekOf(1)).visitors.slice(7), ...gone],
  topBy: 'total',
  trend: 12,
  siteUrl: 'https://docs.example.com/',
  problem: '',
  complete: true,
}

function render(sample: Sample): string {
  const { rows, before, topBy, trend, siteUrl, problem, complete } = {
    ...demo,
    ...sample,
  }
  const totalsOf = (index: number) => {
    const { fromDay, toDay } = weekOf(index)
    return {
      period: periodOf(fromDay, toDay),
      totals: siteOf(weekOf(index)).totals,
    }
  }
  const pagesOf = (index: number, some: VisitorsRow[]) => ({
    ...totalsOf(index),
    rows: some,
    isWhole: complete,
  })
  const earlier = Array.from({ length: Math.max(1, trend - 1) }, (_, index) =>
    totalsOf(index + 1),
  )
  const site = 'docs.example.com'
  return toPage(
    template,
    { site, topBy, siteUrl },
    {
      ...pagesOf(0, rows),
      reason: '',
      problem,
      offset: 0,
      before: totalsOf(1),
      pagesBefore: before && pagesOf(1, before),
      trend: trendOf(totalsOf(0), earlier, trend),
    },
  )
}

/**
 * Opens a page. `said` has what the console, errors and dialogs said,
 * `requested` all other requests.
 */
async function open(sample: Sample = {}, options: BrowserContextOptions = {}) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'report-page-'))
  const file = join(folder.path, 'visitors.html')
  writeFileSync(file, render(sample))
  const context = await browser.newContext({
    viewport: { width: 1_280, height: 900 },
    locale: 'en-US',
    ...options,
  })
  const page = await context.newPage()
  const [requested, said]: [string[], string[]] = [[], []]
  page.on('request', (request) => requested.push(request.url()))
  page.on('console', (message) => said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('dialog', (dialog) => {
    said.push(dialog.message())
    void dialog.dismiss()
  })
  await page.goto(pathToFileURL(file).href)
  await page.waitForSelector('body[data-ready]', { state: 'attached' })
  requested.shift()
  return { page, requested, said, [Symbol.asyncDispose]: () => context.close() }
}

const texts = (page: Page, selector: string) =>
  page.locator(selector).allTextContents()
const paths = '#pages tbody code'
const status = '#pages [role=status]'
const focused = (page: Page) =>
  page.evaluate<string>('document.activeElement.textContent')

test('it says whose docs these are and of which days, shows three numbers with their change, and loads nothing', async () => {
  await using opened = await open()
  const { page, requested, said } = opened
  expect(await page.title()).toBe(
    'Visitors of docs.example.com, 2026-11-14 to 2026-11-20',
  )
  expect(await page.locator('h1').textContent()).toBe(
    'Visitors of docs.example.com',
  )
  expect(await page.locator('#period').textContent()).toBe(
    '2026-11-14 to 2026-11-20 (UTC), compared with 2026-11-07 to 2026-11-13',
  )
  const tile = (name: string) =>
    expect.stringMatching(
      `^${name}[\\d,]+Change ▲ \\+[\\d,]+ \\(\\+[\\d.]+%\\)Before [\\d,]+$`,
    )
  expect(await texts(page, '.tile')).toEqual([
    tile('People'),
    tile('AI'),
    tile('All visitors'),
  ])
  expect(await page.locator('#totals > p').textContent()).toMatch(
    /^AI is \d+% of all visitors\. Someone seen as both a person and AI is in both numbers, but only once in the total\.$/,
  )
  const sizes = await page.evaluate<number[]>(
    `['#period', '#theme'].map((id) => parseFloat(getComputedStyle(document.querySelector(id)).fontSize))`,
  )
  expect(sizes[0]).toBeGreaterThan(sizes[1] ?? Number.NaN)
  expect({ requested, said }).toEqual({ requested: [], said: [] })
})

test('it may not reach a network, not even when a script tries to', async () => {
  await using opened = await open()
  const attempts = `Promise.allSettled([
    fetch('https://example.invalid/'),
    new Promise((resolve, reject) => Object.assign(new Image(), { src: 'https://example.invalid/x', onerror: reject })),
  ]).then((all) => all.map(({ status }) => status))`
  expect(await opened.page.evaluate(attempts)).toEqual(['rejected', 'rejected'])
})

test('the chart has a description, a table of the same numbers, and those under the pointer', async () => {
  await using opened = await open()
  const { page } = opened
  const chart = page.getByRole('img', {
    name: /^Line chart of 12 periods\. People from [\d,]+ to/,
  })
  await chart.locator('polyline.human').waitFor()
  expect(await chart.locator('circle').count()).toBe(24)
  await page.getByText('Numbers of the chart').click()
  expect(await texts(page, '#trend tbody tr')).toHaveLength(12)
  await chart.hover({ position: { x: 80, y: 100 } })
  expect(await page.locator('.readout').textContent()).toMatch(
    /^2026-08-29 to 2026-09-04: [\d,]+ people, [\d,]+ AI/,
  )
  await page.setViewportSize({ width: 375, height: 812 })
  // The page's policy forbids what Playwright polls with. The lines of the grid
  // end at the width of the chart, of three digits on such a screen.
  const narrow = chart.locator('line.grid[x2^="3"]').first()
  await narrow.waitFor({ state: 'attached' })
  expect(await page.evaluate('document.body.scrollWidth')).toBeLessThanOrEqual(
    375,
  )
})

test('ten pages have bars for people and AI, and the heading says by whom', async () => {
  await using opened = await open({ topBy: 'ai' })
  const { page } = opened
  expect(await page.locator('#top-title').textContent()).toBe(
    'Pages with the most AI visitors',
  )
  expect(await page.locator('#changes-title').textContent()).toBe(
    'Rising and falling pages, by AI visitors',
  )
  const widths = await page
    .locator('#top .bar')
    .evaluateAll((bars) => bars.map((one) => one.clientWidth))
  expect([widths.length, Math.max(...widths) > 600]).toEqual([20, true])
  const before = await texts(page, '#top code')
  await page.getByLabel('Sort by').selectOption('human')
  expect(await page.locator('#top-title').textContent()).toBe(
    'Pages with the most people',
  )
  expect(await texts(page, '#top code')).not.toEqual(before)
})

const rowOf = (path: string, total: number) => ({
  path,
  human: total,
  ai: 1,
  total,
})

test('pages that rise and fall are shown with *Before*, *Now*, *Change*, new and gone ones by name', async () => {
  await using opened = await open({
    rows: [rowOf('/kept', 30), rowOf('/fresh', 20)],
    before: [rowOf('/kept', 30), rowOf('/lost', 10)],
  })
  const { page } = opened
  expect(await texts(page, '#changes tr')).toEqual([
    ...[
      'PageBeforeNowChange',
      '/fresh020+20 new',
      'PageBeforeNowChange',
      '/lost100-10 gone',
    ],
  ])
  expect(await page.locator('#changes > p').textContent()).toBe(
    'Pages: 1 in both periods, 1 new, 1 gone.',
  )
  expect(await page.locator(status).textContent()).toBe('Rows 1 to 3 of 3')
  expect(await page.locator('#changes a').first().getAttribute('href')).toBe(
    'https://docs.example.com/fresh',
  )
})

test('a cut export says so, and compares only what both periods have', async () => {
  await using opened = await open({
    ...{
      rows: [rowOf('/a', 3)],
      before: [rowOf('/b', 2)],
      complete: false,
      problem: 'Partial export: 1 page.',
    },
  })
  expect(await opened.page.locator('#problem').textContent()).toBe(
    'Partial export: 1 page.',
  )
  expect(await texts(opened.page, '#changes tbody tr')).toEqual([])
  expect(await opened.page.locator('#changes').textContent()).toContain(
    'Not every page of both periods was read',
  )
})

test('without pages, a comparison or a chart, a sentence stands in their place', async () => {
  await using opened = await open({
    rows: [],
    before: null,
    trend: 0,
    siteUrl: null,
  })
  expect(await texts(opened.page, '.note:visible')).toEqual([
    'There is no chart. For one, set trend: 12 in the workflow, and export a period that has ended.',
    'No page has such visitors in this period.',
    "The pages weren't compared. That takes compare: pages in the workflow, a period that has ended, and enough API calls for both.",
    'The site has no sections to tell apart.',
  ])
  expect(await opened.page.locator(status).textContent()).toBe(
    'There are no pages to show.',
  )
})

test('a click sorts the table by any column, and another one turns it around', async () => {
  await using opened = await open()
  const { page } = opened
  const numbers = async () =>
    (await texts(page, '#pages td.total')).map((text) =>
      Number(text.replace(/,/g, '')),
    )
  expect(await numbers()).toEqual((await numbers()).toSorted((a, b) => b - a))
  await page.getByRole('button', { name: 'All', exact: true }).click()
  expect(await numbers()).toEqual((await numbers()).toSorted((a, b) => a - b))
  expect(await page.locator('th[aria-sort=ascending]').textContent()).toBe(
    'All',
  )
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  const sorted = await texts(page, paths)
  expect(sorted).toEqual(sorted.toSorted())
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  expect(await page.locator('#pages td.change').first().textContent()).toMatch(
    /^\+/,
  )
})

test('the filter finds a part of a path, and a section shows its pages', async () => {
  await using opened = await open()
  const { page } = opened
  expect(await page.locator(status).textContent()).toBe('Rows 1 to 15 of 1,200')
  await page.getByLabel('Filter by path').fill('SDKS/PAGE-1')
  expect(
    (await texts(page, paths)).every((path) => path.startsWith('/sdks/page-1')),
  ).toBe(true)
  await page.getByLabel('Filter by path').fill('nothing like it')
  expect(await page.locator(status).textContent()).toBe(
    'No page matches the filter.',
  )
  await page
    .locator('#sections')
    .getByRole('button', { name: '/guides/' })
    .click()
  expect(
    (await texts(page, paths)).every((path) => path.startsWith('/guides/')),
  ).toBe(true)
  expect(await focused(page)).toBe('All pages')
})

test('12,345 rows are sorted, filtered and turned over, and buttons that lead nowhere do nothing', async () => {
  const { visitors } = createVisitorsSite(12_345)(weekOf(0))
  await using opened = await open({ rows: visitors, before: null })
  const { page, said } = opened
  const turn = (name: string) =>
    page.getByRole('button', { name: `${name} rows` }).click({ force: true })
  const steps: [string, string][] = [
    ...[
      ['Previous', '1 to 15'],
      ['Next', '16 to 30'],
      ['Last', '12,331 to 12,345'],
      ['Next', '12,331 to 12,345'],
    ],
    ...[
      ['Previous', '12,316 to 12,330'],
      ['First', '1 to 15'],
      ['First', '1 to 15'],
    ],
  ] as [string, string][]
  for (const [name, shown] of steps) {
    await turn(name)
    expect(await page.locator(status).textContent()).toBe(
      `Rows ${shown} of 12,345`,
    )
  }
  await page.getByRole('button', { name: 'AI', exact: true }).click()
  const most = Math.max(...visitors.map(({ ai }) => ai))
  expect(await page.locator('#pages td.ai').first().textContent()).toBe(
    most.toLocaleString('en'),
  )
  await page.locator('#pages select').selectOption('250')
  expect(await texts(page, paths)).toHaveLength(250)
  await page.getByLabel('Filter by path').fill('page-12344')
  expect(await texts(page, paths)).toHaveLength(1)
  expect(said).toEqual([])
})

test('everything works with the keyboard alone', async () => {
  await using opened = await open()
  const { page } = opened
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Skip to all pages')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('sdks')
  expect((await texts(page, paths))[0]).toContain('sdks')
  for (const _ of ['size', 'Page', 'People']) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.locator('th[aria-sort]').textContent()).toBe('People')
  expect(await focused(page)).toBe('People')
  await page.getByRole('button', { name: 'Next rows' }).focus()
  await page.keyboard.press('Space')
  expect(await page.locator(status).textContent()).toMatch(/^Rows 16 to/)
  expect(await focused(page)).toBe('Next rows')
})

test.each([
  ['light', 1_280],
  ['dark', 375],
] as const)(
  'axe finds nothing in the %s theme at %d pixels',
  async (colorScheme, width) => {
    await using opened = await open(
      {},
      { colorScheme, viewport: { width, height: 900 } },
    )
    const { page } = opened
    await page.evaluate(
      'document.querySelectorAll("details").forEach((one) => { one.open = true })',
    )
    await page.evaluate(axe)
    const { violations } = await page.evaluate<{
      violations: { id: string; nodes: { html: string }[] }[]
    }>('axe.run()')
    expect(
      violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`),
      ),
    ).toEqual([])
    expect(
      await page.evaluate('document.body.scrollWidth'),
    ).toBeLessThanOrEqual(width)
  },
)

test('the reader chooses a theme, the chart follows, and paper is light', async () => {
  await using opened = await open({}, { colorScheme: 'light' })
  const { page } = opened
  const colors = () =>
    page.evaluate<string[]>(`[
      getComputedStyle(document.documentElement).backgroundColor,
      getComputedStyle(document.querySelector('polyline.human')).stroke,
    ]`)
  await page.locator('polyline.human').waitFor()
  const light = await colors()
  await page.getByLabel('Theme').selectOption('dark')
  const dark = await colors()
  expect([dark[0] === light[0], dark[1] === light[1]]).toEqual([false, false])
  await page.emulateMedia({ media: 'print' })
  expect((await colors())[1]).toBe(light[1])
  expect(await page.locator('#theme').isVisible()).toBe(false)
})

test('paths are text, whatever is in them', async () => {
  const rows = hostilePaths.map((path, index) => ({
    path,
    human: 900 - index,
    ai: 1,
    total: 901 - index,
  }))
  await using opened = await open({ rows, before: rows })
  const { page, said } = opened
  await page.locator('#pages select').selectOption('50')
  const shown = await texts(page, paths)
  expect(shown).toHaveLength(hostilePaths.length)
  expect(shown).toContain('/<img src=x onerror=alert(1)>')
  expect(shown).toContain(String.raw`/\u{202e}gnp.exe\u{202c}`)
  expect(shown).toContain('(empty path)')
  expect(await page.locator('main img').count()).toBe(0)
  const links = await page
    .locator('main a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href')))
  expect(
    links.filter((link) => !link?.startsWith('https://docs.example.com/')),
  ).toEqual([])
  expect(said).toEqual([])
})
