/** How to go on with act, which runs all steps of a workflow. */

import { spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isOurs } from './our-action.ts'
import type { WorkflowFile } from './workflow-file.ts'

const maxMs = 5_000
const checkout = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/** Returns how, null if act is not on the PATH. The event is left in a file for it. */
export function describeAct(file: WorkflowFile, event: { trigger: string; payload: unknown }): string | null {
  const { status, error } = spawnSync('act', ['--validate', '--workflows', file.path], {
    stdio: 'ignore',
    timeout: maxMs,
  })
  if (error) return null
  if (status !== 0) return "act is installed, but doesn't accept this file, so it can't run the other steps."
  const folder = mkdtempSync(join(tmpdir(), 'docs-agent-demo-'))
  const eventFile = join(folder, 'event.json')
  writeFileSync(eventFile, JSON.stringify(event.payload))
  return [
    'act runs the other steps, too. It gets your real key: a request that it sends costs about $1.15.',
    makeCommand(file, event.trigger, eventFile),
  ].join('\n')
}

function makeCommand(file: WorkflowFile, trigger: string, eventFile: string): string {
  const used = file.jobs.flatMap(({ steps }) => steps.filter(isOurs).map(({ uses }) => uses))
  const repositories = used.flatMap((uses) => {
    const [, name, ref] = /^([^./][^/]*\/[^/@]+)[^@]*@(.+)$/.exec(uses) ?? []
    return name === undefined ? [] : [`${name}@${ref}`]
  })
  return [
    `act ${trigger} --workflows ${quote(file.path)} --eventpath ${quote(eventFile)}`,
    ...[...new Set(repositories)].map((name) => `--local-repository ${quote(`${name}=${checkout}`)}`),
    '--secret MINTLIFY_API_KEY --var MINTLIFY_PROJECT_ID',
  ].join(' ')
}

function quote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`
}
