// `npm run pictures`: draws the pictures of the README and the pages in a
// browser, from what the renderers make, and writes a digest of what each
// shows. A test makes the digests again, so that no picture gets old.
import { hash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { marked } from 'marked'
import { createVisitorsSite } from '../emulator/docs-service/visitors-data.ts'
import {
  type ConversationState,
  emptyState,
} from '../src/conversation/state.ts'
import { renderComment } from '../src/messages/comment.ts'
import type { VisitorsRow } from '../src/visitors/counts.ts'
import { toPage } from '../src/visitors/page-format.ts'
import { periodOf } from '../src/visitors/period.ts'
import { buildPage } from './page.ts'

type Theme = 'light' | 'dark'

export type Picture = {
  /** Name in the folder. */
  file: string
  /** All that the browser is given. */
  html: string
  theme: Theme
  width: number
  /** Null for as high as what it shows. */
  height: number | null
  /** Pixels of the picture for one of the page. */
  scale: number
}

export const picturesFolder = fileURLToPath(
  new URL('../docs/pictures', import.meta.url),
)
/** Together, so that nobody waits for the README. */
export const maxBytes = 300_000
const themes: Theme[] = ['light', 'dark']

/** Throws if the report page cannot be built. */
export async function listPictures(): Promise<Picture[]> {
  const report = makeReport(await buildPage())
  return [
    ...themes.map((theme) =>
      drawComment(`comment-${theme}.png`, theme, finished, 1.25),
    ),
    drawComment('failed.png', 'light', failed, 1),
    {
      ...{ file: 'report.png', html: report, theme: 'light' },
      ...{ width: 940, height: 760, scale: 1 },
    },
  ]
}

/** The digest of each picture, as `sources.json` has it. */
export function digestPictures(pictures: Picture[]): Record<string, string> {
  return Object.fromEntries(
    pictures.map(({ file, html }) => [file, hash('sha256', html)]),
  )
}

/** Throws if there is no browser. */
async function draw(pictures: Picture[]): Promise<void> {
  // Only here, because the test of the digests needs no browser.
  const { chromium } = await import('playwright-core')
  await using browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  })
  for (const { file, html, theme, width, height, scale } of pictures) {
    await using context = await browser.newContext({
      viewport: { width, height: height ?? 100 },
      deviceScaleFactor: scale,
      colorScheme: theme,
      locale: 'en-US',
    })
    const page = await context.newPage()
    await page.setContent(html)
    await page.waitForSelector('body[data-ready]', { state: 'attached' })
    await page.screenshot({
      fullPage: height === null,
      path: join(picturesFolder, file),
    })
  }
}

const pull = 'https://github.com/acme/docs/pull/57'
const changed = { change: 'changed', url: `${pull}/files` } as const

const source = { run: '1', job: 'docs', step: 'agent' }

/** What a comment knows of a finished agent job. */
const finished: ConversationState = {
  ...emptyState,
  job: {
    id: 'job_8f2c1e',
    status: 'completed',
    prLink: pull,
    repository: 'acme/docs',
    ref: 'docs/retries',
    end: 'pull-request',
  },
  requestCount: 1,
  shown: {
    ...{ result: 'pull-request', reason: null, why: null, said: null },
    ...{ key: { source, digest: '', attempt: null } },
    ...{ delivery: 'delivered', asked: null },
    ...{ requester: 'mona', command: '/docs', project: 'docs' },
    namedJob: null,
    maxRequests: 0,
    workflow: 'Docs',
    runUrl: 'https://github.com/acme/app/actions/runs/42',
    startedAt: '2026-11-20T14:00:00.000Z',
    updatedAt: '2026-11-20T14:04:12.000Z',
    durationMs: 252_000,
    notes: [],
    pull: 'open',
    pages: [
      { path: 'guides/retries', change: 'added', url: `${pull}/files` },
      { ...changed, path: 'guides/client' },
      { ...changed, path: 'api-reference/errors' },
    ],
    otherFiles: 1,
    previews: [
      {
        environment: 'Preview',
        url: 'https://acme-feature-retries.mintlify.app',
      },
    ],
  },
}

/** What it knows of a run whose API key Mintlify refuses. */
const failed: ConversationState = {
  ...emptyState,
  shown: finished.shown && {
    ...finished.shown,
    ...{ result: 'rejected', reason: 'unauthorized', said: null },
    ...{ delivery: 'refused', durationMs: 3_000 },
    updatedAt: '2026-11-20T14:00:03.000Z',
    ...{ pull: null, pages: [], otherFiles: 0, previews: [] },
  },
}

