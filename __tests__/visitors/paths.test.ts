import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { pageLink } from '../../src/visitors/paths.ts'
import { hostileText } from '../fixtures/hostile-text.ts'

const site = 'https://docs.example.com/'

test.each([
  ['/', site],
  ['', site],
  ['/guides/start_here', `${site}guides/start_here`],
  ['guides', `${site}guides`],
  ['/a%20b?c#d', `${site}a%20b%3Fc%23d`],
  ['/é', `${site}%C3%A9`],
  ['//evil.example', `${site}/evil.example`],
  [String.raw`\\evil.example`, `${site}//evil.example`],
  ['https://evil.example/', `${site}https%3a//evil.example/`],
  ['javascript:alert(1)', `${site}javascript%3aalert%281%29`],
  ['@evil.example', `${site}%40evil.example`],
  ['/../../x', `${site}x`],
  ['/a) [b](c|d)', `${site}a%29%20%5bb%5d%28c%7cd%29`],
  ['/\ud800', `${site}%EF%BF%BD`],
])('the path %j leads to %s', (path, link) => {
  expect(pageLink(site, path)).toBe(link)
})

test('a site below another path keeps its beginning', () => {
  expect(pageLink('https://example.com/docs', '/a')).toBe('https://example.com/docs/a')
  expect(pageLink('https://example.com:8443/docs/', 'a')).toBe('https://example.com:8443/docs/a')
})

test('whatever the path, the link stays on the site and has nothing that ends a link', () => {
  const path = fc.oneof(hostileText, fc.string({ unit: 'binary' }), fc.webUrl())
  fc.assert(
    fc.property(path, (one) => {
      const link = pageLink(site, one)
      expect(link).toMatch(/^https:\/\/docs\.example\.com\/[\w/.~%-]*$/)
      expect(new URL(link).origin).toBe('https://docs.example.com')
    }),
  )
})
