/** Tells which steps of a workflow use an action of this repository. */

import type { ActionName } from '../play-step.ts'
import { published } from '../published.ts'
import type { FileStep } from './workflow-file.ts'

export type OurStep = FileStep & { uses: string }

const [, name = ''] = published.split('/')
/** Of any owner, at any ref, or of the repository itself. */
const ours = new RegExp(`^(?:[^/]+/${name}(?:/(reconcile|visitors))?@.+|\\./(reconcile|visitors)?/?)$`, 'i')

/** Returns whether the step uses an action of this repository. */
export function isOurs(step: FileStep): step is OurStep {
  return step.uses !== null && ours.test(step.uses)
}

/** Returns which action of this repository it is. */
export function actionOf({ uses }: OurStep): ActionName {
  const [, named, local] = ours.exec(uses) ?? []
  const folder = (named ?? local)?.toLowerCase()
  return folder === 'reconcile' || folder === 'visitors' ? folder : null
}
