import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { parse } from 'yaml'
import { visitorsOutputs } from '../../../src/domain/visitors/outputs.ts'
import { sampleExport, totals } from '../../fixtures/sample-visitors.ts'

test('the outputs are those that the metadata file declares', () => {
  const metadata = parse(readFileSync(new URL('../../../visitors/action.yml', import.meta.url), 'utf8'))
  expect(Object.keys(visitorsOutputs(sampleExport()))).toEqual(Object.keys(metadata.outputs))
})

test('a partial export tells what there is and where to go on', () => {
  const files = { csv: '/tmp/visitors.partial.csv', markdown: '/tmp/visitors.partial.md' }
  const known = { result: 'partial', reason: 'page-budget', nextOffset: 500, requests: 2, files } as const
  const outputs = visitorsOutputs(sampleExport({ ...known, rows: 500 }))
  expect(outputs).toEqual({
    total: String(totals.total),
    human: String(totals.human),
    ai: String(totals.ai),
    rows: '500',
    complete: 'false',
    requests: '2',
    'next-offset': '500',
    'date-from': '2026-11-14',
    'date-to': '2026-11-21',
    'csv-file': '/tmp/visitors.partial.csv',
    'json-file': '',
    'markdown-file': '/tmp/visitors.partial.md',
    'top-pages': expect.stringContaining('| /guides/start_here | 20 | 10 | 333 |'),
    result: 'partial',
    reason: 'page-budget',
  })
})

test('what is not known is empty, and nothing is zero that was not counted', () => {
  const nothing = { totals: null, rows: 0, plainTop: [], files: {} }
  const outputs = visitorsOutputs(sampleExport({ ...nothing, result: 'rejected', reason: 'forbidden' }))
  expect(outputs).toMatchObject({
    total: '',
    human: '',
    ai: '',
    rows: '0',
    'next-offset': '',
    'top-pages': '',
  })
  expect(visitorsOutputs(sampleExport())).toMatchObject({ complete: 'true', 'next-offset': '' })
})
