/** Says what of a workflow is not played, as far as the file tells. */

import { isOurs } from './our-action.ts'
import type { FileJob, FileStep, WorkflowFile } from './workflow-file.ts'

const maxTitle = 70

/** Returns lines, each with a place and what is left out there. */
export function listLeftOut({ jobs }: WorkflowFile): [place: string, what: string][] {
  return jobs.flatMap((job): [string, string][] => {
    const place = `job ${job.id}`
    if (job.calls !== null) return [[place, `calls ${job.calls}, and counts as successful`]]
    if (!job.steps.some(isOurs)) return [[place, 'has no step of this action, and counts as successful']]
    return [...listParts(job, place), ...job.steps.flatMap((step) => describeStep(step, place))]
  })
}

function listParts({ parts }: FileJob, place: string): [string, string][] {
  const names = (['container', 'services'] as const).filter((name) => parts[name] !== undefined)
  return names.map((name) => [place, `its \`${name}\``])
}

function describeStep(step: FileStep, place: string): [string, string][] {
  const named = step.id === '' ? `${place}, step` : `${place}, step ${step.id}`
  if (!isOurs(step)) return [[named, shorten(step.title)]]
  return step.isBackground ? [[named, '`background`: the steps after it wait for it']] : []
}

function shorten(title: string): string {
  const short = title.replace(/@([0-9a-f]{7})[0-9a-f]{33}$/, '@$1')
  return short.length > maxTitle ? `${short.slice(0, maxTitle)}…` : short
}
