// Reports with texts that strain the page: many, long, right to left, and written to break out.
import { addRequest, type Report } from '../../src/state/report.ts'
import { type ReportSample, reportOf } from './report-samples.ts'

/** What somebody would write who wants to be more than text. Its links and images lead to `evil.example`. */
export const hostileText = [
  '</code></summary></details><script>alert(1)</script><img src=https://evil.example/x.png onerror=alert(1)>',
  '![image](https://evil.example/x.png) [link](https://evil.example) <https://evil.example> https://evil.example',
  '@octocat closes #1 acme/widgets#2 <!-- marker --> <b style="position:fixed">bold</b> <h1>title</h1>',
  '| a | b |',
  '|---|---|',
  '```mermaid',
  'pie',
  '```',
].join('\n')

const texts = {
  hostile: hostileText,
  'ten-thousand-characters': 'unbreakable'.repeat(1_000).slice(0, 10_000),
  'right-to-left': 'أضف خيار إعادة المحاولة إلى دليل العميل \u202eevil\u202c הוסף את האפשרות',
  emoji: '👩‍👩‍👧‍👦 🏳️‍🌈 🇺🇳 '.repeat(30),
  table: '| a | b |\n|---|---|\n| 1 | 2 |',
  html: '<table><tr><td>cell</td></tr></table><details open><summary>more</summary></details>',
  fences: '```\n~~~~\n```` js\n`one` ``two``\n',
}

/** Requests, notes and foreign texts in every place that shows them. */
export function textSamples(): ReportSample[] {
  const strained = Object.entries(texts).map(([name, text]) => ({
    name: `text-${name}`,
    title: `Foreign text: ${name.replaceAll('-', ' ')}`,
    report: strainedReport(text),
  }))
  return [followUp(), newJob(), ...strained]
}

/** The foreign text of each such sample by its name, as the prompt of its summary. */
export function promptOf(name: string): string {
  const text = Object.entries(texts).find(([key]) => name === `text-${key}`)?.[1]
  return text ?? 'add the retry option to the client guide'
}

function strainedReport(text: string): Report {
  const at = '2026-11-20T14:05:00.000Z'
  const known = { detail: text, branch: text, repository: text, result: 'failed', status: 'failed' } as const
  const report = reportOf(known)
  return { ...report, requests: addRequest(report.requests, { runId: '124', at, text }) }
}

function followUp(): ReportSample {
  const asked = Array.from({ length: 10 }, (_, index) => ({
    runId: String(200 + index),
    at: `2026-11-20T14:1${index}:00.000Z`,
    text: `make step ${index + 1} of the guide to the retry option shorter, and show the command first`,
  }))
  const pullRequest = { url: 'https://github.com/acme/docs/pull/57', repository: 'acme/docs', number: 57 }
  const known = {
    result: 'pull-request',
    status: 'completed',
    pullRequest,
    branch: 'docs/retry-option',
  } as const
  const report = reportOf({ ...known, requestCount: 11 })
  const requests = asked.reduce(addRequest, report.requests)
  return { name: 'follow-up', title: 'The tenth follow-up', report: { ...report, requests } }
}

function newJob(): ReportSample {
  const note = 'Agent job `job_1a2b3c` takes no more requests, so this is a new one.'
  return { name: 'note', title: 'A new job, with a note why', report: reportOf({ note }) }
}
