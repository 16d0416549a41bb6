// An export of 100,000 rows beside one of 1,000: our time for each page, and how much more memory it takes.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { runAction } from '../emulator/runner/runner.ts'
import { atMost, median, type Row, untargeted } from './row.ts'

type Place = { url: string; key: string; projectId: string }
type Export = { actionMs: number; serverMs: number; memoryKib: number }

const pageRows = 250
const [few, many] = [1_000, 100_000]

/** Returns the rows, medians of so many exports each. */
export async function measureVisitors(rounds: number): Promise<Row[]> {
  const small = await exportRows(few, rounds)
  const large = await exportRows(many, rounds)
  const pages = (many - few) / pageRows
  const actionMs = (large.actionMs - small.actionMs) / pages
  const serverMs = (large.serverMs - small.serverMs) / pages
  const growthMib = (large.memoryKib - small.memoryKib) / 1_024
  return [
    untargeted('visitors: a page, the server’s time and the way counted', `${actionMs.toFixed(1)} ms`),
    untargeted('visitors: a page, only asked for and read by fetch', `${serverMs.toFixed(1)} ms`),
    untargeted('visitors: our own time for a page', `${(actionMs - serverMs).toFixed(1)} ms`),
    untargeted('visitors: peak memory of 1,000 rows', `${(small.memoryKib / 1_024).toFixed(0)} MiB`),
    atMost('visitors: growth of it over 100,000 rows', growthMib, { max: 40, unit: ' MiB' }),
  ]
}

async function exportRows(rows: number, rounds: number): Promise<Export> {
  const script = fileURLToPath(new URL('visitors-server.ts', import.meta.url))
  const server = spawn(process.execPath, [script, String(rows)], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const [line] = await once(server.stdout, 'data')
    const place: Place = JSON.parse(String(line))
    // The service counts the visitors of a period on the first request for it; the medians leave that out.
    const exports: Export[] = []
    for (let round = 0; round < rounds; round += 1) exports.push(await exportOnce(place, rows))
    const of = (pick: (one: Export) => number) => median(exports.map(pick))
    return {
      actionMs: of((one) => one.actionMs),
      serverMs: of((one) => one.serverMs),
      memoryKib: of((one) => one.memoryKib),
    }
  } finally {
    server.kill()
  }
}

async function exportOnce(place: Place, rows: number): Promise<Export> {
  const run = await runAction({
    metadata: 'visitors/action.yml',
    with: {
      ...{ 'api-key': place.key, 'project-id': place.projectId, 'api-url': place.url },
      ...{ 'max-pages': '1000', compare: 'none', format: 'csv, json, markdown' },
    },
  })
  if (run.outputs.rows !== String(rows)) throw new Error(`${run.outputs.rows} rows:\n${run.stdout}`)
  const beganMs = performance.now()
  await readPages(place, rows)
  const serverMs = performance.now() - beganMs
  return { actionMs: run.spawnToExitMs, serverMs, memoryKib: run.peakMemoryKb ?? 0 }
}

async function readPages({ url, key, projectId }: Place, rows: number): Promise<void> {
  const headers = { authorization: `Bearer ${key}` }
  for (let offset = 0; offset < rows; offset += pageRows) {
    const page = `${url}/v1/analytics/${projectId}/visitors?limit=${pageRows}&offset=${offset}`
    await (await fetch(page, { headers })).text()
  }
}
