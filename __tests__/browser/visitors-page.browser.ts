// The report page as people use it: with a pointer, with the keyboard, in both themes, on paper and on a telephone.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { createVisitorsSite, hostilePaths } from '../../emulator/docs-service/visitors-data.ts'
import type { VisitorsRow } from '../../src/visitors/counts.ts'
import { openBrowser } from '../../tools/preview/browser.ts'
import { demoPageSample, type PageSample, renderVisitorsPage } from '../../tools/preview/visitors-page.ts'

const folder = resolve('reports/visitors-page')
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const none = { human: 0, ai: 0, total: 0 }
const demo = demoPageSample()
const week = { fromDay: 20_771, toDay: 20_778 }

let browser: Browser

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  browser = await openBrowser()
})

afterAll(() => browser.close())

type Opened = {
  page: Page
  /** Addresses of all requests but the page's own. */
  requested: string[]
  /** What the console, uncaught errors and the policy of the page said. */
  said: string[]
  [Symbol.asyncDispose]: () => Promise<void>
}

async function open(name: string, sample: PageSample, options: BrowserContextOptions = {}): Promise<Opened> {
  const file = `${folder}/${name}.html`
  writeFileSync(file, await renderVisitorsPage(sample))
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
  const url = pathToFileURL(file).href
  await page.goto(url)
  await page.waitForSelector('body[data-ready]', { state: 'attached' })
  requested.splice(requested.indexOf(url), 1)
  return { page, requested, said, [Symbol.asyncDispose]: () => context.close() }
}

/** Rows with so many visitors that the first comes first. */
function rowsOf(paths: readonly string[]): VisitorsRow[] {
  return paths.map((path, index) => ({ path, human: 900 - index, ai: 400 - index, total: 1_200 - index }))
}

function siteOf(visitors: VisitorsRow[]) {
  return { totals: { human: 1_000, ai: 500, total: 1_400 }, visitors }
}

function texts(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).allTextContents()
}

const phone = { width: 375, height: 812 }

/** Words that stand on more than one line. A word ends at a blank, a slash or a hyphen. */
const brokenWords = `(() => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found = []
  while (texts.nextNode()) {
    const text = texts.currentNode
    if (!text.parentElement.checkVisibility()) continue
    for (const { 0: word, index } of text.data.matchAll(/[^\\s/-]+/g)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
    }
  }
  return found
})()`

const paths = '#pages tbody code'
const status = '#pages [role=status]'

