import { expect, test } from '@jest/globals'
import { describeSkip, isGateReason, skipLine } from '../../src/words/skips.ts'

const gates = [
  ...(['own-pull-request', 'guard-unreadable', 'bot-not-allowed', 'skip-phrase', 'skip-label'] as const),
  ...(['merge-group', 'paths', 'request-limit', 'cooldown', 'daily-limit'] as const),
]
const others = [
  ...(['dry-run', 'edited-comment', 'existing-job', 'help', 'job-not-found'] as const),
  ...(['no-secrets', 'not-a-command', 'permission-denied', 'permission-unknown', 'ref-deleted'] as const),
]

test('every reason to skip has a title of its own', () => {
  const titles = [...gates, ...others].map((reason) => describeSkip(reason).title)
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles).not.toContain(describeSkip(null).title)
})

test('a gate or limit says what opens it', () => {
  expect(gates.map((reason) => [reason, isGateReason(reason)])).toEqual(gates.map((reason) => [reason, true]))
  expect(others.filter(isGateReason)).toEqual([])
  for (const reason of gates) expect(describeSkip(reason).next).toMatch(/^[A-Z][a-z-]+ .*\.$/)
})

test('the line has what closed the gate', () => {
  const show = (detail: string) => `<${detail}>`
  expect(skipLine({ reason: 'skip-label', detail: 'no docs' }, show)).toBe(
    'Skipped: the pull request has a label from `skip-labels` (<no docs>). Remove the label. The next event starts an agent job.',
  )
  expect(skipLine({ reason: 'help', detail: null }, show)).toBe('Help posted.')
  expect(skipLine({ reason: null, detail: null }, show)).toBe('Nothing to do.')
})
