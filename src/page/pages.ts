// The table of all pages, with controls to sort, filter and turn pages.
import { aiShare, type Measure } from '../visitors/counts.ts'
import type { Page, Report } from './data.ts'
import { cell, create, find, hiddenText } from './dom.ts'
import { type ColumnId, columnIds, createPagesModel, firstSize, type PagesModel } from './pages-model.ts'
import { countedText, countText, pageChangeText, pathElement, shareText } from './text.ts'

const names: Record<ColumnId, string> = {
  ...{ path: 'Page', human: 'People', ai: 'AI', total: 'All', share: 'AI share', change: 'Change' },
}
const changeNames: Record<Measure, string> = {
  total: 'Change',
  human: 'Change of people',
  ai: 'Change of AI',
}
const sizes = [firstSize, 50, 100, 250]

type View = {
  model: PagesModel
  columns: ColumnId[]
  heads: Map<ColumnId, HTMLElement>
  body: HTMLElement
  status: HTMLElement
  buttons: { name: string; button: HTMLButtonElement; target: () => number }[]
  measure: Measure
  siteUrl: string | null
}

/** Shows the table. Returns a function that filters it by the beginning of a path and takes the reader there. */
export function showPages({ pages, changes, topBy, siteUrl }: Report): (prefix: string) => void {
  const gone = (changes ?? []).filter(({ kind }) => kind === 'gone')
  const all = [...pages, ...gone.map((change): Page => ({ path: change.path, ...change.now, change }))]
  if (all.length === 0) {
    find('pages').append(create('p', { class: 'note' }, 'There are no pages to show.'))
    return () => undefined
  }
  const view = createView(createPagesModel(all, topBy), {
    ...{ measure: topBy, siteUrl, hasChanges: changes !== null },
  })
  const filter = create('input', { type: 'search', id: 'filter', autocomplete: 'off', spellcheck: 'false' })
  filter.addEventListener('input', () => {
    view.model.filterBy(filter.value)
    render(view)
  })
  const head = create('tr', {}, ...view.heads.values())
  const caption = create(
    'caption',
    { class: 'hidden' },
    'All pages. The buttons in the first row sort the table.',
  )
  const table = create('table', { class: 'pages' }, caption, create('thead', {}, head), view.body)
  find('pages').append(
    create('div', { class: 'controls' }, filterLabel(filter), sizeLabel(view)),
    create('div', { class: 'scroll' }, table),
    create(
      'nav',
      { 'aria-label': 'Rows of the table' },
      ...view.buttons.map(({ button }) => button),
      view.status,
    ),
  )
  render(view)
  return (prefix) => {
    filter.value = prefix
    view.model.filterBy(prefix)
    render(view)
    find('all-pages').focus()
    find('all-pages').scrollIntoView()
  }
}

type ViewOptions = Pick<View, 'measure' | 'siteUrl'> & { hasChanges: boolean }

function createView(model: PagesModel, { measure, siteUrl, hasChanges }: ViewOptions): View {
  const columns = columnIds.filter((id) => id !== 'change' || hasChanges)
  const targets = [
    { name: 'First', target: () => 0 },
    { name: 'Previous', target: () => model.position().index - 1 },
    { name: 'Next', target: () => model.position().index + 1 },
    { name: 'Last', target: () => model.position().pages - 1 },
  ]
  const view: View = {
    ...{ model, measure, siteUrl, columns, heads: new Map<ColumnId, HTMLElement>() },
    body: create('tbody'),
    status: create('p', { role: 'status', class: 'status' }),
    buttons: targets.map(({ name, target }) => {
      const button = create('button', { type: 'button' }, name, hiddenText(' rows'))
      button.addEventListener('click', () => {
        if (!isPage(target(), model)) return
        model.goTo(target())
        render(view)
      })
      return { name, target, button }
    }),
  }
  for (const id of columns) view.heads.set(id, headOf(id, view))
  return view
}

function headOf(id: ColumnId, view: View): HTMLElement {
  const name = id === 'change' ? changeNames[view.measure] : names[id]
  const button = create('button', { type: 'button' }, name)
  button.addEventListener('click', () => {
    const { id: sorted, isDescending } = view.model.sorting()
    // Counts are most wanted from the top, paths from A.
    view.model.sortBy(id, sorted === id ? !isDescending : id !== 'path')
    render(view)
  })
  return create('th', { scope: 'col', class: id === 'path' ? null : `number ${id}` }, button)
}

function filterLabel(filter: HTMLElement): HTMLElement {
  return create(
    'label',
    {},
    'Filter by path ',
    filter,
    hiddenText(' A text that begins with a slash matches the start of a path.'),
  )
}

function sizeLabel(view: View): HTMLElement {
  const options = sizes.map((size) =>
    create('option', { value: size, selected: size === firstSize }, countText(size)),
  )
  const select = create('select', {}, ...options)
  select.addEventListener('change', () => {
    view.model.setSize(Number(select.value))
    view.model.goTo(0)
    render(view)
  })
  return create('label', {}, 'Rows ', select)
}

/** Brings rows, arrows and buttons up to date. The headers stay, so that a click does not lose the focus. */
function render(view: View): void {
  const { model, heads, body, status, buttons } = view
  const { id: sorted, isDescending } = model.sorting()
  for (const [id, head] of heads) {
    if (id === sorted) head.setAttribute('aria-sort', isDescending ? 'descending' : 'ascending')
    else head.removeAttribute('aria-sort')
  }
  const rows = model.rows()
  body.replaceChildren(...rows.map((page) => rowOf(page, view)))
  const { first, index } = model.position()
  const count = model.count()
  status.textContent =
    count === 0
      ? 'No page matches the filter.'
      : `Rows ${countText(first + 1)} to ${countText(first + rows.length)} of ${countedText(count, 'page')}`
  for (const { button, target } of buttons) {
    // A disabled button would lose the focus of the keyboard.
    button.setAttribute('aria-disabled', String(target() === index || !isPage(target(), model)))
  }
}

function isPage(index: number, model: PagesModel): boolean {
  return index >= 0 && index < model.position().pages
}

function rowOf(page: Page, view: View): HTMLElement {
  return create('tr', {}, ...view.columns.map((id) => cellOf(page, id, view)))
}

function cellOf(page: Page, id: ColumnId, { measure, siteUrl }: View): HTMLElement {
  if (id === 'path') return create('th', { scope: 'row' }, pathElement(page.path, siteUrl))
  return cell(textOf(page, id, measure), `number ${id}`)
}

function textOf(page: Page, id: Exclude<ColumnId, 'path'>, measure: Measure): string {
  if (id === 'change') return page.change ? pageChangeText(page.change, measure) : ''
  if (id !== 'share') return countText(page[id])
  const share = aiShare(page)
  return share === null ? '' : shareText(share)
}
