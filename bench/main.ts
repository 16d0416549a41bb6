// `npm run bench [-- rounds] [--beside script --input name=value …]`: measures
// the shipped action, prints each figure beside its target, and writes
// `bench/results.md`. `--beside` times the script of another action in the same
// rounds. Nothing fails on a figure: the machine may be busy.
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { cpus, loadavg } from 'node:os'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { maxKib, measureDist } from '../scripts/size.ts'
import { type Measured, measureRuns, type Run, runNode } from './scene.ts'

type Row = { what: string; figure: number; unit: string; max: number | null }

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    beside: { type: 'string' },
    input: { type: 'string', multiple: true, default: [] },
  },
})
const rounds = Number(positionals[0] ?? 20)
const longRounds = Math.min(rounds, 5)
const machine = `${cpus()[0]?.model}, ${cpus().length} cores, Node ${process.version}`
const load = (loadavg()[0] ?? 0).toFixed(1)

const bareFetch = fileURLToPath(new URL('bare-fetch.mjs', import.meta.url))
const alone = { comment: 'false' }
const background = { prompt: 'emulate: pull-request after 0s', wait: 'false' }
const waiting = { prompt: 'emulate: pull-request after 7s' }
const kinds = {
  background: [{ with: background }, { with: background }],
  backgroundAlone: [{ with: { ...background, ...alone } }],
  waiting: [{ with: waiting }],
  waitingAlone: [{ with: { ...waiting, ...alone } }],
} satisfies Record<string, Run[]>

/** The runs of which each round measures the first call. */
const firstCalls: Record<string, Run> = {
  scheduled: { event: 'schedule', with: background },
  'pull request': { with: background },
  command: { event: 'issue_comment', with: background },
  ...(values.beside !== undefined && {
    [values.beside]: {
      script: resolve(values.beside),
      with: Object.fromEntries(values.input.map((pair) => pair.split('=', 2))),
    },
  }),
}

const rows = await measureAll()
const table = [
  '| What | Figure | Target | Met |',
  '| --- | ---: | --- | --- |',
  ...rows.map(describe),
].join('\n')
console.log(table)
writeFileSync(
  fileURLToPath(new URL('results.md', import.meta.url)),
  `# Measured

${machine}, load ${load} when it began, ${new Date().toISOString().slice(0, 10)}. Medians of ${rounds} rounds, against local stand-ins of Mintlify and
GitHub; of ${longRounds} where a run waits for the agent. A bare \`fetch\` is a script that does nothing else, in the same rounds.

${table}
`,
)

async function measureAll(): Promise<Row[]> {
  const bare: number[] = []
  const first = new Map<string, number[]>()
  const [pull, message]: [Measured[], Measured[]] = [[], []]
  // The first round warms the machine.
  for (let round = 0; round <= rounds; round += 1) {
    const fetched = await measureBareFetch()
    for (const [name, run] of Object.entries(firstCalls)) {
      const [measured] = await measureRuns([run])
      if (round === 0 || !measured) continue
      first.set(name, [...(first.get(name) ?? []), measured.firstCallMs])
    }
    const [onPull, followUp] = await measureRuns(kinds.background)
    if (round === 0 || !onPull || !followUp) continue
    bare.push(fetched)
    pull.push(onPull)
    message.push(followUp)
  }
  const seconds = ({ seconds }: Measured) => seconds
  const calls = ({ gitHubCalls }: Measured) => gitHubCalls
  const fetchMs = median(bare)
  const wait = await repeat(kinds.waiting)
  const waitAlone = await repeat(kinds.waitingAlone)
  const pullAlone = await repeat(kinds.backgroundAlone)
  const whileWaiting = Math.max(
    ...wait.map(({ gitHubCallsWhileWaiting }) => gitHubCallsWhileWaiting),
  )
  return [
    row('first call, a bare `fetch`', fetchMs, { unit: 'ms' }),
    ...[...first].map(([name, times]) =>
      row(`first call, ${name}, of that`, median(times) / fetchMs, {
        max: name === values.beside ? null : 1.3,
      }),
    ),
    row(
      'end, from the terminal answer to the exit, with a comment',
      of(wait, ({ endMs }) => endMs),
      {
        unit: 'ms',
        max: 150,
      },
    ),
    row('background, a create', of(pull, seconds), { unit: 's', max: 4.5 }),
    row('background, a message', of(message, seconds), { unit: 's', max: 1.5 }),
    row(
      'calls of the conversation, a run that waits',
      of(wait, calls) - of(waitAlone, calls),
      { max: 8 },
    ),
    row(
      'calls of the conversation, one that does not',
      of(pull, calls) - of(pullAlone, calls),
      { max: 6 },
    ),
    row('calls to GitHub while a run waits for the agent', whileWaiting, {
      max: 0,
    }),
    row('all calls to GitHub, a run that waits', of(wait, calls), {}),
    row('JavaScript in `dist`', measureDist(), { unit: 'KiB', max: maxKib }),
  ]
}

/**
 * Returns the milliseconds from the start of a process to the arrival of its
 * only request.
 */
async function measureBareFetch(): Promise<number> {
  let firstCallMs = Number.NaN
  const server = createServer((_, response) => {
    firstCallMs = Date.now() - startMs
    response.end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  const startMs = Date.now()
  await runNode([bareFetch], { PATH: process.env.PATH, ADDRESS: url })
  server.close()
  return firstCallMs
}

async function repeat(runs: readonly Run[]): Promise<Measured[]> {
  const measured: Measured[] = []
  for (let round = 0; round < longRounds; round += 1)
    measured.push(...(await measureRuns(runs)))
  return measured
}

function of(
  measured: readonly Measured[],
  pick: (one: Measured) => number,
): number {
  return median(measured.map(pick))
}

function median(values: readonly number[]): number {
  return (
    values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ??
    Number.NaN
  )
}

function row(
  what: string,
  figure: number,
  { unit = '', max = null }: Partial<Row>,
): Row {
  return { what, figure, unit, max }
}

function describe({ what, figure, unit, max }: Row): string {
  const format = (value: number) =>
    `${Number(value.toPrecision(3))} ${unit}`.trim()
  const target = max === null ? '' : `at most ${format(max)}`
  const met = max === null ? '' : figure <= max ? 'yes' : '**no**'
  return `| ${what} | ${format(figure)} | ${target} | ${met} |`
}
