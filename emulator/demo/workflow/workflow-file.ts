/** Reads a workflow file with GitHub's own parser. */

import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { FeatureFlags } from '@actions/expressions'
import {
  convertWorkflowTemplate,
  isMapping,
  isSequence,
  NoOperationTraceWriter,
  parseWorkflow,
} from '@actions/workflow-parser'
import type { Job, Step, WorkflowTemplate } from '@actions/workflow-parser/model/workflow-template'
import {
  TemplateContext,
  TemplateValidationErrors,
} from '@actions/workflow-parser/templates/template-context'
import type { TemplateToken } from '@actions/workflow-parser/templates/tokens/template-token'
import { getWorkflowSchema } from '@actions/workflow-parser/workflows/workflow-schema'
import { failure, type Result, success } from '../../shared/result.ts'

/** A part of the file that may have expressions. */
export type Part = TemplateToken | undefined

export type WorkflowFile = {
  path: string
  name: string
  events: WorkflowTemplate['events']
  env: Part
  permissions: Part
  jobs: FileJob[]
}

export type FileJob = {
  id: string
  name: Part
  needs: string[]
  /** As GitHub evaluates it: with `success()`, unless it has such a function. */
  if: string
  parts: Record<(typeof jobParts)[number], Part>
  /** The workflow that the job calls, null if it has steps. */
  calls: string | null
  steps: FileStep[]
}

const jobParts = [
  ...(['env', 'outputs', 'permissions', 'strategy'] as const),
  ...(['container', 'services', 'continue-on-error'] as const),
] as const

export type FileStep = {
  /** Empty if the file gives none. */
  id: string
  /** What the step does, for a list of steps. */
  title: string
  /** Null for a step that uses no action. */
  uses: string | null
  if: string
  env: Part
  with: Part
  continueOnError: Part
  isBackground: boolean
}

/** Those of background steps are among them. */
const featureFlags = new FeatureFlags({ all: true })

/** Returns the workflow, or sentences with what is wrong. */
export async function readWorkflowFile(path: string): Promise<Result<WorkflowFile, string>> {
  const content = readText(path)
  if (content === null)
    return failure(
      `${path} can't be read; give the path of a workflow file, such as .github/workflows/docs.yml.`,
    )
  const context = new TemplateContext(
    new TemplateValidationErrors(),
    getWorkflowSchema(),
    new NoOperationTraceWriter(),
  )
  context.state.featureFlags = featureFlags
  const { value: root } = parseWorkflow({ name: path, content }, context)
  const template = root && (await convertWorkflowTemplate(context, root, undefined, { featureFlags }))
  // The parser's own errors, of which those of YAML go on with the line of the file.
  const errors = context.errors.getErrors().map(({ message }) => message.split(/:?\n/)[0])
  if (root === undefined || template === undefined || errors.length > 0)
    return failure([...errors, `${path} isn't a valid workflow; correct the file.`].join('\n'))
  return success(describeFile(path, root, template))
}

function readText(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Returns whether the step checks out the repository of the workflow as the workspace. */
export function isCheckout({ uses, with: inputs }: FileStep): boolean {
  const isElsewhere = ['repository', 'path'].some((name) => find(inputs, name) !== undefined)
  return /^actions\/checkout@/i.test(uses ?? '') && !isElsewhere
}

/** Returns the checkout that the workflow is in, null if it is not where GitHub looks for workflows. */
export function findCheckout({ path }: Pick<WorkflowFile, 'path'>): string | null {
  const folder = dirname(resolve(path))
  return /[\\/]\.github[\\/]workflows$/.test(folder) ? resolve(folder, '..', '..') : null
}

function describeFile(path: string, root: TemplateToken, { events, jobs }: WorkflowTemplate): WorkflowFile {
  const jobTokens = find(root, 'jobs')
  return {
    ...{ path, events, env: find(root, 'env'), permissions: find(root, 'permissions') },
    name: find(root, 'name')?.toString() ?? path,
    jobs: jobs.map((job) => describeJob(job, find(jobTokens, job.id.value))),
  }
}

function describeJob(job: WorkflowTemplate['jobs'][number], token: Part): FileJob {
  return {
    ...{ id: job.id.value, name: job.name, if: job.if.expression },
    needs: job.needs?.map(({ value }) => value) ?? [],
    parts: Object.fromEntries(jobParts.map((name) => [name, find(token, name)])) as FileJob['parts'],
    calls: job.type === 'job' ? null : job.ref.value,
    steps: job.type === 'job' ? describeSteps(job.steps, find(token, 'steps')) : [],
  }
}

/** The parser's model has no inputs, so they come from the step's token. Both have the steps in the same order. */
function describeSteps(steps: Job['steps'], tokens: Part): FileStep[] {
  const items = tokens && isSequence(tokens) ? [...tokens] : []
  return steps.flatMap((step, index) => {
    const token = items[index]
    if ('parallel' in step) return describeSteps(step.parallel, find(token, 'parallel'))
    return [
      {
        ...{ id: find(token, 'id')?.toString() ?? '', title: titleOf(step) },
        ...{ uses: 'uses' in step ? step.uses.value : null, if: step.if?.expression ?? 'success()' },
        ...{ env: find(token, 'env'), with: find(token, 'with') },
        continueOnError: find(token, 'continue-on-error'),
        isBackground: 'background' in step && step.background === true,
      },
    ]
  })
}

function titleOf(step: Step): string {
  if ('uses' in step) return step.uses.value
  const text = step.name?.toString() ?? ('run' in step ? step.run.toString() : step.id)
  return text.split('\n')[0] ?? ''
}

function find(token: Part, key: string): Part {
  return token && isMapping(token) ? token.find(key) : undefined
}
