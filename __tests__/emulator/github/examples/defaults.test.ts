import { expect, test } from '@jest/globals'
import { makeDefaults } from '../../../../emulator/github/examples/defaults.ts'

test('the URLs of an example are those of this GitHub, with the words in them replaced', () => {
  const urls = { apiBaseUrl: 'http://127.0.0.1:1/api/v3', webBaseUrl: 'http://127.0.0.1:1' }
  expect(makeDefaults(urls, 'user', { octocat: 'mona' })).toMatchObject({
    html_url: 'http://127.0.0.1:1/mona',
    gists_url: 'http://127.0.0.1:1/api/v3/users/mona/gists{/gist_id}',
    site_admin: false,
  })
})
