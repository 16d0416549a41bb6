// Which tag a release is compared with: the one before it by semantic version,
// of the same package.
import compareBuild from 'semver/functions/compare-build.js'
import parse from 'semver/functions/parse.js'

type Version = NonNullable<ReturnType<typeof parse>>

type ReleaseTag = {
  tag: string
  /**
   * The text before the version, such as `v`, `client@` or `packages/client/v`.
   * It distinguishes packages.
   */
  prefix: string
  version: Version
}

/**
 * The prefix of a tag, null if it names no full version, such as `v1`,
 * `nightly` and `2025-01-20`.
 */
export function tagPrefix(tag: string): string | null {
  return parseTag(tag)?.prefix ?? null
}

/**
 * The tag before `tag`, null if there is none or `tag` names no version.
 *
 * A release follows a release. A prerelease follows one of the same release to
 * come, such as `v2.0.0-rc.1` after `v2.0.0-beta.3`, else the release before,
 * else any prerelease before.
 */
export function previousTag(
  tag: string,
  tags: readonly string[],
): string | null {
  const current = parseTag(tag)
  if (!current) return null
  const earlier = tags
    .map(parseTag)
    .filter((other) => other !== null)
    .filter(
      ({ prefix, version }) =>
        prefix === current.prefix && compareBuild(version, current.version) < 0,
    )
    .sort((a, b) => compareBuild(b.version, a.version))
  const release = earlier.find((other) => !isPrerelease(other))
  if (!isPrerelease(current)) return release?.tag ?? null
  const sameLine = earlier.find(
    (other) => isPrerelease(other) && isSameLine(other, current),
  )
  return (sameLine ?? release ?? earlier[0])?.tag ?? null
}

/**
 * The prefix must not end in a digit or a dot, so that `1.2.3.4` is not read as
 * version 2.3.4.
 */
function parseTag(tag: string): ReleaseTag | null {
  const [, prefix = '', text = ''] =
    /^(|.*?[^\d.])(\d+\.\d+\.\d+(?:[-+][\w.+-]*)?)$/.exec(tag) ?? []
  const version = parse(text)
  return version && { tag, prefix, version }
}

function isPrerelease({ version }: ReleaseTag): boolean {
  return version.prerelease.length > 0
}

function isSameLine(a: ReleaseTag, b: ReleaseTag): boolean {
  return a.version.compareMain(b.version) === 0
}