function drawComment(
  file: string,
  theme: Theme,
  state: ConversationState,
  scale: number,
): Picture {
  const html = frameComment(theme, renderComment(state))
  return { file, html, theme, width: 800, height: null, scale }
}

/** The box around a comment, with GitHub's own colors. */
const frames: Record<Theme, string> = {
  light:
    '--page: #fff; --head: #f6f8fa; --line: #d1d9e0; --muted: #59636e; --text: #1f2328',
  dark: '--page: #0d1117; --head: #151b23; --line: #3d444d; --muted: #9198a1; --text: #f0f6fc',
}

/** The comment as GitHub shows it. */
function frameComment(theme: Theme, markdown: string): string {
  const comment = marked.parse(markdown, { async: false, gfm: true })
  return `<!doctype html>
<meta charset="utf-8">
<style>
${readStyle(theme)}
:root { ${frames[theme]} }
body { margin: 0; padding: 16px; background: var(--page) }
.box { border: 1px solid var(--line); border-radius: 6px; overflow: hidden }
.head.markdown-body { padding: 10px 16px; background: var(--head); color: var(--muted); font-size: 14px; border-bottom: 1px solid var(--line) }
.head span { margin: 0 4px; padding: 0 6px; border: 1px solid var(--line); border-radius: 2em; font-size: 12px }
.head b { color: var(--text); font-weight: 600 }
.text.markdown-body { padding: 16px; font-size: 14px }
</style>
<body data-ready>
<div class="box">
<div class="head markdown-body"><b>github-actions</b><span>bot</span> commented</div>
<div class="text markdown-body">${comment.replace(/<!--.*?-->/gs, '')}</div>
</div>
`
}

function readStyle(theme: Theme): string {
  const path = `github-markdown-css/github-markdown-${theme}.css`
  return readFileSync(createRequire(import.meta.url).resolve(path), 'utf8')
}

/** The names of pages, by the sections that the generated site has. */
const names: Record<string, string[]> = {
  guides: ['', '', 'webhooks', 'retries', 'migrate'],
  'api-reference': ['messages', 'errors', 'pagination', '', 'rate-limits'],
  concepts: ['authentication', 'idempotency', 'projects', 'roles', 'regions'],
  sdks: ['typescript', 'python', 'go', 'java', 'ruby'],
  changelog: ['v4', 'v3', 'v2', 'v1', 'beta'],
}
const siteOf = createVisitorsSite(25)

/** The pages of a week: 0 is 14 to 20 November 2026, 1 the one before. */
function readWeek(index: number) {
  const fromDay = 20_771 - 7 * index
  const toDay = fromDay + 7
  const { totals, visitors } = siteOf({ fromDay, toDay })
  return {
    period: periodOf(fromDay, toDay),
    totals,
    rows: visitors.flatMap(namePage),
    isWhole: true,
  }
}

/** No row for the paths that only a test needs. */
function namePage(row: VisitorsRow): VisitorsRow[] {
  const [, section = '', page] = /^\/([\w-]+)\/page-(\d+)$/.exec(row.path) ?? []
  const name = names[section]?.[Math.floor(Number(page) / 5)]
  if (row.path === '/') return [row]
  return name === undefined ? [] : [{ ...row, path: `/${section}/${name}` }]
}

/** The report page of a week and the eleven before. */
function makeReport(template: string): string {
  const options = {
    site: 'docs.example.com',
    topBy: 'total',
    siteUrl: 'https://docs.example.com/',
  } as const
  const weeks = Array.from({ length: 12 }, (_, index) => readWeek(11 - index))
  const trend = weeks.map(({ period, totals }) => ({ period, totals }))
  return toPage(template, options, {
    ...readWeek(0),
    ...{ reason: '', problem: '', offset: 0 },
    before: trend.at(-2) ?? null,
    pagesBefore: readWeek(1),
    trend,
  })
}

if (import.meta.main) {
  const pictures = await listPictures()
  mkdirSync(picturesFolder, { recursive: true })
  await draw(pictures)
  writeFileSync(
    join(picturesFolder, 'sources.json'),
    `${JSON.stringify(digestPictures(pictures), null, 2)}\n`,
  )
}
