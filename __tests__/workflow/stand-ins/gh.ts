/**
 * Stands in for GitHub's command line tool. It comments and downloads; each other call is noted, and answered as
 * `GH_ANSWERS` says: beginnings of calls, each with what is printed, or null for a failure.
 */

import { appendFileSync, cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, env, exit, stdin, stdout } from 'node:process'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'

type GitHubComment = { id: number; user: { login: string } }

const { positionals, values } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  strict: false,
  options: {
    repo: { type: 'string' },
    name: { type: 'string' },
    dir: { type: 'string' },
    input: { type: 'string' },
    'body-file': { type: 'string' },
    'edit-last': { type: 'boolean' },
    'create-if-none': { type: 'boolean' },
  },
})
const [noun, verb, name] = positionals
const { STAND_INS: folder } = env
// The engine itself asks it for a token if it is given none.
if (folder === undefined) exit(1)

if (noun === 'issue' && verb === 'comment') await comment()
else if (noun === 'run' && verb === 'download')
  cpSync(join(folder, 'artifacts', String(values.name)), String(values.dir), { recursive: true })
else await answer(folder, argv.slice(2).join(' '))

async function comment(): Promise<void> {
  const body = readFileSync(String(values['body-file']), 'utf8')
  const comments: GitHubComment[] = JSON.parse(await call('GET', `issues/${name}/comments`))
  const last = comments.findLast(({ user }) => user.login === 'github-actions[bot]')
  if (values['edit-last'] && last) await call('PATCH', `issues/comments/${last.id}`, { body })
  else if (values['create-if-none'] || !values['edit-last'])
    await call('POST', `issues/${name}/comments`, { body })
  else exit(1)
}

async function call(method: string, path: string, body?: object): Promise<string> {
  const response = await fetch(`${env.GITHUB_API_URL}/repos/${values.repo}/${path}`, {
    method,
    headers: { authorization: `Bearer ${env.GH_TOKEN}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}.`)
  return response.text()
}

async function answer(folder: string, asked: string): Promise<void> {
  appendFileSync(join(folder, 'calls'), `gh ${asked}\n`)
  if (values.input === '-') writeFileSync(join(folder, 'input'), await text(stdin))
  const answers: [string, string | null][] = JSON.parse(env.GH_ANSWERS ?? '[]')
  const [, said = ''] = answers.find(([beginning]) => asked.startsWith(beginning)) ?? []
  if (said === null) exit(1)
  stdout.write(said)
}
