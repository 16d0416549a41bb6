// Which tag a release is compared with.
import { expect, test } from '@jest/globals'
import fc from 'fast-check'
import { previousTag, tagPrefix } from '../../src/context/release-tag.ts'

const mixed = [
  ...[
    'v1',
    'v1.4',
    'nightly',
    'latest',
    '2025-01-20',
    '2025.01.20',
    'v1.0.0.1',
    'stable-2',
    'v2-old',
  ],
  ...[
    'v1.0.0',
    'v1.1.0',
    'v1.2.0',
    'v1.9.0',
    'v1.10.0-rc.1',
    'v1.10.0-rc.2',
    'v1.10.0',
    'v2.0.0',
  ],
  ...[
    '1.0.0',
    '1.5.0',
    'client@1.2.0',
    'client@1.2.3',
    'client@1.3.0-next.1',
    'client-web@1.2.9',
  ],
  ...[
    'server-v1.0.0',
    'server-v2.0.1',
    'lib/v0.1.0',
    'lib/v0.2.0',
    '@acme/ui@3.0.0',
    '@acme/ui@3.0.1',
  ],
  ...[
    '@acme/icons@3.0.5',
    'v3.0.0-alpha.1',
    'release_1.0.0',
    '2026.09.3',
    'v4.0.0-rc8',
    'v4.0.0-rc9',
    ...['v7.1.0', 'v7.1.0-hotfix.1', 'v8.0.0-lts', 'v9.0.0-beta.1'],
    ...[
      'netty4-4.0.0.Final',
      '3.24.5',
      '3.26.0-0.1.pre',
      '6.0.0.Final',
      '6.1.0.Final',
      '2024.2.1',
    ],
    'v5.0rc8',
    'v5.0rc9',
    'v0.9.0+build.7',
    'v0.8.0',
  ],
]

test.each([
  ['the patch before', 'v1.10.1', 'v1.10.0'],
  ['by number, not by letter', 'v1.10.0', 'v1.9.0'],
  ['a release skips prereleases', 'v2.0.0', 'v1.10.0'],
  ['an old line is patched later', 'v1.1.1', 'v1.1.0'],
  ['a prerelease follows one of its line', 'v1.10.0-rc.2', 'v1.10.0-rc.1'],
  ['beta follows alpha', 'v3.0.0-beta.1', 'v3.0.0-alpha.1'],
  ['the first prerelease follows a release', 'v3.0.0-alpha.1', 'v2.0.0'],
  ['a prerelease of another line is none', 'v3.1.0-alpha.1', 'v2.0.0'],
  ['without v', '1.6.0', '1.5.0'],
  ['two numbers', 'v1.4.1', 'v1.4'],
  ['by two numbers', 'v1.5', 'v1.4'],
  ['a package with @', 'client@1.3.0', 'client@1.2.3'],
  ['a prerelease of a package', 'client@1.3.0-next.2', 'client@1.3.0-next.1'],
  [
    'a package that begins like another',
    'client-web@1.3.0',
    'client-web@1.2.9',
  ],
  ['a package with -v', 'server-v2.1.0', 'server-v2.0.1'],
  ['a package with /v', 'lib/v0.2.0', 'lib/v0.1.0'],
  ['a scoped package', '@acme/ui@3.1.0', '@acme/ui@3.0.1'],
  ['after build metadata', 'v1.0.0', 'v0.9.0+build.7'],
  ['a second build of a version', 'v0.9.0+build.8', 'v0.9.0+build.7'],
  ['a prerelease with build metadata', 'v1.10.0-rc.3+sha.1', 'v1.10.0-rc.2'],
  ['the first of all', 'v0.8.0', null],
  ['the first of a package', 'server-v1.0.0', null],
  ['a package never seen', 'cli@9.0.0', null],
  ['a moving tag', 'v1', null],
  ['four numbers', 'v1.0.0.2', 'v1.0.0.1'],
  ['five numbers', 'v1.0.0.2.1', null],
  ['a date', '2025-01-21', null],
  ['a date with dots', '2025.01.21', '2025.01.20'],
  ['a calendar version with zeros', '2026.10.0', '2026.09.3'],
  ['the ninth candidate', 'v4.0.0-rc9', 'v4.0.0-rc8'],
  ['the tenth candidate', 'v4.0.0-rc10', 'v4.0.0-rc9'],
  ['the tenth candidate, without a hyphen', 'v5.0rc10', 'v5.0rc9'],
  ['a hotfix', 'v7.1.0-hotfix.1', 'v7.1.0'],
  ['what follows a hotfix', 'v7.2.0', 'v7.1.0-hotfix.1'],
  ['a release for a long time', 'v9.0.0-lts', 'v8.0.0-lts'],
  ['after a word behind numbers', '3.27.0', '3.24.5'],
  ['with a digit before it', 'netty4-4.1.0.Final', 'netty4-4.0.0.Final'],
  ['a final one', '6.1.0.Final', '6.0.0.Final'],
  ['a candidate by its word', '6.1.0.CR2', '6.0.0.Final'],
  ['a release by its name', '6.2.0.RELEASE', '6.1.0.Final'],
  ['a post release', '2024.2.1.post1', '2024.2.1'],
  ['a date with a hotfix', '2026-11-20-hotfix1', null],
  ['a build for something', 'v9.1.0-jre', 'v8.0.0-lts'],
  ['a hotfix without a number', 'v7.1.0-hotfix', 'v7.1.0'],
  ['a word', 'nightly', null],
  ['nothing', '', null],
])('%s: %j comes after %j', (_, tag, previous) => {
  expect(previousTag(tag, mixed)).toBe(previous)
  expect(previousTag(tag, [...mixed.toReversed(), tag])).toBe(previous)
})

