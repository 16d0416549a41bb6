// The checks of the kills can fail: with something wrong from outside, the one
// made for it reports it, and the others stay silent where they should.
import { expect, test } from '@jest/globals'
import type { IssueCommentState } from '../../emulator/github/state.ts'
import { repositoryName } from '../scene/events.ts'
import type { Scene } from '../scene/scene.ts'
import type { Canary, History } from './play.ts'
import type { Check } from './promises.ts'
import { checksBroken, historiesOf } from './suite.ts'
import { creates, oddities, others } from './worlds.ts'

const nothing = oddities.filter(({ name }) => name === 'nothing')

async function historyOf(name: string, after: string): Promise<History> {
  const situation = [...creates, ...others].find((one) => one.name === name)
  const histories = situation ? await historiesOf(situation, nothing) : []
  const found = histories.find((one) => one.after.name === after)
  if (found === undefined) throw new Error(`There is no history ${name}.`)
  return found
}

function commentsOf(scene: Scene): Map<number, IssueCommentState> {
  return scene.github.repository(repositoryName).comments
}

const writesOfComments = {
  path: /\/issues\/(?:12\/)?comments/,
  times: Infinity,
  when: ({ method }: { method: string }) => method !== 'GET',
}

/** Mintlify gets each create twice. */
const doubling: Canary = {
  prepare({ mintlify }) {
    let isSecond = false
    mintlify.fail({
      method: 'POST',
      path: /\/job$/,
      times: Infinity,
      when: () => !isSecond,
      async hold() {
        isSecond = true
        const [first] = mintlify.requests.filter(({ path }) =>
          path.endsWith('/job'),
        )
        const { path = '', headers = {}, body = '' } = first ?? {}
        const { authorization = '' } = headers
        await fetch(`${mintlify.url}${path}`, {
          method: 'POST',
          headers: { authorization, 'content-type': 'application/json' },
          body,
        })
        isSecond = false
      },
    })
  },
}

/** GitHub forgets each comment soon after it was written for the last time. */
const forgetting: Canary = {
  prepare(scene) {
    scene.github.fail({
      ...writesOfComments,
      hold: async () => {
        const isEnded = [...commentsOf(scene).values()].some(({ body }) =>
          body.startsWith('### ✅'),
        )
        if (isEnded) commentsOf(scene).clear()
      },
    })
  },
}

/** Mintlify says that a job is completed which fails later. */
const flattering: Canary = {
  prepare(scene) {
    scene.mintlify.fail({
      method: 'GET',
      path: /\/job\/job_/,
      times: Infinity,
      status: 200,
      body: {
        id: 'job_9e3779b1',
        status: 'completed',
        prLink: 'https://github.com/acme/docs/pull/57',
      },
    })
  },
}

/**
 * Something writes the second version of the comment over each later one. The
 * first one names no comment, so that it would be none of ours.
 */
function rollingBack(): Canary {
  const versions: string[] = []
  const hold = async (scene: Scene) => {
    for (const comment of commentsOf(scene).values()) {
      versions.push(comment.body)
      const [, second] = versions
      if (comment.body.startsWith('### ✅') && second) comment.body = second
    }
  }
  return {
    prepare: (scene) =>
      scene.github.fail({ ...writesOfComments, hold: () => hold(scene) }),
  }
}

type Row = {
  wrong: string
  canary: Canary
  name?: string
  after?: string
  broken: Check[]
}

test.each<Row>([
  {
    wrong: 'never sends',
    canary: { with: { 'dry-run': 'true' } },
    broken: ['lost'],
  },
  {
    wrong: 'sends twice what it creates',
    canary: doubling,
    broken: ['twice'],
  },
  {
    wrong: 'has a comment that is forgotten',
    canary: forgetting,
    broken: ['memory'],
  },
  {
    wrong: 'is told of a success that is none',
    canary: flattering,
    name: 'a job that fails after it was delivered',
    broken: ['end', 'comment'],
  },
  {
    wrong: 'has a comment that is rolled back',
    canary: rollingBack(),
    broken: ['comment'],
  },
  {
    wrong: 'has a comment that is rolled back before a push',
    canary: rollingBack(),
    after: 'the post step, a push',
    broken: ['memory', 'comment'],
  },
  { wrong: 'has nothing wrong', canary: {}, broken: [] },
])('a run that $wrong is found out', async ({ canary, broken, ...where }) => {
  const { name = 'a create that waits', after = 'nothing' } = where
  const history = await historyOf(name, after)
  expect(await checksBroken(history, canary)).toEqual(broken)
})
