import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { reasons } from '../../src/base/result-codes.ts'
import { chartColors } from '../../src/visitors/summary-trend.ts'
import { isGateReason } from '../../src/words/skips.ts'
import { openBrowser, openFile } from '../../tools/preview/browser.ts'
import { writePage } from '../../tools/preview/build.ts'
import { renderMarkdown } from '../../tools/preview/github-markdown.ts'
import { galleryPage } from '../../tools/preview/page.ts'
import { allSamples } from '../../tools/preview/samples.ts'
import { hostileText } from '../../tools/preview/text-samples.ts'

const samples = allSamples()
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await openFile(browser, writePage('tested.html', galleryPage(samples)))
  await page.evaluate('document.querySelectorAll("details").forEach((element) => { element.open = true })')
})

afterAll(() => browser.close())

/** What the expression says of `article`, for each showing of a sample. */
function ask<T>(name: string, expression: string, frames = ''): Promise<T[]> {
  const articles = `document.querySelectorAll('#${name} ${frames} article')`
  return page.evaluate<T[]>(`[...${articles}].map((article) => ${expression})`)
}

test.each(samples)('$name fits into each of its four showings, open as it is', async ({ name }) => {
  const excess = 'Math.max(0, article.scrollWidth - article.clientWidth)'
  expect(await ask<number>(name, excess)).toEqual([0, 0, 0, 0])
})

test.each(samples)('$name has the links and table rows that its Markdown has', async ({ name, markdown }) => {
  const links = /\]\((https:[^)]+)\)| #(\d+)(?=[,.])/g
  const ours = [...withoutFences(markdown).matchAll(links)].map(
    ([, url, number]) => url ?? `https://github.com/acme/widgets/issues/${number}`,
  )
  const rows = withoutFences(markdown)
    .split('\n')
    .filter((line) => /^\| (?!-)/.test(line)).length
  const hrefs = '[...article.querySelectorAll("a")].map((link) => link.href)'
  const shown = 'article.querySelectorAll("tr").length'
  expect(await ask<string[]>(name, hrefs, '.light.phone')).toEqual([ours])
  expect(await ask<number>(name, shown, '.light.phone')).toEqual([rows])
})

