// Which tag a release is compared with: the one before it by semantic version, of the same package.
import compareBuild from 'semver/functions/compare-build.js'
import parse from 'semver/functions/parse.js'

type Version = NonNullable<ReturnType<typeof parse>>

type ReleaseTag = {
  tag: string
  /** The text before the version, such as `v`, `client@` or `packages/client/v`. It distinguishes packages. */
  prefix: string
  version: Version
}

/** Whether the tag names a full version, which `v1`, `nightly` and `2025-01-20` do not. */
export function isReleaseTag(tag: string): boolean {
  return parseTag(tag) !== null
}

/**
 * The tag before `tag`, null if there is none or `tag` names no version.
 *
 * A release follows a release. A prerelease follows one of the same release to come, such as `v2.0.0-rc.1` after
 * `v2.0.0-beta.3`, else the release before, else any prerelease before.
 * `isComplete`: whether these are all tags of the package, not only those with its nearby prefixes.
 */
export function previousTag(
  tag: string,
  tags: readonly string[],
  { isComplete } = { isComplete: true },
): string | null {
  const current = parseTag(tag)
  if (!current) return null
  const earlier = tags
    .map(parseTag)
    .filter((other) => other !== null)
    .filter(({ prefix, version }) => prefix === current.prefix && compareBuild(version, current.version) < 0)
    .sort((a, b) => compareBuild(b.version, a.version))
  const release = earlier.find((other) => !isPrerelease(other))
  if (!isPrerelease(current)) return release?.tag ?? null
  const sameLine = earlier.find((other) => isPrerelease(other) && isSameLine(other, current))
  // A release that was not listed would come before any other prerelease.
  return (sameLine ?? release ?? (isComplete ? earlier[0] : undefined))?.tag ?? null
}

/**
 * How the tags begin among which the one before is looked for: those of the same major version and of the one before, such
 * as `v10.` and `v9.`. Empty if the tag names no version.
 */
export function nearbyPrefixes(tag: string): string[] {
  const current = parseTag(tag)
  if (!current) return []
  const { prefix, version } = current
  return [version.major, version.major - 1].filter((major) => major >= 0).map((major) => `${prefix}${major}.`)
}

/** The prefix must not end in a digit or a dot, so that `1.2.3.4` is not read as version 2.3.4. */
function parseTag(tag: string): ReleaseTag | null {
  const [, prefix = '', text = ''] = /^(|.*?[^\d.])(\d+\.\d+\.\d+(?:[-+][\w.+-]*)?)$/.exec(tag) ?? []
  const version = parse(text)
  return version && { tag, prefix, version }
}

function isPrerelease({ version }: ReleaseTag): boolean {
  return version.prerelease.length > 0
}

function isSameLine(a: ReleaseTag, b: ReleaseTag): boolean {
  return a.version.compareMain(b.version) === 0
}
