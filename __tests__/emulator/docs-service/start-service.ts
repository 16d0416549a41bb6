/** Starts the local documentation service. It closes after each test. */

import { afterEach, expect } from '@jest/globals'
import {
  type DocumentationService,
  type DocumentationServiceOptions,
  startDocumentationService,
} from '../../../emulator/docs-service/server.ts'

export type Call = { key?: string; type?: string; body?: string; authorization?: string }

/** Paths of the default project. */
export const agentPath = '/v2/agent/acme-docs'
export const visitorsPath = '/v1/analytics/acme-docs/visitors'

const services: DocumentationService[] = []

afterEach(async () => {
  await Promise.all(services.splice(0).map((service) => service.close()))
})

/**
 * Returns the service, and functions that send requests to it, e.g. `call('GET /v2/agent/acme-docs/job/7')`. `callWrongly`
 * sends one that the API description doesn't allow.
 */
export async function startService(options?: DocumentationServiceOptions) {
  const service = await startDocumentationService(options)
  services.push(service)
  const call = async (requestLine: string, { key = service.key, type, body, authorization }: Call = {}) => {
    const [method = '', path = ''] = requestLine.split(' ')
    const headers = new Headers({ authorization: authorization ?? `Bearer ${key}` })
    if (authorization === '') headers.delete('authorization')
    if (type !== undefined) headers.set('content-type', type)
    const response = await fetch(service.url + path, {
      method,
      headers,
      ...(body === undefined ? {} : { body }),
    })
    return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) }
  }
  const post = (path: string, prompt: unknown, options: Call = {}) => {
    return call(`POST ${path}`, { type: 'application/json', body: JSON.stringify({ prompt }), ...options })
  }
  const callWrongly = async (requestLine: string, options?: Call) => {
    const answer = await call(requestLine, options)
    expect(service.problems.splice(0)).not.toEqual([])
    return answer
  }
  return { service, call, callWrongly, post }
}
