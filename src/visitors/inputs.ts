// The inputs of the visitors action. What is wrong with them is told before any
// API call.
import { projectInputs, readProject } from '../mintlify/project.ts'
import {
  type Declared,
  type InputReader,
  openInputs,
} from '../runner/inputs.ts'
import { measures } from './counts.ts'
import { type FolderRoots, problemOfFolder } from './folder.ts'
import { formats } from './formats.ts'
import { dayOf, type Period, periodOf } from './period.ts'

/**
 * How much of the equal period before is read: nothing, its totals, or its
 * pages as well.
 */
const compareLevels = ['none', 'totals', 'pages'] as const

export type VisitorsInputs = ReturnType<typeof readVisitorsInputs>

/** As `visitors/action.yml` declares them. */
export const visitorsInputs: Declared = {
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
const siteUrlMust =
  'be the https address of your documentation site, such as `https://docs.example.com`'

/** The inputs of an export. Throws an InputError. */
export function readVisitorsInputs(
  env: NodeJS.ProcessEnv,
  now: Date,
  roots: FolderRoots,
) {
  const input = openInputs(env, visitorsInputs)
  const integer = (name: string, min: number, max: number, empty: number) =>
    input.integer(name, { min, max }) ?? empty
  const siteUrl = input.matching('site-url', siteUrlPattern, siteUrlMust)
  const site = siteUrl === null ? null : URL.parse(siteUrl)
  if (siteUrl !== null && site === null)
    input.reject(`Input \`site-url\` must ${siteUrlMust}.`)
  const outputDir = input.text('output-dir') || null
  const folderProblem =
    outputDir === null ? null : problemOfFolder(outputDir, roots)
  if (folderProblem !== null) input.reject(folderProblem)
  const period = readPeriod(input, now)
  const inputs = {
    ...readProject(input, { mayLackKey: false }),
    period,
    /** Whether the period has ended, so that it can be compared. */
    hasEnded: Date.parse(period.dateTo) <= now.getTime(),
    compare: input.oneOf('compare', compareLevels),
    /** Number of periods in the chart, the exported one included. */
    trend: integer('trend', 0, 26, 0),
    /** Rows of one API call. */
    limit: integer('limit', 1, 250, 250),
    offset: integer('offset', 0, 999_999_999, 0),
    /** API calls for the rows of both periods together. */
    maxPages: integer('max-pages', 1, 1_000, 40),
    top: integer('top', 0, 250, 10),
    /**
     * Which visitors the most visited pages, and those that rise and fall, are
     * chosen by.
     */
    topBy: input.oneOf('top-by', measures),
    /** Null for a page without links. */
    siteUrl: site?.href ?? null,
    formats: [...new Set(input.someOf('format', formats))],
    /** Null for a new temporary folder. */
    outputDir,
  }
  input.throwProblems()
  return inputs
}

const dateMust =
  'be a date that exists, from 1970 on, such as `2026-11-14` or `2026-11-14T09:30:00+02:00`'

function readPeriod(input: InputReader, now: Date): Period {
  const days = input.integer('days', { min: 1, max: 366 }) ?? 7
  const toDay = readDay(input, 'date-to') ?? dayOf(now.toISOString()) ?? 0
  const fromDay = readDay(input, 'date-from') ?? toDay - days
  if (fromDay >= toDay)
    input.reject(
      'Input `date-from` must be before `date-to` or, if that is empty, before today (UTC).',
    )
  return periodOf(fromDay, toDay)
}

function readDay(input: InputReader, name: string): number | null {
  const day = dayOf(input.text(name))
  if (day === null && input.text(name) !== '')
    input.reject(`Input \`${name}\` must ${dateMust}.`)
  return day
}
