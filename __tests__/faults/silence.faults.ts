// A GitHub that says nothing, on the shipped bundle: it takes all the time that it may have, and no more.
import { afterAll, expect, test } from '@jest/globals'
import { makeCreateCases, makeMessageCases, makeReadingCases } from './fault-cases.ts'
import { silence } from './fault-github.ts'
import { playCases } from './play-cases.ts'

/** Beyond the 10 s before the create, enough for the job. */
const soon = { 'timeout-minutes': '0.25' }
const places = ['create, first', 'message, first', 'get job, first reading', 'get job, middle poll']
const faults = ['201 with a job', 'reset after reading', '503', '429', '403', 'a body cut by an end', '404']

const cases = [makeCreateCases, makeMessageCases, makeReadingCases]
  .flatMap((make) => make('http://127.0.0.1:81'))
  .filter(({ name }) => places.some((place) => faults.some((fault) => name === `${place}: ${fault}`)))
  .map((each) => ({ ...each, with: { ...each.with, ...soon }, github: silence }))

const done = playCases('a fault while GitHub is silent', cases, { width: cases.length, beginning: 10 })
afterAll(() => done)

test('each fault was found at each place', () => {
  expect(cases).toHaveLength(places.length * faults.length)
})
