// What the README's pictures show. Their digests tell an old picture from one of what is shipped.
import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { allSamples, firstWorkflowSample, type Sample } from './samples.ts'

/** The comments, by the names of their pictures. */
export function picturedSamples(): { comment: Sample; failure: Sample } {
  const failure = allSamples().find(({ name }) => name === 'comment-rejected-unauthorized')
  if (!failure) throw new Error('There is no sample for the picture failure.')
  return { comment: firstWorkflowSample(), failure }
}

/** Digests of what the pictures show now, by their names. The report page is that of the bundle. */
export function digestsOfPictures(): Record<string, string> {
  const { comment, failure } = picturedSamples()
  const visitors = readFileSync('dist/visitors-page.html', 'utf8')
  const texts = { comment: comment.markdown, failure: failure.markdown, visitors }
  return Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, hash('sha256', text)]))
}
