// Runs the action in this process, in a workspace of its own, with the inputs
// as the metadata file declares them.
import {
  mkdtempDisposableSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'yaml'
import type { DocumentationService } from '../../emulator/docs-service/server.ts'
import type { Clock } from '../../src/lib/clock.ts'
import { createRedactor } from '../../src/lib/redact.ts'
import type { Log } from '../../src/runner/log.ts'
import { runVisitorsAction } from '../../src/visitors/action.ts'

export const metadata: Record<
  'inputs' | 'outputs',
  Record<string, { default?: string }>
> = parse(readFileSync('visitors/action.yml', 'utf8'))

/**
 * The variables of a step with these inputs, and the defaults of the others.
 */
export function envOf(inputs: Record<string, string>): NodeJS.ProcessEnv {
  const defaults = Object.entries(metadata.inputs).map(([name, input]) => [
    name,
    input.default ?? '',
  ])
  const values: Record<string, string> = {
    ...Object.fromEntries(defaults),
    ...inputs,
  }
  const variables = Object.entries(values).map(([name, value]) => [
    `INPUT_${name.toUpperCase()}`,
    value,
  ])
  return Object.fromEntries(variables)
}

export type Ended = {
  exitCode: number
  outputs: Record<string, string>
  summary: string
  /**
   * Lines as they are logged, with the level and the title of an annotation
   * before.
   */
  log: string[]
  /** The content of each file in the workspace, by its name. */
  files: Record<string, string>
}

type Options = {
  cancelled?: AbortSignal
  /** Files that are there before. */
  before?: Record<string, string>
  /** In place of a workspace of its own. */
  folder?: string
}

/**
 * Runs an export on 2026-11-21. Without `output-dir`, its files are in the
 * workspace.
 */
export async function runExport(
  service: DocumentationService,
  inputs: Record<string, string> = {},
  {
    cancelled = new AbortController().signal,
    before = {},
    folder: given,
  }: Options = {},
): Promise<Ended> {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'visitors-'))
  const workspace = realpathSync(given ?? folder.path)
  for (const [name, text] of Object.entries(before))
    writeFileSync(join(workspace, name), text)
  const connection = {
    'api-key': service.key,
    'project-id': service.projectId,
    'api-url': service.url,
  }
  const env: NodeJS.ProcessEnv = {
    ...envOf({ ...connection, 'output-dir': '.', ...inputs }),
    GITHUB_WORKSPACE: workspace,
    RUNNER_TEMP: workspace,
  }
  const ended: Ended = {
    exitCode: -1,
    outputs: {},
    summary: '',
    log: [],
    files: {},
  }
  const files = {
    setOutputs: (values: Readonly<Record<string, string>>) =>
      void Object.assign(ended.outputs, values),
    saveState: () => {},
    savedState: '',
    addSummary(markdown: string) {
      ended.summary += markdown
    },
  }
  const context = {
    env,
    clock: createClock(),
    log: createLog(ended.log),
    files,
    cancelled,
  }
  const redact = createRedactor([env['INPUT_API-KEY'] ?? ''])
  ended.exitCode = await runVisitorsAction({ ...context, redact })
  for (const name of readdirSync(workspace))
    ended.files[name] = readFileSync(join(workspace, name), 'utf8')
  return ended
}

function createLog(lines: string[]): Log {
  const annotate = (level: string) => (title: string, text: string) =>
    void lines.push(`${level} ${title}: ${text}`)
  const warnings: string[] = []
  return {
    info: (line) => void lines.push(line),
    debug: () => {},
    warning(title, text) {
      annotate('warning')(title, text)
      warnings.push(`${title}: ${text}`)
    },
    error: annotate('error'),
    group: () => {},
    warnings,
  }
}

/** A clock on which a wait takes no time. A time limit never ends. */
function createClock(): Clock {
  let elapsedMs = 0
  return {
    now: () => new Date(Date.parse('2026-11-21T14:00:00Z') + elapsedMs),
    elapsedMs: () => elapsedMs,
    async sleep(waitMs) {
      elapsedMs += waitMs
    },
    timeout: () => new AbortController().signal,
  }
}
