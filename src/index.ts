import * as core from '@actions/core'
import * as z from 'zod/mini'

const S = z.object({ a: z.string() })
core.info(JSON.stringify(S.safeParse({ a: 'x' })))
process.exitCode = 1
const { getOctokit } = await import('@actions/github')
core.info(typeof getOctokit('x').rest.issues.createComment)
process.exitCode = 0