async function findings(page: Page): Promise<string[]> {
  await page.evaluate(axe)
  const { violations } = await page.evaluate<{ violations: { id: string; nodes: { html: string }[] }[] }>(
    'axe.run()',
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}

test('it shows totals with their change, and loads nothing', async () => {
  await using opened = await open('demo', demo)
  const { page, requested, said } = opened
  expect(await texts(page, '.tile')).toEqual([
    expect.stringMatching(/^People[\d,]+▲ \+[\d,]+ \(\+[\d.]+%\)$/),
    expect.stringMatching(/^AI[\d,]+▲ \+[\d,]+ \(\+[\d.]+%\)$/),
    expect.stringMatching(/^All visitors[\d,]+▲ \+[\d,]+ \(\+[\d.]+%\)$/),
  ])
  expect(await page.locator('#period').textContent()).toBe(
    '2026-11-14 to 2026-11-20 (UTC), compared with 2026-11-07 to 2026-11-13',
  )
  expect({ requested, said }).toEqual({ requested: [], said: [] })
})

test('it may not reach a network, not even when asked to', async () => {
  await using opened = await open('demo', demo)
  const attempts = `Promise.allSettled([
    fetch('https://example.invalid/'),
    new Promise((resolve, reject) => Object.assign(new Image(), { src: 'https://example.invalid/x', onerror: reject })),
  ]).then((all) => all.map(({ status }) => status))`
  expect(await opened.page.evaluate(attempts)).toEqual(['rejected', 'rejected'])
  expect(
    opened.said.filter((line) => line.includes('Content Security Policy')).length,
  ).toBeGreaterThanOrEqual(2)
})

test('the page without data has at most 200 KiB, with the licenses of what is in it', async () => {
  const html = await renderVisitorsPage({ now: { totals: none, visitors: [] }, before: null, end: {} })
  expect(Buffer.byteLength(html)).toBeLessThanOrEqual(200 * 1_024)
  expect(html).toMatch(/node_modules\/uplot\/ [\d.]+\n\n[\s\S]*Permission is hereby granted/)
  expect(html).toMatch(/node_modules\/@tanstack\/table-core\/ [\d.]+\n\n[\s\S]*Permission is hereby granted/)
})

test('the trend is a drawn chart with a description and a table of the same numbers', async () => {
  await using opened = await open('demo', demo)
  const { page } = opened
  const box = page.getByRole('img', { name: /^Line chart of 12 periods\. People from [\d,]+ to/ })
  expect(await box.locator('canvas').evaluate((canvas) => canvas.clientWidth)).toBeGreaterThan(900)
  await page.getByText('Numbers of the chart').click()
  expect(await texts(page, '#trend tbody tr')).toHaveLength(12)
  await box.hover({ position: { x: 80, y: 100 } })
  expect(await page.locator('.readout').textContent()).toMatch(
    /^2026-08-29 to 2026-09-04: [\d,]+ people, [\d,]+ AI/,
  )
})

test('the most visited pages have bars for people and AI, and another order on request', async () => {
  await using opened = await open('demo', demo)
  const { page } = opened
  const before = await texts(page, '#top code')
  const [human = 0, ai = 0] = await page
    .locator('#top .bar')
    .evaluateAll((bars) => bars.map((one) => one.clientWidth))
  expect([before.length, human > 100, ai > 100]).toEqual([15, true, true])
  await page.getByLabel('Sort by').selectOption('human')
  expect(await texts(page, '#top code')).not.toEqual(before)
})

test('risers and fallers name new and vanished pages', async () => {
  const now = siteOf(rowsOf(['/kept', '/fresh']))
  const before = siteOf([...rowsOf(['/kept']), { path: '/lost', human: 40, ai: 30, total: 60 }])
  await using opened = await open('changes', { now, before, end: {} })
  const { page } = opened
  expect(await texts(page, '#changes tr')).toEqual([
    'PageBeforeNowChange',
    '/fresh01,199+1,199 new',
    'PageBeforeNowChange',
    '/lost600-60 gone',
  ])
  expect(await page.locator('#changes > p').last().textContent()).toBe(
    '1 page in both periods, 1 new, 1 gone.',
  )
  expect(await texts(page, paths)).toEqual(['/kept', '/fresh', '/lost'])
})

test('a page of a cut export compares only what both sides have', async () => {
  const now = siteOf(rowsOf(['/kept', '/fresh']))
  const before = siteOf(rowsOf(['/kept', '/lost']))
  const end = { complete: false, beforeComplete: false, problem: 'Partial export: 2 pages. Raise max-pages.' }
  await using opened = await open('cut', { now, before, end })
  const { page } = opened
  expect(await page.locator('#problem').textContent()).toBe('Partial export: 2 pages. Raise max-pages.')
  expect(await texts(page, '#changes tbody tr')).toEqual([])
  expect(await page.locator('#changes').textContent()).toContain('1 page in both periods. Not every page')
})

test('a click sorts the table by any column, and another one turns it around', async () => {
  await using opened = await open('demo', demo)
  const { page } = opened
  const totals = () => texts(page, '#pages td.total')
  const numbers = async () => (await totals()).map((text) => Number(text.replace(/,/g, '')))
  expect(await numbers()).toEqual((await numbers()).toSorted((a, b) => b - a))
  await page.getByRole('button', { name: 'All', exact: true }).click()
  expect(await numbers()).toEqual((await numbers()).toSorted((a, b) => a - b))
  expect(await page.locator('th[aria-sort=ascending]').textContent()).toBe('All')
  await page.getByRole('button', { name: 'Page', exact: true }).click()
  const sorted = await texts(page, paths)
  expect(sorted).toEqual(sorted.toSorted())
  await page.getByRole('button', { name: 'Change', exact: true }).click()
  expect(await page.locator('#pages td.change').first().textContent()).toMatch(/^\+/)
})

test('the filter finds a part of a path, and the start of one after a slash', async () => {
  await using opened = await open('demo', demo)
  const { page } = opened
  await page.getByLabel('Filter by path').fill('WEBHOOKS')
  expect(new Set((await texts(page, paths)).map((path) => path.includes('webhooks')))).toEqual(
    new Set([true]),
  )
  await page.getByLabel('Filter by path').fill('/quick')
  expect(await texts(page, paths)).toEqual(['/quickstart'])
  expect(await page.locator(status).textContent()).toBe('Rows 1 to 1 of 1 page')
  await page.getByLabel('Filter by path').fill('nothing like it')
  expect(await page.locator(status).textContent()).toBe('No page matches the filter.')
})

test('a section shows its pages in the table', async () => {
  await using opened = await open('demo', demo)
  const { page } = opened
  await page.locator('#sections').getByRole('button', { name: '/guides/' }).click()
  expect(new Set((await texts(page, paths)).map((path) => path.startsWith('/guides/')))).toEqual(
    new Set([true]),
  )
  expect(await page.evaluate('document.activeElement.id')).toBe('all-pages')
})

test('12,345 rows are sorted, filtered and turned over', async () => {
  const now = createVisitorsSite(12_345)(week)
  await using opened = await open('large', { now, before: null, end: {} })
  const { page, said } = opened
  expect(await page.locator(status).textContent()).toBe('Rows 1 to 15 of 12,345 pages')
  await page.getByRole('button', { name: 'Next rows' }).click()
  expect(await page.locator(status).textContent()).toBe('Rows 16 to 30 of 12,345 pages')
  await page.getByRole('button', { name: 'Last rows' }).click()
  expect(await page.locator(status).textContent()).toBe('Rows 12,331 to 12,345 of 12,345 pages')
  await page.getByRole('button', { name: 'AI', exact: true }).click()
  const most = Math.max(...now.visitors.map(({ ai }) => ai))
  expect(await page.locator('#pages td.ai').first().textContent()).toBe(most.toLocaleString('en'))
  await page.locator('#pages select').selectOption('250')
  expect(await texts(page, paths)).toHaveLength(250)
  await page.getByLabel('Filter by path').fill('page-12344')
  expect(await texts(page, paths)).toHaveLength(1)
  expect(said).toEqual([])
})

test('a button that leads nowhere does nothing', async () => {
  const now = siteOf(rowsOf(['/a', '/b']))
  await using opened = await open('two', { now, before: null, end: {} })
  const { page } = opened
  for (const name of ['Previous rows', 'Next rows', 'First rows', 'Last rows']) {
    await page.getByRole('button', { name }).click({ force: true })
    expect(await page.locator(status).textContent()).toBe('Rows 1 to 2 of 2 pages')
  }
})

test('the chart follows the width of the window', async () => {
  await using opened = await open('demo', demo)
  const { page } = opened
  await page.setViewportSize({ width: 375, height: 800 })
  const frames = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))'
  const widths = `${frames}.then(() => [document.querySelector('canvas').clientWidth, document.body.scrollWidth])`
  const [chart = 0, body = 0] = await page.evaluate<number[]>(widths)
  expect([chart > 200, chart < 375, body <= 375]).toEqual([true, true, true])
})

