/** Completes answers with parts of GitHub's own examples that no one reads, such as the URLs of a user. */

import examples from './examples.json' with { type: 'json' }

type Examples = typeof examples
type Urls = { apiBaseUrl: string; webBaseUrl: string }

/**
 * Returns the properties of an example of GitHub. Its URLs are those of this GitHub. In all text, the keys of `words` are
 * replaced by their values.
 *
 * The examples come from `npm run examples`.
 */
export function makeDefaults<Name extends keyof Examples>(
  { apiBaseUrl, webBaseUrl }: Urls,
  name: Name,
  words: Record<string, string>,
): Examples[Name] {
  const replacements = Object.entries({
    'https://api.github.com': apiBaseUrl,
    'https://github.com': webBaseUrl,
    ...words,
  })
  const replaceWords = (text: string) =>
    replacements.reduce((replaced, [word, replacement]) => replaced.replaceAll(word, replacement), text)
  return JSON.parse(JSON.stringify(examples[name]), (_, value) =>
    typeof value === 'string' ? replaceWords(value) : value,
  )
}
