// Each way that a run goes, crossed with how it can end: its outputs, what was
// sent, and what the comment shows and remembers, also after a later reconcile.
import { expect, test } from '@jest/globals'
import type { Fault } from '../../emulator/shared/faults.ts'
import { readMemories } from '../kills/memory.ts'
import { dispatch, pullRequest } from '../scene/events.ts'
import { openScene, type RunOptions, type Scene } from '../scene/scene.ts'

const event = pullRequest()
const push = pullRequest({ action: 'synchronize', sha: 'b'.repeat(40) })
const minute = 60_000

/** What went before, and the run in question. */
type Way = (scene: Scene, prompt: string) => Promise<RunOptions>

const ways: Readonly<Record<string, Way>> = {
  'a run that waits': async (_, prompt) => ({ event, with: { prompt } }),
  'a run with `wait: false`': async (_, prompt) => ({
    event,
    with: { prompt, wait: 'false' },
  }),
  'a dry run': async (_, prompt) => ({
    event,
    with: { prompt, 'dry-run': 'true' },
  }),
  'a run that is covered': async (scene, prompt) => {
    await scene.run({ event, with: { prompt, wait: 'false' } })
    const again = pullRequest({ action: 'ready_for_review' })
    return { event: again, runId: '2', with: { prompt } }
  },
  "a run for the comment's job": async (scene, prompt) => {
    await scene.run({ event, with: { prompt, wait: 'false' } })
    const [jobId = ''] = scene.mintlify.jobs.keys()
    return { event, runId: '2', with: { prompt: '', 'job-id': jobId } }
  },
  'a run for another job': async (scene, prompt) => {
    await scene.run({ event: dispatch(), with: { prompt, wait: 'false' } })
    const [jobId = ''] = scene.mintlify.jobs.keys()
    return { event, runId: '2', with: { prompt: '', 'job-id': jobId } }
  },
  'a run for no job': async () => ({
    event,
    with: { prompt: '', 'job-id': 'job_none' },
  }),
  'a follow-up': async (scene, prompt) => {
    await scene.run({ event })
    return { event: push, runId: '2', with: { prompt } }
  },
  'a follow-up with `wait: false`': async (scene, prompt) => {
    await scene.run({ event })
    return { event: push, runId: '2', with: { prompt, wait: 'false' } }
  },
  'a re-run': async (scene, prompt) => {
    await scene.run({ event, with: { prompt, wait: 'false' } })
    return { event, attempt: 2, with: { prompt } }
  },
}

const lost: Fault = { drop: true, afterEffect: true, times: Infinity }
const cut: Fault = { cut: true, times: Infinity }
const post = { method: 'POST' }

/** Of every request to Mintlify from then on, or what the agent does. */
const ends: Readonly<Record<string, { script: string; fault?: Fault }>> = {
  good: { script: 'pull-request after 30s' },
  failed: { script: 'failed after 30s' },
  lost: { script: 'pull-request after 30s', fault: lost },
  'lost as it is sent': {
    script: 'pull-request after 30s',
    fault: { ...lost, ...post },
  },
  cut: { script: 'pull-request after 30s', fault: cut },
  'cut as it is sent': {
    script: 'pull-request after 30s',
    fault: { ...cut, ...post },
  },
}

const cells = Object.keys(ways).flatMap((way) => [
  ...Object.keys(ends).map((end) => [way, end] as const),
  [way, 'killed'] as const,
  [way, 'cancelled'] as const,
])

/** Runs it, but for one that dies at its first request to Mintlify. */
async function play(scene: Scene, run: RunOptions, end: string): Promise<void> {
  if (end !== 'killed' && end !== 'cancelled') {
    const fault = ends[end]?.fault
    if (fault) scene.mintlify.fail(fault)
    await scene.run(run)
    return
  }
  const started = scene.start(run)
  const isAsked = Promise.withResolvers<void>()
  const hold = async () => {
    if (end === 'killed') started.clock.stop()
    else started.cancel()
    isAsked.resolve()
  }
  scene.mintlify.fail({ hold })
  await Promise.race([isAsked.promise, started.finished])
  if (end === 'killed') return
  await started.finished
  const post = { ...run, action: 'post' as const, state: started.readState() }
  await scene.start(post).finished
}

test.each(cells)('%s, %s', async (way, end) => {
  const scene = await openScene()
  try {
    const prompt = `Go on.\nemulate: ${ends[end]?.script ?? ends.good?.script}`
    const run = await ways[way]?.(scene, prompt)
    if (run === undefined) throw new Error(way)
    await play(scene, run, end)
    await scene.settle()
    const before = scene.story()
    scene.mintlify.mend()
    scene.clock.skip(60 * minute)
    const { outputs } = await scene.run({ action: 'reconcile' })
    const memories = await readMemories(scene)
    expect({
      end:
        end === 'killed'
          ? null
          : before
              .match(/^ {2}exit .*$/gm)
              ?.at(-1)
              ?.trim(),
      sent: scene.requests().length,
      comment: memories.map(({ title }) => title),
      delivered: memories[0]?.delivered.length ?? 0,
      unconfirmed: memories[0]?.unconfirmed.length ?? 0,
      reconciled: outputs.finished,
    }).toMatchSnapshot()
  } finally {
    scene.github.problems.splice(0)
    scene.mintlify.problems.splice(0)
    await scene.close()
  }
})
