// Reads what is known about the triggering event: the changed files for the `paths` gate, and the facts for the agent, with at
// most six calls together. What fails is left out.
import { failure, type Result, success } from '../base/result.ts'
import { type Run, runUrl, type Trigger, toSha } from '../event/event.ts'
import type { GitHubClient } from '../github/github-client.ts'
import type { PartialList } from '../github/list-pages.ts'
import { type Changes, filesOf, makesBranch, readChanges } from './changed-files.ts'
import { issueResponse } from './context-schemas.ts'
import { type ContextSource, tryRead } from './context-source.ts'
import type { ChangedFile, ContextChoice, ContextFact, ContextFacts, ContextPart } from './facts.ts'
import { wantedParts } from './prompt-context.ts'
import { gatherPull } from './pull-request.ts'
import { gatherRelease } from './release.ts'

export type ContextOptions = {
  /** Called only if there is something to read. */
  client: () => Promise<GitHubClient>
  run: Run
  choice: ContextChoice
  /** Whether the text of a comment is context, as it is without a slash command. */
  withCommentText: boolean
}

type Gathered = ContextFact | Promise<ContextFact>
type TriggerOf<K extends Trigger['kind']> = Extract<Trigger, { kind: K }>

export type ContextReader = {
  /** The changed files, or why they are not known. Never throws. */
  changedFiles(signal: AbortSignal): Promise<Result<PartialList<ChangedFile>, string>>
  /** What could be read before the signal, and what is missing. Never throws. */
  gather(signal: AbortSignal): Promise<ContextFacts>
}

/** A reader for one run. It reads the changes once. */
export function openContext({ client, run, choice, withCommentText }: ContextOptions): ContextReader {
  const { owner, name } = run.repository
  const { trigger } = run
  const repositoryUrl = `${run.serverUrl}/${owner}/${name}`
  const repo = { owner, repo: name }
  const sourceFor = (signal: AbortSignal) => ({
    client,
    repo,
    repositoryUrl,
    signal,
    problems: [] as string[],
  })
  let reading: Promise<ReadChanges> | null = null
  const changesOf = async (source: ContextSource) => {
    reading ??= readWithProblems(source, trigger)
    const { changes, problems } = await reading
    source.problems.push(...problems)
    return changes
  }
  return {
    async changedFiles(signal) {
      const source = sourceFor(signal)
      const changes = await changesOf(source)
      const files = filesOf(changes)
      if (files) return success(files)
      // Whoever asks for the files tells why they are missing. The context need not tell it again.
      reading = Promise.resolve({ changes, problems: [] })
      return failure(source.problems.join(' ') || 'There is nothing to compare with.')
    },
    async gather(signal) {
      const parts = wantedParts(choice, trigger)
      if (parts.length === 0) return { facts: choice === 'auto' ? [describeRun(run)] : [], problems: [] }
      const source = sourceFor(signal)
      const facts = await Promise.all(gatherParts({ source, trigger, changesOf, withCommentText }, parts))
      return { facts, problems: source.problems }
    },
  }
}

type ReadChanges = { changes: Changes; problems: readonly string[] }

/** The changes with what is missing of them, for each that uses them. */
async function readWithProblems(source: ContextSource, trigger: Trigger): Promise<ReadChanges> {
  const problems: string[] = []
  return { changes: await readChanges({ ...source, problems }, trigger), problems }
}

type Gathering = Pick<ContextOptions, 'withCommentText'> & {
  source: ContextSource
  trigger: Trigger
  changesOf: (source: ContextSource) => Promise<Changes>
}

function gatherParts(gathering: Gathering, parts: readonly ContextPart[]): Gathered[] {
  const { source, trigger, changesOf } = gathering
  switch (trigger.kind) {
    case 'pull-request':
      return [gatherPull(source, trigger.pullRequest, changesOf(source))]
    case 'comment':
      return gatherComment({ ...gathering, trigger }, parts)
    case 'push':
      return [describePush(trigger, changesOf(source))]
    case 'release':
      return [gatherRelease(source, { tag: trigger.tag, text: trigger }, changesOf(source))]
    case 'tag':
      return [gatherRelease(source, { tag: trigger.tag, text: null }, changesOf(source))]
    default:
      return []
  }
}

function gatherComment(
  { source, trigger, changesOf, withCommentText }: Gathering & { trigger: TriggerOf<'comment'> },
  parts: readonly ContextPart[],
): Gathered[] {
  const { pullRequest, comment, issueNumber } = trigger
  const { url, path, line, diffHunk, body } = comment
  const text = withCommentText ? body : null
  const commentFact = { kind: 'comment' as const, url, path, line, diffHunk, body: text }
  const wantsPull = pullRequest && parts.includes('pull-request')
  return [
    ...(wantsPull ? [gatherPull(source, pullRequest, changesOf(source))] : []),
    ...(trigger.isPullRequest ? [] : [gatherIssue(source, issueNumber)]),
    ...(parts.includes('comment') ? [commentFact] : []),
  ]
}

/** https://docs.github.com/rest/issues/issues#get-an-issue */
async function gatherIssue(source: ContextSource, number: number): Promise<ContextFact> {
  const title = await tryRead(source, 'the title of the issue', async ({ github, repo, signal }) => {
    const { data } = await github.issues.get({ ...repo, issue_number: number, request: { signal } })
    return issueResponse.parse(data).title
  })
  return { kind: 'issue', number, title, url: `${source.repositoryUrl}/issues/${number}` }
}

async function describePush(trigger: TriggerOf<'push'>, reading: Promise<Changes>): Promise<ContextFact> {
  const { branch, before, after, compareUrl } = trigger
  const base = {
    ...{ kind: 'push' as const, branch, before: toSha(before), after, compareUrl },
    isNewBranch: makesBranch(trigger),
  }
  const changes = await reading
  const between = changes.kind === 'push' ? changes.comparison : null
  if (!between) return { ...base, subjects: null, files: null }
  const { commits, files } = between
  const subjects = commits.items.map(({ message }) => message.split('\n', 1).join())
  return { ...base, subjects: { ...commits, items: subjects }, files }
}

function describeRun(run: Run): ContextFact {
  const { owner, name } = run.repository
  return { kind: 'run', repository: `${owner}/${name}`, ref: run.ref, url: runUrl(run) }
}
