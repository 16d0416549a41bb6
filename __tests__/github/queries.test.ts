// The queries of GraphQL are those of GitHub's own schema, and so are the answers
// that the emulator gives to them.
import { expect, test } from '@jest/globals'
import { queryFor } from '../../src/context/merged-pulls.ts'
import { commandQuery } from '../../src/github/command-comment.ts'
import { checkAnswer, checkQuery } from '../openapi/graphql.ts'

const body = (query: string, variables = {}) =>
  JSON.stringify({ query, variables })
const ofComment = body(commandQuery, { id: 'IC_1' })
const ofCommits = body(queryFor(['a', 'b']), { owner: 'acme', name: 'app' })

test.each([ofComment, ofCommits])('%s is a query of GitHub', (query) => {
  expect(checkQuery(query)).toEqual([])
})

test('a field that GitHub does not have is none', () => {
  expect(checkQuery(body('{ viewer { logins } }'))).toHaveLength(1)
})

const comment = {
  ...{ body: '/docs', createdViaEmail: false, lastEditedAt: null },
  editor: null,
}
const pulls = { associatedPullRequests: { totalCount: 0, nodes: [] } }
const errors = [{ message: 'Something went wrong' }]

test.each<[string, object, number]>([
  [ofComment, { data: { node: comment } }, 0],
  [ofComment, { data: { node: null }, errors }, 0],
  [ofComment, { data: null, errors }, 0],
  [ofComment, { data: null }, 1],
  [ofComment, { errors: 'x' }, 1],
  [ofComment, { data: { node: { ...comment, body: null } } }, 1],
  [ofComment, { data: { node: { ...comment, createdViaEmail: null } } }, 1],
  [
    ofCommits,
    { data: { repository: { commit0: pulls, commit1: null } }, errors },
    0,
  ],
  [ofCommits, { data: { repository: { commit0: {}, commit1: pulls } } }, 0],
  [ofCommits, { data: { repository: null }, errors }, 0],
])('of %s, the answer %j has %d problems', (query, answer, count) => {
  expect(checkAnswer(query, JSON.stringify(answer))).toHaveLength(count)
})
