// A measured figure beside what it should be, and the table of such.

export type Row = {
  what: string
  figure: string
  /** Empty for a figure without a target. */
  target: string
  /** Whether the target is met, null where there is none. */
  isMet: boolean | null
}

/** Returns a row with an upper limit. */
export function atMost(what: string, value: number, limit: { max: number; unit?: string }): Row {
  const { max, unit = '' } = limit
  return { what, figure: show(value) + unit, target: `at most ${show(max)}${unit}`, isMet: value <= max }
}

/** Returns a row without a target. */
export function untargeted(what: string, figure: string): Row {
  return { what, figure, target: '', isMet: null }
}

/** Returns a Markdown table. */
export function renderRows(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, figure, target, isMet }) => `| ${what} | ${figure} | ${target} | ${mark(isMet)} |`,
  )
  return ['| What | Figure | Target | Met |', '| --- | ---: | --- | --- |', ...lines].join('\n')
}

/** Returns the middle one, or what lies between the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = (sorted.length - 1) / 2
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2
}

function show(value: number): string {
  if (value >= 1_000) return Math.round(value).toLocaleString('en')
  return String(Number(value.toPrecision(3)))
}

function mark(isMet: boolean | null): string {
  if (isMet === null) return ''
  return isMet ? 'yes' : '**no**'
}
