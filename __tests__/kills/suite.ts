// Which histories are played, and how each is compared with the list of those
// known to fail.
import { known } from './known.ts'
import { type Canary, type History, listRequests, play } from './play.ts'
import { type Check, findBroken } from './promises.ts'
import { continuationsOf, type Disturbance, type Situation } from './worlds.ts'

/** The disturbance at each request where it is another one than before. */
export async function historiesOf(
  situation: Situation,
  disturbances: readonly Disturbance[],
): Promise<History[]> {
  const requests = await listRequests(situation)
  return disturbances.flatMap((disturbance) =>
    requests.flatMap((request, index) =>
      disturbance.isNewAt(request, index)
        ? continuationsOf(situation).map((after) => ({
            situation,
            disturbance,
            at: index + 1,
            request,
            after,
          }))
        : [],
    ),
  )
}

/** Where a history stands, as in the list of those known to fail. */
export function placeOf({
  situation,
  disturbance,
  at,
  request,
  after,
}: History) {
  return {
    world: `${situation.name}; ${disturbance.name}`,
    moment: `${at}. ${request.replace(/\d{6,}/, 'ID')}`,
    after: after.name,
  }
}

/**
 * Plays the histories. Returns a line for each that breaks a promise and is
 * not known to, for each that is known to and does not, and for each that
 * breaks another promise than it is known to.
 */
export async function surprises(
  histories: readonly History[],
): Promise<string[]> {
  const found: string[] = []
  for (const history of histories) {
    const broken = findBroken(await play(history))
    const expected = findKnown(history)
    const [breaks, expectedBreaks] = [
      Object.keys(broken).join(),
      expected?.breaks.join() ?? '',
    ]
    if (breaks === expectedBreaks) continue
    const { world, moment, after } = placeOf(history)
    const sentences = Object.values(broken).flat()
    found.push(
      `${world} | ${moment} | ${after} | ${breaks || 'holds'}` +
        `${expectedBreaks && ` in place of ${expectedBreaks}`}: ` +
        sentences.join('; '),
    )
  }
  return found
}

/** The checks that a history breaks with something wrong from outside. */
export async function checksBroken(
  history: History,
  canary: Canary,
): Promise<Check[]> {
  return Object.keys(findBroken(await play(history, canary))) as Check[]
}

/** Whether everything is played, as by night, and not only what is drawn. */
const playsAll = process.env.HISTORIES === 'all'
/** With another seed, the list of those known to fail has other gaps. */
const seed = 20_261_125

/** One of what follows for each disturbance at each request. */
export function atEveryRequest(histories: readonly History[]): History[] {
  const places = Map.groupBy(
    histories,
    ({ disturbance, at }) => `${disturbance.name} ${at}`,
  )
  return chosen(histories, (all) =>
    [...places.values()].flatMap((ofPlace, index) =>
      draw(
        all.filter((one) => ofPlace.includes(one)),
        1,
        seed + index,
      ),
    ),
  )
}

/** So many of the histories. */
export function some(histories: readonly History[], count: number): History[] {
  return chosen(histories, (all) => draw(all, count, seed))
}

/** Those that are known to fail are always played. */
function chosen(
  histories: readonly History[],
  drawFrom: (all: readonly History[]) => History[],
): History[] {
  const drawn = playsAll ? histories : drawFrom(histories)
  return histories.filter((one) => drawn.includes(one) || isKnown(one))
}

function isKnown(history: History): boolean {
  return findKnown(history) !== undefined
}

function findKnown(history: History) {
  const { world, moment, after } = placeOf(history)
  return known.find(
    (one) =>
      one.world === world && one.moment === moment && one.after === after,
  )
}

/**
 * As many of them, drawn by a seed. The same seed draws the same.
 *
 * https://en.wikipedia.org/wiki/Linear_congruential_generator
 */
function draw<T>(all: readonly T[], count: number, from: number): T[] {
  let state = from
  const drawn = all.map((one) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return { one, rank: state }
  })
  return drawn
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ one }) => one)
}
