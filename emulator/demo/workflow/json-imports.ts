/**
 * Imported before GitHub's parser of workflows: the parser imports its schema without the attribute that Node asks for.
 *
 * https://nodejs.org/api/esm.html#import-attributes
 */

import { registerHooks } from 'node:module'

const schema = /\/@actions\/workflow-parser\/.*\.json$/

registerHooks({
  load: (url, context, nextLoad) =>
    nextLoad(url, schema.test(url) ? { ...context, importAttributes: { type: 'json' } } : context),
})
