// The inputs of the visitors action. What is wrong with them is told before any
// API call.
import { projectInputs, readProject } from '../mintlify/project.ts'
import { type InputReader, openInputs } from '../runner/inputs.ts'
import { measures } from './counts.ts'
import { type FolderRoots, problemOfFolder } from './folder.ts'
import { formats } from './formats.ts'
import { dayOf, periodOf } from './period.ts'

export type VisitorsInputs = ReturnType<typeof readVisitorsInputs>

/** As `visitors/action.yml` declares them. */
export const visitorsInputs = {
  ...projectInputs,
  'date-from': '',
  'date-to': '',
  days: '7',
  limit: '250',
  offset: '0',
  'max-pages': '40',
  compare: 'totals',
  trend: '0',
  format: 'csv, json',
  'output-dir': '',
  'site-url': '',
  top: '10',
  'top-by': 'total',
}

/**
 * With a host of letters, dots and hyphens, the start of a link can hold
 * nothing that Markdown would read as its own.
 */
const siteUrlPattern =
  /^https:\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?(?:\/(?:[\w/.~-]|%[\da-f]{2})*)?$/i

/** The inputs of an export. Throws an InputError. */
export function readVisitorsInputs(
  env: NodeJS.ProcessEnv,
  now: Date,
  roots: FolderRoots,
) {
  const input = openInputs(env, visitorsInputs)
  const integer = (name: string, min: number, max: number) =>
    input.integer(name, { min, max })
  const project = readProject(input, { mayLackKey: false })
  const site = readSite(input)
  const period = readPeriod(input, now)
  const hasEnded = Date.parse(period.dateTo) <= now.getTime()
  const compare = input.oneOf('compare', ['none', 'totals', 'pages'])
  const trend = integer('trend', 0, 26)
  const inputs = {
    ...project,
    period,
    hasEnded,
    /**
     * How much of the equal period before is read: nothing, its totals, or its
     * pages as well. A period that has not ended is shorter than that one.
     */
    compare: hasEnded ? compare : 'none',
    /** Number of periods in the chart, the exported one included. */
    trend: hasEnded ? trend : 0,
    /** Rows of one API call. */
    limit: integer('limit', 1, 250),
    offset: integer('offset', 0, 999_999_999),
    /** API calls for the rows of both periods together. */
    maxPages: integer('max-pages', 1, 1_000),
    top: integer('top', 0, 250),
    /**
     * Which visitors the most visited pages, and those that rise and fall, are
     * chosen by.
     */
    topBy: input.oneOf('top-by', measures),
    /** Whose docs these are: the host of the site, or the project. */
    site: site?.host ?? project.projectId,
    /** Null for a page without links. */
    siteUrl: site?.href ?? null,
    formats: [...new Set(input.someOf('format', formats))],
    outputDir: readFolder(input, roots),
  }
  input.throwProblems()
  return inputs
}

function readSite(input: InputReader) {
  const text = input.text('site-url')
  const url = URL.parse(text)
  const site = siteUrlPattern.test(url?.href ?? '') ? url : null
  if (text !== '' && site === null)
    input.reject(
      'Input `site-url` must be the https address of your documentation site, such as `https://docs.example.com`.',
    )
  return site
}

/** Null for a new temporary folder. */
function readFolder(input: InputReader, roots: FolderRoots) {
  const folder = input.text('output-dir') || null
  const problem = folder && problemOfFolder(folder, roots)
  if (problem !== null) input.reject(problem)
  return folder
}

function readPeriod(input: InputReader, now: Date) {
  const days = input.integer('days', { min: 1, max: 366 })
  const toDay = readDay(input, 'date-to') ?? dayOf(now.toISOString()) ?? 0
  const fromDay = readDay(input, 'date-from') ?? toDay - days
  if (fromDay >= toDay)
    input.reject(
      'Input `date-from` must be before `date-to` or, if that is empty, before today (UTC).',
    )
  return periodOf(fromDay, toDay)
}

function readDay(input: InputReader, name: string) {
  const day = dayOf(input.text(name))
  if (day === null && input.text(name) !== '')
    input.reject(
      `Input \`${name}\` must be a date that exists, from 1970 on, such as \`2026-11-14\` or \`2026-11-14T09:30:00+02:00\`.`,
    )
  return day
}