test('everything works with the keyboard alone', async () => {
  await using opened = await open('demo', demo)
  const { page } = opened
  await page.keyboard.press('Tab')
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Skip to all pages')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.type('sdks')
  expect((await texts(page, paths))[0]).toContain('sdks')
  for (const _ of ['size', 'Page', 'People']) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.locator('th[aria-sort]').textContent()).toBe('People')
  expect(await page.evaluate('document.activeElement.textContent')).toBe('People')
  const next = page.getByRole('button', { name: 'Next rows' })
  await next.focus()
  await page.keyboard.press('Space')
  expect(await page.locator(status).textContent()).toMatch(/^Rows 16 to/)
  expect(await page.evaluate('document.activeElement.textContent')).toBe('Next rows')
})

test.each(['light', 'dark'] as const)('axe finds nothing in the %s theme', async (colorScheme) => {
  await using opened = await open('demo', demo, { colorScheme })
  await opened.page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true })')
  expect(await findings(opened.page)).toEqual([])
})

test('the reader chooses a theme, and the chart follows', async () => {
  await using opened = await open('demo', demo, { colorScheme: 'light' })
  const { page } = opened
  const background = () => page.evaluate('getComputedStyle(document.documentElement).backgroundColor')
  const frame = 'new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))'
  const draws = (color: number) =>
    page.evaluate(`${frame}.then(() => {
      const canvas = document.querySelector('canvas')
      const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height)
      return new Uint32Array(data.buffer).includes(${color})
    })`)
  // The blue of people in each theme, as the canvas keeps it: alpha, blue, green, red.
  const [lightBlue, darkBlue] = [0xffda6909, 0xfff89344]
  const light = await background()
  expect([await draws(lightBlue), await draws(darkBlue)]).toEqual([true, false])
  await page.getByLabel('Dark').check()
  expect(await background()).not.toBe(light)
  expect([await draws(lightBlue), await draws(darkBlue)]).toEqual([false, true])
  await page.emulateMedia({ media: 'print' })
  expect([await draws(lightBlue), await draws(darkBlue)]).toEqual([true, false])
})

