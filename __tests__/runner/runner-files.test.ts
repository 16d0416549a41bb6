// The files that the runner reads after the run: outputs, state and summary.
import { mkdtempDisposableSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { makeRunFolder, parseCommandFile } from '../../emulator/runner/command-files.ts'
import { openRunnerFiles } from '../../src/runner/runner-files.ts'
import { readPageTemplate } from '../../src/visitors/page-template.ts'

const redact = (text: string) => text.replaceAll('s3cret', '***')
const names = ['GITHUB_OUTPUT', 'GITHUB_STATE', 'GITHUB_STEP_SUMMARY', 'STATE_run']
let folder: ReturnType<typeof makeRunFolder>

beforeEach(() => {
  folder = makeRunFolder({})
  for (const name of names) process.env[name] = folder.variables[name] ?? ''
})

afterEach(() => {
  for (const name of names) delete process.env[name]
  folder.remove()
})

test('outputs are redacted, and written again only if they have changed', () => {
  const { setOutputs } = openRunnerFiles(redact)
  setOutputs({ result: 'running', reason: '' })
  setOutputs({ result: 'failed', reason: '', detail: 'two\nlines with s3cret' })
  setOutputs({ result: 'failed' })
  const text = folder.read('GITHUB_OUTPUT')
  expect(parseCommandFile(text)).toEqual({ result: 'failed', reason: '', detail: 'two\nlines with ***' })
  expect(text.match(/^(result|reason|detail)<</gm)).toEqual(['result<<', 'reason<<', 'result<<', 'detail<<'])
})

test('the last state is what the post step gets', () => {
  const { saveState, savedState } = openRunnerFiles(redact)
  saveState('first')
  saveState('second s3cret')
  expect(parseCommandFile(folder.read('GITHUB_STATE'))).toEqual({ run: 'second ***' })
  expect(savedState()).toBe('')
  process.env.STATE_run = 'second ***'
  expect(savedState()).toBe('second ***')
})

test('summaries are put one after the other', () => {
  const { addSummary } = openRunnerFiles(redact)
  expect([addSummary('## One\n'), addSummary('with s3cret')]).toEqual([true, true])
  expect(folder.read('GITHUB_STEP_SUMMARY')).toBe('## One\nwith ***')
})

test('a summary without a file is none, and one that cannot be written is told', () => {
  const { addSummary } = openRunnerFiles(redact)
  process.env.GITHUB_STEP_SUMMARY = ''
  expect(addSummary('## One')).toBe(true)
  process.env.GITHUB_STEP_SUMMARY = join(folder.workspace, 'nowhere', 'file')
  expect(addSummary('## One')).toBe(false)
})

test.each(['GITHUB_OUTPUT', 'GITHUB_STATE'])('a file of %s that cannot be written is an error', (name) => {
  process.env[name] = join(folder.workspace, 'nowhere', 'file')
  expect(() => openRunnerFiles(redact)).toThrow(
    expect.objectContaining({
      name: 'RunnerFileError',
      message: `The file that ${name} names can't be written. Run the action in a GitHub workflow, or point the variable to a writable file.`,
    }),
  )
})

test('without the files, as on a machine of one’s own, there is no error', () => {
  for (const name of names) process.env[name] = ''
  expect(() => openRunnerFiles(redact)).not.toThrow()
})

test('the template of the page is the one beside the script', () => {
  using dist = mkdtempDisposableSync(join(tmpdir(), 'template-'))
  writeFileSync(join(dist.path, 'visitors-page.html'), '<p>ünïcödé</p>')
  expect(readPageTemplate(join(dist.path, 'index.js'))).toBe('<p>ünïcödé</p>')
  expect(() => readPageTemplate(join(dist.path, 'elsewhere', 'index.js'))).toThrow('ENOENT')
})
