/** `npm run pictures`: takes the pictures of the pages: the comment of the first workflow, a failure, the report. */

import { mkdirSync, writeFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { openBrowser, openFile } from './browser.ts'
import { writePage } from './build.ts'
import { picturePage, themes, visitorsPageName } from './page.ts'
import { digestsOfPictures, picturedSamples } from './pictured.ts'
import { demoPageSample, renderVisitorsPage } from './visitors-page.ts'

/** As wide as a text column shows without making letters small, and from the title to the first bars. */
const reportView = { width: 960, height: 1_032 }

mkdirSync('docs/images', { recursive: true })
const browser = await openBrowser()
for (const [name, sample] of Object.entries(picturedSamples())) {
  for (const theme of themes) {
    const page = await openFile(browser, writePage(`${name}-${theme}.html`, picturePage(sample, theme)))
    await write(`${name}-${theme}`, await page.locator('.frame').screenshot({ omitBackground: true }))
  }
}
const report = pathToFileURL(writePage(visitorsPageName, await renderVisitorsPage(demoPageSample()))).href
for (const colorScheme of themes) {
  const page = await browser.newPage({ viewport: reportView, colorScheme, locale: 'en-US' })
  await page.goto(report)
  await page.waitForSelector('body[data-ready]', { state: 'attached' })
  await write(`visitors-${colorScheme}`, await page.screenshot())
}
await browser.close()
writeFileSync('docs/images/digests.json', `${JSON.stringify(digestsOfPictures(), null, 2)}\n`)

/** Writes a screenshot with a palette, which takes less than half the bytes: each run of the action downloads them. */
async function write(name: string, screenshot: Buffer): Promise<void> {
  await sharp(screenshot)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toFile(`docs/images/${name}.png`)
}
