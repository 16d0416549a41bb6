// Numbers in the reader's locale, and paths as the reader sees them.
import {
  aiShare,
  type Counts,
  differenceIn,
  type Measure,
  type PageChange,
} from '../visitors/counts.ts'
import { pageLink, pathBreak, toVisible } from '../visitors/paths.ts'
import { create } from './dom.ts'

const maxPathLength = 300

const signed = { signDisplay: 'exceptZero' } as const
const counts = new Intl.NumberFormat()
const differences = new Intl.NumberFormat(undefined, signed)
const shares = new Intl.NumberFormat(undefined, { style: 'percent' })
const changes = new Intl.NumberFormat(undefined, {
  ...signed,
  style: 'percent',
  maximumFractionDigits: 1,
})

export const countText = (count: number) => counts.format(count)

/** AI's share of all visitors, such as `12%`. Empty without visitors. */
export function shareText(of: Counts): string {
  const share = aiShare(of)
  return share === null ? '' : shares.format(share)
}

/**
 * How a count has changed, such as `▲ +234 (+23.4%)`. The sign says the same as
 * the triangle.
 */
export function changeText(now: number, before: number): string {
  const difference = now - before
  if (difference === 0) return 'no change'
  const share = before > 0 ? ` (${changes.format(difference / before)})` : ''
  return `${difference > 0 ? '▲' : '▼'} ${differences.format(difference)}${share}`
}

/**
 * The change of a page in a cell, and whether the page is new or gone. Empty if
 * it is not known.
 */
export function pageChangeText(change: PageChange | null, measure: Measure) {
  if (change === null) return ''
  const difference = differences.format(differenceIn(change, measure))
  return change.kind === 'both' ? difference : `${difference} ${change.kind}`
}

/**
 * A path as code that breaks between its words, in a link to its page if the
 * address of the site is known.
 */
export function pathElement(path: string, siteUrl: string | null) {
  const text =
    path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path
  const words = toVisible(text.toWellFormed()).split(pathBreak)
  const children = words.flatMap((word) => [
    create('wbr'),
    create('span', {}, word),
  ])
  const code = create('code', { dir: 'ltr' }, ...children.slice(1))
  return siteUrl === null
    ? code
    : create('a', { href: pageLink(siteUrl, path) }, code)
}
