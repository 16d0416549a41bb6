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
  ['json', true, 'dc3e64cd30585a1ca7884d1dab16c4b1e939aabeef9097feff213f0b1efd1743'],
  ['json', false, 'beb6738c8ed5a9f09a43efa8f792497b32e2353a4365d579823985b8f9e20ed0'],
  ['markdown', true, 'd1c7de7bb1b61305a66bbdd40b21ad5a1255592c72c2e56504c55ec7eb264f20'],
  ['markdown', false, '23fee7af5d01d968cbb4568908ce9757e743045021182f1abb58d32f0c5efbcd'],
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
