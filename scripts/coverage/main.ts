// Runs the tests of `npm test`, counts the lines of `src/` that they run, and fails where that is too little. Prints the modules
// with the most lines that no test runs. `npm run test:coverage`
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'

type Summary = Record<string, { lines: { total: number; covered: number; pct: number } }>

const minPercent = 95
const shownModules = 10
const reports = 'reports/coverage'
const [configFile, summaryFile] = [join(reports, 'jest.config.json'), join(reports, 'coverage-summary.json')]

const { jest } = JSON.parse(readFileSync('package.json', 'utf8'))
const config = {
  ...jest,
  rootDir: '../..',
  transform: { '\\.ts$': '<rootDir>/scripts/coverage/strip-types.ts' },
  collectCoverage: true,
  collectCoverageFrom: ['src/**/*.ts'],
  coverageDirectory: reports,
  coverageReporters: ['json-summary'],
  coverageThreshold: { global: { lines: minPercent } },
}

mkdirSync(reports, { recursive: true })
rmSync(summaryFile, { force: true })
writeFileSync(configFile, JSON.stringify(config))
const command = ['test', '--', '--config', configFile, ...process.argv.slice(2)]
const { status } = spawnSync('npm', command, { stdio: 'inherit', shell: process.platform === 'win32' })
const { total, ...modules }: Summary = JSON.parse(readFileSync(summaryFile, 'utf8'))
const lacking = Object.entries(modules).map(([file, { lines }]) => ({
  module: relative('.', file),
  notRun: lines.total - lines.covered,
  lines: lines.total,
  percent: lines.pct,
}))
console.log(`Lines of src/ that tests run: ${total?.lines.pct} %, of which at least ${minPercent} % must be.`)
console.table(lacking.toSorted((a, b) => b.notRun - a.notRun).slice(0, shownModules))
process.exitCode = status ?? 1
