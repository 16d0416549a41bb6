// In mutation tests, a file's first test that fails says enough: the rest of
// the file is skipped.
import { addEventHandler } from 'jest-circus'

let hasFailed = false

addEventHandler((event) => {
  if (event.name === 'test_done' && event.test.errors.length > 0)
    hasFailed = true
  if (event.name === 'test_start' && hasFailed) event.test.mode = 'skip'
})
