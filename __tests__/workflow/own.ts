/** The workflows of this repository, played with stand-ins for the actions that only GitHub can run. */

import { readFileSync } from 'node:fs'
import { runWorkflow, type WorkflowRequest, type WorkflowRun } from './run-workflow.ts'

type Play = Omit<WorkflowRequest, 'file'> & {
  /** Texts of the workflow that cannot stand here, each with what stands instead. */
  replace?: Record<string, string>
}

/** Actions by name: whatever the commit that a workflow pins, the stand-in is the same. */
const standIns = new Set([
  'actions/attest',
  'actions/checkout',
  'actions/setup-node',
  'actions/upload-artifact',
])

/** Plays `.github/workflows/<name>.yml`. */
export function playOwn(name: string, { replace = {}, files, ...request }: Play): Promise<WorkflowRun> {
  const file = `.github/workflows/${name}.yml`
  const original = readFileSync(file, 'utf8')
  const text = Object.entries(replace).reduce((before, [from, to]) => {
    if (!before.includes(from)) throw new Error(`There is no ${from} in ${file}.`)
    return before.replaceAll(from, to)
  }, original)
  return runWorkflow({
    ...request,
    file,
    files: { ...files, [file]: text },
    secrets: { GITHUB_TOKEN: 'ghs_fake_token_of_the_run', ...request.secrets },
    localRepositories: findStandIns(text),
  })
}

function findStandIns(workflow: string): Record<string, string> {
  const used = [...workflow.matchAll(/uses: ([\w-]+\/([\w-]+))(@[0-9a-f]{40})/g)]
  const ours = used.filter(([, action = '']) => standIns.has(action))
  return Object.fromEntries(
    ours.map(([, action, name, commit]) => [`${action}${commit}`, `__tests__/workflow/stand-ins/${name}`]),
  )
}
