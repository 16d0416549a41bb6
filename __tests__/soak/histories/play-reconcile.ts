// One reconcile within a history: the real operation and GitHub adapters, with modeled services.
import { listTrackedConversations } from '../../../src/adapters/github/conversation/tracked-conversations.ts'
import { openUpdater } from '../../../src/adapters/github/conversation/update-conversation.ts'
import { createPace } from '../../../src/adapters/github/pace.ts'
import type { Report } from '../../../src/domain/job/report.ts'
import { reconcile } from '../../../src/operations/reconcile/reconcile.ts'
import { repository } from './connections.ts'
import { createProcess, type ModelProcess } from './model-process.ts'
import type { ReconcilePlan } from './plans.ts'
import { openService } from './service-ports.ts'
import { render, scope, signingKey, type World } from './world.ts'

const maxRunMs = 10 * 60_000
const maxAgeMs = 30 * 24 * 3_600_000

/** Plays the reconcile to its end. Returns its process. */
export async function playReconcile(
  world: World,
  { name, account, crash }: ReconcilePlan,
): Promise<ModelProcess> {
  const process = createProcess({ name, account, scheduler: world.scheduler, crash })
  world.processes.push(process)
  await Promise.race([play(world, process), process.killed])
  process.exit()
  return process
}

/** The action, as `src/actions/reconcile/action.ts` builds it. */
async function play({ ...world }: World, process: ModelProcess): Promise<void> {
  const { scheduler, pool, github, random } = world
  const { clock, lines } = process
  const say = (line: string) => void lines.push(line)
  const pace = createPace(clock)
  const connection = pool.connect({ clock, pace, warn: say, fetch: github.fetchOf(process) })
  const endMs = clock.elapsedMs() + maxRunMs
  const signal = scheduler.abortAt(endMs)
  const updater = openUpdater({
    ...{ clock, signingKey, signal, random: random.next, log: say, connect: () => connection },
    render: (_, report: Report, state) => render(report, state),
  })
  const { owner, name, id } = repository
  const known = { owner, name, id, isPublic: false, isArchived: false }
  const since = new Date(0)
  const repositories = [{ owner, name, isNamed: true, known }]
  const task = { repositories, problem: null, maxAgeMs, wakeUp: null }
  const limits = { cancelled: signal, remainingMs: () => endMs - clock.elapsedMs(), leftMs: updater.leftMs }
  const { updates } = await reconcile(task, {
    ...{ clock, signal, log: say },
    ...updater,
    ...openService(world, process, limits),
    expectDocsPulls: () => undefined,
    rateLimit: () => null,
    listConversations: () =>
      listTrackedConversations({ connection, signingKey, signal, scope, since, known }),
    lookAfterDocsPull: async (_, { docsPull }) => docsPull,
    readSource: async () => null,
    writeStatus: async () => true,
  })
  for (const { problem } of updates) if (problem !== null) say(problem)
}
