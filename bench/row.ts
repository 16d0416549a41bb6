// A measured figure beside what it should be, and the table of such.

export type Row = {
  what: string
  figure: string
  /** Empty for a figure that is only told. */
  target: string
  /** Whether the target is met, null where there is none. */
  isMet: boolean | null
}

/** Gives back a row whose figure is at most so much. */
export function atMost(what: string, value: number, limit: { most: number; unit?: string }): Row {
  const { most, unit = '' } = limit
  return { what, figure: show(value) + unit, target: `at most ${show(most)}${unit}`, isMet: value <= most }
}

/** Gives back a row without a target. */
export function told(what: string, figure: string): Row {
  return { what, figure, target: '', isMet: null }
}

/** Gives back a Markdown table. */
export function renderRows(rows: readonly Row[]): string {
  const lines = rows.map(
    ({ what, figure, target, isMet }) => `| ${what} | ${figure} | ${target} | ${mark(isMet)} |`,
  )
  return ['| What | Figure | Target | Met |', '| --- | ---: | --- | --- |', ...lines].join('\n')
}

/** Gives back the middle one, or what lies between the two in the middle. */
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
