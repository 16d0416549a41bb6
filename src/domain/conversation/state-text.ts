// The text of a signed state in a comment's body, and what can be read in it without the secret.
import * as z from 'zod/mini'

const pattern = /<!-- docs-agent:v1 ([A-Za-z0-9+/=]{1,8192})\.([A-Za-z0-9+/=]{1,64}) -->/g

/** The state in a body as it was signed, null if there is none or more than one. */
export function signedTextIn(body: string): { payload: string; signature: string } | null {
  const matches = [...body.matchAll(pattern)]
  const [, payload, signature] = matches[0] ?? []
  return matches.length === 1 && payload && signature ? { payload, signature } : null
}

/** A conversation that shows a commit status. `url`: page of its comment. */
export type OtherStatus = { context: string; url: string }

const text = z.string()
const readable = z.object({
  scope: z.object({
    repositoryId: z.int(),
    issueNumber: z.int(),
    commentId: z.int(),
    key: text,
    projectId: text,
    apiHost: text,
  }),
  report: z.object({ commitStatus: z.nullable(z.object({ context: text })) }),
})

type Place = Omit<z.infer<typeof readable>['scope'], 'commentId'>

/**
 * The commit status of a comment that belongs to another conversation in the same place, null if it is none, or shows none.
 * Whether it is signed is not looked at, since another project may have another secret.
 */
export function otherStatusIn(
  { id, body, url }: { id: number; body: string; url: string },
  here: Place,
): OtherStatus | null {
  const signed = signedTextIn(body)
  const state = signed && readable.safeParse(parseJson(Buffer.from(signed.payload, 'base64').toString())).data
  const shown = state?.report.commitStatus
  if (!state || !shown) return null
  const { scope } = state
  const isHere = scope.repositoryId === here.repositoryId && scope.issueNumber === here.issueNumber
  const names = ['key', 'projectId', 'apiHost'] as const
  const isOther = names.some((name) => scope[name] !== here[name])
  return isHere && scope.commentId === id && isOther ? { context: shown.context, url } : null
}

/** What a text says in JSON, null if it is none. */
export function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}
