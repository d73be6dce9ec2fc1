import ts from 'typescript-compiler'

/** A change of a text: what is between two places becomes something else. */
export type Edit = { start: number; end: number; to: string }

const { SyntaxKind: kind } = ts

const swapped = new Map<ts.SyntaxKind, string>([
  [kind.LessThanToken, '<='],
  [kind.LessThanEqualsToken, '<'],
  [kind.GreaterThanToken, '>='],
  [kind.GreaterThanEqualsToken, '>'],
  [kind.EqualsEqualsEqualsToken, '!=='],
  [kind.ExclamationEqualsEqualsToken, '==='],
  [kind.EqualsEqualsToken, '!='],
  [kind.ExclamationEqualsToken, '=='],
  [kind.AmpersandAmpersandToken, '||'],
  [kind.BarBarToken, '&&'],
  [kind.QuestionQuestionToken, '&&'],
  [kind.PlusToken, '-'],
  [kind.MinusToken, '+'],
  [kind.AsteriskToken, '/'],
  [kind.SlashToken, '*'],
  [kind.PercentToken, '*'],
  [kind.PlusEqualsToken, '-='],
  [kind.MinusEqualsToken, '+='],
  [kind.AsteriskEqualsToken, '/='],
])

/** Single changes to JavaScript or TypeScript that a learner's mistake could make. Types and imports stay. */
export function scriptEdits(text: string): Edit[] {
  const source = ts.createSourceFile('solution.ts', text, ts.ScriptTarget.Latest, true)
  const edits: Edit[] = []
  const visit = (node: ts.Node) => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node) || ts.isInterfaceDeclaration(node)) return
    if (ts.isTypeAliasDeclaration(node)) return
    edits.push(...editsOf(node, source))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return edits
}

function editsOf(node: ts.Node, source: ts.SourceFile): Edit[] {
  const replace = (target: ts.Node, to: string): Edit => ({ start: target.getStart(source), end: target.end, to })
  if (ts.isBinaryExpression(node)) {
    const to = swapped.get(node.operatorToken.kind)
    // Texts can't be subtracted: that would be found by anybody.
    const isText = [node.left, node.right].some((side) => ts.isStringLiteralLike(side) || ts.isTemplateExpression(side))
    return to && !(isText && node.operatorToken.kind === kind.PlusToken) ? [replace(node.operatorToken, to)] : []
  }
  if (ts.isIfStatement(node) || ts.isWhileStatement(node)) return [negated(node.expression, source)]
  if (ts.isConditionalExpression(node)) return [negated(node.condition, source)]
  if (ts.isPrefixUnaryExpression(node) && node.operator === kind.ExclamationToken)
    return [replace(node, node.operand.getText(source))]
  if (ts.isPrefixUnaryExpression(node) || ts.isPostfixUnaryExpression(node)) {
    const { operator } = node
    const to = operator === kind.PlusPlusToken ? '--' : operator === kind.MinusMinusToken ? '++' : null
    if (!to) return []
    const at = ts.isPrefixUnaryExpression(node) ? node.getStart(source) : node.end - 2
    return [{ start: at, end: at + 2, to }]
  }
  if (ts.isNumericLiteral(node) && !isInComparator(node))
    return [replace(node, String(Number(node.text.replaceAll('_', '')) + 1))]
  if (node.kind === kind.TrueKeyword) return [replace(node, 'false')]
  if (node.kind === kind.FalseKeyword) return [replace(node, 'true')]
  if (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) return stringEdits(node, source)
  if (isRemovable(node)) return [replace(node, ';')]
  return []
}

const negated = (condition: ts.Expression, source: ts.SourceFile): Edit => ({
  start: condition.getStart(source),
  end: condition.end,
  to: `!(${condition.getText(source)})`,
})

/** Messages of errors are wording; names of properties are found by anybody. */
function stringEdits(node: ts.Node, source: ts.SourceFile): Edit[] {
  const { parent } = node
  const isKey = (ts.isPropertyAssignment(parent) && parent.name === node) || ts.isElementAccessExpression(parent)
  if (isKey || isInThrow(node) || ts.isTaggedTemplateExpression(parent)) return []
  const isEmpty = ts.isStringLiteralLike(node) && node.text === ''
  return [{ start: node.getStart(source), end: node.end, to: isEmpty ? "'?'" : "''" }]
}

function isInThrow(node: ts.Node): boolean {
  for (let at = node; !ts.isBlock(at) && !ts.isSourceFile(at); at = at.parent) {
    if (ts.isThrowStatement(at)) return true
    if (ts.isNewExpression(at) && at.expression.getText().endsWith('Error')) return true
  }
  return false
}

/** For a sort, 2 is as good as 1. */
function isInComparator(node: ts.Node): boolean {
  for (let at = node; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isCallExpression(at) && /\.(?:toSorted|sort)$/.test(at.expression.getText())) return true
  }
  return false
}

const isRemovable = (node: ts.Node) =>
  (ts.isExpressionStatement(node) && !ts.isStringLiteral(node.expression)) ||
  ts.isBreakStatement(node) ||
  ts.isContinueStatement(node) ||
  ts.isThrowStatement(node) ||
  (ts.isReturnStatement(node) && !node.expression)
