// Prints how many tests of a jest report passed and how many failed, e.g. "120
// 0". A run that broke off without a failed test, or reported nothing, counts
// as one failure.
import { existsSync, readFileSync } from 'node:fs'

const [file, status] = process.argv.slice(2)
const report = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
const {
  numPassedTests: passed = 0,
  numFailedTests = 0,
  numRuntimeErrorTestSuites = 0,
} = report
const failed = numFailedTests + numRuntimeErrorTestSuites
const isBroken = status !== '0' || passed === 0
process.stdout.write(`${passed} ${failed || Number(isBroken)}\n`)
