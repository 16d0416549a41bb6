// Whether an event is worth an agent job: asks the gates in order. What the event says by itself is asked first, because a
// gate that it closes costs no call.
import { type Result, success } from '../base/result.ts'
import type { ChangedFile } from '../context/facts.ts'
import { isCrossRepository, type PushTrigger, type Run, type Trigger } from '../event/event.ts'
import { type CommitPull, pullsBehind } from '../github/commit-pulls.ts'
import type { PartialList } from '../github/list-pages.ts'
import {
  type Closed,
  firstClosed,
  type GateAnswer,
  type GateName,
  type GateRules,
  type NamedAnswer,
  open,
  unseen,
} from './gate-answer.ts'
import {
  botGateByEvent,
  botGateByPulls,
  labelGateByEvent,
  labelGateByPulls,
  pathsGate,
  pathsGateByEvent,
  phraseGate,
} from './gates.ts'
import type { RequestCount } from './limits.ts'
import { type CommitPullsReading, commitsToAsk, guardByEvent, guardByPulls } from './loop-guard.ts'

/** What gates and limits ask GitHub for. */
export type Gates = {
  /** The pull requests that brought a commit, or why they are not known. */
  commitPulls(sha: string): Promise<CommitPullsReading>
  /** The files that the event changed, or why they are not known. */
  changedFiles(): Promise<Result<PartialList<ChangedFile>, string>>
  /** The requests that the comments of the repository remember. Never throws. */
  countRequestsSince(since: Date): Promise<RequestCount>
}

/** The gates of a run that asks GitHub for nothing. */
export const noGates: Gates = {
  commitPulls: async () => success({ items: [], total: 0 }),
  changedFiles: async () => success({ items: [], total: 0 }),
  countRequestsSince: async () => ({ requests: 0, problem: null }),
}

/** Null where the event does not say enough. */
export type EventAnswer = { gate: Gate; answer: GateAnswer | null }

type EventRules = GateRules & { jobId: string | null }

type Gate = {
  name: GateName
  byEvent: (run: Run, rules: GateRules) => GateAnswer | null
  /** Called only where the event does not say enough. */
  ask: (trigger: Trigger, rules: GateRules, ports: Gates) => Promise<GateAnswer>
}

const gates: readonly Gate[] = [
  { name: 'agent-branches', byEvent: guardByEvent, ask: askGuard },
  {
    name: 'allowed-bots',
    byEvent: ({ trigger }, rules) => botGateByEvent(trigger, rules),
    ask: (trigger, rules, ports) => askPulls(trigger, ports, (pulls) => botGateByPulls(pulls, rules)),
  },
  {
    name: 'skip-phrases',
    byEvent: ({ trigger }, rules) => phraseGate(trigger, rules),
    ask: async (trigger, rules) => phraseGate(trigger, rules),
  },
  {
    name: 'skip-labels',
    byEvent: ({ trigger }, rules) => labelGateByEvent(trigger, rules),
    ask: (trigger, rules, ports) => askPulls(trigger, ports, (pulls) => labelGateByPulls(pulls, rules)),
  },
  {
    name: 'paths',
    byEvent: ({ trigger }, rules) => pathsGateByEvent(trigger, rules),
    async ask(_, rules, ports) {
      const files = await ports.changedFiles()
      return files.kind === 'success' ? pathsGate(files.value, rules) : unseen(files.error)
    },
  },
]

/** What the event says by itself: nothing where a job is named, since who names one wants it whatever the event is. */
export function checkEvent(run: Run, { jobId, ...rules }: EventRules): EventAnswer[] {
  return jobId === null ? gates.map((gate) => ({ gate, answer: gate.byEvent(run, rules) })) : []
}

/**
 * The gate that ends the run before anything is asked, null if none does. A dry run goes on to show all of them. On a fork, a
 * stranger could close a gate to turn the commit status green, so the permission comes first.
 */
export function closedByEvent(run: Run, rules: EventRules & { dryRun: boolean }): Closed | null {
  if (rules.dryRun || isCrossRepository(run.trigger)) return null
  const known = checkEvent(run, rules).flatMap(({ gate: { name }, answer }) =>
    answer ? [{ name, answer }] : [],
  )
  return firstClosed(known)
}

/** The answers of all gates in order. Asks GitHub where need be, until a gate closes, or to the end with `all`. */
export async function askGates(
  request: { answers: readonly EventAnswer[]; trigger: Trigger; rules: GateRules; all: boolean },
  ports: Gates,
): Promise<NamedAnswer[]> {
  const { trigger, rules, all } = request
  const given: NamedAnswer[] = []
  for (const { gate, answer } of request.answers) {
    given.push({ name: gate.name, answer: answer ?? (await gate.ask(trigger, rules, ports)) })
    if (firstClosed(given) && !all) break
  }
  return given
}

async function askGuard(trigger: Trigger, rules: GateRules, ports: Gates): Promise<GateAnswer> {
  if (trigger.kind !== 'push') return open()
  return guardByPulls(trigger, await readPulls(trigger, ports), rules)
}

/** Asks a gate about the pull requests that a push came from. */
async function askPulls(
  trigger: Trigger,
  ports: Gates,
  check: (pulls: readonly CommitPull[]) => GateAnswer,
): Promise<GateAnswer> {
  if (trigger.kind !== 'push') return open()
  const readings = await readPulls(trigger, ports)
  const failed = readings.find((reading) => reading.kind === 'failure')
  if (failed) return unseen(failed.error.problem, failed.error.isRefused)
  const lists = readings.flatMap((reading) => (reading.kind === 'success' ? [reading.value.items] : []))
  const known = lists.map((items) => pullsBehind(items, trigger.branch))
  // A commit without a pull request is somebody's own.
  return check(known.some((pulls) => pulls.length === 0) ? [] : known.flat())
}

function readPulls(trigger: PushTrigger, ports: Gates): Promise<CommitPullsReading[]> {
  return Promise.all(commitsToAsk(trigger).map((sha) => ports.commitPulls(sha)))
}
