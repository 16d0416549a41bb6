// Tells a docs pull request that its source pull request was closed without a merge or reopened, and closes or reopens it
// where that is wanted. Only for a job that this conversation started.
import { pullRequestName } from '../mintlify/pull-request-link.ts'
import { type DocsPull, maxNotices } from '../state/docs-pull.ts'
import { maySeeSource, sourceComment } from './docs-comments.ts'
import type { DocsPullPorts, ReadDocsPull } from './docs-ports.ts'
import { isOnlyOfAgent } from './docs-pull-conditions.ts'

/** What is known of the docs pull request afterwards. */
export async function followSource(own: ReadDocsPull, ports: DocsPullPorts): Promise<DocsPull> {
  const { report, sourceState, known } = own
  const onClose = report.docsPullRules?.onClose ?? 'nothing'
  const mayAct = report.isOwnJob && onClose !== 'nothing'
  if (!mayAct || sourceState === null || sourceState === known.toldSource) return known
  const told = { ...known, toldSource: sourceState, notices: known.notices + 1 }
  if (onClose === 'comment') {
    return known.state === 'open' ? tell(own, told, ports) : { ...known, toldSource: sourceState }
  }
  return sourceState === 'closed' ? close(own, told, ports) : reopen(own, told, ports)
}

async function close(own: ReadDocsPull, told: DocsPull, ports: DocsPullPorts): Promise<DocsPull> {
  const { link, pull, known } = own
  if (pull.state !== 'open') return { ...known, toldSource: 'closed' }
  const authors = await ports.commitAuthors(link)
  if (authors.kind === 'failure') {
    ports.warn(authors.error.problem)
    return authors.error.isFinal ? { ...known, toldSource: 'closed' } : known
  }
  if (!isOnlyOfAgent(pull, authors.value)) {
    ports.warn(
      "Not every commit is known to be the agent's. Close it yourself if its changes aren't needed.",
      `${pullRequestName(link)} wasn't closed`,
    )
    return told
  }
  return change(own, { ...told, state: 'closed', isClosedForSource: true }, ports)
}

async function reopen(own: ReadDocsPull, told: DocsPull, ports: DocsPullPorts): Promise<DocsPull> {
  const { known } = own
  if (!known.isClosedForSource) return { ...known, toldSource: 'open' }
  return change(own, { ...told, state: 'open', isClosedForSource: false }, ports)
}

/** Closes or reopens the pull request, and then says why. */
async function change(own: ReadDocsPull, told: DocsPull, ports: DocsPullPorts): Promise<DocsPull> {
  const { link, known } = own
  const result = await ports.setState(link, told.toldSource)
  if (result.kind === 'written') {
    ports.log(`${pullRequestName(link)}: ${changeText(told)} with its source pull request`)
    return tell(own, told, ports)
  }
  ports.warn(result.problem)
  return result.isFinal ? { ...known, toldSource: told.toldSource, isClosedForSource: false } : known
}

async function tell(own: ReadDocsPull, told: DocsPull, ports: DocsPullPorts): Promise<DocsPull> {
  const { report, source, link, pull, known } = own
  const name = pullRequestName(link)
  if (told.notices > maxNotices) {
    ports.log(
      `${name}: no comment says that the source pull request was ${changeText(told)}, because at most ${maxNotices} are written`,
    )
    return told
  }
  const isClosed = told.toldSource === 'closed'
  const acts = report.docsPullRules?.onClose === 'close'
  const body = sourceComment(source, { isClosed, acts, isVisible: maySeeSource(source, pull) })
  const occasion = `${told.toldSource} ${told.notices}`
  const result = await ports.comment(link, { body, occasion, hasComments: pull.commentCount > 0 })
  if (result.kind === 'written') {
    ports.log(`${name}: comment written, its source pull request was ${changeText(told)}`)
    return told
  }
  ports.warn(result.problem)
  // What was closed or reopened stays so, even if nobody was told.
  return result.isFinal || acts ? told : known
}

function changeText({ toldSource }: DocsPull): string {
  return toldSource === 'closed' ? 'closed' : 'reopened'
}
