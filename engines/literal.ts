import type { Expression, Property } from 'acorn'

/** Values that are written out in a file of checks, which is never run. */

export function textOf(node: Expression): string | null {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type === 'TemplateLiteral' && node.expressions.length === 0) return node.quasis[0]?.value.cooked ?? null
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return null
  const [left, right] = [textOf(node.left as Expression), textOf(node.right)]
  return left === null || right === null ? null : left + right
}

class NotLiteral extends Error {}

/** Throws for whatever isn’t written out. */
export function literal(node: Expression): unknown {
  const text = textOf(node)
  if (text !== null) return text
  switch (node.type) {
    case 'Literal':
      if (node.regex) throw new NotLiteral()
      return node.bigint === undefined || node.bigint === null ? node.value : BigInt(node.bigint)
    case 'Identifier':
      return constant(node.name)
    case 'UnaryExpression':
      return negated(node.operator, literal(node.argument))
    case 'ArrayExpression':
      return node.elements.map((element) => {
        if (!element || element.type === 'SpreadElement') throw new NotLiteral()
        return literal(element)
      })
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type !== 'Property' || property.kind !== 'init') throw new NotLiteral()
          return [keyOf(property), literal(property.value)]
        }),
      )
    case 'NewExpression':
      return made(node.callee, node.arguments as Expression[])
    default:
      throw new NotLiteral()
  }
}

function keyOf({ key, computed }: Property): string {
  if (computed) throw new NotLiteral()
  if (key.type === 'Identifier') return key.name
  if (key.type === 'Literal') return String(key.value)
  throw new NotLiteral()
}

const constants = new Map<string, unknown>([
  ['undefined', undefined],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
])

function constant(name: string): unknown {
  if (!constants.has(name)) throw new NotLiteral()
  return constants.get(name)
}

function negated(operator: string, value: unknown): unknown {
  if (operator !== '-' || (typeof value !== 'number' && typeof value !== 'bigint')) throw new NotLiteral()
  return -value
}

function made(callee: Expression, [argument]: Expression[]): unknown {
  const kind = callee.type === 'Identifier' ? callee.name : ''
  const value = argument && literal(argument)
  if (kind === 'Map') return new Map((value ?? []) as [unknown, unknown][])
  if (kind === 'Set') return new Set((value ?? []) as unknown[])
  if (kind === 'Date' && typeof value === 'string') return new Date(value)
  throw new NotLiteral()
}
