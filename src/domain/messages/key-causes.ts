// What can be wrong with the input `api-key` before anybody is asked: the only inputs' troubles with titles of their own.

import type { Place } from './doc-links.ts'
import type { Cause } from './reasons.ts'

export const missingKey: Cause = {
  title: 'API key is missing',
  text: 'Input `api-key` is empty.',
  next: 'Add the secret MINTLIFY_API_KEY. Runs from forks and Dependabot get no secrets.',
}

export const wrongKey: Cause = {
  title: 'Wrong kind of API key',
  text: 'Input `api-key` is an assistant or index key. Agent jobs and analytics need an admin key, which begins with `mint_`.',
  next: 'Create an admin key in the dashboard and put it into the secret.',
}

/** What is said of it. */
export function keySentence({ text, next }: Cause): string {
  return `${text} ${next}`
}

/** The annotation's title and link for what is said of an input. */
export function annotationOf(sentence: string): { title: string; place: Place } {
  const cause = [missingKey, wrongKey].find((one) => keySentence(one) === sentence)
  return cause ? { title: cause.title, place: 'setUp' } : { title: 'An input is not valid', place: 'inputs' }
}
