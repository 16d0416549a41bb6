// The sentences of the protocol, each with what takes it out of the source. The model finds a broken promise without it.

/** `changes`: what stands in the file, and what takes its place. */
export type Removal = {
  sentence: string
  file: string
  changes: readonly (readonly [from: string, to: string])[]
}

const change = 'conversation/open-conversation.ts'
const claim = 'conversation/held-claim.ts'
const heldLock = 'conversation/held-lock.ts'
const lock = 'conversation/lock.ts'
const record = 'conversation/record.ts'

const ofTheLock: readonly Removal[] = [
  {
    sentence: 'Only a 201 is the lock.',
    file: heldLock,
    changes: [['if (isNew) {', 'if (isNew || !ownIds.has(-1)) {']],
  },
  {
    sentence: 'A 200 is removed only if it is of this step, or dead.',
    file: heldLock,
    changes: [['if (!ownIds.has(lock.id) && !isDead(lock, answer.at))', 'if (ownIds.has(-1))']],
  },
  {
    sentence: 'A lock is dead at 90 s.',
    file: lock,
    changes: [['maxLockAgeMs = 90_000', 'maxLockAgeMs = 40_000']],
  },
  {
    sentence: 'A holder begins no write later than 45 s after its request.',
    file: lock,
    changes: [['maxHoldMs = 45_000', 'maxHoldMs = 45_000_000']],
  },
  {
    sentence: 'It is let go no sooner than 3 s after the answered write.',
    file: lock,
    changes: [
      ['maxLagMs = 3_000', 'maxLagMs = 0'],
      ['2 * maxLagMs + 1_000', '7_000'],
    ],
  },
  {
    sentence: 'After a write without an answer it is let go no sooner than 23 s after that write began.',
    file: lock,
    changes: [['maxLateMs = 23_000', 'maxLateMs = 3_000']],
  },
  {
    sentence: 'These waits are measured by the monotonic clock.',
    file: heldLock,
    changes: [
      [
        'holdMs - (clock.elapsedMs() - writing.mark.elapsedMs)',
        'holdMs - (clock.now().getTime() - writing.mark.wallMs)',
      ],
    ],
  },
  {
    sentence: 'A step begins the next change only after its own release was answered or given up.',
    file: change,
    changes: [['    await session.releasing\n    const attempt', '    const attempt']],
  },
  {
    sentence: 'A 🚀 of another account counts.',
    file: lock,
    changes: [['return id !== ownId && (isBot', 'return id === 0 && (isBot']],
  },
  {
    sentence: 'An account that is not the author of the comment looks no sooner than 7 s after its 201.',
    file: lock,
    changes: [['otherAccountMs = 2 * maxLagMs + 1_000', 'otherAccountMs = 0']],
  },
  {
    sentence: 'It reads again after each look.',
    file: change,
    changes: [['...again, change', '...first, change']],
  },
  {
    sentence: 'The comment is read only after the answer to the look.',
    file: change,
    changes: [
      [
        'const locks = await ports.listLocks()',
        'const beside = ports.find(ownId)\n    const locks = await ports.listLocks()',
      ],
      ['const answer = await ports.find(ownId)', 'const answer = await beside'],
    ],
  },
  {
    sentence: 'The wall clock counts, too: a machine that sleeps stops the other one.',
    file: lock,
    changes: [[', now.wallMs - since.wallMs)', ')']],
  },
]

const ofClaims: readonly Removal[] = [
  {
    sentence: 'A claim keeps others out until the answer can be written down.',
    file: claim,
    changes: [['+ 2 * sendTimeoutMs + claimWriteMs)', '+ sendTimeoutMs)']],
  },
  {
    sentence: 'A pause before a further try first renews the claim.',
    file: claim,
    changes: [['|| rewrite({}, waitMs)', '|| waitMs >= 0']],
  },
  {
    sentence: 'Who does not find its own claim there sends nothing.',
    file: claim,
    changes: [['state !== null && state.conversation.claim?.nonce === claim.nonce', 'state !== null']],
  },
  {
    sentence: 'A claim says whether it may create a job.',
    file: claim,
    changes: [['claim.isCreate || rewrite({ isCreate: true }, 0)', 'claim.isCreate || started !== null']],
  },
  {
    sentence: 'A claim that has run out is told, and never sent again.',
    file: record,
    changes: [['return claim && !isLiving(claim, at)', 'return claim && at.getTime() < 0']],
  },
  {
    sentence: 'After an unconfirmed create nobody begins a job by itself.',
    file: record,
    changes: [
      [
        'claim.isCreate ? at.toISOString() : conversation.createUnconfirmedAt',
        'conversation.createUnconfirmedAt',
      ],
    ],
  },
  {
    sentence: 'The requests that were delivered or told are kept.',
    file: record,
    changes: [['[...handled, ...ids.map((one) => ({ id: one, how }))]', '[...handled]']],
  },
  {
    sentence: 'What is handled waits no longer.',
    file: record,
    changes: [['queue.filter((entry) => !ids.includes(entry.id))', 'queue.filter(() => ids.length > 0)']],
  },
  {
    sentence: 'A request is counted once.',
    file: record,
    changes: [
      ['isOfOther || conversation.requestNonce === nonce ||', 'isOfOther ||'],
      ['if (isDelivered(free, claim)) return free', ''],
      ['conversation.requestCount !== requestCount', 'conversation.requestCount < 0'],
    ],
  },
  {
    sentence: 'A later request is not written over.',
    file: record,
    changes: [
      ['if (!isOwnRequest(settled, own)) return', 'if (settled.conversation.requestCount < 0) return'],
    ],
  },
]

const ofAnswers: readonly Removal[] = [
  {
    sentence: 'No answer is not a refusal.',
    file: heldLock,
    changes: [
      [
        "if (answer.kind === 'no-answer') return { kind: 'again', problem: answer.problem }",
        "if (answer.kind === 'no-answer') return { kind: 'refused', problem: answer.problem }",
      ],
    ],
  },
  {
    sentence: 'Who may not lock reads whether there is a conversation.',
    file: change,
    changes: [
      [
        "answer.kind === 'refused' || answer.value.kind === 'none'",
        "answer.kind === 'refused' || answer.kind === 'value'",
      ],
    ],
  },
]

/** All of them. */
export const removals: readonly Removal[] = [...ofTheLock, ...ofClaims, ...ofAnswers]
