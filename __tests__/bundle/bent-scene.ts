/** Stands between runs and the emulators, and changes what they answer. */

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { ActionRequest } from '../../emulator/runner/runner.ts'
import { listenOnLoopback } from './loopback.ts'
import type { Scene } from './scene.ts'

/** What the answer to a call, such as `GET /repos/acme/docs/pulls/57`, says instead. */
export type Bend = (answer: unknown, call: string) => unknown

/** The scene with bent answers of GitHub, or of both. Its end ends the scene. */
export async function bendScene<S extends Scene>(
  scene: S,
  bend: Bend,
  which: 'github' | 'both' = 'github',
): Promise<S> {
  const open = (origin: string) => {
    const { hostname, port } = new URL(origin)
    const pass = async (request: IncomingMessage, response: ServerResponse) => {
      const { method = 'GET', url = '', headers } = request
      const body = await buffer(request)
      const forwarded = send({ hostname, port, method, path: url, headers, agent: false }).end(body)
      const [answer]: IncomingMessage[] = await once(forwarded, 'response')
      const text = answer ? (await buffer(answer)).toString() : ''
      const { 'content-length': _, ...others } = answer?.headers ?? {}
      const call = `${method} ${url.replace(/\?.*/, '')}`
      const bent = text === '' ? '' : JSON.stringify(bend(JSON.parse(text), call))
      response.writeHead(answer?.statusCode ?? 500, others).end(bent)
    }
    return listenOnLoopback(createServer((request, response) => void pass(request, response)))
  }
  const [github, service] = await Promise.all([open(scene.github.apiUrl), open(scene.docs.url)])
  const along = (request: ActionRequest = {}): ActionRequest => ({
    ...request,
    with: { ...request.with, ...(which === 'both' && { 'api-url': service.url }) },
    env: { ...request.env, GITHUB_API_URL: github.url },
  })
  return {
    ...scene,
    run: (request: ActionRequest) => scene.run(along(request)),
    async [Symbol.asyncDispose]() {
      await Promise.all([github[Symbol.asyncDispose](), service[Symbol.asyncDispose]()])
      await scene[Symbol.asyncDispose]()
    },
  }
}
