/** Mistakes in how the visitors export is put together. */
import type { Mutation } from './mutation.ts'

const file = 'visitors/visitors-action.ts'
const whole: Mutation['tests'] = ['bundle/visitors.test.ts', 'the report page has both periods and all weeks']
const cut: Mutation['tests'] = ['bundle/visitors.test.ts', 'both periods share the budget']

export const visitorsMutations: readonly Mutation[] = [
  {
    name: 'an export sets no output',
    file,
    from: '  files.setOutputs(visitorsOutputs(exported, inputs.request))\n',
    to: '',
    tests: whole,
  },
  {
    name: 'an export writes no summary',
    file,
    from: '  if (inputs.summary) files.addSummary(renderVisitorsSummary(exported, inputs.request))\n',
    to: '',
    tests: whole,
  },
  {
    name: 'an export writes a summary though none is wanted',
    file,
    from: 'if (inputs.summary) files',
    to: 'files',
    tests: ['bundle/visitors.test.ts', 'without `summary` there is none'],
  },
  {
    name: 'an export never fails',
    file,
    from: 'visitorsStepFails(exported, inputs.failOn)',
    to: 'visitorsStepFails(exported, [])',
    tests: ['bundle/visitors.test.ts', 'a refused key with `fail-on: rejected`'],
  },
  {
    name: 'an export that fails says so as a warning',
    file,
    from: "log[fails ? 'error' : 'warning']",
    to: 'log.warning',
    tests: ['bundle/visitors.test.ts', 'a refused key with `fail-on: rejected`'],
  },
  {
    name: 'a whole export ends as a warning',
    file,
    from: "if (exported.result === 'complete') log.info",
    to: "if (exported.result === 'unknown') log.info",
    tests: ['bundle/visitors.test.ts', 'an export without the page does not read its template'],
  },
  {
    name: 'the page counts by another measure',
    file,
    from: 'await loadPage(request)',
    to: "await loadPage({ ...request, topBy: 'total' })",
    tests: whole,
  },
  {
    name: 'every export reads the template of the page',
    file,
    from: "table: format === 'html' ? await loadPage(request) : tableFormats[format]",
    to: "table: [await loadPage(request)].find(() => format === 'html') ?? tableFormats[format]",
    tests: ['bundle/visitors.test.ts', 'an export without the page does not read its template'],
  },
  {
    name: 'an export ignores output-dir',
    file,
    from: 'outputDir: inputs.outputDir',
    to: 'outputDir: null',
    tests: whole,
  },
  {
    name: 'files are left where the runner does not clean up',
    file,
    from: 'env.RUNNER_TEMP ?? tmpdir()',
    to: 'tmpdir()',
    tests: ['bundle/visitors.test.ts', 'an export without the page does not read its template'],
  },
  {
    name: 'an export may write beside its workspace',
    file,
    from: 'env.GITHUB_WORKSPACE ?? process.cwd()',
    to: "'/'",
    tests: ['bundle/visitors.test.ts', 'a folder beside the workspace'],
  },
  {
    name: 'a canceled export goes on',
    file,
    from: 'const { cancelled } = signals',
    to: 'const { signal: cancelled } = new AbortController()',
    tests: ['bundle/visitors.test.ts', 'a canceled export'],
  },
  {
    name: 'an export over the hourly limit is not told',
    file,
    from: 'warn: log.warning }',
    to: 'warn: log.debug }',
    tests: ['bundle/visitors.test.ts', 'an export that may exceed the hourly limit'],
  },
  {
    name: 'only the first page of the visitors is read',
    file: 'visitors/read-pages.ts',
    from: 'if (!page.hasMore) return',
    to: 'return',
    tests: whole,
  },
  {
    name: 'the pages before do not share the budget',
    file: 'visitors/read-before.ts',
    from: 'const maxPages = request.maxPages - pagesRead',
    to: 'const { maxPages } = request',
    tests: cut,
  },
  {
    name: 'risers go without the pages before',
    file: 'visitors/visitors-inputs.ts',
    from: "compare === undefined || compare === 'pages'",
    to: "compare === undefined || compare !== 'pages'",
    tests: ['bundle/visitors.test.ts', 'the risers are for the prompt of an agent job'],
  },
  {
    name: 'a format named twice is written twice',
    file: 'visitors/visitors-inputs.ts',
    from: '(given) => [...new Set(given)]',
    to: '(given) => given',
    tests: ['bundle/visitors.test.ts', 'without `summary` there is none'],
  },
]
