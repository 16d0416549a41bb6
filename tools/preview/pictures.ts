/** `npm run pictures`: takes the README's pictures: the comment of its first workflow, a failure, and the report page. */

import { mkdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import sharp from 'sharp'
import { openBrowser, openFile } from './browser.ts'
import { writePage } from './build.ts'
import { picturePage, themes, visitorsPageName } from './page.ts'
import { allSamples, firstWorkflowSample } from './samples.ts'
import { demoPageSample, renderVisitorsPage } from './visitors-page.ts'

const pictures = {
  comment: firstWorkflowSample(),
  failure: allSamples().find(({ name }) => name === 'comment-rejected-unauthorized'),
}

/** As wide as a text column shows without making letters small, and from the title to the first bars. */
const reportView = { width: 960, height: 1_032 }

mkdirSync('docs/images', { recursive: true })
const browser = await openBrowser()
for (const [name, sample] of Object.entries(pictures)) {
  if (!sample) throw new Error(`There is no sample for the picture ${name}.`)
  for (const theme of themes) {
    const page = await openFile(browser, writePage(`${name}-${theme}.html`, picturePage(sample, theme)))
    for (const details of await page.locator('summary').all()) await details.click()
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

/** Writes a screenshot with a palette, which takes less than half the bytes: each run of the action downloads them. */
async function write(name: string, screenshot: Buffer): Promise<void> {
  await sharp(screenshot)
    .png({ palette: true, effort: 10, compressionLevel: 9 })
    .toFile(`docs/images/${name}.png`)
}
