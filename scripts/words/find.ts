/** Finds retired words in the texts of a file. */

import ts from 'typescript'
import { retiredWords } from './retired.ts'

export type Finding = { file: string; line: number; found: string; instead: string }

/** Values that GitHub or this action spells so, in code. */
const values = /([`'"])cancelled\1/g

/** Returns the retired words of a file. Of TypeScript, only texts count: comments and names are for its readers. */
export function findRetiredWords(file: string, content: string): Finding[] {
  const text = file.endsWith('.ts') ? onlyTexts(content) : content
  const visible = text.replace(values, blank)
  const findings = retiredWords.flatMap(({ pattern, instead }) =>
    [...visible.matchAll(pattern)].map((match) => ({
      file,
      line: lineAt(visible, match.index),
      found: match[0].replace(/\s+/g, ' '),
      instead,
    })),
  )
  return findings.sort((one, other) => one.line - other.line)
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length
}

/** Returns the file with everything blank but its string literals, each at its place. */
function onlyTexts(content: string): string {
  const source = ts.createSourceFile('file.ts', content, ts.ScriptTarget.Latest, true)
  const kept: string[] = []
  let end = 0
  const keep = (node: ts.Node) => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)
    const isName =
      ts.isImportDeclaration(node.parent ?? node) || isValue(content.slice(node.getStart(), node.end))
    if (isText && !isName) {
      kept.push(blank(content.slice(end, node.getStart())), content.slice(node.getStart(), node.end))
      end = node.end
    }
    ts.forEachChild(node, keep)
  }
  ts.forEachChild(source, keep)
  return [...kept, blank(content.slice(end))].join('')
}

/** A single word in quotes is a value or a key, not a text. */
function isValue(literal: string): boolean {
  return /^'[a-z-]*'$/.test(literal)
}

/** Returns white space of the same length and lines. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ')
}
