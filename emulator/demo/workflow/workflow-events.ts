/** Events for a workflow: a real payload, as the workflow's `on` asks for it, with its state in the local GitHub. */

import { makeSha } from '../../github/fixtures.ts'
import { seedFromPayload } from '../../github/fixtures-from-webhook.ts'
import { mergePull } from '../../github/pull-fixtures.ts'
import { seedReleaseHistory } from '../../github/release-fixture.ts'
import type { GitHubEmulator } from '../../github/server.ts'
import type { ChangedFile } from '../../github/state.ts'
import {
  type DemoEvent,
  findPayload,
  hasPayload,
  type Payload,
  publishRelease,
  writeComment,
} from '../events.ts'
import { mergeByDay } from '../merges.ts'

/** What `on` says of an event. */
export type Filters = { types?: string[]; branches?: string[]; tags?: string[]; crons?: string[] }

const command = '/docs Describe how to install the project.'
const labelName = 'docs'
const tag = 'v1.4.0'
/** What someone did to a pull request, which is %, by the type of the event. */
const deeds = new Map([
  ['opened', 'opened %'],
  ['reopened', 'reopened %'],
  ['synchronize', 'pushed to %'],
  ['ready_for_review', 'marked % as ready for review'],
  ['labeled', `added the label "${labelName}" to %`],
  ['closed', 'merged %'],
])
const defaultTypes = ['opened', 'synchronize', 'reopened']
const source: ChangedFile = {
  ...{ filename: 'src/api/client.ts', status: 'modified', sha: makeSha('src/api/client.ts') },
  ...{ additions: 12, deletions: 3, changes: 15 },
}
const readme: ChangedFile = { ...source, filename: 'README.md', sha: makeSha('README.md') }
const zeros = '0'.repeat(40)

/** Returns a change of a pull request, of the first type that there is a payload of. */
export function changePull(
  gitHub: GitHubEmulator,
  { types = defaultTypes }: Filters,
  trigger: string,
): DemoEvent {
  const known = types.find((type) => hasPayload('pull_request', type))
  const payload = relabel(findPayload('pull_request', known ?? 'opened'))
  const demoEvent = seedPull(
    gitHub,
    payload,
    deeds.get(known ?? 'opened') ?? `caused the event ${known} of %`,
  )
  const note = known === undefined ? ` The types of the workflow, ${types.join(', ')}, can't be played.` : ''
  const event = { name: trigger, payload: known === 'closed' ? mergeClosed(demoEvent, payload) : payload }
  return { ...demoEvent, description: demoEvent.description + note, event }
}

/** The example's pull request is closed without a merge. */
function mergeClosed({ repository, issueNumber }: DemoEvent, payload: Payload): Payload {
  const { merged_at, closed_at, merge_commit_sha } = mergePull(repository, issueNumber ?? 0)
  const { pull_request: pull, sender } = payload
  if (pull === undefined) return payload
  const merge = { merged: true, merged_by: sender, merged_at, closed_at, merge_commit_sha }
  return { ...payload, pull_request: { ...pull, ...merge } }
}

/** The example's label is `bug`. */
function relabel(payload: Payload): Payload {
  const { label, pull_request: pull } = payload
  if (label === undefined || pull === undefined) return payload
  const named = { ...label, name: labelName }
  return { ...payload, label: named, pull_request: { ...pull, labels: [named] } }
}

function seedPull(gitHub: GitHubEmulator, payload: Payload, deed: string): DemoEvent {
  const { number = 0, title = '' } = payload.pull_request ?? {}
  const repository = seedFromPayload(gitHub, payload)
  repository.pulls.get(number)?.files.push(source, readme)
  const files = `${source.filename} and ${readme.filename}`
  const happened = deed.replace('%', () => `pull request #${number}, "${title}",`)
  const place = `in ${repository.owner}/${repository.name}`
  const description = `${payload.sender.login} ${happened} ${place}. It changes ${files}.`
  return { event: { name: 'pull_request', payload }, description, repository, issueNumber: number }
}

/** Returns the push of a tag if there are filters of tags only, else that of a merged pull request. */
export function push(gitHub: GitHubEmulator, { branches, tags }: Filters): DemoEvent {
  return tags !== undefined && branches === undefined ? pushTag(gitHub) : pushMerge(gitHub, branches)
}

function pushTag(gitHub: GitHubEmulator): DemoEvent {
  const example = findPayload('push')
  const { full_name, id, default_branch } = example.repository
  const repository = gitHub.repository(full_name)
  Object.assign(repository, { id, defaultBranch: default_branch })
  seedReleaseHistory(repository)
  const after = repository.tags.get(tag) ?? ''
  const payload = { ...example, ref: `refs/tags/${tag}`, before: zeros, after, created: true, commits: [] }
  const description = `${example.sender.login} pushed the tag ${tag} to ${full_name}.`
  return { event: { name: 'push', payload }, description, repository, issueNumber: null }
}

function pushMerge(gitHub: GitHubEmulator, branches: string[] = []): DemoEvent {
  const { repository: home, pull_request: pull, ...opened } = findPayload('pull_request', 'opened')
  const example = findPayload('push')
  const branch = branches.find((name) => /^[\w./-]+$/.test(name)) ?? home.default_branch
  const here = { ...home, default_branch: branch }
  const based = pull && { ...pull, base: { ...pull.base, ref: branch } }
  const demoEvent = seedPull(
    gitHub,
    { ...opened, repository: here, ...(based && { pull_request: based }) },
    'merged %',
  )
  const { repository, issueNumber } = demoEvent
  const before = repository.branches.get(branch) ?? zeros
  const { merge_commit_sha: after } = mergePull(repository, issueNumber ?? 0)
  const commit = {
    ...Object(example).head_commit,
    id: after,
    message: repository.commits.get(after ?? '')?.message,
  }
  const payload = {
    ...{ ...example, repository: here, ref: `refs/heads/${branch}`, before, after, created: false },
    ...{ commits: [commit], head_commit: commit },
  }
  return { ...demoEvent, event: { name: 'push', payload } }
}

/** Returns a command on a pull request. */
export function comment(gitHub: GitHubEmulator): DemoEvent {
  const demoEvent = writeComment(gitHub, { body: command, index: 0 })
  demoEvent.repository.pulls.get(demoEvent.issueNumber ?? 0)?.files.push(source)
  return demoEvent
}

/** Returns a release with a history. */
export function release(gitHub: GitHubEmulator, { types = [] }: Filters): DemoEvent {
  const demoEvent = publishRelease(gitHub)
  const action = types.find((type) => hasPayload('release', type)) ?? 'published'
  const payload = { ...Object(demoEvent.event.payload), action }
  return { ...demoEvent, event: { name: 'release', payload } }
}

/** Returns a schedule. What was merged before it is for a batch. */
export function schedule(gitHub: GitHubEmulator, { crons = [] }: Filters): DemoEvent {
  const [night] = mergeByDay(gitHub)
  if (night === undefined) throw new Error('There is no night.')
  const [cron = ''] = crons
  const payload = { ...Object(night.event.payload), schedule: cron }
  const description = `It is time for the schedule "${cron}" of ${payload.repository.full_name}. Since the last time, two pull requests and one of a bot were merged.`
  return { ...night, description, issueNumber: null, event: { name: 'schedule', payload } }
}
