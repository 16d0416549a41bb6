/** Reads what the workflow engine says, one JSON object a line, back into steps and jobs. */

import { z } from 'zod'

export type StepRun = {
  jobId: string
  /** As in the workflow, or its number from 0. */
  id: string
  name: string
  stage: 'Pre' | 'Main' | 'Post'
  /** Absent if it was still running when the engine stopped. */
  result?: 'success' | 'failure' | 'skipped'
  /** What it printed. */
  output: string
  outputs: Record<string, string>
  /** Markdown of the job summary. */
  summary: string
}

export type WorkflowLog = {
  /** As a person would read it, secrets masked. */
  text: string
  steps: StepRun[]
  /** By job id; a job whose condition did not hold is missing. */
  jobResults: Record<string, 'success' | 'failure'>
}

const lineShape = z.object({
  msg: z.string(),
  jobID: z.string().default(''),
  step: z.string().default(''),
  stepID: z.array(z.string()).default([]),
  stage: z.enum(['Pre', 'Main', 'Post']).optional(),
  stepResult: z.enum(['success', 'failure', 'skipped']).optional(),
  jobResult: z.enum(['success', 'failure']).optional(),
  raw_output: z.boolean().default(false),
  raw: z.string().default(''),
  command: z.string().optional(),
  name: z.string().default(''),
  arg: z.string().default(''),
  content: z.string().default(''),
})

type Line = z.infer<typeof lineShape>

/** Returns the log of one run. A line that is not JSON, as of a wrong option, is kept as text. */
export function readActLog(printed: string): WorkflowLog {
  const lines = printed.split('\n').filter(Boolean).map(parseLine)
  const steps = new Map<string, StepRun>()
  for (const line of lines) noteStep(steps, line)
  const jobResults = lines.flatMap(({ jobID, jobResult }) => (jobResult ? [[jobID, jobResult]] : []))
  return {
    text: lines.map(({ jobID, msg }) => `[${jobID}] ${msg.trimEnd()}`).join('\n'),
    steps: [...steps.values()],
    jobResults: Object.fromEntries(jobResults),
  }
}

function parseLine(text: string): Line {
  return lineShape.parse(text.startsWith('{') ? JSON.parse(text) : { msg: text })
}

function noteStep(steps: Map<string, StepRun>, line: Line): void {
  const { jobID: jobId, step: name, stage } = line
  const id = line.stepID.join('.')
  if (stage === undefined || id === '') return
  const key = [jobId, id, stage].join()
  const step = steps.get(key) ?? { jobId, id, name, stage, output: '', outputs: {}, summary: '' }
  steps.set(key, step)
  if (line.stepResult) step.result = line.stepResult
  if (line.command === 'set-output') step.outputs[line.name] = line.arg
  else if (line.command === 'summary') step.summary += line.content
  else step.output += line.raw_output ? line.msg : line.raw
}
