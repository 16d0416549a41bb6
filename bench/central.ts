// One reconcile for two hundred repositories, with 50 ms for each request to GitHub and to Mintlify.
import { addConversation, appToken, openOrganization } from '../__tests__/bundle/organization.ts'
import type { Scene } from '../__tests__/bundle/scene.ts'
import { atMost, type Row, untargeted } from './row.ts'
import { drawJobs } from './scale.ts'

const delayMs = 50

/** How many there are of each. `ended`: open conversations whose agent job has ended. */
export type CentralSize = { repositories: number; open: number; ended: number }

export type Central = {
  /** Seconds of a pass that finds nothing to do, and for each conversation that it finishes. */
  idleSeconds: number
  secondsPerFinished: number
}

/** Returns the rows of passes over all repositories, and what they took. */
export async function measureCentral(size: CentralSize): Promise<{ rows: Row[]; central: Central }> {
  const { repositories, open, ended } = size
  const idle = await measurePass(size, async () => undefined)
  const busy = await measurePass(size, (scene) => addConversations(scene, size))
  const central = { idleSeconds: idle.seconds, secondsPerFinished: busy.seconds / ended }
  const rows = [
    untargeted(
      'central: repositories, open conversations, those that have ended',
      [repositories, open, ended].map((count) => count.toLocaleString('en')).join(', '),
    ),
    atMost('central: with nothing to do, API calls to GitHub', idle.requests, { max: 210 }),
    atMost('central: with nothing to do, seconds', idle.seconds, { max: 5, unit: ' s' }),
    untargeted('central: a pass, seconds', `${busy.seconds.toFixed(0)} s`),
    atMost('central: for each that is finished', central.secondsPerFinished, { max: 4, unit: ' s' }),
    atMost('central: from the start to the first finished comment', busy.firstSeconds, {
      max: 10,
      unit: ' s',
    }),
    atMost('central: limits of GitHub that were met', idle.refusals + busy.refusals, { max: 0 }),
    untargeted('central: a pass, API calls to GitHub', String(busy.requests)),
  ]
  return { rows, central }
}

type Pass = { seconds: number; firstSeconds: number; requests: number; refusals: number }

async function measurePass(
  { repositories }: CentralSize,
  seed: (scene: Scene) => Promise<void>,
): Promise<Pass> {
  await using scene = await openOrganization({ github: { rateLimits: true, delayMs }, docs: { delayMs } })
  for (let count = 0; count < repositories; count += 1) scene.github.repository(`acme/repository-${count}`)
  await seed(scene)
  const startMs = Date.now()
  const { outputs, spawnToExitMs, stdout } = await scene.run({
    timers: 'real',
    metadata: 'reconcile/action.yml',
    with: { repositories: 'acme/*', 'github-token': appToken },
  })
  if (outputs.result !== 'done') throw new Error(stdout)
  const first = scene.github.requests.find(({ method }) => method === 'PATCH')
  return {
    seconds: spawnToExitMs / 1_000,
    firstSeconds: first ? (first.atMs - startMs) / 1_000 : 0,
    requests: scene.github.requests.length,
    refusals: scene.github.refusals.length,
  }
}

/** Spreads the open conversations over the repositories. */
async function addConversations(scene: Scene, { repositories, open, ended }: CentralSize): Promise<void> {
  const added = Array.from({ length: open }, (_, count) => {
    const repository = scene.github.repository(`acme/repository-${count % repositories}`)
    const isEnded = count % (open / ended) === 0
    const prompt = isEnded ? 'emulate: pull-request after 0s' : 'emulate: never'
    return addConversation(scene, repository, { prompt })
  })
  await Promise.all(added)
}

const jobsPerDay = 2_000
const jobsPerHour = 100
const passMinutes = 10

/** Returns the billed minutes for each job of a day: its run in the background, and its share of the passes. */
export function simulateCentralDay({ idleSeconds, secondsPerFinished }: Central): Row[] {
  const ends = endsOfJobs()
  let passes = 0
  for (let minute = 0; minute < 24 * 60; minute += passMinutes) {
    const finished = ends.filter((end) => end >= minute - passMinutes && end < minute).length
    passes += Math.ceil((idleSeconds + finished * secondsPerFinished) / 60)
  }
  const perJob = (ends.length + passes) / ends.length
  return [
    untargeted(`central: billed minutes of the passes of a day with ${jobsPerDay} jobs`, String(passes)),
    atMost('central: billed minutes for each job of that day', perJob, { max: 1.15 }),
  ]
}

/** Minutes of the day at which the jobs end. What Mintlify refuses in an hour is asked for in the next one. */
function endsOfJobs(): number[] {
  const { perHour, lengthMs, random } = drawJobs(jobsPerDay)
  let late = 0
  return perHour.flatMap((jobs, hour) => {
    const started = Math.min(jobsPerHour, jobs + late)
    late += jobs - started
    return Array.from({ length: started }, () => 60 * (hour + random()) + lengthMs() / 60_000)
  })
}
