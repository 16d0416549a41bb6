/** The inputs of a step, and what they name in the local GitHub. */

import { makeUser } from '../../github/fixtures.ts'
import type { GitHubEmulator } from '../../github/server.ts'
import { docsName } from '../docs-repository.ts'
import { makeScope, type Place, type Run } from './contexts.ts'
import { evaluateTexts } from './expressions.ts'
import type { OurStep } from './our-action.ts'

/** Returns the inputs of the file. A key or a project of its own is replaced: only the emulated ones exist. */
export function readInputs(run: Run, { with: part }: OurStep, place: Place): Record<string, string> {
  const inputs = evaluateTexts(part, (name) => makeScope(run, place, name))
  for (const name of ['api-key', 'project-id']) {
    const value = inputs[name]
    if (value) inputs[name] = run.standIns.replace(name, value)
  }
  return inputs
}

/** Adds the repositories, people and teams that the inputs name, as they would be there. */
export function addWhatInputsName(
  gitHub: GitHubEmulator,
  inputs: Record<string, string>,
  author: string,
): void {
  for (const fullName of listItems(inputs.repositories)) {
    if (/^[\w.-]+\/[\w.-]+$/.test(fullName)) gitHub.repository(fullName)
  }
  const docs = gitHub.repository(docsName)
  for (const reviewer of listItems(inputs['docs-reviewers'])) {
    if (reviewer.startsWith('team:')) docs.teams.add(reviewer.slice('team:'.length).toLowerCase())
    else docs.collaborators.set(makeUser(reviewer === 'author' ? author : reviewer).login, canWrite)
  }
}

const canWrite = { permission: 'write', role_name: 'write' } as const

function listItems(list = ''): string[] {
  return list
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '')
}
