// The advice of each end, followed by whoever can: the request is sent, or its
// job waited for, and nothing is sent twice.
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { makeUser } from '../../emulator/github/fixtures.ts'
import { describeStatus } from '../../src/messages/status.ts'
import {
  type Reason,
  type Result,
  reasonsOf,
  results,
} from '../../src/outcome.ts'
import { sampleShown } from '../fixtures/samples.ts'
import { comment, pullRequest, repositoryName } from '../scene/events.ts'
import { openScene, type RunOptions, type Scene } from '../scene/scene.ts'

let scene: Scene
/** Whether what is wrong still is. */
let isWrong = true
beforeEach(async () => {
  scene = await openScene()
  isWrong = true
  ends = []
})
afterEach(() => scene.close())

const repository = () => scene.github.repository(repositoryName)

/** How many creates and messages Mintlify took. */
const accepted = () =>
  [...scene.mintlify.jobs.values()].flatMap(({ prompts }) => prompts).length

type Fault = Parameters<Scene['mintlify']['fail']>[0]

/** Until somebody mends it. */
const lasting = (fault: Fault): Fault => ({
  ...{ times: Infinity, ...fault },
  when: () => isWrong,
})

/** Result and reason of each run. */
let ends: string[] = []
const note = ({ result, reason }: Record<string, string>) =>
  ends.push(`${result} ${reason || null}`)

async function run(options: RunOptions = {}): Promise<void> {
  const { outputs } = await scene.run(options)
  note(outputs)
}

type Act = () => Promise<unknown>

const answers = (method: string, fault: Fault) => async () => {
  scene.mintlify.fail(lasting({ method, ...fault }))
  await run()
}
const gitHubAnswers =
  (fault: Fault, options: RunOptions = {}) =>
  async () => {
    scene.github.fail(lasting(fault))
    await run(options)
  }
const page = { headers: { 'content-type': 'text/html' }, body: '<html>' }
const cloudflare = { status: 521, headers: { server: 'cloudflare' } }
const spent = { status: 429, headers: { 'retry-after': '86400' } }

const start: Act = () => run()
const rerun: Act = () => run({ attempt: 2 })
const newRun: Act = () => run({ runId: '9' })
const asks =
  (text: string, options: RunOptions = {}): Act =>
  async () => {
    scene.clock.skip(2_000)
    const createdAt = scene.clock.now().toISOString().replace(/\.\d+/, '')
    const event = comment(`/docs ${text}`, { id: 777, createdAt })
    await run({ event, runId: '9', ...options })
  }
const ended = (ending: string) => () =>
  run({ with: { prompt: `emulate: ${ending} after 1s` } })
const slow = { prompt: 'emulate: pull-request after 2400s' }

const bot = { login: 'renovate[bot]', type: 'Bot' }
const reader = { login: 'hubot', type: 'User' }
const byBot = pullRequest({ sender: bot, author: bot })
const command = comment('/docs shorter', { author: reader })

