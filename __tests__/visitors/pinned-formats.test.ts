// The files that existing workflows read. A changed digest is a breaking change.
import { createHash } from 'node:crypto'
import { expect, test } from '@jest/globals'
import { createVisitorsSite } from '../../emulator/docs-service/visitors-data.ts'
import { tableFormats } from '../../src/visitors/file-formats.ts'
import { sampleEnd, week } from '../fixtures/sample-visitors.ts'

const { totals, visitors } = createVisitorsSite(300)({ fromDay: 20_771, toDay: 20_778 })

test.each([
  ['csv', true, 'ec89f3eafc96fd22b932473bb5b3b9000787827df7af3573a260ad467a0b5586'],
  ['csv', false, 'ec89f3eafc96fd22b932473bb5b3b9000787827df7af3573a260ad467a0b5586'],
  ['json', true, '729ecace9ec2553a9a26709813e579f9182aa8ede2f7b15e37d5b55110e78ab9'],
  ['json', false, '0477bc713f66308ca2a317011466869bd5e9e6ff01094b4297aa18f601d60717'],
  ['markdown', true, 'abf5c4d7e5e24ce131e95198425e4970298339d76e84031d4be6fe90fe3cc433'],
  ['markdown', false, '9042766b6587d55d7c8b2354a0d4a4e092a7de01540c9cdeb159b7c3d9e2932f'],
] as const)(
  '%s of a site with hostile paths, complete: %s, is byte for byte what it was',
  (format, complete, digest) => {
    const table = tableFormats[format]
    const end = sampleEnd({ complete, reason: complete ? null : 'page-budget' })
    const text = [
      table.begin({ period: week, totals }),
      table.rows(visitors.slice(0, 250), true),
      table.rows(visitors.slice(250), false),
      table.end(end),
    ].join('')
    expect(createHash('sha256').update(text).digest('hex')).toBe(digest)
  },
)
