// The parts of a webhook payload that the action reads. Everything is optional but what names the repository: an
// event without a field is still an event.
import * as z from 'zod/mini'

const text = z.catch(z.string(), '')
const optional = <T extends z.ZodMiniType>(schema: T) => z.catch(z.nullish(schema), null)
const count = z.number().check(z.int(), z.nonnegative())

const account = z.object({ login: text, type: text })

const repository = z.object({
  id: count,
  name: z.string(),
  owner: z.object({ login: z.string() }),
  private: z.catch(z.boolean(), true),
})

const pullRequest = z.object({
  number: count,
  title: text,
  html_url: text,
  head: z.object({ ref: text, repo: optional(z.object({ id: count })) }),
  base: z.object({ ref: text, repo: optional(z.object({ id: count })) }),
})

const comment = z.object({
  id: count,
  body: text,
  html_url: text,
  user: optional(account),
  path: optional(z.string()),
  line: optional(count),
  diff_hunk: optional(z.string()),
})

const issue = z.object({
  number: count,
  title: text,
  html_url: text,
  pull_request: z.optional(z.unknown()),
})

const release = z.object({ tag_name: z.string(), name: text, body: text, html_url: text })

export const eventPayload = z.object({
  action: text,
  number: optional(count),
  repository: optional(repository),
  sender: optional(account),
  pull_request: optional(pullRequest),
  comment: optional(comment),
  issue: optional(issue),
  release: optional(release),
  ref: optional(z.string()),
  ref_type: optional(z.string()),
  before: text,
  after: text,
  deleted: z.catch(z.boolean(), false),
  compare: text,
})

export type EventPayload = z.infer<typeof eventPayload>
