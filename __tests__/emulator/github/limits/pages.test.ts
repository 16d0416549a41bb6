import { expect, test } from '@jest/globals'
import { addComment } from '../../../../emulator/github/fixtures.ts'
import { root, startWithConversations } from '../start-github.ts'

test.each([`${root}/issues/1/comments`, `${root}/issues/comments`])(
  'a page of %s that is too large is answered with a page of HTML, a smaller one as ever',
  async (path) => {
    const { github, repository } = await startWithConversations({ maxPageBytes: 50_000 })
    for (let count = 0; count < 20; count += 1) addComment(repository, { issue: 1, body: 'x'.repeat(5_000) })
    const read = async (perPage: number) => {
      const headers = { authorization: `Bearer ${github.token}` }
      const response = await fetch(`${github.apiUrl}${path}?per_page=${perPage}`, { headers })
      return [response.status, response.headers.get('content-type'), await response.text()]
    }
    const page = expect.stringMatching(/^<!DOCTYPE html>[\s\S]*taking too long/)
    expect(await read(20)).toEqual([502, 'text/html; charset=utf-8', page])
    expect(await read(5)).toEqual([200, 'application/json', expect.stringMatching(/^\[/)])
  },
)
