/** Finds the wires of a source by its syntax: every argument, member, default, limit, order and condition, and how it breaks. */

import ts from 'typescript'

/** One way to break one wire. Offsets are those of the source's text. */
export type Wire = {
  /** Line from 1. */
  line: number
  start: number
  end: number
  /** What stands there instead. */
  to: string
  /** Such as `signal → undefined`. */
  what: string
}

type Break = { node: ts.Node; to: string }

const { SyntaxKind } = ts
const maxShown = 40

/** Returns every break of a source, in the order of the text. */
export function findWires(path: string, text: string): Wire[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TS)
  const wires: Wire[] = []
  const visit = (node: ts.Node): void => {
    // A type has no wires.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isTypeAliasDeclaration(node)) return
    for (const one of breaksOf(node)) wires.push(toWire(one, source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return wires
}

function toWire({ node, to }: Break, source: ts.SourceFile): Wire {
  const start = node.getStart(source)
  const end = node.getEnd()
  const { line } = source.getLineAndCharacterOfPosition(start)
  const before = source.text.slice(start, end)
  return { line: line + 1, start, end, to, what: `${shorten(before)} → ${shorten(to) || 'nothing'}` }
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > maxShown ? `${line.slice(0, maxShown)}…` : line
}

function breaksOf(node: ts.Node): Break[] {
  if (ts.isCallExpression(node) || ts.isNewExpression(node)) return breakArguments(node)
  if (ts.isPropertyAssignment(node)) return breakMember(node)
  if (ts.isShorthandPropertyAssignment(node)) return [{ node, to: `${node.name.text}: undefined` }]
  if (ts.isSpreadAssignment(node)) return [{ node, to: '...{}' }]
  if (ts.isBinaryExpression(node)) return breakOperator(node)
  if (ts.isConditionalExpression(node))
    return [
      { node, to: node.whenTrue.getText() },
      { node, to: node.whenFalse.getText() },
    ]
  if (ts.isIfStatement(node)) return bothWays(node.expression)
  if (ts.isExpressionStatement(node)) return breakStatement(node)
  return breakValue(node)
}

function breakValue(node: ts.Node): Break[] {
  const isNumber = ts.isNumericLiteral(node) || (ts.isIdentifier(node) && isLimit(node))
  if (isNumber) return [{ node, to: `(${node.getText()} * 10)` }]
  if (node.kind === SyntaxKind.TrueKeyword) return [{ node, to: 'false' }]
  return node.kind === SyntaxKind.FalseKeyword ? [{ node, to: 'true' }] : []
}

function breakArguments(node: ts.CallExpression | ts.NewExpression): Break[] {
  const given = node.arguments ?? []
  const cut = given
    .filter((argument) => !isValueOfItsOwn(argument))
    .map((argument) => ({ node: argument, to: 'undefined' }))
  const text = given.filter(ts.isStringLiteral).map((argument) => ({ node: argument, to: "'?'" }))
  return [...cut, ...text]
}

/** Its parts are broken by themselves. */
function isValueOfItsOwn(node: ts.Node): boolean {
  return (
    ts.isObjectLiteralExpression(node) ||
    ts.isArrowFunction(node) ||
    ts.isNumericLiteral(node) ||
    ts.isStringLiteral(node) ||
    ts.isSpreadElement(node)
  )
}

function breakMember(node: ts.PropertyAssignment): Break[] {
  const { initializer } = node
  if (ts.isStringLiteral(initializer)) return [{ node: initializer, to: "'?'" }]
  return isValueOfItsOwn(initializer) ? [] : [{ node: initializer, to: 'undefined' }]
}

function breakOperator(node: ts.BinaryExpression): Break[] {
  const isChoice = [
    SyntaxKind.QuestionQuestionToken,
    SyntaxKind.AmpersandAmpersandToken,
    SyntaxKind.BarBarToken,
  ].includes(node.operatorToken.kind)
  if (!isChoice) return []
  return [
    { node, to: `(${node.left.getText()})` },
    { node, to: `(${node.right.getText()})` },
  ]
}

function bothWays(node: ts.Expression): Break[] {
  return [
    { node, to: 'true' },
    { node, to: 'false' },
  ]
}

/** A call that nothing waits for, and one that is left out. */
function breakStatement({ expression }: ts.ExpressionStatement): Break[] {
  if (ts.isAwaitExpression(expression))
    return [
      { node: expression, to: `void ${expression.expression.getText()}` },
      { node: expression, to: 'undefined' },
    ]
  return ts.isCallExpression(expression) ? [{ node: expression, to: 'undefined' }] : []
}

/** A duration or a count that is used, and not declared. */
function isLimit(node: ts.Identifier): boolean {
  if (!/^(max[A-Z]\w*|\w+Ms)$/.test(node.text)) return false
  const { parent } = node
  const isName = 'name' in parent && parent.name === node
  return !isName && !ts.isShorthandPropertyAssignment(parent) && !ts.isBindingElement(parent)
}
