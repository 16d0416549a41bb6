// Which folder may import which. `npm run check` holds the source to it, imports of types included.
const packages = '(^|/)node_modules/'

const layers = [
  {
    name: 'no-circle',
    comment: 'No circle of imports. Move what both files need into the one that is imported.',
    from: {},
    to: { circular: true },
  },
  {
    name: 'domain-is-pure',
    comment: 'The domain imports no other layer, no toolkit and no I/O.',
    from: { path: '^src/domain/' },
    to: { pathNot: ['^src/domain/', '^crypto$', `${packages}(zod|semver)/`, '^csv-stringify/'] },
  },
  {
    name: 'operations-import-the-domain',
    comment: 'An operation imports the domain only. It declares the ports it needs in its own file.',
    from: { path: '^src/operations/' },
    to: { pathNot: '^src/(operations|domain)/' },
  },
  {
    name: 'page-imports-the-domain',
    comment: 'The page runs in a browser: it imports the domain and its own two libraries, nothing of Node.',
    from: { path: '^src/page/' },
    to: { pathNot: ['^src/(page|domain)/', `${packages}uplot/`, '^@tanstack/table-core'] },
  },
  {
    name: 'nothing-imports-the-page',
    comment: 'The page is not part of the bundle. The build puts it beside it.',
    from: { pathNot: '^(src|__tests__)/page/' },
    to: { path: '^src/page/' },
  },
  {
    name: 'adapters-import-the-domain-and-http',
    comment: 'An adapter imports the domain, HTTP and its own folder, never an operation or an action.',
    from: { path: '^src/adapters/([^/]+)/' },
    to: { path: '^src/', pathNot: ['^src/domain/', '^src/adapters/(http|$1)/'] },
  },
  {
    name: 'http-imports-nothing',
    comment: 'HTTP imports neither a layer nor the toolkit, because both services use it.',
    from: { path: '^src/adapters/http/' },
    to: { path: ['^src/', packages], pathNot: '^src/(adapters/http/|domain/result\\.ts$)' },
  },
  {
    name: 'actions-do-not-import-each-other',
    comment: 'An action imports every layer below it, but no other action.',
    from: { path: '^src/actions/([^/]+)/' },
    to: { path: '^src/actions/[^/]+/', pathNot: '^src/actions/$1/' },
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
  forbidden: layers.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
  },
}
