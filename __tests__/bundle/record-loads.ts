/**
 * Loaded into a run before its script: writes down each module that the run loads, each request that it begins, and each
 * number that it formats with `Intl`.
 */

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

// Node loads `Intl` when a number is first formatted with it.
const { toLocaleString: format } = Number.prototype
Number.prototype.toLocaleString = function (this: number, ...options) {
  appendFileSync(record, 'intl\n')
  return format.apply(this, options)
}