/** The end, who can follow its advice, both acts, and what Mintlify took. */
const rows: [string, string, Act, Act, number][] = [
  [
    'skipped bot-not-allowed',
    'who may change the workflow',
    () => run({ event: byBot }),
    () =>
      run({ event: byBot, runId: '2', with: { 'allowed-bots': bot.login } }),
    1,
  ],
  [
    'skipped guard-unreadable',
    'who may write',
    gitHubAnswers(
      { path: /\/pulls\/12$/ },
      {
        event: comment('/docs', { author: bot }),
        with: { 'allowed-bots': bot.login },
      },
    ),
    () =>
      run({
        event: comment('/docs', { author: bot }),
        attempt: 2,
        with: { 'allowed-bots': bot.login },
      }),
    1,
  ],
  [
    'skipped no-secrets',
    'who may write',
    () =>
      run({ event: pullRequest({ isFork: true }), with: { 'api-key': '' } }),
    asks('it'),
    1,
  ],
  [
    'skipped own-pull-request',
    'who may write',
    () => run({ event: pullRequest({ headRef: 'mintlify/x' }) }),
    asks('it'),
    1,
  ],
  [
    'skipped permission-denied',
    'who has the permission',
    () => run({ event: command }),
    asks('it'),
    1,
  ],
  [
    'skipped permission-unknown',
    'who may write',
    gitHubAnswers({ path: /\/permission$/ }),
    rerun,
    1,
  ],
  [
    'skipped request-limit',
    'an administrator',
    async () => {
      await start()
      await asks('more', { with: { 'max-requests': '1' } })()
    },
    async () => {
      const admin = { permission: 'admin', role_name: 'admin' } as const
      repository().collaborators.set('mona', admin)
      await asks('more', { with: { 'max-requests': '1' }, runId: '10' })()
    },
    2,
  ],
  [
    'rejected bad-request',
    'who wrote the prompt',
    answers('POST', { status: 400 }),
    rerun,
    1,
  ],
  [
    'rejected blocked',
    'who runs the runner',
    answers('POST', { status: 403, ...page }),
    rerun,
    1,
  ],
  [
    'rejected forbidden',
    'who has the key',
    answers('POST', { status: 403 }),
    rerun,
    1,
  ],
  [
    'rejected no-credits',
    'who pays',
    answers('POST', { status: 402 }),
    rerun,
    1,
  ],
  [
    'rejected project-not-found',
    'who may change variables',
    answers('POST', { status: 404 }),
    rerun,
    1,
  ],
  ['rejected rate-limited', 'anybody, later', answers('POST', spent), rerun, 1],
  [
    'rejected redirected',
    'who may change the workflow',
    answers('POST', { status: 302 }),
    rerun,
    1,
  ],
  [
    'rejected unauthorized',
    'who has the key',
    answers('POST', { status: 401 }),
    rerun,
    1,
  ],
  [
    'rejected unreachable',
    'anybody, later',
    answers('POST', cloudflare),
    rerun,
    1,
  ],
  [
    'rejected invalid-input',
    'who may change the workflow',
    () => run({ with: { prompt: '' } }),
    newRun,
    1,
  ],
  [
    'rejected job-not-found',
    'who may change the workflow',
    () => run({ with: { 'job-id': 'job_of_none' } }),
    newRun,
    1,
  ],
  [
    'rejected memory-unwritable',
    'who may write',
    gitHubAnswers({ method: 'POST', path: /\/issues\/12\/comments/ }),
    rerun,
    1,
  ],
  [
    'timed-out busy',
    'who may write',
    async () => {
      await run({ with: { ...slow, wait: 'false' } })
      const event = pullRequest({ action: 'labeled' })
      await run({ event, runId: '2', with: { 'timeout-minutes': '5' } })
    },
    async () => {
      const event = pullRequest({ action: 'labeled' })
      const minutes = { 'timeout-minutes': '60' }
      await run({ event, runId: '2', attempt: 2, with: minutes })
    },
    2,
  ],
  [
    'timed-out deadline',
    'who may write',
    () => run({ with: slow }),
    () => run({ with: { ...slow, 'timeout-minutes': '60' }, attempt: 2 }),
    1,
  ],
  [
    'cancelled interrupted',
    'who may write',
    async () => {
      const started = scene.start()
      const hold = async () => started.cancel()
      scene.github.fail({ path: /\/pulls\/12\/files/, hold })
      const { outputs, state } = await started.finished
      note(outputs)
      await scene.run({ action: 'post', state })
    },
    rerun,
    1,
  ],
  [
    'unknown create-unconfirmed',
    'who may write',
    answers('POST', { drop: true }),
    asks('new it'),
    1,
  ],
  [
    'unknown message-unconfirmed',
    'who may write',
    async () => {
      await start()
      scene.mintlify.fail(lasting({ method: 'POST', drop: true }))
      await asks('one')()
    },
    asks('one again', { runId: '10' }),
    2,
  ],
  [
    'unknown job-disappeared',
    'who may write',
    answers('GET', { status: 404 }),
    () => run({ event: pullRequest({ action: 'labeled' }), runId: '9' }),
    2,
  ],
  [
    'unknown job-stuck',
    'who may write',
    async () => {
      const prompt = 'emulate: pull-request after 900000s'
      await run({ with: { prompt, wait: 'false' } })
      scene.clock.skip(27 * 3_600_000)
      await scene.run({ action: 'reconcile' })
      ends.push('unknown job-stuck')
    },
    asks('more'),
    2,
  ],
  [
    'unknown memory-unreadable',
    'who may write',
    gitHubAnswers({ method: 'GET', path: /\/issues\/12\/comments/ }),
    rerun,
    1,
  ],
  ...(
    [
      ['bad-request', { status: 400 }],
      ['blocked', { status: 403, ...page }],
      ['forbidden', { status: 403 }],
      ['no-credits', { status: 402 }],
      ['redirected', { status: 302 }],
      ['unauthorized', { status: 401 }],
      ['unexpected-answer', { status: 200, ...page }],
      ['unreachable', { status: 502 }],
    ] as const
  ).map(([reason, fault]): (typeof rows)[number] => [
    `unknown ${reason}`,
    'who may write, once it is mended',
    answers('GET', fault),
    rerun,
    1,
  ]),
  ['failed null', 'who may write', ended('failed'), asks('more'), 2],
  ['archived null', 'who may write', ended('archived'), asks('more'), 2],
  [
    'no-pull-request null',
    'who may write',
    ended('no-pull-request'),
    asks('more'),
    2,
  ],
  ['pull-request null', 'who may write', start, asks('more'), 2],
]

test.each(rows)(
  '%s: what %s can do',
  async (...[end, , act, follow, count]) => {
    repository().accounts.set('hubot', makeUser('hubot'))
    await act()
    expect(ends.at(-1)).toBe(end)
    isWrong = false
    await follow()
    expect(ends.at(-1)).toBe('pull-request null')
    expect(accepted()).toBe(count)
  },
)

/** Of these, other tests show what follows, or nothing is asked of anybody. */
const elsewhere = [
  // Certificates need a real wire.
  'rejected tls',
  'unknown tls',
  // A reading that cannot be used before a message, and a job that shows no
  // change after one.
  'rejected unexpected-answer',
  'no-pull-request unexpected-answer',
  ...['pull-request', 'no-pull-request', 'failed', 'archived'].map(
    (result) => `${result} effect-unconfirmed`,
  ),
  // A limit only slows a wait down.
  'unknown rate-limited',
  'running null',
]

test('each end with advice is followed here', () => {
  const all = results.flatMap((result) =>
    reasonsOf[result].map((reason): [Result, Reason | null] => [
      result,
      reason,
    ]),
  )
  const advised = all
    .filter(([result, reason]) => adviceOf(result, reason) !== null)
    .map(([result, reason]) => `${result} ${reason}`)
  const followed = rows.map(([end]) => end)
  expect([...followed, ...elsewhere].sort()).toEqual(advised.sort())
})

function adviceOf(result: Result, reason: Reason | null): string | null {
  const shown = sampleShown({ result, reason })
  const subject = { shown, job: null, until: null, slashCommand: null }
  const remembered = { isRemembered: true, requestCount: 1 }
  return describeStatus({ ...subject, ...remembered }).next
}
