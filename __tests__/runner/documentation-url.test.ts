import { expect, test } from '@jest/globals'
import { documentationUrl } from '../../src/runner/log.ts'

const published = {
  GITHUB_SERVER_URL: 'https://github.com',
  GITHUB_ACTION_REPOSITORY: 'acme/docs-agent-action',
  GITHUB_ACTION_REF: 'v1',
}

test.each(['v1', 'v1.2.3', 'feature/short_links', '0123456789abcdef0123456789abcdef01234567'])(
  'the documentation of %s is that of the version that runs',
  (ref) => {
    expect(documentationUrl({ ...published, GITHUB_ACTION_REF: ref })).toBe(
      `https://github.com/acme/docs-agent-action/blob/${ref}`,
    )
  },
)

test.each<[string, NodeJS.ProcessEnv]>([
  ['an action of the workspace', { GITHUB_ACTION_REPOSITORY: '', GITHUB_ACTION_REF: '' }],
  ['no repository', { GITHUB_ACTION_REPOSITORY: undefined }],
  ['no ref', { GITHUB_ACTION_REF: undefined }],
  ['a server that may not have the action', { GITHUB_SERVER_URL: 'https://github.example' }],
  ['no server', { GITHUB_SERVER_URL: undefined }],
  ['a repository that is none', { GITHUB_ACTION_REPOSITORY: 'acme/docs/more' }],
  ['a ref that would lead elsewhere', { GITHUB_ACTION_REF: 'v1?x#y' }],
])('with %s nothing is linked', (_, env) => {
  expect(documentationUrl({ ...published, ...env })).toBeNull()
})
