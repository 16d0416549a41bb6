/**
 * `npm run owner`: writes the owner and the version from package.json into the references to this action, since `uses:`
 * takes no variables.
 */

import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'

export type Release = z.infer<typeof releaseShape>

const releaseShape = z.object({
  repository: z.string().regex(/^[\w-]+\/docs-agent-action$/, 'must be like `octo-org/docs-agent-action`'),
  version: z.string(),
})
/** What users copy, and what GitHub reads. */
const patterns = ['*.md', 'docs/**/*.{md,yml}', '.github/**/*.yml']
/** It runs the release that it is part of: releases can't change, so whoever pins this file pins the action, too. */
const reusableWorkflow = '.github/workflows/docs-command.yml'

if (import.meta.main) {
  const root = fileURLToPath(new URL('..', import.meta.url))
  const release = readRelease(root)
  for (const file of listReferencing(root)) {
    const path = join(root, file)
    writeFileSync(path, updateReferences(release, file, readFileSync(path, 'utf8')))
  }
}

/** Returns what package.json says. Throws if `repository` is not like `octo-org/docs-agent-action`. */
export function readRelease(root: string): Release {
  return releaseShape.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
}

/** Whether `repository` names an owner. Until then, it holds a placeholder. */
export function hasOwner({ repository }: Pick<Release, 'repository'>): boolean {
  return !repository.startsWith('OWNER/')
}

/** Returns the files that may refer to this action. */
export function listReferencing(root: string): string[] {
  return globSync(patterns, { cwd: root }).map((file) => file.replaceAll('\\', '/'))
}

/** Returns the text of the file with current references. */
export function updateReferences({ repository, version }: Release, file: string, text: string): string {
  const owned = text.replaceAll(/(?<![\w-])[\w-]+\/docs-agent-action(?![\w-])/g, repository)
  if (file !== reusableWorkflow) return owned
  return owned.replaceAll(new RegExp(`${repository}@\\S+`, 'g'), `${repository}@v${version}`)
}
