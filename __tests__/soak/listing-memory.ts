// A list of 3,000 comments of 60 KB in each of seven repositories, read at the same time: whether a heap of 150 MB is enough.
// `node __tests__/soak/listing-memory.ts` prints how much the process has had, and fails if the heap does not suffice.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import { listTrackedConversations } from '../../src/conversation/read-tracked.ts'
import { openConnection } from '../../src/github/github-client.ts'
import { createPace } from '../../src/github/pace.ts'
import { createFakeClock } from '../fixtures/fake-clock.ts'
import { sampleScope, sampleState, sampleStateText, signingKey } from '../fixtures/sample-state.ts'

const repositories = 7
const pages = 30
const commentBytes = 60_000
const maxHeapMb = 150

const [, , role, apiUrl] = process.argv
if (role === 'reconcile' && apiUrl !== undefined) await listAll(apiUrl)
else await measure()

/** The server is a process of its own, so that what it keeps does not count. */
async function measure(): Promise<void> {
  const server = createServer((request, response) => {
    const { searchParams } = new URL(request.url ?? '', 'http://localhost')
    const page = Number(searchParams.get('page'))
    const link =
      page < (pages * 100) / Number(searchParams.get('per_page'))
        ? { link: `<http://localhost/x?page=${page + 1}>; rel="next"` }
        : {}
    response.writeHead(200, { 'content-type': 'application/json', ...link })
    response.end(pageOf(page, Number(searchParams.get('per_page'))))
  })
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const child = spawn(
    process.execPath,
    [`--max-old-space-size=${maxHeapMb}`, import.meta.filename, 'reconcile', `http://127.0.0.1:${port}`],
    {
      stdio: 'inherit',
    },
  )
  const [code] = await once(child, 'exit')
  server.close()
  process.exitCode = code === 0 ? 0 : 1
}

async function listAll(url: string): Promise<void> {
  const clock = createFakeClock()
  const connection = openConnection({
    ...{ token: 'ghs_x', apiUrl: url, clock, pace: createPace(clock) },
    repository: { owner: 'octocat', name: 'docs' },
    warn: console.error,
  })
  const names = Array.from({ length: repositories }, (_, index) => `docs-${index}`)
  const listings = await Promise.all(
    names.map((name) =>
      listTrackedConversations({
        connection: connection.forRepository({ owner: 'octocat', name }),
        ...{
          scope: { ...sampleScope },
          signingKey,
          since: new Date(0),
          signal: new AbortController().signal,
        },
        known: { id: 1, owner: 'octocat', name, isPublic: true, isArchived: false },
      }),
    ),
  )
  const counts = listings.map((one) => (one.kind === 'listed' ? one.conversations.length : one.kind))
  const peakMb = process.resourceUsage().maxRSS / 1_024
  console.log(`${counts.join(', ')} conversations; the process had at most ${peakMb.toFixed(0)} MB`)
  process.exitCode = counts.every((count) => count === pages * 100) ? 0 : 1
}

function pageOf(page: number, size: number): string {
  const comments = Array.from({ length: size }, (_, index) => {
    const number = page * size + index
    const state = sampleStateText(sampleState(), { issueNumber: number })
    const body = `${'x'.repeat(commentBytes - state.length)}${state}`
    const user = { id: 1, login: 'github-actions[bot]', type: 'Bot' }
    const place = 'http://localhost/repos/octocat/docs/issues'
    return { id: number, body, html_url: `${place}/${number}`, issue_url: `${place}/${number}`, user }
  })
  return JSON.stringify(comments)
}
