// What nobody could see in a path, made visible, so that no two paths look alike.

/**
 * Controls, default ignorables such as zero-width characters and Hangul fillers, and blanks other than the plain one. A
 * plain one, too, where HTML shows nothing for it: at either end, and before another. An emoji of several characters is
 * shown in its parts.
 */
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}|^ | (?= |$)/gu

/** Where a path may break: after its slashes and hyphens, and never inside a word. */
export const pathBreak = /(?<=[/-])(?![/-]|$)/

/** A path with every character that nobody could see as its code point, such as `\u{200b}`. */
export function showInvisible(path: string): string {
  return path.replace(invisible, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`)
}