test('it prints in light colors, without its controls, and on several pages', async () => {
  await using opened = await open('demo', demo, { colorScheme: 'dark' })
  const { page } = opened
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByLabel('Filter by path').isVisible()).toBe(false)
  expect(await page.locator('#theme').isVisible()).toBe(false)
  expect(await page.evaluate('getComputedStyle(document.body).color')).toBe('rgb(31, 35, 40)')
  const pdf = await page.pdf({ format: 'A4' })
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length).toBeGreaterThan(1)
})

test.each([375, 1_280])('nothing is wider than a window of %d pixels', async (width) => {
  await using opened = await open('demo', demo, { viewport: { width, height: 800 } })
  const wide = `[...document.querySelectorAll('section, table, .chart')].filter(
    (one) => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth + 1).length`
  expect(await opened.page.evaluate('document.documentElement.scrollWidth')).toBe(width)
  expect(await opened.page.evaluate(wide)).toBe(0)
})

test('on a phone, the table begins within two screens and shows fifteen rows at first', async () => {
  await using opened = await open('demo', demo, { viewport: phone })
  const { page } = opened
  const top = 'document.querySelector("#pages table").getBoundingClientRect().top + scrollY'
  expect(await page.evaluate(top)).toBeLessThanOrEqual(2 * phone.height)
  expect(await texts(page, paths)).toHaveLength(15)
  await page.locator('#pages select').selectOption('50')
  expect(await texts(page, paths)).toHaveLength(50)
})

test.each([375, 1_280])('no word is broken or cut in a window of %d pixels', async (width) => {
  const long = '/api-reference/authentication/a-page-with-a-rather-long-name-of-many-words'
  const now = siteOf(rowsOf([long, '/a/b']))
  for (const sample of [demo, { now, before: now, end: {} }]) {
    await using opened = await open('words', sample, { viewport: { width, height: 812 } })
    const { page } = opened
    await page.evaluate('document.querySelectorAll("details").forEach((one) => { one.open = true })')
    expect(await page.evaluate(brokenWords)).toEqual([])
    const isCut = '({ scrollWidth, clientWidth }) => scrollWidth > clientWidth'
    expect(await page.evaluate(`[...document.querySelectorAll('code')].filter(${isCut}).length`)).toBe(0)
  }
})

test.each([375, 1_280])('a word wider than a window of %d pixels is cut, not broken', async (width) => {
  const now = siteOf(rowsOf([`/${'x'.repeat(250)}/a`, '/b/c']))
  await using opened = await open(
    'wide',
    { now, before: null, end: {} },
    { viewport: { width, height: 812 } },
  )
  expect(await opened.page.evaluate(brokenWords)).toEqual([])
  expect(await opened.page.evaluate('document.documentElement.scrollWidth')).toBe(width)
})

