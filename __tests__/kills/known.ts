// Histories that are known to break a promise. They are played all the same,
// and one that holds has to go from this list.
import type { Check } from './promises.ts'

type Known = {
  world: string
  moment: string
  after: string
  breaks: readonly Check[]
  why: string
}

const passedOver = {
  moment: '1. GET /repos/acme/app/pulls/12',
  after: 'the post step, two pushes',
  breaks: ['lost'],
} as const

export const known: readonly Known[] = [
  {
    ...passedOver,
    world:
      'three pushes while one run waited; a stale head of the pull request',
    why: 'All three runs are told an old head, so each leaves its push to a newer run that does not come.',
  },
  {
    ...passedOver,
    world: 'three pushes while one run waited; nothing',
    why: 'Of three pushes, the first two leave theirs to the third, and say nothing of its job.',
  },
  {
    ...passedOver,
    world: 'three pushes while one run waited; a token that dies',
    why: 'The first run cannot ask for the head and sends, and the second leaves its push to the third.',
  },
  {
    ...passedOver,
    world: 'three pushes while one run waited; a reconcile beside it',
    why: 'The pushes before the last one are passed over, whatever else is at work.',
  },
  {
    ...passedOver,
    world: 'three pushes while one run waited; killed after the effect',
    breaks: ['lost', 'memory'],
    why: 'The runner of the first push dies while it asks for the head, and the second push is passed over. The first is sent by its re-run, and forgotten.',
  },
  {
    ...passedOver,
    world:
      'three pushes while one run waited; paused for minutes, with a reconcile',
    why: 'A run that sleeps while it asks for the head passes its push over all the same.',
  },
  {
    ...passedOver,
    world:
      'three pushes while one run waited; another run beside it, without a group',
    why: 'Beside another run, too, the pushes before the last one are passed over.',
  },
  {
    ...passedOver,
    world:
      'three pushes while one run waited; paused for minutes, with another run',
    why: 'A run that sleeps passes its push over, although another run has sent meanwhile.',
  },
]
