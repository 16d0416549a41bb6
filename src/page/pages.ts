// The table of all pages, with controls to sort, filter and turn pages.
import type { Measure } from '../visitors/counts.ts'
import type { Page, Report } from './data.ts'
import { create, find } from './dom.ts'
import { type Column, columns, selectPages, type View } from './select-pages.ts'
import {
  countedText,
  countText,
  pageChangeText,
  pathElement,
  shareText,
} from './text.ts'

const names = {
  path: 'Page',
  human: 'People',
  ai: 'AI',
  total: 'All',
  share: 'AI share',
}
const changeNames: Record<Measure, string> = {
  total: 'Change',
  human: 'Change of people',
  ai: 'Change of AI',
}
const sizes = [15, 50, 100, 250]

/** Where a button leads: the index of its first row. */
type Turn = (view: View, count: number) => number

const turns: Record<string, Turn> = {
  First: () => 0,
  Previous: ({ first, size }) => Math.max(0, first - size),
  Next: ({ first, size }) => first + size,
  Last: ({ size }, count) => Math.max(0, Math.floor((count - 1) / size) * size),
}

type Table = {
  pages: Page[]
  siteUrl: string | null
  view: View
  /** How many pages match the filter. */
  count: number
  heads: Map<Column, HTMLElement>
  body: HTMLElement
  status: HTMLElement
  buttons: Map<HTMLElement, Turn>
}

/**
 * Shows the table. Returns a function that filters it by the beginning of a
 * path and takes the reader there.
 */
export function showPages(report: Report): (prefix: string) => void {
  const table = createTable(report)
  const filter = create('input', {
    type: 'search',
    id: 'filter',
    autocomplete: 'off',
    spellcheck: 'false',
  })
  filter.addEventListener('input', () =>
    update(table, { filter: filter.value }),
  )
  const hint = hidden(
    ' A text that begins with a slash matches the start of a path.',
  )
  const label = create('label', {}, 'Filter by path ', filter, hint)
  const caption = create(
    'caption',
    {},
    hidden('All pages. The buttons in the first row sort the table.'),
  )
  const head = create('thead', {}, create('tr', {}, ...table.heads.values()))
  find('pages').append(
    create('div', { class: 'controls' }, label, sizeLabel(table)),
    create(
      'div',
      { class: 'scroll' },
      create('table', { class: 'pages' }, caption, head, table.body),
    ),
    create(
      'nav',
      { 'aria-label': 'Rows of the table' },
      ...table.buttons.keys(),
      table.status,
    ),
  )
  update(table, {})
  return (prefix) => {
    filter.value = prefix
    update(table, { filter: prefix })
    find('all-pages').focus()
    find('all-pages').scrollIntoView()
  }
}

function createTable({ pages, comparison, topBy, siteUrl }: Report): Table {
  const changes = comparison?.changes ?? []
  const gone = changes.filter(({ kind }) => kind === 'gone')
  const all = [
    ...pages,
    ...gone.map(
      (change): Page => ({ path: change.path, ...change.now, change }),
    ),
  ]
  const view: View = {
    column: topBy,
    isDescending: true,
    filter: '',
    size: 15,
    first: 0,
    measure: topBy,
  }
  const table: Table = {
    pages: all,
    siteUrl,
    view,
    count: 0,
    heads: new Map(),
    buttons: new Map(),
    body: create('tbody'),
    status: create('p', { role: 'status', class: 'status' }),
  }
  for (const column of columns.filter(
    (one) => one !== 'change' || comparison !== null,
  ))
    table.heads.set(column, headOf(column, table))
  for (const [name, turn] of Object.entries(turns)) {
    const button = create('button', { type: 'button' }, name, hidden(' rows'))
    button.addEventListener('click', () => {
      if (leads(table, turn)) update(table, { first: turn(view, table.count) })
    })
    table.buttons.set(button, turn)
  }
  return table
}

function headOf(column: Column, table: Table): HTMLElement {
  const { view } = table
  const name = column === 'change' ? changeNames[view.measure] : names[column]
  const button = create('button', { type: 'button' }, name)
  button.addEventListener('click', () => {
    // Counts are most wanted from the top, paths from A.
    const isDescending =
      view.column === column ? !view.isDescending : column !== 'path'
    update(table, { column, isDescending })
  })
  return create(
    'th',
    { scope: 'col', class: column === 'path' ? null : `number ${column}` },
    button,
  )
}

function sizeLabel(table: Table): HTMLElement {
  const options = sizes.map((size) =>
    create('option', { value: size }, countText(size)),
  )
  const select = create('select', {}, ...options)
  select.addEventListener('change', () =>
    update(table, { size: Number(select.value) }),
  )
  return create('label', {}, 'Rows ', select)
}

/**
 * Shows the rows that the reader chose, the first ones by default. The headers
 * stay, so that a click keeps the focus.
 */
function update(table: Table, change: Partial<View>): void {
  const { view, heads, body, status, buttons } = table
  Object.assign(view, { first: 0 }, change)
  const { rows, matches } = selectPages(table.pages, view)
  table.count = matches.length
  for (const [column, head] of heads) {
    const order = view.isDescending ? 'descending' : 'ascending'
    if (column === view.column) head.setAttribute('aria-sort', order)
    else head.removeAttribute('aria-sort')
  }
  body.replaceChildren(...rows.map((page) => rowOf(page, table)))
  status.textContent = statusText(rows, matches, view)
  for (const [button, turn] of buttons) {
    // A disabled button would lose the focus of the keyboard.
    button.setAttribute('aria-disabled', String(!leads(table, turn)))
  }
}

/** Whether a button leads to other rows. */
function leads({ view, count }: Table, turn: Turn): boolean {
  const first = turn(view, count)
  return first < count && first !== view.first
}

/** Such as `Rows 1 to 15 of 1,193 pages, and 7 that are gone`. */
function statusText(
  rows: readonly Page[],
  matches: readonly Page[],
  { first, filter }: View,
): string {
  if (matches.length === 0)
    return filter === ''
      ? 'There are no pages to show.'
      : 'No page matches the filter.'
  const gone = matches.filter(({ change }) => change?.kind === 'gone').length
  const pages = countedText(matches.length - gone, 'page')
  const andGone =
    gone === 0
      ? ''
      : `, and ${countText(gone)} that ${gone === 1 ? 'is' : 'are'} gone`
  return `Rows ${countText(first + 1)} to ${countText(first + rows.length)} of ${pages}${andGone}`
}

function rowOf(page: Page, { heads, view, siteUrl }: Table): HTMLElement {
  const cells = [...heads.keys()].map((column) => {
    if (column === 'path')
      return create('th', { scope: 'row' }, pathElement(page.path, siteUrl))
    return create(
      'td',
      { class: `number ${column}` },
      textOf(page, column, view.measure),
    )
  })
  return create('tr', {}, ...cells)
}

function textOf(
  page: Page,
  column: Exclude<Column, 'path'>,
  measure: Measure,
): string {
  if (column === 'change')
    return page.change ? pageChangeText(page.change, measure) : ''
  return column === 'share' ? shareText(page) : countText(page[column])
}

function hidden(text: string): HTMLElement {
  return create('span', { class: 'hidden' }, text)
}