test.each(samples)(
  '$name has speaking links, filled table headers and headings in order',
  async ({ name }) => {
    const [texts = []] = await ask<string[]>(name, textsOf('a, th'), '.light.wide')
    const [levels = []] = await ask<number[]>(
      name,
      '[...article.querySelectorAll("h1, h2, h3, h4, h5, h6")].map(({ tagName }) => Number(tagName[1]))',
      '.light.wide',
    )
    expect(texts.filter((text) => text.trim() === '' || /^(?:here|link|https?:)/.test(text))).toEqual([])
    // A run that a gate or a limit skipped says so in one line.
    const isOneLine = isGateReason(reasons.find((reason) => name === `summary-skipped-${reason}`) ?? null)
    expect(levels.length > 0).toBe(!isOneLine)
    expect(levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  },
)

test.each(samples)('$name has no element but those of its own markup', async ({ name, markdown }) => {
  const elements = 'img, script, style:not(svg *), iframe, input, h1, .mention, .reference'
  const foreign = `article.querySelectorAll('${elements}').length`
  // The merged pull requests of a request are mentioned on purpose.
  const { length } = [...markdown.matchAll(/ #\d+(?=[,.])/g)]
  expect(await ask<number>(name, foreign)).toEqual([length, length, length, length])
})

const hostile = samples.filter(({ name }) => name.includes('text-'))

test.each(hostile)('$name has the elements of a harmless text, and leads nowhere else', async ({ name }) => {
  const hosts = '[...article.querySelectorAll("a")].map(({ hostname }) => hostname)'
  const nested = 'article.querySelectorAll("code :not(wbr), details details, td table").length'
  const found = (await ask<string[]>(name, hosts)).flat()
  expect(found.filter((host) => host !== 'github.com' && host !== 'docs.example.com')).toEqual([])
  expect(await ask<number>(name, nested)).toEqual([0, 0, 0, 0])
})

test('a hostile note of a reconcile stands whole in one element of code', async () => {
  const note = "article.querySelector('tr:last-child td:nth-child(3)')"
  const shown = hostileText.replaceAll('\n', ' ')
  const content = await ask<string>('summary-reconcile-text-hostile', `${note}.textContent`)
  const elements = await ask<string>(
    'summary-reconcile-text-hostile',
    `[...${note}.querySelectorAll('*')].map(({ tagName }) => tagName).join(' ')`,
  )
  expect(content).toEqual(Array(4).fill(shown))
  expect(elements).toEqual(Array(4).fill('CODE'))
})

// A hostile word can be wider than a telephone. Its table scrolls.
const tabled = samples.filter(
  ({ name, markdown }) => markdown.includes('\n| Visitors |') && name !== 'summary-visitors-text-hostile',
)

test.each(tabled)('$name shows its tables whole on a telephone', async ({ name }) => {
  const excess =
    '[...article.querySelectorAll("table")].map((table) => table.scrollWidth - table.clientWidth)'
  const [light = [], dark = []] = await ask<number[]>(name, excess, '.phone')
  expect([...light, ...dark].filter((pixels) => pixels > 0)).toEqual([])
})

test('a table of reconciled threads shows thread, state and note on a telephone', async () => {
  const ends = `[...article.querySelectorAll('td:nth-child(3)')].map(
    (cell) => cell.getBoundingClientRect().right - article.getBoundingClientRect().right)`
  const [light = [], dark = []] = await ask<number[]>('summary-reconcile-done', ends, '.phone')
  expect(light.length).toBe(4)
  expect([...light, ...dark].filter((pixels) => pixels > 0)).toEqual([])
})

const drawn = samples.filter(({ markdown }) => /^```mermaid\n+%%.*\nxychart[^`]*^ {2}line /m.test(markdown))
const colors = Object.values(chartColors)

test.each(drawn)(
  '$name has its chart drawn, with a line of each color for each period',
  async ({ name, markdown }) => {
    const [, values = ''] = /^ {2}line \[(.*)\]$/m.exec(markdown) ?? []
    const count = values.split(', ').length
    const lines = `${JSON.stringify(colors)}.map((color) =>
    article.querySelector('svg path[stroke="' + color + '"]')?.getAttribute('d').match(/[ML]/g).length)`
    expect(await ask<number[]>(name, lines)).toEqual(Array(4).fill(colors.map(() => count)))
  },
)

test.each(drawn)('$name has a chart with a description, and dates beside each other', async ({ name }) => {
  const described =
    '["title", "desc"].map((tag) => article.querySelector("svg " + tag).textContent).join(" ")'
  const ends = `[...article.querySelectorAll('svg text')]
    .filter(({ textContent }) => /^\\d+-\\d/.test(textContent))
    .map((text) => text.getBoundingClientRect())
    .map(({ left, right }) => ({ left, right }))`
  expect(await ask<string>(name, described)).toEqual(
    Array(4).fill(expect.stringMatching(/^People and AI in each period People from [\d,]+ to/)),
  )
  for (const labels of await ask<{ left: number; right: number }[]>(name, ends)) {
    expect(labels.length).toBeGreaterThan(1)
    expect(labels.filter(({ left }, index) => index > 0 && left <= (labels[index - 1]?.right ?? 0))).toEqual(
      [],
    )
  }
})

test('the counts of the docs pull requests add up to their title', async () => {
  const counts = `(() => {
    const title = [...article.querySelectorAll('h3')].find((one) => /opened$/.test(one.textContent))
    const cells = [...title.nextElementSibling.querySelectorAll('td:nth-child(2)')]
    return [Number.parseInt(title.textContent), cells.reduce((sum, cell) => sum + Number(cell.textContent), 0)]
  })()`
  expect(await ask<number[]>('summary-reconcile-followed', counts)).toEqual(Array(4).fill([7, 7]))
})

test('some sample has a chart, and some has hostile text', () => {
  expect(drawn.map(({ name }) => name)).toContain('summary-visitors-trend')
  expect(hostile.map(({ name }) => name)).toContain('comment-text-hostile')
})

test('the page loads Mermaid, and nothing else', async () => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url().replace(/^file:.*\//, '')))
  await page.reload()
  await page.waitForSelector('body[data-drawn]', { state: 'attached' })
  expect(loaded).toEqual(['tested.html', 'mermaid.js'])
})

test('text that nobody made harmless would come alive, except for its scripts and styles', () => {
  const html = renderMarkdown(hostileText)
  for (const live of [
    '<img src="https:',
    '<a class="mention"',
    '<a href="https://evil',
    '<b>',
    '</details>',
  ]) {
    expect(html).toContain(live)
  }
  expect(html).not.toMatch(/<script|<!--|style=|onerror/)
})

function withoutFences(markdown: string): string {
  return markdown.replace(/^(`{3,})[^\n]*\n[\s\S]*?\n\1$/gm, '')
}

function textsOf(selector: string): string {
  return `[...article.querySelectorAll(${JSON.stringify(selector)})].map(({ textContent }) => textContent)`
}