test.each([375, 1_280])('all bars grow from left to right in a window of %d pixels', async (width) => {
  await using opened = await open('demo', demo, { viewport: { width, height: 800 } })
  const starts = `[...document.querySelectorAll('#top .line, #sections .measured')].map((one) =>
    one.querySelector('.bar').getBoundingClientRect().left - one.getBoundingClientRect().left)`
  const found = await opened.page.evaluate<number[]>(starts)
  expect(found.length).toBeGreaterThan(30)
  expect(new Set(found)).toEqual(new Set([0]))
})

test('with the address of the site, paths lead to its pages, and hostile ones nowhere else', async () => {
  const site = siteOf(rowsOf(markup))
  await using opened = await open('links', {
    ...{ now: site, before: site, end: {}, siteUrl: 'https://docs.example.com/' },
  })
  const { page, requested, said } = opened
  const links = await page
    .locator('#pages tbody a')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''))
  expect(links).toHaveLength(15)
  expect(links.filter((link) => !/^https:\/\/docs\.example\.com\/[\w/.~%-]*$/.test(link))).toEqual([])
  expect({ requested, said }).toEqual({ requested: [], said: [] })
  expect(await findings(page)).toEqual([])
})

test('numbers are those of the reader, and dates are the same for all', async () => {
  await using opened = await open('demo', demo, { locale: 'de-DE' })
  expect(await opened.page.locator('.count').first().textContent()).toMatch(/^\d+\.\d{3}$/)
  expect(await opened.page.locator('#period').textContent()).toMatch(/^2026-11-14 to 2026-11-20/)
})

const markup = [
  ...hostilePaths,
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '"><svg onload=alert(1)>',
  '/\u202etxt.exe\u2066',
  '/\ud800',
  'constructor',
  '__proto__',
  'javascript:alert(1)',
  `/${'x'.repeat(10_000)}`,
  '{{visitors-data}}',
  ']]>',
]

test.each([375, 1_280])(
  'hostile paths are inert at %d pixels: nothing runs, nothing is loaded',
  async (width) => {
    const site = siteOf(rowsOf(markup))
    const viewport = { width, height: 800 }
    await using opened = await open('hostile', { now: site, before: site, end: {} }, { viewport })
    const { page, requested, said } = opened
    expect({ requested, said }).toEqual({ requested: [], said: [] })
    await page.locator('#pages select').selectOption('50')
    const shown = await texts(page, paths)
    expect(shown).toHaveLength(markup.length)
    expect(shown).toContain('/<img src=x onerror=alert(1)>')
    expect(shown).toContain('</script><script>alert(1)</script>')
    expect(shown).toContain(String.raw`/\u{202e}txt.exe\u{2066}`)
    expect(shown.filter((path) => path.length > 400)).toEqual([])
    expect(await page.locator('main').locator('img, svg, script, iframe, a').count()).toBe(0)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
    expect(await findings(page)).toEqual([])
  },
)

test.each<[string, PageSample, string[]]>([
  [
    'an empty site',
    { now: { totals: none, visitors: [] }, before: null, end: {} },
    [
      'Nobody visited the site in this period.',
      'No page was visited',
      'There are no pages to show.',
      'no sections',
    ],
  ],
  [
    'one page and one period',
    { now: siteOf(rowsOf(['/'])), before: null, end: {} },
    ['Set trend: 12 in the workflow', "The pages weren't compared.", 'Rows 1 to 1 of 1 page'],
  ],
  [
    'counts that are all zero',
    {
      now: { totals: none, visitors: [{ path: '/', ...none }] },
      before: { totals: none, visitors: [{ path: '/', ...none }] },
      end: {},
    },
    ['Nobody visited the site in this period.', 'no change', 'None.', 'Rows 1 to 1 of 1 page'],
  ],
])('%s has a page that says so', async (name, sample, sentences) => {
  await using opened = await open(name.replaceAll(' ', '-'), sample)
  const { page, said } = opened
  const text = await page.locator('main').textContent()
  for (const sentence of sentences) expect(text).toContain(sentence)
  expect(text).not.toMatch(/NaN|undefined|null|Infinity/)
  expect(said).toEqual([])
  expect(await findings(page)).toEqual([])
})
