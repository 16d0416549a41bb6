// Which room may import which, and which files only decide. `npm run check` holds the source to it, imports of types included.
const packages = '(^|/)node_modules/'

/** From what everything stands on to what nothing stands on. A room imports those before it. */
const rooms = [
  ...['base', 'runner', 'http', 'mintlify', 'event', 'github', 'set-up'],
  ...['state', 'context', 'gates', 'batch', 'words', 'conversation', 'follow-up', 'comment', 'agent'],
]

/** Files that decide: no I/O, no clock, no random values, and nothing imported that has any. All other files act. */
const decisions = {
  base: 'budgets cancellation clock doc-links edit-distance escape format hmac instant once plain-address redact result result-codes',
  runner: 'invalid-inputs set-up-problems',
  http: 'http-outcome retry-after',
  mintlify: 'failure-reason job pull-request-link retry-policy',
  event: 'event permission-level slash-command source-pull',
  github: 'commit-pulls rate-limit',
  'set-up': 'set-up-check',
  state: 'commit-status docs-pull mark outcome report-parts redact-state report state',
  context: 'facts merged-pulls merged-text prompt-context release-tag',
  batch: 'batch batch-cursor batch-text',
  gates: 'filter-patterns gate-answer gates limits loop-guard sender-check unchecked-gates',
  words: 'annotation docs-pull-status help invitation notes pull-request-text reasons skips status',
  conversation:
    'claims comment-reading lock memory our-comment queue reaction record signed-state tracked-conversation unusable-state',
  'follow-up': 'changed-pages describe-status docs-comments docs-pull-conditions source-change',
  comment: 'batch-section changes-section job-summary render-comment',
  agent: 'message-ack poll-interval poll-state progress-log start-plan',
  job: 'create-or-message decide-request job-inputs job-outputs job-request prompt saved-run',
  reconcile:
    'conversation-update findings outcomes queued reconcile-outputs reconcile-report repositories repository-updates rounds wake-up',
  visitors:
    'accumulator comparison counts file-formats page-format path-digest paths period summary-pages summary-trend top-pages visitors visitors-outputs visitors-status visitors-summary',
}

const decisionFiles = Object.entries(decisions).map(
  ([room, names]) => `^src/${room}/(${names.replaceAll(' ', '|')})\\.ts$`,
)

const arrows = rooms.map((room, index) => ({
  name: `${room}-imports-what-it-stands-on`,
  comment: `A room imports the rooms before it: ${rooms.join(', ')}.`,
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: `^src/(${rooms.slice(0, index + 1).join('|')})/` },
}))

const rules = [
  {
    name: 'no-circle',
    comment: 'No circle of imports. Move what both files need into the one that is imported.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-circle-of-rooms',
    comment: 'No circle of folders either.',
    scope: 'folder',
    from: { path: '^src/' },
    to: { circular: true },
  },
  ...arrows,
  {
    name: 'a-decision-does-no-input-or-output',
    comment: 'A file that decides imports no I/O. Pass what was read as an argument.',
    from: { path: decisionFiles },
    to: { pathNot: ['^src/', '^crypto$', `${packages}(zod|semver)/`, '^csv-stringify/'] },
  },
  {
    name: 'a-decision-imports-decisions',
    comment: 'A file that decides imports only types of files that act.',
    from: { path: decisionFiles },
    to: { path: '^src/', pathNot: decisionFiles, dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'actions-do-not-import-each-other',
    comment: 'An action imports every room below it, but no other action.',
    from: { path: '^src/(job|reconcile|visitors)/' },
    to: { path: '^src/(job|reconcile|visitors)/', pathNot: '^src/$1/' },
  },
  {
    name: 'page-imports-decisions',
    comment: 'The page runs in a browser: it imports decisions and its own two libraries, nothing of Node.',
    from: { path: '^src/page/' },
    to: { pathNot: ['^src/page/', ...decisionFiles, `${packages}uplot/`, '^@tanstack/table-core'] },
  },
  {
    name: 'nothing-imports-the-page',
    comment: 'The page is not part of the bundle. The build puts it beside it.',
    from: { pathNot: '^(src|__tests__)/page/' },
    to: { path: '^src/page/' },
  },
  {
    name: 'http-imports-no-toolkit',
    comment: 'HTTP imports no package, because both services use it.',
    from: { path: '^src/http/' },
    to: { path: packages },
  },
  {
    name: 'nothing-imports-the-entry',
    comment: 'The entry and the composition root are at the top: nothing imports them.',
    from: { path: '^src/', pathNot: '^src/(index|main)\\.ts$' },
    to: { path: '^src/[^/]+\\.ts$' },
  },
  {
    name: 'emulator-shares-no-code',
    comment: 'The emulator stands for the outside world, so it shares no code with the product.',
    from: { path: '^emulator/' },
    to: { path: '^src/' },
  },
]

export default {
  forbidden: rules.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
}
