// Numbers in the reader's locale, and paths as the reader sees them.
import { differenceIn, type Measure, type PageChange } from '../visitors/counts.ts'
import { pageLink, pathBreak, showInvisible } from '../visitors/paths.ts'
import { create } from './dom.ts'

const maxPathLength = 300

const counts = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0 })
const differences = new Intl.NumberFormat(undefined, { maximumFractionDigits: 0, signDisplay: 'exceptZero' })
const shares = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 0 })
const changes = new Intl.NumberFormat(undefined, {
  ...{ style: 'percent', maximumFractionDigits: 1, signDisplay: 'exceptZero' },
})

export const countText = (count: number): string => counts.format(count)
export const shareText = (share: number): string => shares.format(share)
const differenceText = (difference: number): string => differences.format(difference)

/** A count with its noun, such as `1 page` or `12,345 pages`. */
export function countedText(count: number, noun: string): string {
  return `${countText(count)} ${count === 1 ? noun : `${noun}s`}`
}

/** How a count has changed, such as `▲ +234 (+23.4%)`. The sign says the same as the triangle. */
export function changeText(now: number, before: number): string {
  const difference = Math.round(now) - Math.round(before)
  if (difference === 0) return 'no change'
  const share = before > 0 ? ` (${changes.format(difference / Math.round(before))})` : ''
  return `${difference > 0 ? '▲' : '▼'} ${differenceText(difference)}${share}`
}

/** The change of a page in a cell, and whether the page is new or gone. */
export function pageChangeText(change: PageChange, measure: Measure): string {
  const difference = differenceText(differenceIn(change, measure))
  return change.kind === 'both' ? difference : `${difference} ${change.kind}`
}

/** A path as code that breaks between its words, in a link to its page if the address of the site is known. */
export function pathElement(path: string, siteUrl: string | null): HTMLElement {
  const words = visiblePath(path).split(pathBreak)
  const children = words.flatMap((word, index) => {
    const element = create('span', {}, word)
    return index === 0 ? [element] : [create('wbr'), element]
  })
  const code = create('code', { dir: 'ltr' }, ...children)
  return siteUrl === null ? code : create('a', { href: pageLink(siteUrl, path) }, code)
}

/** The text of a path, cut to 300 characters, with what nobody could see as its code point. */
function visiblePath(path: string): string {
  const text = path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path
  const visible = showInvisible(text.toWellFormed())
  return visible === '' ? '(empty path)' : visible
}
