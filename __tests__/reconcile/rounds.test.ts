// The order in which a pass takes on conversations.
import { expect, test } from '@jest/globals'
import type { TrackedConversation } from '../../src/conversation/tracked-conversation.ts'
import { inRounds } from '../../src/reconcile/rounds.ts'
import { docsReport, seenOpen } from '../fixtures/sample-docs-pull.ts'
import { sampleConversation, sampleRepository } from '../fixtures/sample-reconcile.ts'

/** Such as `a1 job 09:05`: the first conversation of repository `a`, quiet since then. */
function conversation(text: string): TrackedConversation {
  const [place = '', kind, time] = text.split(' ')
  const updatedAt = `2026-11-20T${time}:00.000Z`
  const [name = '', number] = [place.slice(0, 1), Number(place.slice(1))]
  const repository = { ...sampleRepository, name, id: name.charCodeAt(0) }
  const known = kind === 'job' ? { updatedAt } : docsReport({ docsPull: seenOpen(), updatedAt })
  return sampleConversation(number, known, repository)
}

const nameOf = ({ repository, scope }: TrackedConversation) => `${repository.name}${scope.issueNumber}`

test.each<[string, string[], string]>([
  ['nothing', [], ''],
  ['the oldest first', ['a1 job 09:30', 'a2 job 09:10', 'a3 job 09:20'], 'a2 a3 a1'],
  [
    'agent jobs before docs pull requests',
    ['a1 pull 08:00', 'a2 job 09:10', 'a3 pull 07:00', 'a4 job 09:00'],
    'a4 a2 a3 a1',
  ],
  [
    'one of each repository in each round, the longest quiet repository first',
    ['a1 job 09:00', 'a2 job 09:01', 'a3 job 09:02', 'b1 job 08:00', 'c1 pull 08:30', 'c2 pull 08:31'],
    'b1 c1 a1 c2 a2 a3',
  ],
])('%s', (_, given, expected) => {
  expect(inRounds(given.map(conversation)).map(nameOf).join(' ')).toBe(expected)
})