const betas = ['v0.1.0-beta.1', 'v0.1.0-beta.2', 'v0.2.0-beta.1']

test.each<[string, string, string[], string | null]>([
  [
    'a prerelease without any release before',
    'v0.2.0-beta.1',
    betas,
    'v0.1.0-beta.2',
  ],
  [
    'the first release after prereleases',
    'v1.0.0',
    ['v1.0.0-beta.1', 'v1.0.0-rc.1'],
    null,
  ],
  [
    'a package with a version in its name',
    'python3.12-0.1.0',
    ['python3.11-1.3.0', 'python3.12-0.0.9'],
    'python3.12-0.0.9',
  ],
  ['a tag that moves with each patch', 'v1.4.1', ['v1.4', 'v1.4.0'], 'v1.4.0'],
  [
    'a counted build',
    '2026.11.20-1',
    ['2025.01.01', '2026.11.19-3', '2026.11.19-2'],
    '2026.11.19-3',
  ],
  ['a patch after a release', '2.4.7-p1', ['2.4.6', '2.4.7'], '2.4.7'],
  ['a revision', 'v1.2.3-r2', ['v1.2.3', 'v1.2.3-r1'], 'v1.2.3-r1'],
  ['a counted build of a version', '1.2.4-1', ['1.2.3-2', '1.0.0'], '1.2.3-2'],
  [
    'the day after a counted build',
    '2026.11.21',
    ['2026.11.20', '2026.11.20-2', '2026.11.20-1'],
    '2026.11.20-2',
  ],
  ['a build of a day with v', 'v2026.1.2-1', ['v2026.1.2'], 'v2026.1.2'],
  ['the next build of a day', '2026.11-1', ['2026.10', '2026.11'], '2026.11'],
  ['what a counted build led to', '1.2.4', ['1.2.3', '1.2.4-1'], '1.2.3'],
  ['the branch before', 'v1.2.0', ['v1.1.0', 'v1.2.0-staging.2'], 'v1.1.0'],
  ['builds of one version', '1.0.0+5', ['0.9.0', '1.0.0+4'], '1.0.0+4'],
  [
    'the tenth after a hyphen',
    'v4.0.0-alpha-10',
    ['v3.9.9', 'v4.0.0-alpha-9', 'v4.0.0-alpha-2'],
    'v4.0.0-alpha-9',
  ],
  ['a fourth number', '1.2.3.10', ['1.2.3.9', '1.2.3.2', '1.2.4'], '1.2.3.9'],
  ['a word with a number', '2.0.0.M3', ['1.0.0', '2.0.0.M2'], '2.0.0.M2'],
  ['the first of four numbers', '1.2.3.1', ['1.2.3', '1.2.2.7'], '1.2.3'],
  ['three numbers after four', '1.2.4', ['1.2.3', '1.2.3.7'], '1.2.3.7'],
  [
    'a candidate of four numbers',
    '1.2.3.4-rc2',
    ['1.2.3.4-rc1', '1.2.3.3', '1.2.3.5-rc1'],
    '1.2.3.4-rc1',
  ],
  [
    'a candidate of another fourth number',
    '1.2.3.4-rc1',
    ['1.2.3.3-rc2', '1.2.3.2'],
    '1.2.3.2',
  ],
  [
    'a release for something',
    '33.1.0-jre',
    ['33.0.0-jre', '33.0.0-android', '33.1.0-android'],
    '33.0.0-jre',
  ],
  ['another build of it', '1.2.4-2', ['1.2.4-1', '1.2.3'], '1.2.4-1'],
  ['a date with a number', '2026-12-01.1', ['2026-11-30.3'], null],
  [
    'a calendar version',
    '2025.2.1',
    ['2025.1.20', '2024.12.31', '2025-01-31'],
    '2025.1.20',
  ],
])('%s', (...[, tag, tags, previous]) => {
  expect(previousTag(tag, tags)).toBe(previous)
})

