// A run whose words nobody reads, on the shipped bundle.
import { expect, test } from '@jest/globals'
import { good } from './fault-cases.ts'
import { assertInvariantsWithoutWords } from './invariants.ts'
import { openCase } from './run-case.ts'
import { activeJob, completedJob, goodLink, jobId } from './sample-answers.ts'

test('a closed standard output ends nothing', async () => {
  const script = { create: [good(activeJob)], get: [good(completedJob)] }
  await using opened = await openCase({ name: 'unheard', script, isUnheard: true })
  const seen = await opened.finished
  expect(seen.run).toMatchObject({ exitCode: 0, signal: null, stdout: '', stderr: '' })
  expect(seen.run.outputs).toMatchObject({ result: 'pull-request', 'job-id': jobId, 'pr-link': goodLink })
  expect(seen.run.summary).toContain(goodLink)
  expect(seen.service.requests.map(({ call }) => call)).toEqual(['create', 'get'])
  assertInvariantsWithoutWords(seen)
})
