/** Whether all that users run names this action by the owner and the version in package.json. */

import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { hasOwner, listReferencing, readRelease, updateReferences } from '../owner.ts'

/** Returns one sentence if `repository` in package.json holds a placeholder. */
export function findOwnerProblems(root: string): string[] {
  const { repository } = readRelease(root)
  if (hasOwner({ repository })) return []
  return [`\`repository\` in package.json is ${repository}: name the owner there, and run \`npm run owner\`.`]
}

/** Returns one sentence for each file that names another owner, or another version. */
export function findReferenceProblems(root: string): string[] {
  const release = readRelease(root)
  const isOld = (file: string) => {
    const text = readFileSync(join(root, file), 'utf8')
    return updateReferences(release, file, text) !== text
  }
  const old = listReferencing(root).filter(isOld).sort()
  return old.map((file) => `${file} names another owner or version than package.json: run \`npm run owner\`.`)
}
