// Each request of a run to GitHub fails once with an answer: the result is what the job was, the comment ends true, and nothing
// is paid twice.
import { expect, jest, test } from '@jest/globals'
import { type ActionRun, runPost } from '../../emulator/runner/runner.ts'
import { commentEvent, letMonaWrite } from '../bundle/comment-event.ts'
import { createSwitch } from '../bundle/kill-scene.ts'
import { ageLocks, command, countRequests } from '../bundle/lock-scene.ts'
import { endsAtOnce, lastWord, openScene, type Scene } from '../bundle/scene.ts'
import { watchScene } from '../bundle/watched-scene.ts'
import { type Form, forms } from './github-forms.ts'
import { playsAllPositions } from './positions.ts'

jest.setTimeout(600_000)

const inputs = {
  ...{ 'state-secret': 'a secret that all runs share', prompt: '', context: 'none' },
  ...{ 'commit-status': 'docs', 'poll-interval-seconds': '1' },
}
const reconcile = { metadata: 'reconcile/action.yml', with: { 'state-secret': inputs['state-secret'] } }
const wish = `/docs ${endsAtOnce}`

/** A request of a run: which one of its kind, from 1. */
type Place = { call: string; nth: number }

const lockCall = 'POST /issues/2/reactions'

/** Ids differ between runs. */
const kindOf = (call: string) => call.replace(/\d{4,}/g, '…')
const isOfGitHub = (call: string) => !/^\w+ \/job(\/|$)/.test(call)

async function openWatched() {
  const watch = createSwitch()
  const plain = await openScene({ event: commentEvent(wish) })
  letMonaWrite(plain.repository)
  return { watch, scene: await watchScene(plain, watch.watch) }
}

/** The run of a command, whose answer at that place is the form's. Returns the requests of the run, too. */
async function play(place: Place | null, form: Form) {
  const { watch, scene } = await openWatched()
  const seen = new Map<string, number>()
  const isAt = (kind: string, later = 0) => kind === place?.call && seen.get(kind) === place.nth + later
  watch.change(({ call, when }) => {
    const kind = kindOf(call)
    if (when === 'before' && isOfGitHub(call)) seen.set(kind, (seen.get(kind) ?? 0) + 1)
    // A lock that nobody knows of is not waited for.
    if (when === 'before' && kind === lockCall && isAt(kind, 1)) ageLocks(scene)
    return when === form.at && isAt(kind) ? form.verdict : 'go on'
  })
  const run = await scene.run({ event: command(scene, wish), with: inputs })
  watch.change(() => 'go on')
  return { scene, run, seen }
}

/** First, in the middle and last of each kind. */
async function readPlaces(): Promise<Place[]> {
  const { scene, seen } = await play(null, { refuses: false, at: 'before', verdict: 'go on' })
  await scene[Symbol.asyncDispose]()
  return [...seen].flatMap(([call, count]) =>
    [...new Set([1, Math.ceil(count / 2), count])].map((nth) => ({ call, nth })),
  )
}

type Played = { scene: Scene; run: ActionRun; form: Form; sent: number }

/** What is wrong after the run. Empty if all is well. */
function flawsOfRun({ run, sent }: Played): string[] {
  const { result } = run.outputs
  return [
    ...(run.signal === null && sent <= 1 ? [] : [`${sent} requests were sent`]),
    ...((sent === 1) === (result === 'pull-request') ? [] : [`sent ${sent}, result ${result}`]),
    ...(sent === 1 || lastWord(run).length > 30 ? [] : ['nothing is told']),
  ]
}

/** Plays the post step and the next reconcile, if the comment does not say how the job ended. */
async function flawsOfEnd({ scene, run, form, sent }: Played): Promise<string[]> {
  if (sent === 1 && isTrue(scene)) return []
  await runPost(run)
  ageLocks(scene)
  await scene.run(reconcile)
  const titles = titlesOf(scene)
  const isWell = sent === 1 ? isTrue(scene) : titles.every((title) => !title.startsWith('### ⏳'))
  return [
    ...(isWell || (form.refuses && titles.length === 0) ? [] : [`the comment says ${titles}`]),
    ...(countRequests(scene) === sent ? [] : ['the reconcile sent something']),
  ]
}

/** The next command is sent once, to the job of the first. */
async function flawsOfNext({ scene, sent }: Played): Promise<string[]> {
  const isKnown = sent === 1 && scene.ours().length > 0
  ageLocks(scene)
  const next = { event: command(scene, wish, { index: 1 }), env: { GITHUB_RUN_ID: '8001' } }
  const { outputs } = await scene.run({ ...next, with: { ...inputs, wait: 'false' } })
  return [
    ...(outputs.result === 'running' ? [] : [`the next ends ${outputs.result}, ${outputs.reason}`]),
    ...(countRequests(scene) === sent + 1 ? [] : ['the next is not sent once']),
    ...(scene.docs.jobs.size === (isKnown ? 1 : sent + 1) ? [] : ['the next has another job']),
  ]
}

const titlesOf = (scene: Scene) => scene.ours().map(({ body }) => body.split('\n')[0] ?? '')

function isTrue(scene: Scene): boolean {
  const [title, ...others] = titlesOf(scene)
  return others.length === 0 && title?.startsWith('### ✅ Docs pull request ready') === true
}

async function flawsAt(place: Place, form: Form, isSample: boolean): Promise<string[]> {
  const { scene, run } = await play(place, form)
  const played = { scene, run, form, sent: countRequests(scene) }
  const flaws = [...flawsOfRun(played), ...(await flawsOfEnd(played))]
  if (isSample) flaws.push(...(await flawsOfNext(played)))
  await scene[Symbol.asyncDispose]()
  const { result, reason } = run.outputs
  return flaws.map((flaw) => `${place.call}, ${place.nth}: ${flaw} (${result} ${reason}: ${lastWord(run)})`)
}

const places = await readPlaces()

test('a run asks GitHub for its permission, its lock, its comment, its reaction and its status', () => {
  expect(places.length).toBeGreaterThan(15)
})

const later = places.filter(({ nth }) => nth > 1)
const isOfConversation = ({ call }: Place) => /\/issues\/2\/|^PATCH /.test(call)

/** Each form at each request of the conversation, at every other of the rest, and at one that comes later. All of them at night. */
const cases = Object.entries(forms).map(([name, form], shift) => ({
  name,
  form,
  shift,
  chosen: places.filter((place, index) => {
    if (playsAllPositions) return true
    return place.nth > 1
      ? place === later[shift % later.length]
      : isOfConversation(place) || (index + shift) % 2 === 0
  }),
}))

test.concurrent.each(cases)('$name', async ({ form, chosen, shift }) => {
  const flaws: string[] = []
  for (const [index, place] of chosen.entries())
    flaws.push(...(await flawsAt(place, form, (index + shift) % 6 === 0)))
  expect(flaws).toEqual([])
})

test('something fails at each request', () => {
  expect(new Set(cases.flatMap(({ chosen }) => chosen)).size).toBe(places.length)
})
