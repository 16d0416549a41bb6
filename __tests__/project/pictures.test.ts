// The pictures of the README and the pages show what the renderers make today.
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from '@jest/globals'
import {
  digestPictures,
  listPictures,
  maxBytes,
  type Picture,
  picturesFolder,
} from '../../scripts/pictures.ts'

let pictures: Picture[]

beforeAll(async () => {
  pictures = await listPictures()
})

test('each picture shows what is rendered now', () => {
  const sources = join(picturesFolder, 'sources.json')
  const written: unknown = JSON.parse(readFileSync(sources, 'utf8'))
  const current = digestPictures(pictures)
  const old = Object.keys(current).filter(
    (file) => Object(written)[file] !== current[file],
  )
  if (old.length > 0)
    throw new Error(
      `Run \`npm run pictures\`: ${old.join(', ')} would look different now.`,
    )
  expect(Object.keys(Object(written))).toEqual(Object.keys(current))
})

test('all pictures are there, and small together', () => {
  const sizes = pictures.map(
    ({ file }) => statSync(join(picturesFolder, file)).size,
  )
  expect(Math.min(...sizes)).toBeGreaterThan(5_000)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(
    maxBytes,
  )
})
