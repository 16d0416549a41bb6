// What the pages say of GitHub and Mintlify has a link to the page that says
// it, so that a reader can check it.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from '@jest/globals'

/** Pages that belong to GitHub or Mintlify. */
const source =
  /\]\(https:\/\/(?:www\.mintlify\.com\/docs|mintlify\.com|app\.mintlify\.com|docs\.github\.com|github\.blog|github\.com)/

/** GitHub, Mintlify or something of theirs, and what it does. */
const claim =
  /(?:^|[,.] |\bbecause |\band |\| )(?:GitHub|Mintlify|Dependabot|(?:GitHub|Mintlify)'s (?:\w+ )?\w+) (?!Actions|App|Enterprise|Free|support)(?:\w+s|can't|doesn't|don't|have|are|can)\b/

/** What only GitHub or Mintlify can have said, such as what a plan includes. */
const topic =
  /overages|add-ons|service accounts|audit log|automations|July 2026|GitHub Free|Enterprise Cloud|hosted runners/i

/** A sentence that begins so is about a run, and no fact. */
const condition = /^(?:If|When|While|Whether|Until|As|Before|After) /

/** The paragraphs, list items and rows of tables of a page, without code. */
function blocksOf(page: string): string[] {
  const prose = readFileSync(page, 'utf8').replaceAll(/^ *```.*?^ *```/gms, '')
  return prose
    .split(/\n(?=\s*(?:[-*]|\d+\.) |\|)|\n\s*\n/)
    .map((block) => block.replaceAll(/\s+/g, ' ').trim())
}

function sentencesOf(block: string): string[] {
  return block
    .split(/(?<=[.!?:]) /)
    .map((sentence) => sentence.replace(/^(?:[-*|]|\d+\.)? */, ''))
}

function claimsWithoutSource(page: string): string[] {
  return blocksOf(page)
    .filter((block) => !source.test(block))
    .flatMap(sentencesOf)
    .filter(isClaim)
}

function isClaim(sentence: string): boolean {
  const isAbout = claim.test(sentence) || topic.test(sentence)
  return isAbout && !condition.test(sentence)
}

test('each claim about GitHub or Mintlify has a link to its source', () => {
  const pages = ['README.md', ...globSync('docs/*.md')]
  expect(pages.flatMap(claimsWithoutSource)).toEqual([
    // Rows that say what happened to a run.
    expect.stringContaining('GitHub fails to return the comments, or a newer'),
    expect.stringContaining('Mintlify reports that the agent job failed.'),
    expect.stringContaining('Mintlify has no project with this ID.'),
    expect.stringContaining("GitHub doesn't return the comments, the action"),
  ])
})

test('the pages have claims that it looks at', () => {
  const blocks = globSync('docs/*.md').flatMap(blocksOf)
  const found = blocks.flatMap(sentencesOf).filter(isClaim)
  expect(found.length).toBeGreaterThan(20)
})
