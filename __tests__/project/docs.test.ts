// The pages as a reader uses them: links lead somewhere, workflows use what there is, and every ending is explained.
import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { z } from 'zod'
import { readRelease } from '../../scripts/owner.ts'
import { readMetadata } from '../../scripts/readme.ts'
import { docLinks } from '../../src/base/doc-links.ts'
import { reasons, runResults, type VisitorsReason } from '../../src/base/result-codes.ts'
import { previousTag } from '../../src/context/release-tag.ts'
import { periodLabel, readPeriod } from '../../src/visitors/period.ts'

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md')].map(toSlashes).sort()

const called = z.looseObject({ uses: z.string(), with: z.record(z.string(), z.unknown()).default({}) })
const callable = z.object({ on: z.object({ workflow_call: z.object({ inputs: z.looseObject({}) }) }) })
const { repository } = readRelease('.')
const ours = new RegExp(`^${repository}(?:/([a-z]+|\\.github/workflows/[a-z-]+\\.yml))?@(?:v1|[0-9a-f]{40})$`)

test.each(pages)('every link in %s leads to a file and a heading that are there', (page) => {
  const broken = linksOf(page).filter(({ file, anchor }) => {
    if (!existsSync(file)) return true
    return anchor !== '' && !(statSync(file).isFile() && anchorsOf(file).includes(anchor))
  })
  expect(broken).toEqual([])
})

test.each(pages.filter((page) => page !== 'README.md'))('%s is linked from the README', (page) => {
  expect(linksOf('README.md').map(({ file }) => file)).toContain(page)
})

test.each(pages)('every workflow in %s gives only inputs that there are', (page) => {
  const uses = yamlIn(page).flatMap(findUses)
  const unknown = uses.flatMap(({ uses: action, with: given }) =>
    Object.keys(given).filter((name) => !inputsOf(action).includes(name)),
  )
  expect(unknown).toEqual([])
})

test.each(pages)('%s names only scripts that there are', (page) => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'))
  const named = [...textOf(page).matchAll(/npm run ([a-z:]+)/g)].map(([, script]) => script)
  expect(Object.keys(scripts)).toEqual(expect.arrayContaining(named))
})

test.each(Object.entries(docLinks))('the place %s, which annotations link to, is there: %s', (_, place) => {
  const [file = '', anchor = ''] = place.split('#')
  expect(anchorsOf(file)).toContain(anchor)
})

test('the hosts of a run stand in one line: that of Mintlify’s API, and that of GitHub’s', () => {
  const api = new URL(readMetadata('action.yml').inputs['api-url']?.default ?? '')
  expect(textOf('docs/security.md')).toContain(`\n${api.host} api.github.com\n`)
})

test('every result is explained, in order, and no other', () => {
  expect(explainedIn('docs/reliability.md', 'result')).toEqual([...runResults])
})

test('every reason is explained, in order, and no other', () => {
  expect(explainedIn('docs/reliability.md', 'reason')).toEqual([...reasons])
})

test.each<VisitorsReason>(['offset', 'page-budget', 'repeated-page', 'rows-shifted'])(
  'the reason %s of an export is explained',
  (reason) => {
    expect(textOf('docs/visitors.md')).toMatch(
      new RegExp(`^\\| .*\\| \`${reason}\` \\| [A-Z].{20,} \\|`, 'm'),
    )
  },
)

test.each(rowsOf('docs/release-tags.md', 'Tag'))(
  '%s with %s follows %s',
  (tag = '', others = '', previous = '') => {
    expect(codesIn(others).length).toBeGreaterThan(0)
    expect(codesIn(tag).map((one) => previousTag(one, codesIn(others)))).toEqual(codesIn(previous))
  },
)

test.each(rowsOf('docs/visitors.md', 'You give'))('%s gives %s', (given = '', days = '') => {
  const settings = new Map(codesIn(given).map((code) => [code.split(': ')[0], code.split(': ')[1]]))
  const [dateFrom = null, dateTo = null] = [settings.get('date-from'), settings.get('date-to')]
  const period = readPeriod(
    { dateFrom, dateTo, days: Number(settings.get('days') ?? 7) },
    new Date('2026-11-20T12:00:00Z'),
  )
  const label = period.kind === 'success' ? periodLabel(period.value) : period.error
  expect(label.replace(' (UTC)', '')).toBe(days)
})

test.each(rowsOf('docs/cost.md', 'Reconcile'))(
  'reconcile %s, %s times a day: the background pays from %s commands a day',
  (_, runs, ...given) => {
    const commandsFrom = [5, 10, 20].map((minutes) => Math.floor(Number(runs) / (minutes - 1)) + 1)
    expect(given.map(Number)).toEqual(commandsFrom)
  },
)

test('the minutes of each way follow from its formula', () => {
  const [commands, minutes] = [10, 10]
  const formulas: Record<string, (repositories: number) => number> = {
    Waiting: (count) => count * commands * minutes,
    'Hourly in each': (count) => count * commands + count * 24,
    Central: (count) => count * commands + 144,
    'On docs events': (count) => count * commands + count * commands * 2 + 24,
    'Wait timer': (count) => count * commands * 2,
  }
  const rows = rowsOf('docs/cost.md', 'Minutes a day')
  expect(rows.map(([way]) => way)).toEqual(Object.keys(formulas))
  const written = rows.map(([, ...cells]) => cells.map((cell) => Number(cell.replaceAll(',', ''))))
  expect(written).toEqual(Object.values(formulas).map((formula) => [1, 20, 200].map(formula)))
})