test('what GitHub has as a prerelease is one, whatever its tag', () => {
  const tags = ['v1.2.0', 'v1.3.0', 'v1.3.1', 'v1.4.0-rc.1']
  expect(previousTag('v1.4.0', tags, ['v1.3.0', 'v1.3.1'])).toBe('v1.2.0')
  expect(previousTag('v1.4.0', tags, ['v1.4.0'])).toBe('v1.4.0-rc.1')
})

test.each([
  ['v1.2.3', 'v'],
  ['v10.5.0', 'v'],
  ['1.0.0-rc.1', ''],
  ['pkg@0.3.0', 'pkg@'],
  ['@acme/ui/v2.0.0-rc.1+build', '@acme/ui/v'],
  ['v1.2.3.4', 'v'],
  ['1.2.3.4.5', null],
  ['v1', null],
  ['nightly', null],
  ['v99999999999999999999.0.0', null],
])('the prefix of %j is %j', (tag, prefix) => {
  expect(tagPrefix(tag)).toBe(prefix)
})

const numbers = fc.array(fc.nat(20), { minLength: 3, maxLength: 4 })
const suffix = fc.constantFrom('', '', '-alpha.1', '-beta.2', '-rc.10')
const tagsOf = fc
  .tuple(fc.constantFrom('', 'v', 'pkg@', 'pkg-v', 'pkg/v'), numbers, suffix)
  .map(([prefix, version, more]) => `${prefix}${version.join('.')}${more}`)

test('the tag before is listed, has the same prefix, and leads to an end', () => {
  fc.assert(
    fc.property(
      tagsOf,
      fc.uniqueArray(tagsOf),
      fc.array(fc.string()),
      (tag, tags, strangers) => {
        const chain = [tag]
        for (
          let next = previousTag(tag, tags);
          next !== null;
          next = previousTag(next, tags)
        ) {
          expect(tags).toContain(next)
          expect(next.replace(/\d.*/, '')).toBe(tag.replace(/\d.*/, ''))
          chain.push(next)
        }
        expect(new Set(chain).size).toBe(chain.length)
        const noise = strangers.filter((one) => tagPrefix(one) === null)
        expect(previousTag(tag, [...noise, ...tags.toReversed(), tag])).toBe(
          previousTag(tag, tags),
        )
      },
    ),
  )
})
