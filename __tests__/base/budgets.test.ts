// What must hold between the budgets, so that each of them can be used up.
import { expect, test } from '@jest/globals'
import {
  claimWriteMs,
  maxAfterDeadlineMs,
  maxBeforeCreateMs,
  maxBeginWaitMs,
  maxCallMs,
  maxCloseMs,
  maxContextMs,
  maxEndMs,
  maxEndWaitMs,
  maxGatesMs,
  maxLastPollMs,
  maxLastStatusMs,
  maxLateStatusMs,
  maxOpenMs,
  maxPermissionTryMs,
  maxPostWaitMs,
  maxReconcileMs,
  maxSendAfterCancelMs,
  maxServiceMs,
  maxShareMs,
  maxStepMs,
  maxTakingOnMs,
} from '../../src/base/budgets.ts'
import { maxHoldMs, maxLagMs, maxLateMs, maxLockAgeMs, otherAccountMs } from '../../src/conversation/lock.ts'

/** Of the runner: SIGTERM comes so long after SIGINT, and SIGKILL so long after that. */
const [toTermMs, toKillMs] = [7_500, 2_500]

test.each<[string, number, number]>([
  [
    'the gates and then the context fit in the time before the create',
    maxGatesMs + maxContextMs,
    maxBeforeCreateMs,
  ],
  ['a permission is asked for three times before the create', 3 * maxPermissionTryMs, maxBeforeCreateMs],
  ['a run ends 10 s after its deadline', maxAfterDeadlineMs + maxCloseMs + maxOpenMs, 10_000],
  [
    'the last poll leaves time to write what it says',
    maxLastPollMs,
    maxAfterDeadlineMs - maxCloseMs + maxOpenMs,
  ],
  ['the docs pull request leaves time for the comment', maxShareMs, maxAfterDeadlineMs - 1_000],
  ['the last status leaves time for the comment', maxLastStatusMs, maxAfterDeadlineMs - 1_000],
  ['a late status arrives before the last one is given up', maxLateStatusMs, maxLastStatusMs],
  ['after a cancel, what is sent ends before SIGTERM', maxSendAfterCancelMs + maxOpenMs, toTermMs],
  ['after a cancel, a run closes before SIGKILL', maxCloseMs + maxOpenMs, toTermMs + toKillMs],
  ['a run that ends early waits for others within its end', maxEndWaitMs + 2 * maxCallMs, maxEndMs],
  ['a lock that is held is younger than a dead one', maxHoldMs + maxLateMs + otherAccountMs, maxLockAgeMs],
  ['a holder can write once and look once more', maxCallMs + maxLateMs + maxLagMs, maxHoldMs],
  ['whoever begins waits until a dead lock is gone', maxLockAgeMs, maxBeginWaitMs],
  ['the post step waits longer than whoever begins', maxBeginWaitMs, maxPostWaitMs],
  ['a claim is written down while others wait for it', claimWriteMs, maxBeginWaitMs],
  ['what the post step asks leaves time to write', maxServiceMs, maxStepMs - maxServiceMs],
  ['what a reconcile takes on is finished', maxTakingOnMs + maxEndWaitMs, maxReconcileMs],
])('%s', (_, needs, has) => {
  expect(needs).toBeLessThanOrEqual(has)
})
