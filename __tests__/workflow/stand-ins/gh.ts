/** Stands in for GitHub's command line tool: `gh issue comment`, and `gh release create`, which is only printed. */

import { readFileSync } from 'node:fs'
import { argv, env, exit, stdout } from 'node:process'
import { parseArgs } from 'node:util'
import { z } from 'zod'

const { positionals, values } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    repo: { type: 'string', default: '' },
    'body-file': { type: 'string', default: '' },
    'edit-last': { type: 'boolean' },
    'create-if-none': { type: 'boolean' },
    'verify-tag': { type: 'boolean' },
    'generate-notes': { type: 'boolean' },
  },
})
const [noun, verb, name] = positionals
const commentList = z.array(z.object({ id: z.number(), user: z.object({ login: z.string() }) }))

if (noun === 'release' && verb === 'create') stdout.write(`released ${name} of ${values.repo}\n`)
else if (noun === 'issue' && verb === 'comment') await comment()
else exit(1)

async function comment(): Promise<void> {
  const body = readFileSync(values['body-file'], 'utf8')
  const comments = commentList.parse(await call('GET', `issues/${name}/comments`))
  const last = comments.findLast(({ user }) => user.login === 'github-actions[bot]')
  if (values['edit-last'] && last) await call('PATCH', `issues/comments/${last.id}`, { body })
  else if (values['create-if-none'] || !values['edit-last'])
    await call('POST', `issues/${name}/comments`, { body })
  else exit(1)
}

async function call(method: string, path: string, body?: object): Promise<unknown> {
  const response = await fetch(`${env.GITHUB_API_URL}/repos/${values.repo}/${path}`, {
    method,
    headers: { authorization: `Bearer ${env.GH_TOKEN}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path} was answered with ${response.status}.`)
  return response.json()
}
