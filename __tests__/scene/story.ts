// A story: all that can be seen of some runs from outside, as one text. Times,
// ids and signatures have names in it, so that it changes only with what
// happened.
import type { IssueCommentState } from '../../emulator/github/state.ts'
import type { RecordedRequest } from '../../emulator/shared/emulator.ts'
import { parseJson } from '../../src/lib/plain-text.ts'

/** What happened beside requests: a run began, or ended. */
export type Moment = {
  /** The number of requests in this process until then. */
  requests: number
  lines: readonly string[]
}

export type Told = {
  github: readonly RecordedRequest[]
  mintlify: readonly RecordedRequest[]
  moments: readonly Moment[]
  /** Those that the runs may have written. */
  comments: readonly IssueCommentState[]
}

/** The text of a story. */
export function tellStory({ github, mintlify, moments, comments }: Told) {
  const calls = inOrder([
    ...github.map((request) => ({ ...request, service: 'GitHub' })),
    ...mintlify.map((request) => ({ ...request, service: 'Mintlify' })),
  ])
  const told = [
    ...moments.map(({ requests, lines }) => ({ order: requests + 0.5, lines })),
    ...calls.map((call) => ({
      order: call.order,
      lines: [describeCall(call)],
    })),
  ]
  const lines = told
    .toSorted((a, b) => a.order - b.order)
    .flatMap((one) => one.lines)

  const text = [
    ...countRepeated(lines),
    ...comments.flatMap(describeComment),
  ].join('\n')
  return withNames(
    text
      // What is written is read just before.
      .replace(/GET (\S+) 200\n {2}GitHub PATCH \1 /g, 'GET, PATCH $1 ')
      // A post step that finds nothing to do.
      .replace(/^(post, .*)\n {2}(GitHub GET .* \d+)$(?!\n {2})/gm, '$1: $2')
      .replace(/(\S)\1{19,}/g, '$1…')
      .replaceAll('\u202e', '<U+202E>'),
  )
}

function countRepeated(lines: readonly string[]): string[] {
  const told: { line: string; times: number }[] = []
  for (const line of lines) {
    const last = told.at(-1)
    if (last?.line === line) last.times += 1
    else told.push({ line, times: 1 })
  }
  return told.map(({ line, times }) =>
    times === 1 ? line : `${line} (${times} times)`,
  )
}

type Call = RecordedRequest & { service: string }

/**
 * Requests that were open at the same time may arrive in any order, so the
 * later ones take the places of the earlier ones by their names.
 */
function inOrder(calls: readonly Call[]): Call[] {
  const groups: Call[][] = []
  let openUntil = 0
  for (const call of calls.toSorted((a, b) => a.order - b.order)) {
    if (call.order < openUntil) groups.at(-1)?.push(call)
    else groups.push([call])
    openUntil = Math.max(openUntil, call.answered ?? call.order)
  }
  return groups.flatMap((group) => {
    const sorted = group.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1))
    return sorted.map((call, index) => ({
      ...call,
      order: group[index]?.order ?? call.order,
    }))
  })
}

function nameOf({ service, method, path }: Call): string {
  return `${service} ${method} ${path}`
}

function describeCall(call: Call): string {
  const { service, method, path, status, body } = call
  const short = path
    .replace(/^\/repos\/acme\/app\b/, '')
    .replace(/^\/v2\/agent\/acme-docs\b/, '')
    .replace(/^\/repositories\/\d+\b/, '')
    .replace(/[?&]per_page=100(&page=\d+)?$/, '')
    .replace(/^$/, '/')
  const outcome = status === null ? 'no answer' : status
  const told = [`  ${service} ${method} ${short} ${outcome}`]
  if (service === 'Mintlify' && method === 'POST') told.push(promptOf(body))
  if (path.includes('/reactions') && method === 'POST')
    told.push(String(Object(parseJson(body)).content))
  return told.join(' ')
}

/** What was asked for. The context of the event has tests of its own. */
function promptOf(body: string): string {
  const { prompt } = Object(parseJson(body))
  const [asked = '', context] = String(prompt).split('\n\nContext of the event')
  const text = asked.replaceAll('\n', '⏎')
  return `"${text}"${context === undefined ? '' : ' and the context'}`
}

/** Outputs that say the same as others, or have tests of their own. */
const untoldOutputs = ['job', 'pr-number', 'pr-repository', 'duration-seconds']

type End = {
  exitCode: number
  outputs: Record<string, string>
  log: string
  summary: string
}

/**
 * How a run ended: the warnings and errors of its log, its exit code, its
 * outputs, the last line of its log, and the title of its summary unless one of
 * these comments has it. A post step that ends well says nothing.
 */
