// Links from paths to the pages of the documentation site.

/**
 * The address of a page on the site. Anybody can make up a path, so it goes through the URL API, which keeps the site's host
 * and scheme, and each character that Markdown or HTML could read as its own is percent-encoded.
 */
export function pageLink(siteUrl: string, path: string): string {
  const url = new URL(siteUrl)
  url.pathname = `${url.pathname.replace(/\/$/, '')}/${path.replace(/^\//, '')}`
  url.pathname = url.pathname.replace(/[^\w/.~%-]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)
  return url.href
}
