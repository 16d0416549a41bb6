// Builds elements. Text is always a text node, so that a path is never read as markup.

type Child = Node | string | null
type Attributes = Record<string, string | number | boolean | null>

/** A new element. An attribute that is null or false is left out, and one that is true is empty. */
export function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false) element.setAttribute(name, value === true ? '' : String(value))
  }
  element.append(...children.filter((child) => child !== null))
  return element
}

/** The element of the page with that ID. Throws if the template lacks it. */
export function find(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`The page has no element ${id}.`)
  return element
}

/** Text for screen readers only. */
export function hiddenText(text: string): HTMLElement {
  return create('span', { class: 'hidden' }, text)
}

/** A bar with its part of the longest one. Its number stands beside it, so a screen reader skips it. */
export function bar(kind: 'human' | 'ai', value: number, max: number): HTMLElement {
  const element = create('span', { class: `bar ${kind}`, 'aria-hidden': 'true' })
  // A style attribute would be blocked by the page's own policy, and a property is not.
  element.style.setProperty('--part', String(max > 0 ? value / max : 0))
  return element
}

/** The same text in a cell of a table. */
export function cell(content: Child, name = ''): HTMLTableCellElement {
  return create('td', { class: name || null }, content)
}

/** A table with a caption that screen readers announce. The first column has the headers of the rows. */
export function table(
  caption: string,
  columns: readonly string[],
  rows: readonly HTMLElement[],
): HTMLElement {
  const heads = columns.map((name, index) =>
    create('th', { scope: 'col', class: index > 0 ? 'number' : null }, name),
  )
  return create(
    'table',
    {},
    create('caption', { class: 'hidden' }, caption),
    create('thead', {}, create('tr', {}, ...heads)),
    create('tbody', {}, ...rows),
  )
}
