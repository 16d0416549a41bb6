import { expect, test } from '@jest/globals'
import { createStandIns } from '../../../../emulator/demo/workflow/stand-ins.ts'

const values = { apiKey: 'key', projectId: 'project', token: 'token', appToken: 'app', issueNumber: '40' }

test.each([
  ['secrets.ANY_KEY', 'api-key', 'key'],
  ['vars.ANY_PROJECT', 'project-id', 'project'],
  ['steps.token.outputs.token', 'docs-token', 'app'],
  ['secrets.OF_APP', 'github-token', 'app'],
  ['secrets.github_token', 'github-token', 'token'],
  ['vars.DOCS_ISSUE', 'issue-number', '40'],
  ['secrets.MINTLIFY_API_KEY', '', 'key'],
  ['vars.MINTLIFY_PROJECT_ID', 'prompt', 'project'],
  ['secrets.ANY_KEY', '', ''],
  ['vars.ANY', 'prompt', ''],
])('%s in the input "%s" is "%s", and is told', (path, input, value) => {
  const standIns = createStandIns(values)
  expect(standIns.read(path, input)).toBe(value)
  expect([...standIns.told]).toEqual([
    [path, value === '' ? expect.stringMatching(/^empty, because /) : expect.any(String)],
  ])
})

test('the empty value of what was left out has another reason than that of a secret', () => {
  const standIns = createStandIns(values)
  standIns.read('secrets.A', '')
  standIns.read('steps.a.outputs.b', '')
  expect([...standIns.told.values()]).toEqual([
    'empty, because only GitHub knows it',
    'empty, because what sets it was left out',
  ])
})

test('a value of the file is replaced once, and only if it is another one', () => {
  const standIns = createStandIns(values)
  expect(standIns.replace('project-id', 'project')).toBe('project')
  expect(standIns.told.size).toBe(0)
  expect(standIns.replace('api-key', 'mint_mine')).toBe('key')
  expect([...standIns.told.keys()]).toEqual(['the input api-key'])
})
