import { parser } from '@prometheus-io/lezer-promql'
import type { SyntaxNode } from '@lezer/common'
import {
  aggregates,
  arithmetic,
  comparisons,
  joined,
  mapped,
  type Matrix,
  numberOf,
  plain,
  PromqlError,
  quantiles,
  ranges,
  type Scalar,
  scalarOf,
  type Value,
  type Vector,
} from './promql-functions.ts'
import { keyOf, type Labels, only, type Sample, secondsOf, type Series, without } from './series.ts'

/** How far back a value still counts, as in Prometheus. */
const staleSeconds = 300

/** The value of an expression at a moment: what Prometheus would answer, for the part of its language that we teach. */
export function evaluate(expression: string, series: readonly Series[], at: number): Vector | Scalar {
  const tree = parseExpression(expression)
  const value = new Evaluator(expression, series).value(tree, at)
  if (value.kind === 'matrix') throw new PromqlError('A range such as [5m] needs a function around it, such as rate.')
  return value
}

/** Throws for what Prometheus couldn't read. */
export function parseExpression(expression: string): SyntaxNode {
  const tree = parser.parse(expression)
  let wrong: number | null = null
  tree.iterate({
    enter: (node) => {
      if (node.type.isError) wrong ??= node.from
    },
  })
  const root = tree.topNode.firstChild
  if (wrong !== null || !root) {
    const rest = expression
      .slice(wrong ?? 0)
      .trim()
      .slice(0, 20)
    throw new PromqlError(
      rest === ''
        ? 'The expression ends too early: is a bracket still open?'
        : `The expression can’t be read from “${rest}” on.`,
    )
  }
  return root
}

class Evaluator {
  private readonly source: string
  private readonly series: readonly Series[]

  constructor(source: string, series: readonly Series[]) {
    this.source = source
    this.series = series
  }

  private text = ({ from, to }: SyntaxNode) => this.source.slice(from, to)

  value(node: SyntaxNode, at: number): Value {
    switch (node.name) {
      case 'ParenExpr':
        return this.value(node.firstChild!.nextSibling ?? node.firstChild!, at)
      case 'NumberDurationLiteral':
        return { kind: 'scalar', value: numberOf(this.text(node)) }
      case 'UnaryExpr':
        return mapped(this.value(node.lastChild!, at), (value) => (this.text(node).startsWith('-') ? -value : value))
      case 'VectorSelector':
        return { kind: 'vector', samples: this.instant(node, at) }
      case 'OffsetExpr':
        return this.value(node.firstChild!, at - secondsOf(this.text(node.lastChild!).trim()))
      case 'MatrixSelector':
        return this.matrix(node, at)
      case 'FunctionCall':
        return this.call(node, at)
      case 'AggregateExpr':
        return this.aggregate(node, at)
      case 'BinaryExpr':
        return this.binary(node, at)
      default:
        throw new PromqlError(`“${this.text(node)}” is more of PromQL than this exercise knows.`)
    }
  }

  private selected(node: SyntaxNode): Series[] {
    const matchers: ((labels: Labels) => boolean)[] = []
    const name = node.getChild('Identifier')
    if (name) matchers.push((labels) => labels['__name__'] === this.text(name))
    for (const matcher of node.getChild('LabelMatchers')?.getChildren('UnquotedLabelMatcher') ?? []) {
      const [label, operator, text] = ['LabelName', 'MatchOp', 'StringLiteral'].map((child) =>
        this.text(matcher.getChild(child)!),
      )
      const value = text!.slice(1, -1).replaceAll(/\\(.)/g, '$1')
      const pattern = /~/.test(operator!) ? new RegExp(`^(?:${text!.slice(1, -1).replaceAll('\\\\', '\\')})$`) : null
      const isEqual = (labels: Labels) =>
        pattern ? pattern.test(labels[label!] ?? '') : (labels[label!] ?? '') === value
      matchers.push(operator!.startsWith('!') ? (labels) => !isEqual(labels) : isEqual)
    }
    return this.series.filter(({ labels }) => matchers.every((fits) => fits(labels)))
  }

  private instant(node: SyntaxNode, at: number): Sample[] {
    return this.selected(node).flatMap(({ labels, points }) => {
      const last = points.findLast((point) => point.at <= at && point.at > at - staleSeconds)
      return last ? [{ labels, value: last.value }] : []
    })
  }

  private matrix(node: SyntaxNode, at: number): Matrix {
    const selector = node.firstChild!
    const isOffset = selector.name === 'OffsetExpr'
    const to = isOffset ? at - secondsOf(this.text(selector.lastChild!).trim()) : at
    const from = to - secondsOf(this.text(node.lastChild!).replaceAll(/[[\]\s]/g, ''))
    const rows = this.selected(isOffset ? selector.firstChild! : selector).map(({ labels, points }) => ({
      labels,
      points: points.filter((point) => point.at > from && point.at <= to),
    }))
    return { kind: 'matrix', rows, from, to }
  }

