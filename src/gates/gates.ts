// The gates beside the loop guard: bots, phrases, labels and changed files.
import { countedText } from '../base/format.ts'
import type { ChangedFile } from '../context/facts.ts'
import type { Account, Trigger } from '../event/event.ts'
import type { CommitPull } from '../github/commit-pulls.ts'
import type { PartialList } from '../github/list-pages.ts'
import { isMatched } from './filter-patterns.ts'
import { closed, type GateAnswer, type GateRules, off, open, unseen } from './gate-answer.ts'

/** Whether a bot opened the pull request. Null for a push, whose pull request has to be asked for. */
export function botGateByEvent(trigger: Trigger, { allowedBots }: GateRules): GateAnswer | null {
  if (trigger.kind === 'push') return null
  if (trigger.kind !== 'pull-request') return open()
  return trigger.author ? botGateFor(trigger.author, allowedBots) : unseen('The event names no author.')
}

/** The same for the pull requests of a push. A batch of a merge queue closes only if each of them would. */
export function botGateByPulls(pulls: readonly CommitPull[], { allowedBots }: GateRules): GateAnswer {
  return closeIfAll(pulls, ({ author }) => (author ? botGateFor(author, allowedBots) : open()))
}

/** Whether a pull request or the last commit of a push asks to be left out. */
export function phraseGate(trigger: Trigger, { skipPhrases }: GateRules): GateAnswer {
  if (skipPhrases.length === 0) return off
  const text = normalize(textOf(trigger))
  const found = skipPhrases.find((phrase) => text.includes(normalize(phrase)))
  return found === undefined ? open() : closed('skip-phrase', found)
}

/** Whether the pull request has a label that keeps it out. Null for a push. */
export function labelGateByEvent(trigger: Trigger, { skipLabels }: GateRules): GateAnswer | null {
  if (skipLabels.length === 0) return off
  if (trigger.kind === 'push') return null
  if (trigger.kind !== 'pull-request') return open()
  return trigger.labels ? labelGateFor(trigger.labels, skipLabels) : unseen('The event lists no labels.')
}

/** The same for the pull requests of a push. */
export function labelGateByPulls(pulls: readonly CommitPull[], { skipLabels }: GateRules): GateAnswer {
  return closeIfAll(pulls, ({ labels }) => labelGateFor(labels, skipLabels))
}

function closeIfAll(pulls: readonly CommitPull[], ask: (pull: CommitPull) => GateAnswer): GateAnswer {
  const [first = open(), ...others] = pulls.map(ask)
  return others.find(({ kind }) => kind !== 'closed') ?? first
}

/** Whether the paths gate needs the changed files, which no event lists. */
export function pathsGateByEvent(trigger: Trigger, { paths }: GateRules): GateAnswer | null {
  if (paths.length === 0) return off
  const hasFiles = ['pull-request', 'push', 'release', 'tag'].includes(trigger.kind)
  return hasFiles ? null : open()
}

/** Whether a changed file matches. A renamed file counts with both names. */
export function pathsGate({ items, total }: PartialList<ChangedFile>, { paths }: GateRules): GateAnswer {
  const names = items.flatMap(({ path, previousPath }) =>
    previousPath === null ? [path] : [path, previousPath],
  )
  if (names.some((name) => isMatched(name, paths))) return open()
  if (total === items.length) return closed('paths', countedText(total, 'changed file'))
  return unseen(`Only ${countedText(items.length, 'changed file')} could be read, and none of them matches.`)
}

function botGateFor({ login, isBot }: Account, allowedBots: readonly string[]): GateAnswer {
  return isBot && !allowedBots.includes(login) ? closed('bot-not-allowed', login) : open()
}

function labelGateFor(labels: readonly string[], skipLabels: readonly string[]): GateAnswer {
  const unwanted = skipLabels.map(normalize)
  const found = labels.find((label) => unwanted.includes(normalize(label)))
  return found === undefined ? open() : closed('skip-label', found)
}

function textOf(trigger: Trigger): string {
  const { kind } = trigger
  if (kind === 'pull-request') return `${trigger.pullRequest.title}\n${removeHtmlComments(trigger.body)}`
  return kind === 'push' ? removeHtmlComments(trigger.message) : ''
}

/**
 * Templates explain their phrases in HTML comments, and a squash takes the body into its message. A comment that is not
 * closed hides the rest, as it does on GitHub.
 */
function removeHtmlComments(text: string): string {
  return text.replace(/<!--[\s\S]*?(?:-->|$)/g, '')
}

/** GitHub ignores the case of labels, and people write phrases in any case. */
function normalize(text: string): string {
  return text.toLowerCase()
}
