// The GitHub of a fault case: a pull request whose every word is full of secrets, and problem of one kind or none, which
// must not change the result.
import type { Fault } from '../../emulator/github/faults.ts'
import { seedFromPayload } from '../../emulator/github/fixtures-from-webhook.ts'
import { type GitHubEmulator, startGitHub } from '../../emulator/github/server.ts'
import { actionsBot, type IssueCommentState } from '../../emulator/github/state.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { commentEvent, letMonaWrite } from '../bundle/comment-event.ts'
import { minutesAgo } from '../bundle/lock-scene.ts'
import { eventOf } from '../bundle/payloads.ts'
import { everySecret, githubToken } from './secrets.ts'

export type GitHubProblem = {
  name: string
  /** Whether the run is commanded by a comment, not begun by the pull request. */
  isCommanded?: boolean
  faults?: Fault[]
  readOnly?: boolean
  /** How many comments of a run may stand. */
  comments: { min: number; max: number }
  /** Whether the run has to warn of it. */
  isTold: boolean
}

export type CaseGitHub = Pick<GitHubEmulator, 'apiUrl' | 'requests' | 'close'> & {
  problem: GitHubProblem
  /** What the run is about. */
  event: ActionEvent
  /** What the run wrote into the thread. */
  comments: () => IssueCommentState[]
  /** As if whoever has the lock had taken it long ago. */
  ageLocks: () => void
}

const always = { times: Number.POSITIVE_INFINITY }
const none = { min: 0, max: 0 }
const one = { min: 1, max: 1 }
const anywhere = { ...always, path: /./ }
/** All but the conversation, without which nothing is started. */
const elsewhere = { ...always, path: /^(?!.*\/issues\/)/ }
const aLock = { method: 'POST', path: /\/issues\/\d+\/reactions$/ }

export const noProblem: GitHubProblem = { name: 'no problem', comments: one, isTold: false }

/** GitHubProblem that takes a run no time. */
export const quickTroubles: GitHubProblem[] = [
  noProblem,
  { name: '404', faults: [{ ...anywhere, status: 404 }], comments: none, isTold: true },
  { name: 'a token that may read only', readOnly: true, comments: none, isTold: true },
  { name: '401 elsewhere', faults: [{ ...elsewhere, status: 401 }], comments: one, isTold: false },
  {
    name: 'HTML instead of JSON elsewhere',
    faults: [{ ...elsewhere, status: 200, body: '<h1>Sign in</h1>' }],
    comments: one,
    isTold: false,
  },
]

/** GitHubProblem of a run that somebody commands: it reacts to the comment, too. */
export const commandTroubles: GitHubProblem[] = [
  { ...noProblem, name: 'no problem for a command', isCommanded: true },
  {
    name: 'a command that takes no reactions',
    isCommanded: true,
    faults: [{ ...always, path: /\/issues\/comments\/\d+\/reactions/, status: 403 }],
    comments: one,
    isTold: true,
  },
]

/** GitHubProblem that is met with tries and waits of seconds. */
export const slowTroubles: GitHubProblem[] = [
  { name: 'cut connections elsewhere', faults: [{ ...elsewhere, drop: true }], comments: one, isTold: false },
  { name: '500 elsewhere', faults: [{ ...elsewhere, status: 500 }], comments: one, isTold: false },
  { name: 'a lock that fails once', faults: [{ ...aLock, status: 502 }], comments: one, isTold: false },
  {
    name: 'a comment whose answer is lost',
    faults: [{ method: 'POST', path: /\/comments$/, drop: true, afterEffect: true }],
    comments: one,
    isTold: false,
  },
]

/** GitHubProblem that takes all the time that GitHub may have before the create. */
export const silence: GitHubProblem = {
  name: 'silence elsewhere',
  faults: [{ ...elsewhere, hang: true }],
  comments: one,
  isTold: false,
}

/** A GitHub that says nothing at all, so that nothing is started. */
export const allSilence: GitHubProblem = {
  name: 'silence',
  faults: [{ ...anywhere, hang: true }],
  comments: none,
  isTold: true,
}

/** A push to the pull request that every case is about, whose sender is not asked for, and a command on it. */
const push = eventOf('pull_request', { pull_request: { title: `Add ${everySecret}` } }, 'synchronize')
const command = commentEvent(`/docs Describe ${everySecret}`)

/** A running GitHub with the pull request. */
export async function startFaultGitHub(problem: GitHubProblem): Promise<CaseGitHub> {
  const { readOnly = false, faults = [] } = problem
  const github = await startGitHub({ token: githubToken, readOnly, rateLimits: false })
  const event = problem.isCommanded ? command : push
  const repository = seedFromPayload(github, event.payload)
  letMonaWrite(repository)
  const { pulls, comments } = repository
  const file = { sha: null, status: 'added', additions: 1, deletions: 0, changes: 1 } as const
  for (const pull of pulls.values()) pull.files = [{ ...file, filename: `docs/${everySecret}.md` }]
  for (const fault of faults) github.fail(fault)
  const { apiUrl, requests, close } = github
  const ours = () => [...comments.values()].filter(({ user }) => user.id === actionsBot.id)
  const ageLocks = () => {
    for (const { reactions } of pulls.values())
      for (const reaction of reactions) reaction.created_at = minutesAgo(2)
  }
  return { apiUrl, event, requests, close, problem, comments: ours, ageLocks }
}
