// Which room may import which. `npm run check` holds the source to it, imports
// of types included.

/**
 * From what everything stands on to what nothing stands on: a room imports what
 * is in the steps before its own.
 */
const steps = [
  ['lib'],
  ['outcome.ts', 'times.ts'],
  ['runner', 'event', 'mintlify', 'github'],
  ['conversation', 'context', 'docs-pull', 'messages'],
  ['agent', 'reconcile', 'visitors'],
  ['main.ts'],
  ['index.ts'],
]

/** What a room may import of its own step. */
const besides = {
  mintlify: ['runner'],
  messages: ['conversation'],
  'docs-pull': ['conversation'],
}

/** Pure files of the action that the page needs, too. */
const pageImports = '^src/visitors/(counts|page-format|paths|period)\\.ts$'

/**
 * In the main action. What its steps share stands beside them, and `run.ts` and
 * `post.ts` stand on all of it.
 */
const agentSteps = [
  ['authorize', 'decide'],
  ['look'],
  ['report', 'wait'],
  ['send'],
  ['dry-run.ts'],
  ['run.ts', 'post.ts'],
]
const agentShared = [
  'inputs.ts',
  'outputs.ts',
  'prompt-files.ts',
  'request.ts',
  'save.ts',
  'shown.ts',
  'tools.ts',
  'turn.ts',
]

const arrows = [
  ...arrowsOf('src', steps, []),
  ...arrowsOf('src/agent', agentSteps, agentShared),
]

/** A rule for each room in a folder. `shared`: what all of them may import. */
function arrowsOf(folder, stepsOfFolder, shared) {
  return stepsOfFolder.flatMap((rooms, step) =>
    rooms.map((room) => {
      const allowed = [
        ...shared,
        ...stepsOfFolder.slice(0, step).flat(),
        room,
        ...(besides[room] ?? []),
      ]
      return {
        name: `${room}-imports-what-it-stands-on`,
        comment: `${room} may import ${allowed.join(', ')}.`,
        from: { path: `^${folder}/${room}(/|$)` },
        to: {
          path: `^${folder}/`,
          pathNot: `^${folder}/(${allowed.join('|')})(/|$)`,
        },
      }
    }),
  )
}

const rules = [
  {
    name: 'no-circle',
    comment:
      'No circle of imports. Move what both files need into the one that is imported.',
    from: {},
    to: { circular: true },
  },
  ...arrows,
  {
    name: 'page-runs-in-a-browser',
    comment: 'The page imports itself, a few pure files, and no package.',
    from: { path: '^src/page/' },
    to: { pathNot: ['^src/(page|lib)/', pageImports] },
  },
  {
    name: 'nothing-imports-the-page',
    comment: 'The page is not part of the bundle. The build puts it beside it.',
    from: { path: '^src/', pathNot: '^src/page/' },
    to: { path: '^src/page/' },
  },
  {
    name: 'emulator-shares-no-code',
    comment:
      'The emulator stands for the outside world, so it shares no code with the product.',
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
