/** `npm run pictures`: takes the README's pictures of the comment that leads to a pull request. */

import { mkdirSync } from 'node:fs'
import { openBrowser, openFile } from './browser.ts'
import { writePage } from './build.ts'
import { picturePage, themes } from './page.ts'
import { allSamples } from './samples.ts'

const sample = allSamples().find(({ name }) => name === 'comment-pull-request')
if (!sample) throw new Error('There is no sample of a comment with a pull request.')

mkdirSync('docs/images', { recursive: true })
const browser = await openBrowser()
for (const theme of themes) {
  const page = await openFile(browser, writePage(`${theme}.html`, picturePage(sample, theme)))
  await page.locator('summary').click()
  await page.locator('.frame').screenshot({ path: `docs/images/comment-${theme}.png`, omitBackground: true })
}
await browser.close()
