import { expect, test } from '@jest/globals'
import { createLogView } from '../../../emulator/demo/log-view.ts'

function renderLog(...lines: string[]) {
  const { render, annotations } = createLogView()
  return { log: lines.map(render).filter((line) => line !== null), annotations }
}

test('a group is folded under its title', () => {
  const { log } = renderLog('before', '::group::Settings', 'project  acme', '::endgroup::', 'after')
  expect(log.map(({ text }) => text)).toEqual(['before', '▸ Settings', 'after'])
})

test.each([
  ['error', 'Error'],
  ['warning', 'Warning'],
  ['notice', 'Notice'],
])('an %s is marked, and stands beside the log with its title', (level, mark) => {
  expect(renderLog(`::${level} title=a%3A b%2C c,file=x::100%25 lost%0AAgain`)).toEqual({
    log: [{ level, text: `${mark}: 100% lost\nAgain` }],
    annotations: [{ level, title: 'a: b, c', text: '100% lost\nAgain' }],
  })
})

test('a masked value is shown nowhere', () => {
  const { log, annotations } = renderLog(
    '::add-mask::s3cret',
    'key s3cret',
    '::error title=s3cret::of s3cret',
  )
  expect(log.map(({ text }) => text)).toEqual(['key ***', 'Error: of ***'])
  expect(annotations).toEqual([{ level: 'error', title: '***', text: 'of ***' }])
})

test.each(['::debug::a', '::add-mask::', '::stop-commands::x'])('%s is not shown', (line) => {
  expect(renderLog(line).log).toEqual([])
})

test.each(['', 'a::b', ':: no command', '::'])('%j is plain text', (line) => {
  expect(renderLog(line).log).toEqual([{ level: 'plain', text: line }])
})
