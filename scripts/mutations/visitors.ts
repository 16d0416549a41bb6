/** Mistakes in how the visitors export is put together. */
import type { Mutation } from './mutation.ts'

const whole: Mutation['tests'] = ['bundle/visitors.test.ts', 'the report page has both periods and all weeks']
const cut: Mutation['tests'] = ['bundle/visitors.test.ts', 'both periods share the budget']

export const visitorsMutations: readonly Mutation[] = [
  {
    name: 'an export sets no output',
    from: 'files.setOutputs(visitorsOutputs(exported, inputs.request))',
    to: '',
    tests: whole,
  },
  {
    name: 'an export writes no summary',
    from: 'if (inputs.summary) files.addSummary(renderVisitorsSummary(exported, inputs.request))',
    to: '',
    tests: whole,
  },
  {
    name: 'an export writes a summary though none is wanted',
    from: 'if (inputs.summary) files.addSummary(renderVisitorsSummary',
    to: 'files.addSummary(renderVisitorsSummary',
    tests: ['bundle/visitors.test.ts', 'without `summary` there is none'],
  },
  {
    name: 'an export never fails',
    from: 'visitorsStepFails(exported, inputs.failOn)',
    to: 'visitorsStepFails(exported, [])',
    tests: ['bundle/visitors.test.ts', 'a refused key with `fail-on: rejected`'],
  },
  {
    name: 'an export that fails says so as a warning',
    from: "log[fails ? 'error' : 'warning'](describeExportReason",
    to: 'log.warning(describeExportReason',
    tests: ['bundle/visitors.test.ts', 'a refused key with `fail-on: rejected`'],
  },
  {
    name: 'a whole export ends as a warning',
    from: "if (exported.result === 'complete') log.info",
    to: "if (exported.result === 'unknown') log.info",
    tests: ['bundle/visitors.test.ts', 'an export without the page does not read its template'],
  },
  {
    name: 'the page counts by another measure',
    from: 'await loadPage(request)',
    to: "await loadPage({ ...request, topBy: 'total' })",
    tests: whole,
  },
  {
    name: 'every export reads the template of the page',
    from: "table: format === 'html' ? await loadPage(request) : tableFormats[format]",
    to: "table: [await loadPage(request)].find(() => format === 'html') ?? tableFormats[format]",
    tests: ['bundle/visitors.test.ts', 'an export without the page does not read its template'],
  },
  {
    name: 'an export ignores output-dir',
    from: 'outputDir: inputs.outputDir',
    to: 'outputDir: null',
    tests: whole,
  },
  {
    name: 'files are left where the runner does not clean up',
    from: 'env.RUNNER_TEMP ?? tmpdir()',
    to: 'tmpdir()',
    tests: ['bundle/visitors.test.ts', 'an export without the page does not read its template'],
  },
  {
    name: 'an export may write beside its workspace',
    from: 'const workspace = env.GITHUB_WORKSPACE ?? process.cwd()',
    to: "const workspace = '/'",
    tests: ['bundle/visitors.test.ts', 'a folder beside the workspace'],
  },
  {
    name: 'a canceled export goes on',
    from: 'const { cancelled } = signals',
    to: 'const { signal: cancelled } = new AbortController()',
    tests: ['bundle/visitors.test.ts', 'a canceled export'],
  },
  {
    name: 'an export over the hourly limit is not told',
    from: 'warn: log.warning }',
    to: 'warn: log.debug }',
    tests: ['bundle/visitors.test.ts', 'an export that may exceed the hourly limit'],
  },
  {
    name: 'only the first page of the visitors is read',
    from: 'if (!page.hasMore) return',
    to: 'return',
    tests: whole,
  },
  {
    name: 'the pages before do not share the budget',
    from: 'const maxPages = request.maxPages - pagesRead',
    to: 'const { maxPages } = request',
    tests: cut,
  },
  {
    name: 'risers go without the pages before',
    from: "compare === undefined || compare === 'pages'",
    to: "compare === undefined || compare !== 'pages'",
    tests: ['bundle/visitors.test.ts', 'the risers are for the prompt of an agent job'],
  },
  {
    name: 'a format named twice is written twice',
    from: '(given) => [...new Set(given)]',
    to: '(given) => given',
    tests: ['bundle/visitors.test.ts', 'without `summary` there is none'],
  },
]
