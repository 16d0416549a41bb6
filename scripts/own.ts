// `npm run own -- account`: puts the account that publishes the action into all
// pages, examples, badges and workflows, and takes out what applies only before.
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'

const root = fileURLToPath(new URL('..', import.meta.url))
const folders = '{.github,docs,emulator,reconcile,visitors}'
const temporary = /<!-- until published -->\n.*?<!-- end -->\n\n?/gs

const [account = ''] = process.argv.slice(2)
const { repository } = z
  .object({ repository: z.string() })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))

// An organization's name has the same form.
// https://docs.github.com/en/enterprise-cloud@latest/admin/managing-iam/iam-configuration-reference/username-considerations-for-external-authentication
if (/^[a-z\d](?:-?[a-z\d]){0,38}$/i.test(account)) putOwner()
else {
  console.error(
    `Name the GitHub account that publishes the action: npm run own -- acme`,
  )
  process.exitCode = 1
}

function putOwner(): void {
  const name = repository.replace(/^[^/]*/, account)
  const files = globSync(['*.{json,md,yml}', `${folders}/**/*.{md,ts,yml}`], {
    cwd: root,
  })
  for (const file of files) {
    const path = join(root, file)
    const text = readFileSync(path, 'utf8')
    const owned = text.replaceAll(repository, name).replaceAll(temporary, '')
    if (owned !== text) writeFileSync(path, owned)
  }
}
