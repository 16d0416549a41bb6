// Gathers facts about the triggering event for the agent, with at most six requests. What fails is left out.

import type { ContextChoice, ContextFact, ContextFacts, ContextPart } from '../../../domain/context/facts.ts'
import { wantedParts } from '../../../domain/context/prompt-context.ts'
import { type Run, runUrl, type Trigger } from '../../../domain/event/event.ts'
import type { GitHubClient } from '../client.ts'
import { compare } from './compare.ts'
import { gatherPull } from './pull-request.ts'
import { gatherRelease } from './release.ts'
import { issueResponse } from './schemas.ts'
import { type ContextSource, tryRead } from './source.ts'

export type ContextRequest = {
  /** Called only if there is something to read. */
  client: () => Promise<GitHubClient>
  run: Run
  choice: ContextChoice
  /** Whether the text of a comment is context, as it is without a slash command. */
  withCommentText: boolean
}

type Gathered = ContextFact | Promise<ContextFact>
type TriggerOf<K extends Trigger['kind']> = Extract<Trigger, { kind: K }>

/** What could be read before the signal, and what is missing. Never throws. */
export async function gatherContext(request: ContextRequest, signal: AbortSignal): Promise<ContextFacts> {
  const { client, run, choice } = request
  const { owner, name } = run.repository
  const parts = wantedParts(choice, run.trigger)
  if (parts.length === 0) return { facts: choice === 'auto' ? [describeRun(run)] : [], problems: [] }
  const repositoryUrl = `${run.serverUrl}/${owner}/${name}`
  const source = { client, repo: { owner, repo: name }, repositoryUrl, signal, problems: [] }
  const facts = await Promise.all(gatherParts(source, parts, request))
  return { facts, problems: source.problems }
}

function gatherParts(
  source: ContextSource,
  parts: readonly ContextPart[],
  { run: { trigger }, withCommentText }: ContextRequest,
): Gathered[] {
  switch (trigger.kind) {
    case 'pull-request':
      return [gatherPull(source, trigger.pullRequest)]
    case 'comment':
      return gatherComment(source, parts, { trigger, withCommentText })
    case 'push':
      return [gatherPush(source, trigger)]
    case 'release':
      return [gatherRelease(source, trigger.tag, trigger)]
    case 'tag':
      return [gatherRelease(source, trigger.tag, null)]
    default:
      return []
  }
}

function gatherComment(
  source: ContextSource,
  parts: readonly ContextPart[],
  { trigger, withCommentText }: { trigger: TriggerOf<'comment'>; withCommentText: boolean },
): Gathered[] {
  const { pullRequest, comment, issueNumber } = trigger
  const { url, path, line, diffHunk, body } = comment
  const text = withCommentText ? body : null
  const commentFact = { kind: 'comment' as const, url, path, line, diffHunk, body: text }
  const wantsPull = pullRequest && parts.includes('pull-request')
  return [
    ...(wantsPull ? [gatherPull(source, pullRequest)] : []),
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

async function gatherPush(source: ContextSource, trigger: TriggerOf<'push'>): Promise<ContextFact> {
  const { branch, after, compareUrl } = trigger
  // GitHub writes zeros for the commit before a new branch.
  const before = /^0*$/.test(trigger.before) ? null : trigger.before
  const between =
    before &&
    (await tryRead(source, 'the commits and changed files', (context) => compare(context, before, after)))
  const base = { kind: 'push' as const, branch, before, after, compareUrl }
  if (!between) return { ...base, subjects: null, files: null }
  const { commits, files } = between
  if (!files) source.problems.push('Could not read the changed files for the context: GitHub left them out.')
  const subjects = commits.items.map(({ message }) => message.split('\n', 1).join())
  return { ...base, subjects: { ...commits, items: subjects }, files }
}

function describeRun(run: Run): ContextFact {
  const { owner, name } = run.repository
  return { kind: 'run', repository: `${owner}/${name}`, ref: run.ref, url: runUrl(run) }
}
