// Debian's Chromium, with a fresh profile and no traffic of its own.
import { pathToFileURL } from 'node:url'
import { type Browser, chromium, type Page } from 'playwright-core'

const flags = [
  ...['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  ...['--disable-background-networking', '--disable-component-update', '--disable-sync'],
]

/** A headless browser with a profile that nobody used before. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: '/usr/bin/chromium', headless: true, args: flags })
}

/** The page of a file, after its charts are drawn. */
export async function openFile(browser: Browser, file: string): Promise<Page> {
  const page = await browser.newPage({ deviceScaleFactor: 2, viewport: { width: 1_100, height: 900 } })
  await page.goto(pathToFileURL(file).href)
  await page.waitForSelector('body[data-drawn]', { state: 'attached' })
  return page
}
