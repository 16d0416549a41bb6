// Who can start the agent with what, as a table for the page on security. What
// each event means comes from the action's own table.
import type { Meaning } from '../src/event/event.ts'
import { meaningOf } from '../src/event/meaning.ts'
import { accountAt, type Payload } from '../src/event/payload.ts'

/** Somebody who acts. `mayWrite`: with the default of `permission`. */
type Person = {
  title: string
  mayWrite: boolean
  isBot: boolean
  isListed: boolean
  isFromFork: boolean
}
type Act = {
  title: string
  name: string
  payload: Payload
  /** Whether it is about what somebody without the permission has opened. */
  isOfStranger?: boolean
}

const nobody = {
  ...{ mayWrite: false, isBot: false, isListed: false },
  isFromFork: false,
}
const people: Person[] = [
  { ...nobody, title: 'Read' },
  { ...nobody, title: 'Triage' },
  { ...nobody, title: 'Write', mayWrite: true },
  { ...nobody, title: 'Listed bot', isBot: true, isListed: true },
  { ...nobody, title: 'Other bot', isBot: true },
  { ...nobody, title: 'Write, from a fork', mayWrite: true, isFromFork: true },
]

const ofStranger = 'one that somebody with read access opened'

const acts: Act[] = [
  ofPull('Opens, labels or reopens it', { action: 'opened' }),
  ofPull('Pushes to it', { action: 'synchronize' }),
  ofPull('Merges it', { action: 'closed' }, { merged: true }),
  {
    ...ofPull(`Merges ${ofStranger}`, { action: 'closed' }, { merged: true }),
    isOfStranger: true,
  },
  ofPull('Closes it without a merge', { action: 'closed' }),
  {
    ...ofPull('Opens, labels or reopens it', { action: 'opened' }),
    name: 'pull_request_target',
  },
  {
    title: '`/docs` on the Conversation tab, or on an issue',
    name: 'issue_comment',
    payload: { action: 'created', comment: {} },
  },
  {
    ...ofPull('`/docs` on a line of the diff', { action: 'created' }),
    name: 'pull_request_review_comment',
  },
  {
    ...ofPull('`/docs` in the text of a review', { action: 'submitted' }),
    name: 'pull_request_review',
  },
  { title: 'Opens or labels it', name: 'issues', payload: { issue: {} } },
  {
    title: `Labels ${ofStranger}`,
    name: 'issues',
    payload: { issue: {} },
    isOfStranger: true,
  },
  {
    title: 'Pushes to a branch, or pushes a tag',
    name: 'push',
    payload: { ref: 'refs/heads/main' },
  },
  { title: 'Publishes it', name: 'release', payload: { action: 'published' } },
  { title: 'Runs the workflow', name: 'workflow_dispatch', payload: {} },
  { title: 'Adds to a merge queue', name: 'merge_group', payload: {} },
]

/** The rows of the table, with its head. */
export function makeGrid(): string[][] {
  const titles = people.map(({ title }) => title)
  return [
    ['Event', 'What they do', ...titles],
    ['---', '---', ...titles.map(() => ':---:')],
    ...acts.map((act) => [
      `\`${act.name}\``,
      act.title,
      ...people.map((person) => tell(act, person)),
    ]),
  ]
}

/** Each act by everyone who can do it, and whether it may start the agent. */
export function listCases() {
  return acts.flatMap((act) =>
    people
      .filter((person) => tell(act, person) !== '')
      .map((person) => {
        const meaning = meaningBy(act, person)
        return { act, person, meaning, isStart: mayStart(meaning, person) }
      }),
  )
}

function ofPull(title: string, event: Payload, pull: Payload = {}): Act {
  return {
    title,
    name: 'pull_request',
    payload: { ...event, pull_request: { ...pull, number: 1 } },
  }
}

function tell(act: Act, person: Person): string {
  const isOfPull = 'pull_request' in act.payload
  const canComeFromFork = isOfPull || act.name === 'issue_comment'
  if (person.isFromFork && !canComeFromFork) return ''

  const meaning = meaningBy(act, person)
  const isOnlyForWriters = meaning.check !== 'permission'
  const mayAct = person.mayWrite || person.isBot || !isOnlyForWriters
  if (meaning.over === null && !mayAct) return ''
  return mayStart(meaning, person) ? '✅' : '❌'
}

const stranger = { login: 'octocat', type: 'User' }

function meaningBy(act: Act, person: Person): Meaning {
  const { name, payload, isOfStranger = false } = act
  const sender = { login: 'mona', type: person.isBot ? 'Bot' : 'User' }
  const user = isOfStranger ? stranger : sender
  const pull = Object(payload.pull_request)
  const head = { repo: { id: person.isFromFork ? 2 : 1 } }
  const base = { repo: { id: 1 } }
  const whole = {
    ...payload,
    ...(pull.number === 1 && { pull_request: { ...pull, user, head, base } }),
    ...('issue' in payload && { issue: { user } }),
    ...('comment' in payload && { comment: { user } }),
    sender,
  }
  const account = accountAt(whole, 'sender') ?? { login: '', isBot: false }
  return meaningOf({ name, payload: whole, sender: account })
}

/** As the action decides it, once GitHub has said what somebody may do. */
function mayStart(meaning: Meaning, person: Person): boolean {
  if (meaning.over !== null || meaning.lacksSecrets) return false
  // The only other author is the stranger.
  if (meaning.author !== null) return false
  if (meaning.check === 'none') return true
  if (person.isBot) return person.isListed && !meaning.isForeign
  return person.mayWrite || meaning.check === 'listed-bots'
}
