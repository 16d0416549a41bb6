// The table of all pages, with controls to sort, filter and turn pages.
import type { Page, Report } from './data.ts'
import { create, find } from './dom.ts'
import { type Column, columns, selectPages, type View } from './select-pages.ts'
import { countText, pageChangeText, pathElement, shareText } from './text.ts'

const names = {
  path: 'Page',
  human: 'People',
  ai: 'AI',
  total: 'All',
  share: 'AI share',
}
const changeNames = {
  total: 'Change',
  human: 'Change of people',
  ai: 'Change of AI',
}

/** Where each button leads: the index of its first row. */
const turns: Record<string, (view: View, count: number) => number> = {
  First: () => 0,
  Previous: ({ first, size }) => Math.max(0, first - size),
  Next: ({ first, size }) => first + size,
  Last: ({ size }, count) => count - 1 - ((count - 1) % size),
}

type Table = ReturnType<typeof createTable>

/**
 * Shows the table. Returns a function that filters it by the beginning of a
 * path and takes the reader there.
 */
export function showPages(report: Report): (prefix: string) => void {
  const table = createTable(report)
  const { filter, size, heads, body, buttons, status } = table
  filter.oninput = () => update(table, { filter: filter.value })
  size.onchange = () => update(table, { size: Number(size.value) })
  for (const [column, head] of heads) head.append(sortButton(column, table))

  const hint = ' A text that begins with a slash matches the start of a path.'
  const text = 'All pages. The buttons in the first row sort the table.'
  const caption = create('caption', {}, hidden(text))
  const head = create('thead', {}, create('tr', {}, ...heads.values()))
  find('pages').append(
    create(
      'div',
      { className: 'controls' },
      create('label', {}, 'Filter by path ', filter, hidden(hint)),
      create('label', {}, 'Rows ', size),
    ),
    create(
      'div',
      { className: 'scroll' },
      create('table', { className: 'pages' }, caption, head, body),
    ),
    create(
      'nav',
      { ariaLabel: 'Rows of the table' },
      ...buttons.keys(),
      status,
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

function createTable({ pages, comparison, topBy, siteUrl }: Report) {
  const changes = comparison?.changes ?? []
  const gone = changes.filter(({ kind }) => kind === 'gone')
  const view: View = {
    column: topBy,
    isDescending: true,
    filter: '',
    size: 15,
    first: 0,
    measure: topBy,
  }
  const shown = columns.filter((one) => one !== 'change' || comparison)
  const sizes = [15, 50, 100, 250].map((size) =>
    create('option', { value: String(size) }, countText(size)),
  )
  return {
    pages: [
      ...pages,
      ...gone.map((change) => ({ path: change.path, ...change.now, change })),
    ],
    siteUrl,
    view,
    filter: create('input', {
      type: 'search',
      id: 'filter',
      autocomplete: 'off',
      spellcheck: false,
    }),
    size: create('select', {}, ...sizes),
    heads: new Map(
      shown.map((column) => [
        column,
        create('th', { scope: 'col', className: classOf(column) }),
      ]),
    ),
    body: create('tbody'),
    buttons: new Map(
      Object.entries(turns).map(([name, turn]) => [
        create('button', { type: 'button' }, name, hidden(' rows')),
        turn,
      ]),
    ),
    status: create('p', { role: 'status', className: 'status' }),
  }
}

function sortButton(column: Column, table: Table) {
  const { view } = table
  const name = column === 'change' ? changeNames[view.measure] : names[column]
  const onclick = () =>
    update(table, {
      column,
      // Counts are most wanted from the top, paths from A.
      isDescending:
        view.column === column ? !view.isDescending : column !== 'path',
    })
  return create('button', { type: 'button', onclick }, name)
}

/**
 * Shows the rows that the reader chose, the first ones by default. The headers
 * and buttons stay, so that a click keeps the focus.
 */
function update(table: Table, change: Partial<View>) {
  const { view, heads, body, status, buttons } = table
  Object.assign(view, { first: 0 }, change)
  const { rows, matches } = selectPages(table.pages, view)
  const order = view.isDescending ? 'descending' : 'ascending'
  for (const [column, head] of heads)
    head.ariaSort = column === view.column ? order : null
  body.replaceChildren(...rows.map((page) => rowOf(page, table)))
  status.textContent = statusText(rows, matches, view)
  for (const [button, turn] of buttons) {
    const first = turn(view, matches.length)
    const leads = first < matches.length && first !== view.first
    // A disabled button would lose the focus of the keyboard.
    button.ariaDisabled = String(!leads)
    button.onclick = leads ? () => update(table, { first }) : null
  }
}

/** Such as `Rows 1 to 15 of 1,200`. */
function statusText(
  rows: readonly Page[],
  matches: readonly Page[],
  { first, filter }: View,
) {
  if (matches.length === 0)
    return filter === ''
      ? 'There are no pages to show.'
      : 'No page matches the filter.'
  return `Rows ${countText(first + 1)} to ${countText(first + rows.length)} of ${countText(matches.length)}`
}

function rowOf(page: Page, { heads, view, siteUrl }: Table) {
  const texts = {
    human: countText(page.human),
    ai: countText(page.ai),
    total: countText(page.total),
    share: shareText(page),
    change: pageChangeText(page.change, view.measure),
  }
  const cells = [...heads.keys()].map((column) =>
    column === 'path'
      ? create('th', { scope: 'row' }, pathElement(page.path, siteUrl))
      : create('td', { className: classOf(column) }, texts[column]),
  )
  return create('tr', {}, ...cells)
}

function classOf(column: Column) {
  return column === 'path' ? column : `number ${column}`
}

function hidden(text: string) {
  return create('span', { className: 'hidden' }, text)
}
