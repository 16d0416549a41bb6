// Of whom reviews are requested, and what becomes of reviewers whom GitHub refuses.
import { expect, test } from '@jest/globals'
import { fullRules } from '../fixtures/sample-docs-pull.ts'
import { lostWrite, play, refused } from './docs-ports.ts'

const reviewers = (...names: string[]) => ({ report: { docsPullRules: { ...fullRules, reviewers: names } } })
test.each<[string, string[], string[]]>([
  ['bots', ['dependabot[bot]', 'octocat'], ['reviewers octocat']],
  ['the author', ['mona', 'octocat'], ['reviewers octocat']],
  ['the author in other case', ['Mona', 'octocat'], ['reviewers octocat']],
  ['nobody who is left', ['mona', 'x[bot]'], []],
])('no review is requested of %s', async (_, names, expected) => {
  const { calls } = await play({ ...reviewers(...names), pull: { author: 'mona' } })
  expect(calls.filter((call) => call.startsWith('reviewers'))).toEqual(expected)
})

test('an author whose account is gone changes nothing', async () => {
  const { calls, warnings } = await play({ ...reviewers('mona'), pull: { author: null } })
  expect([calls.includes('reviewers mona'), warnings]).toEqual([true, []])
})

test('where nobody is left to ask, nothing is left to do', async () => {
  const { docsPull, warnings } = await play({ ...reviewers('mona'), pull: { author: 'mona' } })
  expect([docsPull?.todo, warnings]).toEqual([[], []])
})

test('reviewers whom GitHub refuses together and takes one by one are no warning', async () => {
  const { docsPull, lines, warnings } = await play({
    ...reviewers('mona', 'octocat'),
    ports: {
      requestReviewers: async (_, names) =>
        names.length > 1 ? { ...refused('no'), isUnprocessable: true } : { kind: 'written' },
    },
  })
  expect([docsPull?.todo, warnings]).toEqual([[], []])
  expect(lines.join()).toContain('reviews requested')
})

test('if one reviewer is none, each is asked alone, and only that one is a warning', async () => {
  const asked: string[] = []
  const { warnings, docsPull } = await play({
    ...reviewers('mona', 'stranger', 'team:writers'),
    ports: {
      async requestReviewers(_, names) {
        asked.push(names.join())
        if (!names.includes('stranger')) return { kind: 'written' }
        return { ...refused(`no ${names.join()}`), isUnprocessable: true }
      },
    },
  })
  expect(asked).toEqual(['mona,stranger,team:writers', 'mona', 'stranger', 'team:writers'])
  expect([warnings, docsPull?.todo]).toEqual([['no stranger'], []])
})

test('a single reviewer who is none is asked once', async () => {
  let asked = 0
  const requestReviewers = async () => {
    asked += 1
    return { ...refused('no'), isUnprocessable: true }
  }
  const { warnings } = await play({ ...reviewers('stranger'), ports: { requestReviewers } })
  expect([asked, warnings]).toEqual([1, ['no']])
})

test('of reviewers asked alone, one without an answer is asked again later', async () => {
  const { docsPull } = await play({
    ...reviewers('mona', 'stranger'),
    ports: {
      async requestReviewers(_, names) {
        if (names.length > 1) return { ...refused('no'), isUnprocessable: true }
        return names.includes('mona') ? lostWrite('lost') : refused('no')
      },
    },
  })
  expect(docsPull?.todo).toEqual(['reviewers'])
})
