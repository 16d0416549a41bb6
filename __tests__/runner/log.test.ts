import { afterEach, expect, jest, test } from '@jest/globals'
import { createLog } from '../../src/runner/log.ts'

const below = 'https://github.com/acme/docs-agent-action/blob/v1'
const redact = (text: string) => text.replaceAll('s3cret', '***')

afterEach(() => {
  jest.restoreAllMocks()
})

/** What the log prints while it is used, without its last line end. */
function printedBy(use: (log: ReturnType<typeof createLog>) => void, documentation: string | null = below) {
  const parts: unknown[] = []
  jest.spyOn(process.stdout, 'write').mockImplementation((part) => parts.push(part) > 0)
  use(createLog(redact, documentation))
  return parts.join('').trimEnd()
}

test.each(['warning', 'error'] as const)('the %s ends with a link to where more is said', (level) => {
  const printed = printedBy((log) => log[level]('A title', 'Something s3cret.\n::error::no', 'results'))
  expect(printed).toBe(
    `::${level} title=A title::Something ***. : :error: :no See ${below}/docs/reliability.md#results`,
  )
})

test('without an address of the documentation nothing is linked', () => {
  expect(printedBy((log) => log.error('A title', 'A text.', 'results'), null)).toBe(
    '::error title=A title::A text.',
  )
})

test('however long the text, the link is whole, and the annotation no longer than GitHub takes', () => {
  const printed = printedBy((log) => log.error('A title', 'x'.repeat(10_000), 'inputs'))
  expect(printed.endsWith(`x… See ${below}/docs/reference.md#inputs`)).toBe(true)
  expect(printed.length - '::error title=A title::'.length).toBe(4_096)
})

test('a plain line has no link', () => {
  expect(printedBy((log) => log.info('A line.'))).toBe('A line.')
})

test('a line for those who debug is a command of the runner', () => {
  expect(printedBy((log) => log.debug('A s3cret\nline.'))).toBe('::debug::A *** line.')
})

test('lines are folded under their title, each clean', () => {
  const printed = printedBy((log) => log.group('A s3cret title', ['One.', 's3cret\n::error::no']))
  expect(printed.split('\n')).toEqual(['::group::A *** title', 'One.', '*** : :error: :no', '::endgroup::'])
})

test.each([
  ['that has a line end', 's3\ncret'],
  ['that the removal of a line end makes', 's3 cret'],
])('a secret %s is redacted in title and text', (_, secret) => {
  const parts: unknown[] = []
  jest.spyOn(process.stdout, 'write').mockImplementation((part) => parts.push(part) > 0)
  const log = createLog((text) => text.replaceAll(secret, '***'), null)
  log.warning('s3\ncret', 's3\ncret', 'inputs')
  expect(parts.join('').trimEnd()).toBe('::warning title=***::***')
})

test.each(['warning', 'error'] as const)('the title of a %s is no longer than GitHub takes', (level) => {
  const printed = printedBy((log) => log[level]('x'.repeat(10_000), 'A text.', 'inputs'), null)
  expect(printed).toBe(`::${level} title=${'x'.repeat(4_095)}…::A text.`)
})
