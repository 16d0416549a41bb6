// The drawings of the pages: Mermaid, which GitHub draws them with, can draw
// each, and none has more boxes than a reader takes in.
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type Browser, chromium, type Page } from 'playwright-core'

const mermaid = createRequire(import.meta.url).resolve(
  'mermaid/dist/mermaid.min.js',
)
const maxNodes = 12
/** The start and the end of states are nodes, too, but no boxes. */
const nodes = 'g.node:not([id*="_start-"]):not([id*="_end-"])'

const drawings = globSync('docs/*.md').flatMap((page) =>
  [...readFileSync(page, 'utf8').matchAll(/^```mermaid\n(.*?)^```$/gms)].map(
    ([, source = ''], index) => ({ name: `${page} ${index + 1}`, source }),
  ),
)

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  page = await browser.newPage()
  await page.addScriptTag({ path: mermaid })
})

afterAll(() => browser.close())

/** Throws, in the words of Mermaid, if it cannot be drawn. */
async function draw(source: string): Promise<void> {
  const code = JSON.stringify(source)
  await page.evaluate(`mermaid.render('drawing', ${code}).then(({ svg }) => {
    document.body.innerHTML = svg
  })`)
}

test('the pages have drawings', () => {
  expect(drawings.map(({ name }) => name)).not.toEqual([])
})

test('each drawing is drawn, and has twelve boxes at most', async () => {
  for (const { name, source } of drawings) {
    await draw(source).catch((error) => {
      throw new Error(`${name}: ${error.message}`)
    })
    const count = await page.locator(nodes).count()
    expect({ name, isEmpty: count === 0 }).toEqual({ name, isEmpty: false })
    expect({ name, isFull: count > maxNodes }).toEqual({ name, isFull: false })
  }
})
