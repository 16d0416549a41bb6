// Our own workflows can be locked: a lockfile records actions of others by a commit of a release, and ours need none.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { readRelease } from '../../scripts/owner.ts'

const ours = new RegExp(`^(?:\\./|${readRelease('.').repository}@v[\\d.]+)$`)
const ofRelease = /^[\w-]+(?:\/[\w-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/

test.each(globSync('.github/workflows/*.yml'))('%s uses only what a lockfile can record', (file) => {
  const used = [...readFileSync(file, 'utf8').matchAll(/^[ -]+uses: (.+)/gm)].map(([, action = '']) => action)
  expect(used.filter((action) => !ours.test(action) && !ofRelease.test(action))).toEqual([])
})

test.each(globSync('{,*/}action.yml'))('%s uses no other actions', (file) => {
  expect(parse(readFileSync(file, 'utf8')).runs.using).toMatch(/^node\d+$/)
})
