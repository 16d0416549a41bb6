// Builds elements. Text is always a text node, so that a path is never read as
// markup.
import type { VisitorKind } from '../visitors/counts.ts'

export type Child = Node | string | null
type Attributes = Record<string, string | number | boolean | null>

/**
 * A new element. An attribute that is null or false is left out, and one that
 * is true is empty.
 */
export function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  return fill(document.createElement(tag), attributes, children)
}

/** A new element of a drawing. */
export function draw(
  tag: string,
  attributes: Attributes,
  ...children: Child[]
): SVGElement {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  return fill(element as SVGElement, attributes, children)
}

function fill<E extends Element>(
  element: E,
  attributes: Attributes,
  children: readonly Child[],
): E {
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== null && value !== false)
      element.setAttribute(name, value === true ? '' : String(value))
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

/**
 * A bar with its part of the longest one. Its number stands beside it, so a
 * screen reader skips it.
 */
export function bar(
  kind: VisitorKind,
  value: number,
  max: number,
): HTMLElement {
  const element = create('span', {
    class: `bar ${kind}`,
    'aria-hidden': 'true',
  })
  // A style attribute would be blocked by the page's own policy, and a property
  // is not.
  element.style.setProperty('--part', String(max > 0 ? value / max : 0))
  return element
}

/** A row of a table: its header, then numbers. */
export function row(header: Child, ...numbers: Child[]): HTMLElement {
  const cells = numbers.map((number) =>
    create('td', { class: 'number' }, number),
  )
  return create('tr', {}, create('th', { scope: 'row' }, header), ...cells)
}

/** A table with a caption that screen readers announce. */
export function table(
  caption: string,
  [first, ...columns]: readonly string[],
  rows: HTMLElement[],
): HTMLElement {
  const heads = columns.map((name) =>
    create('th', { scope: 'col', class: 'number' }, name),
  )
  const head = create(
    'tr',
    {},
    create('th', { scope: 'col' }, first ?? ''),
    ...heads,
  )
  const title = create('caption', { class: 'hidden' }, caption)
  return create(
    'table',
    {},
    title,
    create('thead', {}, head),
    create('tbody', {}, ...rows),
  )
}

/** A sentence in place of something that there is not. */
export function note(text: string): HTMLElement {
  return create('p', { class: 'note' }, text)
}
