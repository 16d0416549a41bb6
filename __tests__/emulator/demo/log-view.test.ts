import { expect, test } from '@jest/globals'
import { createLogView } from '../../../emulator/demo/log-view.ts'

function show(...lines: string[]) {
  const { show, annotations } = createLogView()
  return { shown: lines.map(show).filter((line) => line !== undefined), annotations }
}

test('a group is folded under its title', () => {
  const { shown } = show('before', '::group::Settings', 'project  acme', '::endgroup::', 'after')
  expect(shown.map(({ text }) => text)).toEqual(['before', '▸ Settings', 'after'])
})

test.each([
  ['error', 'Error'],
  ['warning', 'Warning'],
  ['notice', 'Notice'],
])('an %s is marked, and stands beside the log with its title', (level, mark) => {
  expect(show(`::${level} title=a%3A b%2C c,file=x::100%25 lost%0AAgain`)).toEqual({
    shown: [{ level, text: `${mark}: 100% lost\nAgain` }],
    annotations: [{ level, title: 'a: b, c', text: '100% lost\nAgain' }],
  })
})

test('a masked value is shown nowhere', () => {
  const { shown, annotations } = show('::add-mask::s3cret', 'key s3cret', '::error title=s3cret::of s3cret')
  expect(shown.map(({ text }) => text)).toEqual(['key ***', 'Error: of ***'])
  expect(annotations).toEqual([{ level: 'error', title: '***', text: 'of ***' }])
})

test.each(['::debug::a', '::add-mask::', '::stop-commands::x'])('%s is not shown', (line) => {
  expect(show(line).shown).toEqual([])
})

test.each(['', 'a::b', ':: no command', '::'])('%j is plain text', (line) => {
  expect(show(line).shown).toEqual([{ level: 'plain', text: line }])
})
