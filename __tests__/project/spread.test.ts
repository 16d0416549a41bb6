// In how many files of `src` something new of a kind has to be known: those that
// name one like it that is there.
import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

const files = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.startsWith('page/'))
  .map((file) => {
    const text = readFileSync(`src/${file}`, 'utf8')
    return { file, code: text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '') }
  })

/** Files whose code has the word as a string or as a key. */
function filesWith(word: string): string[] {
  const named = new RegExp(`['\`]${word}['\`]|(?<![\\w.-])${word}:`)
  return files.filter(({ code }) => named.test(code)).map(({ file }) => file)
}

test.each([
  ['an end of an agent job', 'archived', 3],
  ['an event', 'page_build', 1],
  ['an event that the agent is told of', 'deployment_status', 2],
  ['an output', 'comment-url', 1],
  ['an input', 'issue-number', 1],
  ['an input that a text names', 'max-requests', 2],
])('%s, such as `%s`, is known in %d files', (_, word, count) => {
  expect(filesWith(word)).toHaveLength(count)
})
