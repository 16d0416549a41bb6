// The queries of GraphQL are those of GitHub's own schema.
import { expect, test } from '@jest/globals'
import { validate } from '@octokit/graphql-schema'
import { commandQuery } from '../../src/github/command-comment.ts'
import { ownCommentsQuery } from '../../src/github/comments.ts'

test.each([
  ['the comment with a command', commandQuery],
  ['the newest comments', ownCommentsQuery],
])('the query of %s is one of GitHub', (_, query) => {
  expect(validate(query)).toEqual([])
})