  private call(node: SyntaxNode, at: number): Value {
    const name = this.text(node.getChild('FunctionIdentifier')!)
    const args = childrenOf(node.getChild('FunctionCallBody')!)
    const values = args.map((arg) => this.value(arg, at))
    const overTime = ranges[name]
    if (overTime) {
      const range = values.find((value) => value.kind === 'matrix')
      if (!range) throw new PromqlError(`${name} needs a range, such as ${name}(requests_total[5m]).`)
      const extra = values.find((value) => value.kind === 'scalar')?.value ?? 0
      const samples = range.rows.flatMap(({ labels, points }) => {
        const value = overTime(points, range, extra)
        return value === null
          ? []
          : [{ labels: name === 'last_over_time' ? labels : without(labels, ['__name__']), value }]
      })
      return { kind: 'vector', samples }
    }
    if (name === 'time') return { kind: 'scalar', value: at }
    const last = values.at(-1)
    if (!last || last.kind === 'matrix') throw new PromqlError(`${name} isn’t for a range such as [5m].`)
    if (name === 'absent') {
      const labels = Object.fromEntries(
        [...this.text(args[0]!).matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!] as const),
      )
      return {
        kind: 'vector',
        samples: last.kind === 'vector' && last.samples.length > 0 ? [] : [{ labels, value: 1 }],
      }
    }
    if (name === 'vector') return { kind: 'vector', samples: [{ labels: {}, value: scalarOf(last) }] }
    if (name === 'scalar')
      return {
        kind: 'scalar',
        value: last.kind === 'vector' && last.samples.length === 1 ? last.samples[0]!.value : Number.NaN,
      }
    if (name === 'histogram_quantile') return quantiles(scalarOf(values[0]!), last)
    const [first] = values
    const change = plain[name]
    if (!change || !first || first.kind === 'matrix')
      throw new PromqlError(`The function ${name} is more than this exercise knows.`)
    return mapped(first, (value) => change(value, ...values.slice(1).map(scalarOf)), true)
  }

  private aggregate(node: SyntaxNode, at: number): Vector {
    const name = this.text(node.getChild('AggregateOp')!)
    const args = childrenOf(node.getChild('FunctionCallBody')!).map((arg) => this.value(arg, at))
    const vector = args.at(-1)
    if (vector?.kind !== 'vector')
      throw new PromqlError(`${name} adds up series. A range such as [5m] needs rate or increase first.`)
    const modifier = node.getChild('AggregateModifier')
    const names = modifier?.getChild('GroupingLabels')?.getChildren('LabelName').map(this.text) ?? []
    const isWithout = modifier !== null && modifier.getChild('Without') !== null
    const groups = new Map<string, { labels: Labels; members: Sample[] }>()
    for (const sample of vector.samples) {
      const labels = isWithout ? without(sample.labels, [...names, '__name__']) : only(sample.labels, names)
      const group = groups.get(keyOf(labels)) ?? { labels, members: [] }
      group.members.push(sample)
      groups.set(keyOf(labels), group)
    }
    if (name === 'topk' || name === 'bottomk') {
      const count = scalarOf(args[0]!)
      const order = name === 'topk' ? -1 : 1
      return {
        kind: 'vector',
        samples: [...groups.values()].flatMap(({ members }) =>
          members.toSorted((a, b) => order * (a.value - b.value)).slice(0, count),
        ),
      }
    }
    const combine = aggregates[name]
    if (!combine) throw new PromqlError(`The aggregation ${name} is more than this exercise knows.`)
    return {
      kind: 'vector',
      samples: [...groups.values()].map(({ labels, members }) => ({
        labels,
        value: combine(members.map(({ value }) => value)),
      })),
    }
  }

  private binary(node: SyntaxNode, at: number): Value {
    const [left, right] = [this.value(node.firstChild!, at), this.value(node.lastChild!, at)]
    const operator = this.text(node.firstChild!.nextSibling!)
    const isBool = node.getChild('BoolModifier') !== null
    if (left.kind === 'matrix' || right.kind === 'matrix')
      throw new PromqlError('A range such as [5m] needs a function around it, such as rate.')
    const clause = node.getChild('MatchingModifierClause')
    const names = clause?.getChild('GroupingLabels')?.getChildren('LabelName').map(this.text) ?? []
    const matchKey = ({ labels }: Sample) =>
      keyOf(clause?.getChild('On') ? only(labels, names) : without(labels, ['__name__', ...(clause ? names : [])]))
    if (left.kind === 'vector' && right.kind === 'vector')
      return joined(operator, left, right, matchKey, isBool, clause?.getChild('GroupLeft') !== null && clause !== null)
    const comparison = comparisons[operator]
    const apply = comparison ? (a: number, b: number) => (comparison(a, b) ? 1 : 0) : arithmetic[operator]
    if (!apply) throw new PromqlError(`“${operator}” is only for two sets of series.`)
    if (left.kind === 'scalar' && right.kind === 'scalar')
      return { kind: 'scalar', value: apply(left.value, right.value) }
    const vector = left.kind === 'vector' ? left : (right as Vector)
    const pair = (value: number): [number, number] =>
      left.kind === 'vector' ? [value, scalarOf(right)] : [left.value, value]
    // A comparison keeps the series for which it holds, with their own value.
    if (comparison && !isBool)
      return { kind: 'vector', samples: vector.samples.filter(({ value }) => comparison(...pair(value))) }
    return mapped(vector, (value) => apply(...pair(value)), true)
  }
}

const childrenOf = (node: SyntaxNode): SyntaxNode[] => {
  const list: SyntaxNode[] = []
  for (let child = node.firstChild; child; child = child.nextSibling) if (/^[A-Z]/.test(child.name)) list.push(child)
  return list
}