test('the sums of the worked month follow from the prices', () => {
  /** In dollars: a credit, and a minute of each runner. */
  const [credit, standard, slim] = [0.01, 0.006, 0.002]
  const [merges, minutes, reconciles] = [200, 10, 30 * 24]
  const runners = [
    200 * minutes * standard,
    250 * minutes * standard,
    600 * minutes * standard,
    50 * minutes * standard,
    30 * minutes * standard,
    (90 * minutes + (merges - 90)) * standard,
    (merges + reconciles) * slim,
  ]
  const rows = rowsOf('docs/cost.md', 'Requests in the month')
  const written = rows.map((cells) => cells.slice(1))
  const worked = rows.map(([what = ''], row) => {
    const [least = 0, most = 0] = [110, 115].map(
      (each) => Math.max(0, Number.parseInt(what, 10) * each - 10_000) * credit,
    )
    const runner = runners[row] ?? 0
    return [dollars(least, most), dollars(runner), dollars(least + runner, most + runner)]
  })
  expect(written).toEqual(worked)
})

test.each([
  ['an input that there is not', `${repository}@v1`, 'promt'],
  ['an input of another action', `${repository}/visitors@v1`, 'prompt'],
  ['an input that a called workflow lacks', workflow('docs-command'), 'job-id'],
])('%s would be found', (_, action, input) => {
  expect(inputsOf(action)).toContain('project-id')
  expect(inputsOf(action)).not.toContain(input)
})

test('every input, output and secret of the reusable workflow is explained', () => {
  const { inputs, secrets } = parse(textOf('.github/workflows/docs-command.yml')).on.workflow_call
  const named = codesIn(proseOf('docs/scale.md'))
  expect(named).toEqual(expect.arrayContaining([...Object.keys(inputs), ...Object.keys(secrets)]))
})

function dollars(...amounts: number[]): string {
  return [...new Set(amounts.map((amount) => `$${Math.round(amount)}`))].join(' to ')
}

function toSlashes(path: string): string {
  return path.replaceAll('\\', '/')
}

function workflow(name: string): string {
  return `${repository}/.github/workflows/${name}.yml@v1`
}

function textOf(page: string): string {
  return readFileSync(page, 'utf8')
}

/** Returns the cells of the table whose first column has that heading. Throws if there is none. */
function rowsOf(page: string, column: string): string[][] {
  const [, table] =
    new RegExp(`^\\| ${column} \\|.*\\n\\|[-| ]+\\|\\n((?:\\|.*\\n)+)`, 'm').exec(textOf(page)) ?? []
  if (table === undefined) throw new Error(`${page} has no table of ${column}.`)
  return table
    .trim()
    .split('\n')
    .map((row) => row.slice(2, -2).split(' | '))
}

function codesIn(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

/** Returns the text without what is in fences. */
function proseOf(page: string): string {
  return textOf(page).replace(/^```.*?^```$/gms, '')
}

/** Returns the links within the repository. */
function linksOf(page: string): { file: string; anchor: string }[] {
  const targets = [...proseOf(page).matchAll(/\]\((?!https?:)([^)]+)\)/g)].map(([, target = '']) => target)
  return targets.map((target) => {
    const [path = '', anchor = ''] = target.split('#')
    return { file: path === '' ? page : join(dirname(page), path), anchor }
  })
}

/** Returns the anchors that GitHub makes of the headings. */
function anchorsOf(page: string): string[] {
  const headings = [...proseOf(page).matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) => heading)
  return headings.map((heading) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )
}

/** Returns what the fenced YAML holds. Throws for one that is not YAML. */
function yamlIn(page: string): unknown[] {
  return [...textOf(page).matchAll(/^```ya?ml\n(.*?)^```$/gms)].map(([, text = '']) => parse(text))
}

/** Returns the steps and jobs that use this repository, however deep they stand. */
function findUses(node: unknown): z.infer<typeof called>[] {
  if (typeof node !== 'object' || node === null) return []
  const { success, data } = called.safeParse(node)
  const own = success && data.uses.includes('/docs-agent-action') ? [data] : []
  return [...own, ...Object.values(node).flatMap(findUses)]
}

/** Returns the inputs of an action or a called workflow of this repository. Throws for one that there is not. */
function inputsOf(action: string): string[] {
  const [isOurs, path] = ours.exec(action) ?? []
  if (isOurs === undefined) throw new Error(`There is no ${action}.`)
  if (path?.endsWith('.yml')) return Object.keys(callable.parse(parse(textOf(path))).on.workflow_call.inputs)
  const { inputs } = readMetadata(path === undefined ? 'action.yml' : `${path}/action.yml`)
  return Object.keys(inputs).filter((name) => name !== 'operation')
}

/** Returns the codes in the first column of the table with that heading, each with a sentence beside it. */
function explainedIn(page: string, column: string): string[] {
  const rows = rowsOf(page, `\`${column}\``)
  const explained = rows.filter((cells) => cells.some((cell) => /^[A-Z0-9].{10,}\.$/.test(cell)))
  return explained.flatMap(([code = '']) => codesIn(code))
}
