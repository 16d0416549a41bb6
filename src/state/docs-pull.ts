// The docs pull request after the agent opened it: what the inputs want done to it, and what its comment remembers of it.

export const onCloseChoices = ['comment', 'close', 'nothing'] as const
/** What happens to the docs pull request if the source pull request is closed without a merge. */
export type OnClose = (typeof onCloseChoices)[number]

/** What runs and reconciles do to a docs pull request. Reviewers are logins, or teams such as `team:writers`. */
export type DocsPullRules = {
  labels: string[]
  reviewers: string[]
  /** Whether one comment links back to the request. */
  hasComment: boolean
  onClose: OnClose
}

export const docsPullTasks = ['labels', 'reviewers', 'comment'] as const
/** What is done once to a docs pull request. */
export type DocsPullTask = (typeof docsPullTasks)[number]

export const docsPullStates = ['open', 'merged', 'closed'] as const
export type DocsPullState = (typeof docsPullStates)[number]

export const sourceStates = ['open', 'closed'] as const

export const fileChanges = ['added', 'changed', 'removed'] as const

/** A page that the docs pull request changes. */
export type ChangedPage = {
  /** Of the file in the repository, without its ending. */
  path: string
  change: (typeof fileChanges)[number]
  /** SHA-256 of the file's path in hex, by which GitHub's page of the changes finds the file. */
  anchor: string
}

export type DocsChanges = {
  /** SHA of the head commit that they were read at. */
  head: string
  /** At most ten. */
  pages: ChangedPage[]
  /** How many files are changed beside these pages. */
  others: number
}

/** The preview of the documentation as the docs pull request changes it. The address is foreign text. */
export type Preview = { state: 'ready' | 'failed'; address: string | null }

export type DocsPull = {
  /** Null if it could not be read. */
  state: DocsPullState | null
  /** ISO 8601. Null if it could not be read. */
  openedAt: string | null
  /** When it was merged or closed, ISO 8601. Null if it is not known to be. */
  endedAt: string | null
  /** What is still to be done. */
  todo: DocsPullTask[]
  /** The state of the source pull request that it was last told of. Closed means closed without a merge. */
  toldSource: (typeof sourceStates)[number]
  /** How often the source pull request was closed or reopened. The first few times, a comment says so. */
  notices: number
  /** Whether it is closed because the source pull request was. */
  isClosedForSource: boolean
  /** Null if nobody could read them. */
  changes: DocsChanges | null
  /** Null if there is none, or nobody could read it. */
  preview: Preview | null
}

/** `isFinal`: whether another try would come to the same. */
export type Problem = { problem: string; isFinal: boolean }

/** What a write came to. */
export type Written = { kind: 'written' } | ({ kind: 'failed' } & Problem)

/** `occasion`: what makes the comment the same one if it is there already. */
export type DocsPullComment = { body: string; occasion: string; hasComments: boolean }

/** Whoever opened the source pull request can close and reopen it as often as they like, and each comment notifies its readers. */
export const maxNotices = 3

/** A docs pull request that nothing is known of yet. */
export function newDocsPull(rules: DocsPullRules | null): DocsPull {
  const wanted = {
    labels: rules?.labels.length,
    reviewers: rules?.reviewers.length,
    comment: rules?.hasComment,
  }
  return {
    state: null,
    openedAt: null,
    endedAt: null,
    todo: docsPullTasks.filter((task) => wanted[task]),
    toldSource: 'open',
    notices: 0,
    isClosedForSource: false,
    changes: null,
    preview: null,
  }
}

/** What is known of a docs pull request, with what another run has done to it. */
export function mergeDocsPull(own: DocsPull | null, current: DocsPull | null): DocsPull | null {
  if (!own || !current) return own ?? current
  const { toldSource, notices, isClosedForSource } = own.notices >= current.notices ? own : current
  const todo = own.todo.filter((task) => current.todo.includes(task))
  return { ...own, todo, toldSource, notices, isClosedForSource }
}

/** Whether nothing more can become of it. One that was closed with its source may be opened with it again. */
export function isSettled({ state, isClosedForSource }: DocsPull): boolean {
  return state === 'merged' || (state === 'closed' && !isClosedForSource)
}
