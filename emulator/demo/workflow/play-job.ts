/** Plays the steps of a workflow job that use this action. */

import type { GitHubEmulator } from '../../github/server.ts'
import { docsName, pullSections, statusSections } from '../docs-repository.ts'
import type { DemoEvent } from '../events.ts'
import { makeEnvironment, playStep } from '../play-step.ts'
import { printHeading } from '../report.ts'
import { type Left, makeScope, type Place, type Run } from './contexts.ts'
import { evaluate, evaluateTexts, isTrue, type Scope, toJson, UnknownExpression } from './expressions.ts'
import { firstCombination } from './matrix.ts'
import { actionOf, isOurs, type OurStep } from './our-action.ts'
import { describePermissions, permissionsOf } from './permissions.ts'
import { addWhatInputsName, readInputs } from './step-inputs.ts'
import { type FileJob, findCheckout, isCheckout, type Part, type WorkflowFile } from './workflow-file.ts'

export type Stage = {
  file: WorkflowFile
  demoEvent: DemoEvent
  gitHub: GitHubEmulator
  /** URL of the emulated Mintlify. */
  serviceUrl: string
  run: Run
}

const leftOut: Left = { outcome: 'success', conclusion: 'success', outputs: null }
const skipped: Left = { outcome: 'skipped', conclusion: 'skipped', outputs: {} }
const failed: Left = { outcome: 'failure', conclusion: 'failure', outputs: {} }

/** Returns how the job ended. One without a step of this action counts as successful. */
export async function playJob(stage: Stage, job: FileJob, ended: ReadonlyMap<string, Left>): Promise<Left> {
  if (!job.steps.some(isOurs)) return leftOut
  printHeading(`Job ${job.id}`)
  const needs = new Map([...ended].filter(([id]) => job.needs.includes(id)))
  const conclusions = [...needs.values()].map(({ conclusion }) => conclusion)
  const isSuccess = conclusions.every((one) => one === 'success')
  const hasFailed = conclusions.includes('failure')
  const place: Place = { env: {}, needs, steps: new Map(), matrix: null, isSuccess, hasFailed }
  try {
    return await playKnownJob(stage, job, place)
  } catch (error) {
    if (!(error instanceof UnknownExpression)) throw error
    console.error(`The job ${job.id} stops, because this can't be evaluated here: ${error.message}`)
    return failed
  }
}

async function playKnownJob(stage: Stage, job: FileJob, place: Place): Promise<Left> {
  const { run, file, gitHub } = stage
  const scope = makeScope(run, place)
  if (!isTrue(job.if, scope)) return skip('job', job.if)
  const combination = firstCombination(toJson(evaluate(job.parts.strategy, scope)))
  if (combination.kind === 'failure') {
    console.log(`The job is left out: ${combination.error}.`)
    return leftOut
  }
  const { value: matrix } = combination
  if (matrix !== null) console.log(`Only the first of its matrix: ${JSON.stringify(matrix)}`)
  const part = job.parts.permissions ?? file.permissions
  gitHub.addToken({ token: gitHub.token, permissions: permissionsOf(part) })
  console.log(describePermissions(part))
  return playSteps(stage, job, { ...place, matrix, isSuccess: true, hasFailed: false })
}

/** Says so, with the condition as the file has it. */
function skip(kind: string, condition: string): Left {
  const written = condition.replace(/^success\(\) && \((.*)\)$/s, '$1')
  console.log(`The ${kind} is skipped. Its \`if\` is false here: ${written}`)
  return skipped
}

async function playSteps(stage: Stage, job: FileJob, start: Place): Promise<Left> {
  const { file, run } = stage
  const steps = new Map<string, Left>()
  let place: Place = { ...start, steps }
  for (const part of [file.env, job.parts.env]) place = withEnv(run, place, part)
  let workspace: string | null = null
  for (const step of job.steps) {
    const left = isOurs(step) ? await playOurs(stage, step, { place, job, workspace }) : leftOut
    if (isCheckout(step)) workspace = findCheckout(file)
    if (step.id !== '') steps.set(step.id, left)
    if (left.conclusion === 'failure') place = { ...place, isSuccess: false, hasFailed: true }
  }
  const scope = makeScope(run, place)
  const outputs = evaluateTexts(job.parts.outputs, () => scope)
  return conclude(place.hasFailed, isSet(job.parts['continue-on-error'], scope), outputs)
}

function withEnv(run: Run, place: Place, part: Part): Place {
  return { ...place, env: { ...place.env, ...evaluateTexts(part, () => makeScope(run, place)) } }
}

async function playOurs(
  stage: Stage,
  step: OurStep,
  around: { place: Place; job: FileJob; workspace: string | null },
): Promise<Left> {
  const { run, gitHub, demoEvent, serviceUrl } = stage
  const { job, workspace } = around
  const place = withEnv(run, around.place, step.env)
  const scope = makeScope(run, place)
  if (!isTrue(step.if, scope)) return skip('step', step.if)
  const inputs = { ...readInputs(run, step, place), 'api-url': serviceUrl }
  addWhatInputsName(gitHub, inputs, run.variables.GITHUB_ACTOR ?? '')
  if (workspace !== null) console.log(`The workspace is ${workspace}, as it is now.`)
  const { exitCode, outputs } = await playStep({
    ...{ action: actionOf(step), uses: step.uses, with: inputs, cancelAfterMs: null, isTimeLapse: true },
    demoEvent: showing(gitHub, demoEvent, inputs),
    env: { ...place.env, ...run.variables, ...makeEnvironment(gitHub), GITHUB_JOB: job.id },
    ...(workspace !== null && { cwd: workspace }),
  })
  return conclude(exitCode !== 0, isSet(step.continueOnError, scope), outputs)
}

function isSet(part: Part, scope: Scope): boolean {
  return evaluate(part, scope).coerceString() === 'true'
}

function conclude(hasFailed: boolean, goesOn: boolean, outputs: Record<string, string>): Left {
  const outcome = hasFailed ? 'failure' : 'success'
  return { outcome, conclusion: goesOn ? 'success' : outcome, outputs }
}

/** Returns the event with what the inputs say to show. */
function showing(gitHub: GitHubEmulator, demoEvent: DemoEvent, inputs: Record<string, string>): DemoEvent {
  const { repository, issueNumber } = demoEvent
  const docs = gitHub.repository(docsName)
  return {
    ...demoEvent,
    issueNumber: Number(inputs['issue-number']) || issueNumber,
    sections: () => [...statusSections(repository), ...(inputs['docs-token'] ? pullSections(docs) : [])],
  }
}
