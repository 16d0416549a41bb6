// Paths that anybody can make up: which are safe, how they are shown, and that
// their links stay on the site.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { hostilePaths } from '../../emulator/docs-service/visitors-data.ts'
import { isSafePath, pageLink, toVisible } from '../../src/visitors/paths.ts'

const site = 'https://docs.example.com/'

test.each([
  ['/', site],
  ['', site],
  ['/guides/start_here', `${site}guides/start_here`],
  ['/a%20b?c=d&e#f', `${site}a%20b?c=d&e#f`],
  ['/100%?q=50%)', `${site}100%25?q=50%25%29`],
  ['/é', `${site}%C3%A9`],
  ['//evil.example', `${site}/evil.example`],
  [String.raw`\\evil.example`, `${site}//evil.example`],
  ['https://evil.example/', `${site}https%3a//evil.example/`],
  ['javascript:alert(1)', `${site}javascript%3aalert%281%29`],
  ['@evil.example', `${site}%40evil.example`],
  ['/?next=//evil.example', `${site}?next=//evil.example`],
  ['/../../x', `${site}x`],
  ['/a) [b](c|d)', `${site}a%29%20%5bb%5d%28c%7cd%29`],
  ['/\ud800', `${site}%EF%BF%BD`],
])('the path %j leads to %s', (path, link) => {
  expect(pageLink(site, path)).toBe(link)
})

test('a site below another path keeps its beginning', () => {
  expect(pageLink('https://example.com/docs', '/a')).toBe(
    'https://example.com/docs/a',
  )
  expect(pageLink('https://example.com:8443/docs/', 'a')).toBe(
    'https://example.com:8443/docs/a',
  )
  expect(pageLink('https://example.com/docs', '/../x')).toBe(
    'https://example.com/docs/x',
  )
})

test.each([
  ['/docs', '/docs'],
  ['/docs/', '/docs/'],
  ['/docs/quickstart?tab=npm', '/docs/quickstart?tab=npm'],
  ['/docs/docs', '/docs/docs'],
  ['/docs-old', '/docs/docs-old'],
  ['/', '/docs/'],
])('the path %j, on a site in /docs, leads to %s', (path, link) => {
  for (const siteUrl of [
    'https://example.com/docs',
    'https://example.com/docs/',
  ])
    expect(pageLink(siteUrl, path)).toBe(`https://example.com${link}`)
})

test('whatever the path, the link stays on the site and has nothing that ends a link', () => {
  const path = fc.oneof(
    fc.constantFrom(...hostilePaths),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
  )
  fc.assert(
    fc.property(path, (one) => {
      expect(pageLink(site, one)).toMatch(
        /^https:\/\/docs\.example\.com\/[\w/.~%?&=#+-]*$/,
      )
    }),
  )
})

test.each([
  ['/a-b_c.d~e%20', true],
  [`/${'a'.repeat(199)}`, true],
  [`/${'a'.repeat(200)}`, false],
  ['', false],
  ['/a b', false],
  ['/é', false],
  ['/a|b', false],
])('whether %j is safe: %s', (path, isSafe) => {
  expect(isSafePath(path)).toBe(isSafe)
})

test.each([
  ['/a b', '/a b'],
  [' /a  b ', String.raw`\u{20}/a\u{20} b\u{20}`],
  ['/\u200b\u202e', String.raw`/\u{200b}\u{202e}`],
  ['/a\r\nb', String.raw`/a\u{d}\u{a}b`],
  ['/\u00a0\u3164', String.raw`/\u{a0}\u{3164}`],
])('the path %j is shown as %s', (path, shown) => {
  expect(toVisible(path)).toBe(shown)
})
