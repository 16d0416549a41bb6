import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { examplesFile, makeExamples } from '../../scripts/github-examples.ts'

test("the emulator's examples are those of GitHub's description (`npm run examples` renews them)", () => {
  expect(readFileSync(examplesFile, 'utf8')).toBe(makeExamples())
})
