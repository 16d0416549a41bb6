/** Loaded into a run before its script: writes down each module that the run loads, and each request that it begins. */

import { subscribe } from 'node:diagnostics_channel'
import { appendFileSync } from 'node:fs'
import { registerHooks } from 'node:module'

const record = process.env.RECORD_LOADS ?? ''

registerHooks({
  load(url, context, next) {
    appendFileSync(record, `load ${url}\n`)
    return next(url, context)
  },
})
subscribe('http.client.request.start', () => appendFileSync(record, 'request\n'))
