/** Stands between runs and both emulators, and is asked about each request before it arrives and before its answer does. */

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse, request as send } from 'node:http'
import { buffer } from 'node:stream/consumers'
import type { ActionRequest } from '../../emulator/runner/runner.ts'
import { listenOnLoopback } from './loopback.ts'
import type { Scene } from './scene.ts'

export type Moment = {
  /** Number of the request, from 1, to whichever server. */
  number: number
  /** `before`: the request has not arrived. `after`: it has, and its answer is not passed on yet. */
  when: 'before' | 'after'
  /** Such as `POST /issues/2/reactions` and `POST /job`. */
  call: string
}

/** An answer in place of the real one. */
export type OtherAnswer = { status: number; headers: Record<string, string>; body: string }

/** What is lost gets no answer. A number is the status of an answer. A cut answer ends in the middle of its body. */
type Verdict = 'go on' | 'lose' | 'cut' | number | OtherAnswer

/** What happens at a moment. */
export type Watch = (moment: Moment) => Verdict | Promise<Verdict>

/** The scene with the watch between its runs and its emulators. Its end ends the scene. */
export async function watchScene(scene: Scene, watch: Watch): Promise<Scene> {
  let count = 0
  const open = (origin: string) => {
    const { hostname, port } = new URL(origin)
    const pass = async (request: IncomingMessage, response: ServerResponse) => {
      count += 1
      const number = count
      const { method = 'GET', url = '', headers } = request
      const call = `${method} ${pathOf(url)}`
      const body = await buffer(request)
      const first = await watch({ number, when: 'before', call })
      if (end(first, request, response)) return
      const forwarded = send({ hostname, port, method, path: url, headers, agent: false }).end(body)
      const [answer]: IncomingMessage[] = await once(forwarded, 'response')
      if (!answer) return
      const text = await buffer(answer)
      const last = first === 'cut' ? first : await watch({ number, when: 'after', call })
      if (end(last, request, response)) return
      passOn({ answer, text, isCut: last === 'cut' }, response)
    }
    return listenOnLoopback(createServer((request, response) => void pass(request, response)))
  }
  const [github, service] = await Promise.all([open(scene.github.apiUrl), open(scene.docs.url)])
  const along = (request: ActionRequest = {}): ActionRequest => ({
    ...request,
    with: { ...request.with, 'api-url': service.url },
    env: { ...request.env, GITHUB_API_URL: github.url },
  })
  return {
    ...scene,
    run: (request) => scene.run(along(request)),
    start: (request) => scene.start(along(request)),
    async [Symbol.asyncDispose]() {
      await Promise.all([github[Symbol.asyncDispose](), service[Symbol.asyncDispose]()])
      await scene[Symbol.asyncDispose]()
    },
  }
}

type Answered = { answer: IncomingMessage; text: Buffer; isCut: boolean }

/** Passes an answer on, or half of its body before the connection closes. */
function passOn({ answer, text, isCut }: Answered, response: ServerResponse): void {
  response.writeHead(answer.statusCode ?? 500, answer.headers)
  if (!isCut) response.end(text)
  else response.write(text.subarray(0, Math.ceil(text.length / 2)), () => response.destroy())
}

/** Ends the exchange if the verdict says so. Returns whether it did. */
function end(verdict: Verdict, request: IncomingMessage, response: ServerResponse): boolean {
  if (verdict === 'lose') request.socket.destroy()
  if (typeof verdict === 'number')
    response
      .writeHead(verdict, { 'content-type': 'application/json', 'retry-after': '3600' })
      .end('{"error":"No such luck."}')
  if (typeof verdict === 'object') response.writeHead(verdict.status, verdict.headers).end(verdict.body)
  return verdict !== 'go on' && verdict !== 'cut'
}

function pathOf(url: string): string {
  return url.replace(/^\/repos\/[^/]+\/[^/?]+|^\/v2\/agent\/[^/]+|\?.*/g, '')
}
