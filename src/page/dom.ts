// Builds elements. Text is always a text node, so that a path is never read as
// markup.
import type { Counts, VisitorKind } from '../visitors/counts.ts'

type Child = Node | string

/** A new element with these properties. */
export function create<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  properties: Partial<HTMLElementTagNameMap[K]> = {},
  ...children: Child[]
): HTMLElementTagNameMap[K] {
  const element = Object.assign(document.createElement(tag), properties)
  element.append(...children)
  return element
}

/** A new element of a drawing. */
export function draw(
  tag: string,
  attributes: Record<string, string | number>,
  ...children: Child[]
) {
  const element = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes))
    element.setAttribute(name, String(value))
  element.append(...children)
  return element
}

/** The element of the page with that ID. Throws if the template lacks it. */
export function find(id: string): HTMLElement {
  const element = document.getElementById(id)
  if (element === null) throw new Error(`The page has no element ${id}.`)
  return element
}

/**
 * A count as a bar, as long as its part of the greatest one in `all`. Its
 * number stands beside it, so a screen reader skips it.
 */
export function bar(kind: VisitorKind, of: Counts, all: readonly Counts[]) {
  const element = create('span', {
    className: `bar ${kind}`,
    ariaHidden: 'true',
  })
  const max = Math.max(...all.flatMap(({ human, ai }) => [human, ai]))
  // A style attribute would be blocked by the page's own policy, and a property
  // is not.
  element.style.setProperty('--part', String(max > 0 ? of[kind] / max : 0))
  return element
}

/**
 * A table with a caption that screen readers announce. Each row has its header,
 * then numbers.
 */
export function table(
  caption: string,
  [first = '', ...columns]: readonly string[],
  rows: Child[][],
) {
  const heads = columns.map((name) =>
    create('th', { scope: 'col', className: 'number' }, name),
  )
  const head = create('tr', {}, create('th', { scope: 'col' }, first), ...heads)
  const body = rows.map(([header = '', ...numbers]) => {
    const cells = numbers.map((number) =>
      create('td', { className: 'number' }, number),
    )
    return create('tr', {}, create('th', { scope: 'row' }, header), ...cells)
  })
  return create(
    'table',
    {},
    create('caption', { className: 'hidden' }, caption),
    create('thead', {}, head),
    create('tbody', {}, ...body),
  )
}

/** A sentence in place of something that there is not. */
export function note(text: string) {
  return create('p', { className: 'note' }, text)
}
