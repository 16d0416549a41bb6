// The comments and reactions of one pull request, as GitHub keeps them, and a record of what became of them.
import type { StoredReport } from '../../../src/domain/job/stored-report.ts'
import type { Account, ModelProcess } from './model-process.ts'
import type { Scheduler } from './scheduler.ts'

type ModelComment = { id: number; body: string; author: Account }

export type ModelReaction = {
  id: number
  content: string
  /** Null for a person's. */
  account: Account | null
  createdMs: number
}

/** A change of a comment. `writer`: null for a person. `report`: null without a state. */
export type CommentWrite = {
  atMs: number
  commentId: number
  writer: ModelProcess | null
  body: string
  report: StoredReport | null
}

/** An answer about the reaction that locks the conversation. */
type LockAnswer = { atMs: number; process: ModelProcess; method: string; status: number; id: number }

/** What happened, oldest first. */
export type ConversationRecord = {
  writes: CommentWrite[]
  lockAnswers: LockAnswer[]
  /** When processes have read the comments. */
  reads: { atMs: number; process: ModelProcess }[]
}

type Call = { method: string; pathname: string; body: string | undefined }
type Answer = { status: number; body: unknown }

export type ModelConversation = {
  answer: (process: ModelProcess, call: Call) => Answer
  record: ConversationRecord
  /** Reactions to the pull request itself. */
  reactions: readonly ModelReaction[]
  /** A person edits our comment, deletes it, or adds 👀 to the pull request. */
  disturb: (how: Disturbance) => void
  /** What the comments remember, null for nothing. */
  stored: () => StoredReport | null
}

export type Disturbance = 'edit' | 'delete' | 'react'

const issueNumber = 12
const issueUrl = `https://api.example/repos/acme/widgets/issues/${issueNumber}`
const page = 'https://github.example/acme/widgets/pull/12'
const deleted: Answer = { status: 204, body: null }
/** Reactions to commands are not modeled. */
const commandReaction: Answer = { status: 201, body: { id: 7 } }
const notFound: Answer = { status: 404, body: { message: 'Not Found' } }
const permission: Answer = { status: 200, body: { permission: 'write', role_name: 'write' } }

/** A pull request without comments. */
export function createModelConversation({ clock }: Scheduler): ModelConversation {
  const comments: ModelComment[] = []
  const reactions: ModelReaction[] = []
  const record: ConversationRecord = { writes: [], lockAnswers: [], reads: [] }
  let lastId = 100
  const nextId = () => {
    lastId += 1
    return lastId
  }
  const write = (writer: ModelProcess | null, { id, body }: ModelComment) =>
    record.writes.push({ atMs: clock.elapsedMs(), commentId: id, writer, body, report: reportIn(body) })
  const create = (process: ModelProcess, body: string): Answer => {
    const comment = { id: nextId(), body, author: process.account }
    comments.push(comment)
    write(process, comment)
    return { status: 201, body: show(comment) }
  }
  const list = (process: ModelProcess): Answer => {
    record.reads.push({ atMs: clock.elapsedMs(), process })
    return { status: 200, body: comments.map(show) }
  }
  const onComment = (process: ModelProcess, id: number, { method, body }: Call): Answer => {
    const comment = comments.find((one) => one.id === id)
    if (!comment) return notFound
    record.reads.push({ atMs: clock.elapsedMs(), process })
    if (method !== 'PATCH') return { status: 200, body: show(comment) }
    comment.body = textIn(body, 'body')
    write(process, comment)
    return { status: 200, body: show(comment) }
  }
  const addReaction = (account: Account | null, content: string) => {
    const reaction = { id: nextId(), content, account, createdMs: clock.elapsedMs() }
    reactions.push(reaction)
    return reaction
  }
  const onReactions = ({ account }: ModelProcess, id: number | null, call: Call): Answer => {
    if (call.method === 'GET') return { status: 200, body: reactions.map((one) => showReaction(one, clock)) }
    if (call.method === 'POST') {
      const content = textIn(call.body, 'content')
      const earlier = reactions.find((one) => one.account?.id === account.id && one.content === content)
      const reaction = earlier ?? addReaction(account, content)
      return { status: earlier ? 200 : 201, body: showReaction(reaction, clock) }
    }
    const reaction = reactions.find((one) => one.id === id)
    if (!reaction) return notFound
    if (reaction.account?.id !== account.id) return { status: 403, body: { message: 'Forbidden' } }
    reactions.splice(reactions.indexOf(reaction), 1)
    return deleted
  }
  const onLock = (process: ModelProcess, call: Call): Answer => {
    const id = Number(call.pathname.split('/').at(-1)) || null
    const answered = onReactions(process, id, call)
    const about = Number(Object(answered.body).id ?? id)
    const { status } = answered
    record.lockAnswers.push({ atMs: clock.elapsedMs(), process, method: call.method, status, id: about })
    return answered
  }
  const answer = (process: ModelProcess, call: Call): Answer => {
    const { pathname, method } = call
    if (isLockPath(pathname)) return onLock(process, call)
    const other = answerElsewhere(call)
    if (other) return other
    const [, id] = /\/issues\/comments\/(\d+)$/.exec(pathname) ?? []
    if (id !== undefined) return onComment(process, Number(id), call)
    return method === 'POST' ? create(process, textIn(call.body, 'body')) : list(process)
  }
  const disturb = (how: Disturbance) => {
    if (how === 'react') return void addReaction(null, 'eyes')
    const comment = comments.findLast(({ body }) => reportIn(body) !== null)
    if (!comment) return
    comment.body = 'Thanks!'
    write(null, comment)
    if (how === 'delete') comments.splice(comments.indexOf(comment), 1)
  }
  const stored = () => {
    const reports = comments.flatMap(({ body }) => reportIn(body) ?? [])
    return reports.toSorted((a, b) => b.turn - a.turn)[0] ?? null
  }
  return { answer, record, reactions, disturb, stored }
}

/** Whether a request is about reactions to the pull request itself. */
export function isLockPath(pathname: string): boolean {
  return /\/issues\/12\/reactions(?:\/\d+)?$/.test(pathname)
}

/** The answer about something else than the conversation, null if the request is about it. */
function answerElsewhere({ pathname, method }: Call): Answer | null {
  if (pathname.includes('/reactions')) return method === 'DELETE' ? deleted : commandReaction
  return pathname.includes('/permission') ? permission : null
}

/** The state in a body, which only our processes write. */
function reportIn(body: string): StoredReport | null {
  const [, payload] = /<!-- docs-agent:v1 ([A-Za-z0-9+/=]+)\./.exec(body) ?? []
  return payload === undefined ? null : JSON.parse(Buffer.from(payload, 'base64').toString()).report
}

function textIn(json: string | undefined, name: string): string {
  return String(Object(JSON.parse(json ?? '{}'))[name])
}

function show({ id, body, author }: ModelComment) {
  const user = { id: author.id, login: author.login, type: 'Bot' }
  return { id, body, html_url: `${page}#issuecomment-${id}`, issue_url: issueUrl, user }
}

/** GitHub's times have no milliseconds. */
function showReaction({ id, content, account, createdMs }: ModelReaction, clock: Scheduler['clock']) {
  const at = new Date(clock.now().getTime() - clock.elapsedMs() + createdMs)
  const user = account ? { ...account, type: 'Bot' } : { id: 1, login: 'mona', type: 'User' }
  return { id, content, created_at: `${at.toISOString().slice(0, 19)}Z`, user }
}
