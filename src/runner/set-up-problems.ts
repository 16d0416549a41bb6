// What can be wrong with the inputs that every set-up needs, in the same words on every surface.
import type { DocLink } from '../base/doc-links.ts'

/** The title of what is wrong with any other input. */
export const invalidInputTitle = 'Invalid input'

type CompleteReasonText = { title: string; text: string; next: string }

/** The input `api-key` is empty. */
export const missingKey: CompleteReasonText = {
  title: 'API key is missing',
  text: 'Input `api-key` is empty.',
  next: 'Add the secret MINTLIFY_API_KEY. Runs for forks and Dependabot get no secrets.',
}

/** The input `api-key` is a key that cannot start agent jobs. */
export const wrongKey: CompleteReasonText = {
  title: 'Wrong kind of API key',
  text: 'Input `api-key` is an assistant or index key. Agent jobs and analytics need an admin key, which begins with `mint_`.',
  next: 'Create an admin key in the Mintlify dashboard, and update the secret.',
}

/** The input `api-key` is a key of another service. */
export const foreignKey: CompleteReasonText = {
  title: 'API key of another service',
  text: 'Input `api-key` is a key or token of another service. The admin keys of Mintlify begin with `mint_`.',
  next: 'Create an admin key in the Mintlify dashboard, and update the secret.',
}

/** The input `api-key` is so short that others could guess it, and so sign the state of comments. */
export const incompleteKey: CompleteReasonText = {
  title: 'API key looks incomplete',
  text: 'Input `api-key` looks incomplete.',
  next: 'Copy the whole admin key from the Mintlify dashboard, and update the secret.',
}

/** The input `project-id` is empty. */
export const missingProject: CompleteReasonText = {
  title: 'Project ID is missing',
  text: 'Input `project-id` is empty.',
  next: 'Add the variable MINTLIFY_PROJECT_ID.',
}

/** What can be wrong with the two inputs that every set-up needs, in the order of the inputs. */
export const setUpProblems = [missingKey, wrongKey, foreignKey, incompleteKey, missingProject]

/** The text and the next step of a reason. */
export function reasonSentence({ text, next }: CompleteReasonText): string {
  return `${text} ${next}`
}

/** The title and link of the annotation for the message of an InputError, which may have several sentences. */
export function describeInputError(message: string): { title: string; docLink: DocLink } {
  const found = setUpProblems.filter((one) => message.includes(reasonSentence(one)))
  const rest = found.reduce((text, one) => text.replace(reasonSentence(one), ''), message)
  if (found.length === 0 || rest.trim() !== '') return { title: invalidInputTitle, docLink: 'inputs' }
  const [first] = found.length === 1 ? found : []
  return { title: first?.title ?? invalidInputTitle, docLink: 'setUp' }
}
