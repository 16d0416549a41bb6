import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { isReleaseTag, nearbyPrefixes, previousTag } from '../../src/context/release-tag.ts'

const mixed = [
  ...['v1', 'v1.4', 'nightly', 'latest', '2025-01-20', '2025.01.20', 'v1.0.0.1', 'stable-2', 'v2-old'],
  ...['v1.0.0', 'v1.1.0', 'v1.2.0', 'v1.9.0', 'v1.10.0-rc.1', 'v1.10.0-rc.2', 'v1.10.0', 'v2.0.0'],
  ...['1.0.0', '1.5.0', 'client@1.2.0', 'client@1.2.3', 'client@1.3.0-next.1', 'client-web@1.2.9'],
  ...['server-v1.0.0', 'server-v2.0.1', 'lib/v0.1.0', 'lib/v0.2.0', '@acme/ui@3.0.0', '@acme/ui@3.0.1'],
  ...['@acme/icons@3.0.5', 'v3.0.0-alpha.1', 'release_1.0.0', 'v0.9.0+build.7', 'v0.8.0'],
]

test.each([
  ['the patch before', 'v1.10.1', 'v1.10.0'],
  ['by number, not by letter', 'v1.10.0', 'v1.9.0'],
  ['a release skips prereleases', 'v2.0.0', 'v1.10.0'],
  ['the tag need not be listed', 'v1.2.1', 'v1.2.0'],
  ['an old line is patched after a newer one came out', 'v1.1.1', 'v1.1.0'],
  ['a prerelease follows one of its line', 'v1.10.0-rc.2', 'v1.10.0-rc.1'],
  ['rc follows beta of the same line', 'v3.0.0-beta.1', 'v3.0.0-alpha.1'],
  ['the first prerelease of a line follows a release', 'v3.0.0-alpha.1', 'v2.0.0'],
  ['a prerelease of another line is no predecessor', 'v3.1.0-alpha.1', 'v2.0.0'],
  ['without v', '1.6.0', '1.5.0'],
  ['a package with @', 'client@1.3.0', 'client@1.2.3'],
  ['a prerelease of a package', 'client@1.3.0-next.2', 'client@1.3.0-next.1'],
  ['a package whose name begins like another', 'client-web@1.3.0', 'client-web@1.2.9'],
  ['a package with -v', 'server-v2.1.0', 'server-v2.0.1'],
  ['a package with /v', 'lib/v0.2.0', 'lib/v0.1.0'],
  ['a scoped package', '@acme/ui@3.1.0', '@acme/ui@3.0.1'],
  ['a release after one with build metadata', 'v1.0.0', 'v0.9.0+build.7'],
  ['build metadata after a release', 'v0.8.1+build.1', 'v0.8.0'],
  ['a second build of the same version', 'v0.9.0+build.8', 'v0.9.0+build.7'],
  ['a prerelease with build metadata', 'v1.10.0-rc.3+sha.1', 'v1.10.0-rc.2'],
  ['the first of all', 'v0.8.0', null],
  ['the first of a package', 'server-v1.0.0', null],
  ['the first of a style', 'release_1.0.0', null],
  ['a package never seen before', 'cli@9.0.0', null],
  ['a moving tag', 'v1', null],
  ['two numbers', 'v1.4', null],
  ['four numbers', 'v1.0.0.2', null],
  ['a date', '2025-01-21', null],
  ['a date with dots', '2025.01.21', null],
  ['a word', 'nightly', null],
  ['nothing', '', null],
])('%s: %p comes after %p', (_, tag, previous) => {
  expect(previousTag(tag, mixed)).toBe(previous)
  expect(previousTag(tag, mixed.toReversed())).toBe(previous)
  expect(previousTag(tag, [...mixed, tag])).toBe(previous)
})

test('without any release before, a prerelease follows the prerelease before', () => {
  const tags = ['v0.1.0-beta.1', 'v0.1.0-beta.2', 'v0.2.0-beta.1']
  expect(previousTag('v0.2.0-beta.1', tags)).toBe('v0.1.0-beta.2')
})

test('the first release is the first, whatever prereleases led to it', () => {
  expect(previousTag('v1.0.0', ['v1.0.0-beta.1', 'v1.0.0-rc.1', 'v1.0.0'])).toBeNull()
})

test('a calendar version is a version', () => {
  expect(previousTag('2025.2.1', ['2025.1.20', '2024.12.31', '2025-01-31'])).toBe('2025.1.20')
})

test.each([
  ['v1.2.3', true],
  ['pkg/v1.2.3-rc.1+build', true],
  ['v1', false],
  ['nightly', false],
  ['v99999999999999999999.0.0', false],
])('whether %p names a version: %p', (tag, expected) => {
  expect(isReleaseTag(tag)).toBe(expected)
})

const counts = fc.tuple(fc.nat(20), fc.nat(20), fc.nat(20))
const prefixes = fc.constantFrom('', 'v', 'pkg@', 'pkg-v', 'pkg/v', '@scope/pkg@')
const tagsOf = fc
  .tuple(prefixes, counts, fc.option(fc.constantFrom('alpha.1', 'beta.2', 'rc.10'), { nil: null }))
  .map(([prefix, numbers, more]) => `${prefix}${numbers.join('.')}${more === null ? '' : `-${more}`}`)

test('the order of the list, and strangers in it, change nothing', () => {
  fc.assert(
    fc.property(tagsOf, fc.uniqueArray(tagsOf), fc.array(fc.string()), (tag, tags, strangers) => {
      const expected = previousTag(tag, tags)
      const noise = strangers.filter((stranger) => !isReleaseTag(stranger))
      expect(previousTag(tag, [...noise, ...tags.toReversed(), tag])).toBe(expected)
    }),
  )
})

test('the predecessor is listed, has the same prefix, and its own predecessors end', () => {
  fc.assert(
    fc.property(tagsOf, fc.uniqueArray(tagsOf), (tag, tags) => {
      const chain = [tag]
      for (let next = previousTag(tag, tags); next !== null; next = previousTag(next, tags)) {
        expect(tags).toContain(next)
        expect(next.replace(/\d.*/, '')).toBe(tag.replace(/\d.*/, ''))
        chain.push(next)
      }
      expect(new Set(chain).size).toBe(chain.length)
    }),
  )
})

test('any text at all is a tag or is none', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (tag, tags) => {
      const previous = previousTag(tag, tags)
      expect(previous === null || tags.includes(previous)).toBe(true)
    }),
  )
})

test.each([
  ['v10.5.0', ['v10.', 'v9.']],
  ['1.0.0-rc.1', ['1.', '0.']],
  ['pkg@0.3.0', ['pkg@0.']],
  ['@acme/ui/v2.0.0', ['@acme/ui/v2.', '@acme/ui/v1.']],
  ['nightly', []],
])('near %s, tags begin with %j', (tag, prefixes) => {
  expect(nearbyPrefixes(tag)).toEqual(prefixes)
})

test('what is found near a tag is what is found among all', () => {
  fc.assert(
    fc.property(tagsOf, fc.uniqueArray(tagsOf), (tag, tags) => {
      const near = tags.filter((one) => nearbyPrefixes(tag).some((prefix) => one.startsWith(prefix)))
      const found = previousTag(tag, near, { isComplete: false })
      expect([null, previousTag(tag, tags)]).toContain(found)
    }),
    { numRuns: 2_000 },
  )
})
