/** Finds fragments of TypeScript in the sources by their tokens, so that neither the format nor the file of the code matters. */

import { globSync, readFileSync } from 'node:fs'
import ts from 'typescript'

type Token = {
  /** A string as JSON writes it, whatever its quotes are. Any other token as it is. */
  text: string
  start: number
  end: number
}

/** Its tokens have neither comments nor trailing commas. */
export type Source = { path: string; text: string; tokens: readonly Token[] }

/** Where a fragment is: from the start of its first token to the end of its last one. */
type Place = { source: Source; start: number; end: number }

const { SyntaxKind } = ts

/** After one of these, a slash divides. Anywhere else, it begins a regular expression. */
const operandEnds: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.Identifier,
  SyntaxKind.NumericLiteral,
  SyntaxKind.CloseParenToken,
  SyntaxKind.CloseBracketToken,
])

/** After one of these, a brace closes a value in a template. */
const templateParts: ReadonlySet<ts.SyntaxKind> = new Set([
  SyntaxKind.TemplateHead,
  SyntaxKind.TemplateMiddle,
])

/** Reads every TypeScript file below `src/`. */
export function readSources(): Source[] {
  return globSync('src/**/*.ts').map((path) => createSource(path, readFileSync(path, 'utf8')))
}

export function createSource(path: string, text: string): Source {
  return { path, text, tokens: readTokens(text) }
}

/** Returns every place that has the tokens of the fragment, which need not be a whole statement. */
export function findFragment(fragment: string, sources: readonly Source[]): Place[] {
  const wanted = readTokens(fragment)
  return sources.flatMap((source) => findTokens(wanted, source))
}

function findTokens(wanted: readonly Token[], source: Source): Place[] {
  const { tokens } = source
  const places: Place[] = []
  for (const [first, { start }] of tokens.entries()) {
    const isHere = wanted.every(({ text }, index) => tokens[first + index]?.text === text)
    const end = tokens[first + wanted.length - 1]?.end
    if (isHere && end !== undefined) places.push({ source, start, end })
  }
  return places
}

function readTokens(code: string): Token[] {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, true, ts.LanguageVariant.Standard, code)
  const tokens: Token[] = []
  const open: ts.SyntaxKind[] = []
  const scanNext = (last: ts.SyntaxKind) => scanAfter(last, open, scanner)
  for (let kind = scanNext(SyntaxKind.Unknown); kind !== SyntaxKind.EndOfFileToken; kind = scanNext(kind)) {
    const isString = kind === SyntaxKind.StringLiteral
    const text = isString ? JSON.stringify(scanner.getTokenValue()) : scanner.getTokenText()
    tokens.push({ text, start: scanner.getTokenStart(), end: scanner.getTokenEnd() })
    if (kind === SyntaxKind.OpenBraceToken || templateParts.has(kind)) open.push(kind)
  }
  return tokens.filter(({ text }, index) => text !== ',' || !isClosing(tokens[index + 1]))
}

/** Scans the next token. By itself, a scanner doesn't know whether a slash divides and whether a brace ends a block. */
function scanAfter(last: ts.SyntaxKind, open: ts.SyntaxKind[], scanner: ts.Scanner): ts.SyntaxKind {
  const kind = scanner.scan()
  const isSlash = kind === SyntaxKind.SlashToken || kind === SyntaxKind.SlashEqualsToken
  if (isSlash && !operandEnds.has(last)) return scanner.reScanSlashToken()
  const opened = kind === SyntaxKind.CloseBraceToken ? open.pop() : undefined
  return opened !== undefined && templateParts.has(opened) ? scanner.reScanTemplateToken(false) : kind
}

function isClosing(token: Token | undefined): boolean {
  return token !== undefined && [')', ']', '}'].includes(token.text)
}
