// Paths of pages, which anybody can make up by requesting them: whether one is
// safe, how it is shown, and where it leads. The report page in the browser
// uses them as well.

export const maxSafePathLength = 200

/**
 * Whether a path has only characters that cannot be more than a path, and no
 * more than 200.
 */
export function isSafePath(path: string): boolean {
  return path.length <= maxSafePathLength && /^[/A-Za-z0-9._~%-]+$/.test(path)
}

/**
 * What nobody could see in a path: controls, default ignorables such as
 * zero-width characters and Hangul fillers, and blanks other than the plain
 * one. A plain one as well where HTML shows nothing for it: at either end, and
 * before another. An emoji of several characters is shown in its parts.
 */
const invisible =
  /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}|^ | (?= |$)/gu

/**
 * Where a path may break: after its slashes and hyphens, and never inside a
 * word.
 */
export const pathBreak = /(?<=[/-])(?![/-]|$)/

/**
 * A path as it is shown, with every character that nobody could see as its code
 * point, such as `\u{200b}`.
 */
export function toVisible(path: string): string {
  const visible = path.replace(
    invisible,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  )
  return visible || '(empty path)'
}

/**
 * The address of a page on the site, with the query of the path. Mintlify's
 * paths may or may not begin with the folder of the site. The URL API keeps
 * host and scheme, and each character that Markdown or HTML could read as its
 * own is percent-encoded.
 */
export function pageLink(siteUrl: string, path: string): string {
  const site = new URL(siteUrl)
  const folder = site.pathname.replace(/\/$/, '')
  const page = new URL(`${site.origin}/${path.replace(/^\//, '')}`)
  const isInFolder = `${page.pathname}/`.startsWith(`${folder}/`)

  const address = page.pathname + page.search + page.hash
  const encoded = address.replace(
    /%(?![\da-f]{2})|[^\w/.~%?&=#+-]/gi,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  )
  return site.origin + (isInFolder ? '' : folder) + encoded
}
