// The README and the pages, as wide as a laptop and as narrow as a phone.
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { openBrowser } from '../../tools/preview/browser.ts'
import { renderMarkdown } from '../../tools/preview/github-markdown.ts'

const style = readFileSync(
  createRequire(import.meta.url).resolve('github-markdown-css/github-markdown-light.css'),
  'utf8',
)
const pages = [...globSync('*.md'), ...globSync('docs/**/*.md')].sort()
/** Their paths, file names and addresses cannot be broken, so their tables scroll. */
const scrolling = ['CONTRIBUTING.md', 'docs/reference.md', 'docs/visitors.md']
let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await openBrowser()
  page = await browser.newPage()
})

afterAll(() => browser.close())

async function show(file: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 })
  const html = renderMarkdown(readFileSync(file, 'utf8'))
  const own = 'body { margin: 0 } .markdown-body { box-sizing: border-box; max-width: 1012px; padding: 16px }'
  await page.setContent(
    `<!doctype html><style>${style}${own}</style><article class="markdown-body">${html}</article>`,
  )
}

test.each(pages.flatMap((file) => [375, 1280].map((width) => ({ file, width }))))(
  '$file is not wider than $width pixels',
  async ({ file, width }) => {
    await show(file, width)
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(width)
  },
)

test.each(pages.filter((file) => !scrolling.includes(file)))(
  '%s shows its tables whole on a phone',
  async (file) => {
    await show(file, 375)
    const wide = await page.evaluate(`[...document.querySelectorAll('table')]
    .filter((table) => table.scrollWidth > table.clientWidth).map((table) => table.rows[0].innerText)`)
    expect(wide).toEqual([])
  },
)

test.each(pages)('%s has filled table headers, speaking links, and headings in order', async (file) => {
  await show(file, 1280)
  const texts: string[] = await page.evaluate(
    `[...document.querySelectorAll('th, a')].map(({ textContent }) => textContent.trim())`,
  )
  const vague = texts.filter((text) => /^(?:here|link|more|learn more|read on|this page)$/i.test(text))
  const levels: number[] = await page.evaluate(
    `[...document.querySelectorAll('h1, h2, h3, h4')].map(({ tagName }) => Number(tagName[1]))`,
  )
  expect(vague).toEqual([])
  expect(levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)).toEqual([])
  expect(
    await page.evaluate(
      `[...document.querySelectorAll('th')].filter((head) => !head.textContent.trim()).length`,
    ),
  ).toBe(0)
})
