// The night plays all mistakes: each room of the sources is a part of its own, and no part is a folder that is gone.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { z } from 'zod'

const shape = z.object({
  jobs: z.object({
    mistakes: z.object({
      strategy: z.object({
        matrix: z.object({
          include: z.array(z.object({ script: z.string(), part: z.string().optional() })),
        }),
      }),
    }),
  }),
})

test('the night tries the modules of each room, and the composition', () => {
  const { include } = shape.parse(parse(readFileSync('.github/workflows/ci.yml', 'utf8'))).jobs.mistakes
    .strategy.matrix
  const parts = include.flatMap(({ script, part }) => (script === 'test:mutation' && part ? part : []))
  const rooms = globSync('src/*/*.ts').map((path) =>
    path.replaceAll('\\', '/').split('/').slice(0, 2).join('/'),
  )
  // The script of the report page runs in a browser.
  expect(parts.sort()).toEqual([...new Set(rooms)].filter((room) => room !== 'src/page').sort())
  expect(include).toContainEqual({ script: 'test:composition' })
})
