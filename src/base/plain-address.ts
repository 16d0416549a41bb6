// Whether a link may lead to an address that somebody else wrote.

const maxLength = 300

/** The address if it is https, and so plain that a reader sees where it leads. Null for any other text. */
export function plainAddress(text: string | null): URL | null {
  const url = text === null || text.length > maxLength ? null : URL.parse(text)
  if (url?.protocol !== 'https:' || url.username || url.password || url.port || url.search || url.hash)
    return null
  const isPlain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(url.hostname) && /^[\w./~-]*$/.test(url.pathname)
  return isPlain ? url : null
}
