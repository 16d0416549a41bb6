// The queries of GraphQL are those of GitHub's own schema.
import { expect, test } from '@jest/globals'
import { validate } from '@octokit/graphql-schema'
import { commandQuery } from '../../src/github/command-comment.ts'

test.each([['the comment with a command', commandQuery]])(
  'the query of %s is one of GitHub',
  (_, query) => {
    expect(validate(query)).toEqual([])
  },
)
