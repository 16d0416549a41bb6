/**
 * `npm run gallery`: writes every comment and summary, as GitHub shows them, into `reports/gallery/index.html`, and the
 * report page of visitors beside it.
 */

import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { galleryPage, mermaidFile, visitorsPageName } from './page.ts'
import { allSamples } from './samples.ts'
import { demoPageSample, renderVisitorsPage } from './visitors-page.ts'

const folder = 'reports/gallery'

/** Writes a page with what it loads, and gives back its file. */
export function writePage(name: string, html: string): string {
  mkdirSync(folder, { recursive: true })
  copyFileSync(mermaidFile, `${folder}/mermaid.js`)
  const file = `${folder}/${name}`
  writeFileSync(file, html)
  return file
}

if (import.meta.main) {
  writePage(visitorsPageName, await renderVisitorsPage(demoPageSample()))
  console.log(writePage('index.html', galleryPage(allSamples())))
}
