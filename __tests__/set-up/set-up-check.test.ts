// What the answers to a dry run's questions show, and when a real run would be refused.
import { expect, test } from '@jest/globals'
import type { HttpOutcome } from '../../src/http/http-outcome.ts'
import type { GitHubAnswers } from '../../src/set-up/read-github.ts'
import { gitHubRows, refusalIn, serviceRows, untriedRows } from '../../src/set-up/set-up-check.ts'

const status = (code: number): HttpOutcome<unknown> => ({
  ...{ kind: 'status', status: code, retryAfterMs: null },
  detail: `Mintlify answered ${code}`,
})
const value = (json: unknown): HttpOutcome<unknown> => ({ kind: 'value', value: json })
const visitorsPage = value({ totals: { human: 1, ai: 1, total: 2 }, visitors: [], hasMore: false })
const notSent: HttpOutcome<unknown> = { kind: 'not-sent', detail: 'the connection was refused' }
const blocked: HttpOutcome<unknown> = { kind: 'blocked', detail: 'a proxy or firewall answered 403' }

test.each<[string, HttpOutcome<unknown>, string]>([
  ['a job', value({}), 'Mintlify accepts the API key.'],
  ['404', status(404), "Mintlify accepts the API key. This doesn't show whether the project exists."],
  ['401', status(401), "Mintlify doesn't accept the API key."],
  ['403', status(403), "The API key isn't allowed to read agent jobs."],
  ['500', status(500), 'This shows nothing about the API key.'],
  ['no connection', notSent, 'This shows nothing about the API key.'],
  ["a proxy's 403", blocked, 'This shows nothing about the API key.'],
])('what %s in answer to the job shows', (_, job, shows) => {
  const [row] = serviceRows({ job, visitors: visitorsPage }, 'acme')
  expect(row?.shows).toBe(shows)
})

test.each<[string, HttpOutcome<unknown>, string, string]>([
  ['a page', visitorsPage, 'answered', 'The project `acme` exists, and the API key can read it.'],
  ['something else', value(undefined), 'answered', "The answer isn't Mintlify's. Check `api-url`."],
  [
    '404',
    status(404),
    'Mintlify answered 404',
    "Mintlify doesn't find the project for this API key. Check `project-id`.",
  ],
  ['401', status(401), 'Mintlify answered 401', "Mintlify doesn't accept the API key."],
  [
    '403',
    status(403),
    'Mintlify answered 403',
    "The API key isn't allowed to read analytics. An agent job doesn't need them. The `visitors` action does.",
  ],
  ['no connection', notSent, 'the connection was refused', 'This shows nothing about the project.'],
])('what %s in answer to the visitors shows', (_, visitors, answer, shows) => {
  const [, row] = serviceRows({ job: status(404), visitors }, 'acme')
  expect(row).toEqual({ what: 'Mintlify: visitors', answer, shows })
})

test.each<[HttpOutcome<unknown>, HttpOutcome<unknown>, string | null]>([
  [status(404), visitorsPage, null],
  [status(401), status(401), 'unauthorized'],
  [status(404), status(401), 'unauthorized'],
  [status(403), status(401), 'unauthorized'],
  [status(403), status(403), 'forbidden'],
  [status(403), visitorsPage, 'forbidden'],
  [status(404), status(403), null],
  [blocked, blocked, null],
  [notSent, status(500), null],
])('the refusal in %j and %j is %s', (job, visitors, reason) => {
  const detail = reason === 'unauthorized' ? 'Mintlify answered 401' : 'Mintlify answered 403'
  expect(refusalIn({ job, visitors })).toEqual(reason === null ? null : { reason, detail })
})

const answers: GitHubAnswers = {
  isPublic: false,
  reads: [
    { what: 'comments', problem: null },
    { what: 'pull requests', problem: 'The token needs: pull-requests: read.' },
  ],
  workflowFile: null,
}
const path = '.github/workflows/docs.yml'

test('what was read shows a permission in a private repository alone', () => {
  expect(gitHubRows(answers)).toEqual([
    { what: 'GitHub: comments', answer: 'read', shows: 'The token has the permission to read them.' },
    {
      what: 'GitHub: pull requests',
      answer: 'not read',
      shows: 'The token needs: pull-requests: read.',
    },
  ])
  const [row] = gitHubRows({ ...answers, isPublic: true })
  expect(row?.shows).toBe('The repository is public, so reading needs no permission.')
})

test('what was read in a repository that may be public shows no permission', () => {
  const [row] = gitHubRows({ ...answers, isPublic: null })
  expect(row?.shows).toBe(
    "GitHub didn't say whether the repository is public, where reading needs no permission.",
  )
})

test.each<[string, NonNullable<GitHubAnswers['workflowFile']>, string, string]>([
  [
    'is there',
    { path, branch: 'main', isThere: true, problem: null },
    'on main',
    'Comments with the slash command can start `.github/workflows/docs.yml`.',
  ],
  [
    'is not there',
    { path, branch: 'main', isThere: false, problem: 'GitHub answered 404.' },
    'not found on main',
    "Comments start `.github/workflows/docs.yml` only after it's merged to main. If it is there, the token needs `contents: read`.",
  ],
  [
    'cannot be looked for',
    { path, branch: 'main', isThere: null, problem: 'GitHub answered 502.' },
    'not known',
    'GitHub answered 502.',
  ],
  [
    'has no known branch',
    { path, branch: null, isThere: null, problem: null },
    'not known',
    "GitHub didn't name the default branch.",
  ],
])('the file of the workflow %s', (_, workflowFile, answer, shows) => {
  const rows = gitHubRows({ ...answers, reads: [], workflowFile })
  expect(rows).toEqual([{ what: 'GitHub: workflow file', answer, shows }])
})

test('what nothing shows is named, with the permissions to write', () => {
  const [write, start] = untriedRows(['`pull-requests: write`', '`statuses: write`'])
  expect(write?.shows).toMatch(/^The run needs `pull-requests: write` and `statuses: write`\./)
  expect(start?.shows).toMatch(/^Only an agent job shows whether the API key can write/)
  expect(untriedRows([])).toEqual([start])
})
