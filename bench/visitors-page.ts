// The report page: writing it beside the CSV file of the same rows, and using it beside a page without rows.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { createVisitorsSite } from '../emulator/docs-service/visitors-data.ts'
import { runAction } from '../emulator/runner/runner.ts'
import { openBrowser } from '../tools/preview/browser.ts'
import { renderVisitorsPage } from '../tools/preview/visitors-page.ts'
import { atMost, median, type Row, untargeted } from './row.ts'

type Place = { url: string; key: string; projectId: string }
type Export = { ms: number; memoryKib: number }

const rows = 12_345
const week = { fromDay: 20_771, toDay: 20_778 }
const none = { totals: { human: 0, ai: 0, total: 0 }, visitors: [] }
const maxTemplateKib = 200

/** Returns the rows. The two exports, and the two pages, take turns. */
export async function measureVisitorsPage(rounds: number): Promise<Row[]> {
  return [...measureTemplate(), ...(await measureWriting(rounds)), ...(await measureUse(rounds))]
}

function measureTemplate(): Row[] {
  const template = readFileSync(new URL('../dist/visitors-page.html', import.meta.url))
  return [
    atMost('size: the report page of visitors without data', template.length / 1_024, {
      ...{ max: maxTemplateKib, unit: ' KiB' },
    }),
  ]
}

async function measureWriting(rounds: number): Promise<Row[]> {
  const script = fileURLToPath(new URL('visitors-server.ts', import.meta.url))
  const server = spawn(process.execPath, [script, String(rows)], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [line] = await once(server.stdout, 'data')
    const place: Place = JSON.parse(String(line))
    const exports: Record<'csv' | 'html', Export[]> = { csv: [], html: [] }
    // The first round counts the visitors of the period, which the service then remembers.
    for (let round = 0; round <= rounds; round += 1) {
      for (const format of ['csv', 'html'] as const) {
        const measured = await exportOnce(place, format)
        if (round > 0) exports[format].push(measured)
      }
    }
    const ratioOf = (pick: (one: Export) => number) =>
      median(exports.html.map(pick)) / median(exports.csv.map(pick))
    return [
      untargeted('visitors: CSV of 12,345 rows', `${median(exports.csv.map(({ ms }) => ms)).toFixed(0)} ms`),
      atMost(
        'visitors: time of the page, against CSV',
        ratioOf(({ ms }) => ms),
        { max: 1.5 },
      ),
      atMost(
        'visitors: memory of the page, against CSV',
        ratioOf(({ memoryKib }) => memoryKib),
        { max: 1.5 },
      ),
    ]
  } finally {
    server.kill()
  }
}

async function exportOnce({ url, key, projectId }: Place, format: string): Promise<Export> {
  const run = await runAction({
    metadata: 'visitors/action.yml',
    with: {
      ...{ 'api-key': key, 'project-id': projectId, 'api-url': url },
      ...{ 'max-pages': '60', compare: 'none', summary: 'false', format },
    },
  })
  if (run.outputs.rows !== String(rows)) throw new Error(`${run.outputs.rows} rows:\n${run.stdout}`)
  return { ms: run.spawnToExitMs, memoryKib: run.peakMemoryKb ?? 0 }
}

async function measureUse(rounds: number): Promise<Row[]> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-page-'))
  const write = async (name: string, site: Parameters<typeof renderVisitorsPage>[0]['now']) => {
    const file = join(folder.path, `${name}.html`)
    writeFileSync(file, await renderVisitorsPage({ now: site, before: null, end: {} }))
    return pathToFileURL(file).href
  }
  const [full, empty] = [await write('full', createVisitorsSite(rows)(week)), await write('empty', none)]
  const times: Record<'full' | 'empty', number[]> = { full: [], empty: [] }
  const browser = await openBrowser()
  try {
    for (let round = 0; round <= rounds; round += 1) {
      const measured = { full: await usePage(browser, full), empty: await usePage(browser, empty) }
      if (round === 0) continue
      times.full.push(measured.full)
      times.empty.push(measured.empty)
    }
  } finally {
    await browser.close()
  }
  const [fullMs, emptyMs] = [median(times.full), median(times.empty)]
  return [
    untargeted('visitors: an empty page, opened in Chromium', `${emptyMs.toFixed(0)} ms`),
    atMost('visitors: the page of 12,345 rows, opened and sorted by a click', fullMs / 1_000, {
      ...{ max: 1, unit: ' s' },
    }),
    untargeted('visitors: ratio of the two', (fullMs / emptyMs).toFixed(2)),
  ]
}

/** Milliseconds from the address to a page that is sorted, if it has rows to sort. */
async function usePage(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  const beganMs = performance.now()
  await page.goto(url)
  await page.waitForSelector('body[data-ready]', { state: 'attached' })
  const button = page.getByRole('button', { name: 'AI', exact: true })
  if ((await button.count()) > 0) {
    await button.click()
    await page.waitForSelector('th[aria-sort] >> text=AI')
  }
  const ms = performance.now() - beganMs
  await page.close()
  return ms
}
