// Whatever GitHub's schemas allow of a payload is an event of a known repository.
import { expect, test } from '@jest/globals'
import { parseWebhook } from '../../../src/event/webhook.ts'
import { payloadsOf } from '../../bundle/payloads.ts'
import { sampleRun } from '../../fixtures/sample-run.ts'
import { createPayloadCheck } from '../../openapi/github/payloads.ts'
import { listVariations } from './variations.ts'

const check = createPayloadCheck()

test.each([
  ...['create', 'delete', 'issue_comment', 'merge_group', 'pull_request', 'pull_request_review'],
  ...['pull_request_review_comment', 'push', 'release', 'workflow_run'],
])('%s', (name) => {
  const [usual] = payloadsOf(name)
  const allowed = listVariations(usual).filter(({ data }) => check({ name, payload: data }).length === 0)
  const unread = allowed.filter(({ data }) => {
    const parsed = parseWebhook(sampleRun({ eventName: name }), Object(data))
    return !parsed?.repository.owner || !parsed.repository.name || parsed.sender.login === ''
  })
  expect(allowed).not.toEqual([])
  expect(unread.map(({ change }) => change)).toEqual([])
})
