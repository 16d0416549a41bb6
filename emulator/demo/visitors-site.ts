/** The site of the visitors scenario: real names, more AI each week, and pages that rise, fall, appear and vanish. */

import {
  type Counts,
  createVisitorsSite,
  hostilePaths,
  type Period,
  type SiteVisitors,
} from '../docs-service/visitors-data.ts'

/** It has no divisor in common with the number of names, so that each page gets another one. */
const walkStep = 577
const sections = [
  'guides',
  'api-reference',
  'sdks',
  'concepts',
  'integrations',
  'tutorials',
  'help',
  'changelog',
]
const topics = [
  ...['authentication', 'webhooks', 'pagination', 'rate-limits', 'errors', 'billing', 'teams', 'projects'],
  ...['deployments', 'environments', 'secrets', 'domains', 'logs', 'metrics', 'alerts', 'search', 'storage'],
  ...['queues', 'events', 'exports', 'imports', 'permissions', 'audit-log', 'localization', 'caching'],
  ...['testing', 'migrations', 'notifications', 'uploads', 'sessions'],
]
const details = ['', '/quickstart', '/configure', '/examples', '/troubleshoot', '/reference']
const firstPaths = ['/', '/quickstart', '/guides/install', '/api-reference/introduction', '/llms-full']

/** The emulated site has hostile paths too, which this one leaves out. */
const hostileCount = hostilePaths.length

/** The week in which the growth of AI begins, counted from 1970. */
const firstWeek = 2_950

/** Returns a function that counts the visitors of a site with that many pages, 1,200 at most. */
export function createDemoSite(pages: number): (period: Period) => SiteVisitors {
  const count = createVisitorsSite(pages + hostileCount)
  return (period) => {
    const week = Math.floor(period.fromDay / 7)
    const site = count(period)
    const visitors = site.visitors
      .flatMap((row) => {
        const path = namePage(row.path)
        if (path === null || !isPublished(path, week)) return []
        return [{ path, ...grow(row, week, pageFactor(path, week)) }]
      })
      .sort((a, b) => b.total - a.total || (a.path < b.path ? -1 : 1))
    return { totals: grow(site.totals, week, 1), visitors }
  }
}

/** Some pages are not there in some weeks. */
function isPublished(path: string, week: number): boolean {
  return path === '/' || random(`${path} in ${week}`) > 0.006
}

/** How much a page is in demand: some pages are news for a week, and some are not found. */
function pageFactor(path: string, week: number): number {
  const luck = random(`${week}: ${path}`)
  if (luck < 0.01) return 0.45
  if (luck > 0.99) return 1.9
  return 0.9 + 0.2 * luck
}

function grow({ human, ai, total }: Counts, week: number, factor: number): Counts {
  const aiGrowth = 1 + 0.04 * Math.max(0, week - firstWeek)
  const more = { human: Math.round(human * factor), ai: Math.round((ai * factor * aiGrowth) / 3) }
  const both = Math.round(
    ((human + ai - total) * Math.min(more.human, more.ai)) / Math.max(1, Math.min(human, ai)),
  )
  return { ...more, total: Math.max(more.human, more.ai, more.human + more.ai - both) }
}

/** The name of a page of the emulated site, null for a hostile path. */
function namePage(path: string): string | null {
  const [, number] = /page-(\d+)$/.exec(path) ?? []
  if (number === undefined) return path === '/' ? path : null
  const page = Number(number)
  const first = firstPaths[page]
  if (first !== undefined) return first
  const place = (page * walkStep) % (sections.length * topics.length * details.length)
  const section = sections[place % sections.length]
  const topic = topics[Math.floor(place / sections.length) % topics.length]
  const detail = details[Math.floor(place / (sections.length * topics.length))]
  return `/${section}/${topic}${detail}`
}

/** Returns a number from 0 to less than 1 that looks random, and is always the same for a text. */
function random(text: string): number {
  let hash = 2_166_136_261
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  hash = Math.imul(hash ^ (hash >>> 16), 0x45d9f3b)
  return ((hash ^ (hash >>> 15)) >>> 0) / 2 ** 32
}
