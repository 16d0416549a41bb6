import { expect, test } from '@jest/globals'
import { published } from '../../../../emulator/demo/published.ts'
import { actionOf, isOurs } from '../../../../emulator/demo/workflow/our-action.ts'

const [, name = ''] = published.split('/')

test.each([
  [`${published}@v1`, null],
  [`somebody/${name}@3d3c42e5aac5ba805825da76410c181273ba90b1`, null],
  [`somebody/${name.toUpperCase()}/Reconcile@main`, 'reconcile'],
  [`${published}/visitors@v1.2.3`, 'visitors'],
  ['./', null],
  ['./reconcile', 'reconcile'],
  ['./visitors/', 'visitors'],
])('%s is the action %s', (uses, action) => {
  const step = stepOf(uses)
  expect(isOurs(step) && actionOf(step)).toBe(action)
})

test.each([
  'actions/checkout@v6',
  `somebody/${name}-fork@v1`,
  `somebody/my-${name}@v1`,
  `somebody/${name}/other@v1`,
  `somebody/${name}`,
  './.github/actions/reconcile',
  'docker://alpine',
  null,
])('%s is not an action of this repository', (uses) => {
  expect(isOurs(stepOf(uses))).toBe(false)
})

function stepOf(uses: string | null) {
  const parts = { env: undefined, with: undefined, continueOnError: undefined }
  return { id: '', title: '', uses, if: 'success()', isBackground: false, ...parts }
}
