// In mutation tests, the first test that fails says enough: all others are
// skipped, in all files.
import { addEventHandler } from 'jest-circus'

type StrykerContext = { failedMutant?: string | undefined }

/** Stryker shares this object with all test files of a process. */
const stryker: StrykerContext = Object(globalThis).__stryker__ ?? {}
/** Undefined while the tests run without a mistake. */
const mutant = process.env.__STRYKER_ACTIVE_MUTANT__

addEventHandler((event) => {
  if (mutant === undefined) return
  if (event.name === 'test_done' && event.test.errors.length > 0)
    stryker.failedMutant = mutant
  if (event.name === 'test_start' && stryker.failedMutant === mutant)
    event.test.mode = 'skip'
})
