// Which tag a release is compared with: the one before it by semantic version,
// with the same text before the version.
import compareBuild from 'semver/functions/compare-build.js'
import parse from 'semver/functions/parse.js'

type ReleaseTag = NonNullable<ReturnType<typeof parseTag>>

/**
 * The prefix of a tag, null if it names no version, such as `v1`, `nightly` and
 * `2025-01-20`.
 */
export function tagPrefix(tag: string): string | null {
  return parseTag(tag)?.prefix ?? null
}

/**
 * The tag before `tag`, null if there is none or `tag` names no version.
 *
 * A release follows a release. A prerelease follows one of the same release to
 * come, such as `v2.0.0-rc.1` after `v2.0.0-beta.3`, else the release before,
 * else any prerelease before. `prereleases`: tags that GitHub has as such,
 * whatever their words.
 */
export function previousTag(
  tag: string,
  tags: readonly string[],
  prereleases: readonly string[] = [],
): string | null {
  const read = (name: string) => parseTag(name, prereleases.includes(name))
  const current = read(tag)
  if (!current) return null

  const earlier = tags
    .flatMap((other) => read(other) ?? [])
    .filter(({ prefix }) => prefix === current.prefix)
    .filter((other) => compare(other, current) < 0)
    // Of `v1.4` and `v1.4.0`, the shorter one may be moved with each patch.
    .sort((a, b) => compare(b, a) || b.precision - a.precision)
  const release = earlier.find(
    (other) => !other.isPrerelease && !isVariant(other, current),
  )
  if (!current.isPrerelease) return release?.tag ?? null

  const sameLine = earlier.find(
    (other) => other.isPrerelease && compareNumbers(other, current) === 0,
  )
  return (sameLine ?? release ?? earlier[0])?.tag ?? null
}

/**
 * Whether it is the same release for something else, whatever the word, such as
 * `v1.2.0-staging.2` or `v1.2.0-linux`. `v1.2.0-1` comes before `v1.2.0-2`.
 */
function isVariant(other: ReleaseTag, current: ReleaseTag): boolean {
  const isOfSame = compareNumbers(other, current) === 0
  const word = wordOf(other)
  return isOfSame && word !== null && word !== wordOf(current)
}

/** What follows the numbers, without numbers of its own. Null for nothing. */
function wordOf({ version: { prerelease } }: ReleaseTag): string | null {
  const [first] = prerelease
  return first === undefined ? null : String(first).replace(/\d+/, '')
}

function compare(a: ReleaseTag, b: ReleaseTag): number {
  return compareNumbers(a, b) || compareBuild(a.version, b.version)
}

function compareNumbers(a: ReleaseTag, b: ReleaseTag): number {
  return a.version.compareMain(b.version) || a.revision - b.revision
}

/**
 * Three or four numbers, else two, and what may follow them: `python3.12-0.1.0`
 * is the version 0.1.0 of `python3.12`. The prefix must not end in a digit or a
 * dot, so that `1.2.3.4.5` is not read as version 2.3.4.5.
 */
const versionTags = [
  /^(?<prefix>|.*?[^\d.])(?<numbers>\d+(?:\.\d+){2,3})(?<rest>[-+][\w.+-]*|(?:a|b|rc)\d+)?$/,
  /^(?<prefix>|.*?(?:[^\d.-]|(?<!\d)-))(?<numbers>\d+\.\d+)(?<rest>[-+][\w.+-]*|(?:a|b|rc)\d+)?$/,
]

/** What follows a release, such as `-hotfix`, `-p1` or `.post2`. */
const afterRelease =
  /(?<=\d\.\d+)[-.]?(?:hotfix|patch|post|rev|[pr]|s[pr])(?:[-.]?(\d+))?$/i
/** The next build of a day, such as `2026.11.20-1`. */
const buildOfDay = /(?<=(?<![\d.])20\d\d\.\d+(?:\.\d+)?)-(\d+)$/
/** Before a word, such as in `6.1.0.Final`, but not in `3.26.0-0.1.pre`. */
const dotOfWord =
  /(?<=\d\.\d+)(?<!\d\.\d+\.\d+-[\d.]+)\.(?=[a-z]+$|(?:a|alpha|b|beta|cr?|dev|m|milestone|pre|preview|rc)\d+$)/i

/**
 * `prefix`: the text before the version, such as `v`, `client@` or
 * `packages/client/v`, which distinguishes packages. `revision`: the fourth
 * number, 0 for none, as a semantic version has three. `precision`: how many
 * numbers the tag names. `isMarked`: whether GitHub has it as a prerelease.
 */
function parseTag(tag: string, isMarked = false) {
  const plain = tag
    .replace(afterRelease, (_, count = '1') => `.${count}`)
    .replace(buildOfDay, '.$1')
    .replace(dotOfWord, '-')
  const match = versionTags.map((one) => one.exec(plain)).find(Boolean)
  const { prefix = '', numbers = '', rest = '' } = match?.groups ?? {}
  const counts = withoutZeros(numbers).split('.')
  const [major, minor, patch = '0', revision = '0'] = counts
  const version = parse(`${major}.${minor}.${patch}${toSuffix(rest)}`)
  if (version === null) return null
  return {
    tag,
    prefix,
    version,
    revision: Number(revision),
    precision: counts.length,
    isPrerelease:
      isMarked ||
      version.prerelease.some((part) => prereleaseWord.test(String(part))),
  }
}

/** Calendar versions have them, such as `2026.09.3`. */
function withoutZeros(numbers: string): string {
  return numbers.replace(/\b0+(?=\d)/g, '')
}

/** Such as `-rc.9` for `rc9` and `rc-9`, so that it comes before `-rc.10`. */
function toSuffix(rest: string): string {
  return withoutZeros(
    rest
      .replace(/^(?=[a-z])/i, '-')
      .replace(/(?<=[a-z])-?(?=\d+(?:[.+]|$))/gi, '.'),
  )
}

/** Other words say what a release is for, such as `-lts`. */
const prereleaseWord =
  /^(?:a|alpha|b|beta|c|canary|cr|dev|eap|experimental|insiders?|m|milestone|nightly|next|pre|prerelease|preview|rc|snapshot|test|unstable)(?![a-z])/i