export function describeEnd(
  { exitCode, outputs, log, summary }: End,
  comments: readonly IssueCommentState[],
): string[] {
  const { result = '', reason = '', ...others } = outputs
  const told = Object.entries({ result, reason, ...others })
    .filter(([name, value]) => value !== '' && !untoldOutputs.includes(name))
    .map(
      ([name, value]) =>
        `${name}=${value.replace(/^[^#]*#issuecomment-/, '…')}`,
    )
  const lines = log.trim().split('\n')
  const annotations = lines.filter((line) => /^::(warning|error) /.test(line))
  if (told.length === 0 && exitCode === 0) return indent(annotations)

  const last = lines.at(-1) ?? ''
  const [title = ''] = /^### .*/.exec(summary) ?? []
  const isKnown =
    plain(last).includes(plain(title)) ||
    comments.some(({ body }) => body.startsWith(`${title}\n`))
  return indent([
    ...annotations.filter((line) => line !== last),
    `exit ${[exitCode, ...told].join(', ')}`,
    last,
    ...(isKnown ? [] : [`summary ${title}`]),
  ])
}

function indent(lines: readonly string[]): string[] {
  return lines.map((line) => `  ${line}`)
}

/** Without what differs between the log and Markdown. */
function plain(text: string): string {
  return text
    .replace(/\[[^\]]*\]\(([^)]*)\)/g, '$1')
    .replace(/<\/?code>|[`#]|&#\d+;/g, '')
    .replace(/^\P{L}+/u, '')
}

const signedState =
  /<!-- docs-agent:\d ([A-Za-z0-9+/=]+)\.([A-Za-z0-9+/=]+)\.[A-Za-z0-9+/=]+ -->/

/** The text without what is folded away and in small print, and the state. */
function describeComment({ issue, user, body }: IssueCommentState): string[] {
  const text = body
    .replace(/<!-- docs-agent:.*/, '')
    .replace(/<details>[\s\S]*?<\/details>/g, '')
    .replace(/<sub>[\s\S]*?<\/sub>/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const [, , state = ''] = signedState.exec(body) ?? []
  const entries = Object.entries(
    Object(parseJson(Buffer.from(state, 'base64').toString())),
  )
  // What is only shown is the text itself.
  const untold = ['shown', 'version', 'messagedAt']
  const remembered = entries
    .filter(([name]) => !untold.includes(name))
    .filter(([, value]) => value !== null && String(value) !== '')
  const isShort = ([, value]: [string, unknown]) => typeof value !== 'object'
  const tell = ([name, value]: [string, unknown]) =>
    Array.isArray(value) && value.length > 5
      ? `${name} ${value.length} requests`
      : `${name} ${JSON.stringify(value, shorten)}`
  return [
    `comment on #${issue} by ${user.login}`,
    ...text.map((line) => `  | ${line}`),
    ...indent(remembered.filter((one) => !isShort(one)).map(tell)),
    ...indent(
      [remembered.filter(isShort).map(tell).join(', ')].filter(Boolean),
    ),
  ]
}

const leftOut = ['announcedAt', 'doubtedAt', 'nonce']

/** The key of a request as one text, without the times and the attempt. */
function shorten(name: string, value: unknown): unknown {
  if (leftOut.includes(name) || (name === 'head' && value === null))
    return undefined
  const { source, digest, attempt } = Object(value)
  if (source === undefined || digest === undefined) return value
  const { run, job, step } = Object(source)
  return [run, job, step, digest, attempt]
    .filter((part) => part !== null)
    .join('/')
}

/** Each id, digest and time becomes a name: the same one wherever it stands. */
function withNames(text: string): string {
  const patterns = [
    { name: 'job', pattern: /\bjob_[0-9a-f]{8}\b/g },
    { name: 'comment', pattern: /\b29\d{8}\b/g },
    { name: 'commit', pattern: /\b[0-9a-f]{40}\b/g },
    { name: 'file', pattern: /\b[0-9a-f]{64}\b/g },
    {
      name: 'nonce',
      pattern: /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g,
    },
    { name: 'digest', pattern: /(?<=__self\/)[\w-]{16}(?![\w-])/g },
    {
      name: 'time',
      pattern: /\b\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}:\d{2}(?:\.\d{3})?Z)/g,
    },
  ]
  return patterns.reduce((told, { name, pattern }) => {
    const names = new Map<string, string>()
    return told.replace(pattern, (found) => {
      const given = names.get(found) ?? `${name}-${names.size + 1}`
      names.set(found, given)
      return name === 'time' ? '<time>' : given
    })
  }, text)
}
