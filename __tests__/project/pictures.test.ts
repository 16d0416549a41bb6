// The README's pictures show what is shipped.
import { readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { digestsOfPictures } from '../../tools/preview/pictured.ts'

test('no picture is older than what it shows: `npm run pictures` takes them anew', () => {
  expect(JSON.parse(readFileSync('docs/images/digests.json', 'utf8'))).toEqual(digestsOfPictures())
})
