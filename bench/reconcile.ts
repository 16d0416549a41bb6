// What a reconcile of open conversations takes, in one repository.
import { addConversation } from '../__tests__/bundle/organization.ts'
import { openScene } from '../__tests__/bundle/scene.ts'
import { actionsBot } from '../emulator/github/state.ts'
import { atMost, type Row, untargeted } from './row.ts'

export type Reconciled = { threads: number; seconds: number; requests: number }

/** Returns seconds and API calls to GitHub of a reconcile that finishes so many conversations. */
export async function measureReconcile(threads: number): Promise<Reconciled> {
  await using scene = await openScene()
  // That of the event which starts the run.
  scene.repository.id = 1_296_269
  for (let count = 0; count < threads; count += 1)
    await addConversation(scene, scene.repository, { user: actionsBot })
  const { outputs, spawnToExitMs } = await scene.run({ timers: 'real', metadata: 'reconcile/action.yml' })
  if (outputs.finished !== String(threads)) throw new Error(`Finished ${outputs.finished} of ${threads}.`)
  return { threads, seconds: spawnToExitMs / 1_000, requests: scene.github.requests.length }
}

/** Returns the rows; those of several conversations have targets. Each takes three writes, a second apart. */
export function describeReconciled(all: readonly Reconciled[]): Row[] {
  return all.flatMap(({ threads, seconds, requests }) => {
    const what = `reconcile: ${threads} finished`
    if (threads === 1) return [untargeted(what, `${seconds.toFixed(2)} s, ${requests} API calls`)]
    return [
      atMost(`${what}, seconds`, seconds, { max: 4 * threads, unit: ' s' }),
      atMost(`${what}, API calls to GitHub`, requests, { max: 1 + 7 * threads }),
    ]
  })
}
