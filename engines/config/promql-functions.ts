import {
  histogramQuantile,
  increase,
  keyOf,
  type Labels,
  type Point,
  type Sample,
  secondsOf,
  without,
} from './series.ts'

export type Scalar = { kind: 'scalar'; value: number }
export type Vector = { kind: 'vector'; samples: Sample[] }
export type Matrix = { kind: 'matrix'; rows: { labels: Labels; points: Point[] }[]; from: number; to: number }
export type Value = Scalar | Vector | Matrix

export class PromqlError extends Error {
  override name = 'PromQL'
}

export function joined(
  operator: string,
  left: Vector,
  right: Vector,
  keyFor: (sample: Sample) => string,
  isBool: boolean,
  isMany: boolean,
): Vector {
  const others = new Map(right.samples.map((sample) => [keyFor(sample), sample]))
  const op = operator.toLowerCase()
  if (op === 'and') return { kind: 'vector', samples: left.samples.filter((sample) => others.has(keyFor(sample))) }
  if (op === 'unless') return { kind: 'vector', samples: left.samples.filter((sample) => !others.has(keyFor(sample))) }
  if (op === 'or') {
    const own = new Set(left.samples.map(keyFor))
    return { kind: 'vector', samples: [...left.samples, ...right.samples.filter((sample) => !own.has(keyFor(sample)))] }
  }
  const seen = new Set<string>()
  const samples = left.samples.flatMap((sample) => {
    const other = others.get(keyFor(sample))
    if (!other) return []
    if (seen.has(keyFor(sample)) && !isMany)
      throw new PromqlError('Several series on the left fit one on the right. Add them up first, or use group_left.')
    seen.add(keyFor(sample))
    const comparison = comparisons[operator]
    if (comparison && !isBool) return comparison(sample.value, other.value) ? [sample] : []
    const value = comparison
      ? Number(comparison(sample.value, other.value))
      : arithmetic[operator]!(sample.value, other.value)
    return [{ labels: without(sample.labels, ['__name__']), value }]
  })
  return { kind: 'vector', samples }
}

export function quantiles(quantile: number, vector: Vector | Scalar): Vector {
  if (vector.kind === 'scalar') throw new PromqlError('histogram_quantile needs buckets.')
  const groups = new Map<string, { labels: Labels; buckets: { le: number; count: number }[] }>()
  for (const { labels, value } of vector.samples) {
    if (labels.le === undefined) continue
    const rest = without(labels, ['le', '__name__'])
    const group = groups.get(keyOf(rest)) ?? { labels: rest, buckets: [] }
    group.buckets.push({ le: labels.le === '+Inf' ? Number.POSITIVE_INFINITY : Number(labels.le), count: value })
    groups.set(keyOf(rest), group)
  }
  return {
    kind: 'vector',
    samples: [...groups.values()].map(({ labels, buckets }) => ({
      labels,
      value: histogramQuantile(quantile, buckets),
    })),
  }
}

export const numberOf = (text: string) =>
  /^[\d.]+(e[+-]?\d+)?$/i.test(text)
    ? Number(text)
    : /^\+?inf$/i.test(text)
      ? Number.POSITIVE_INFINITY
      : secondsOf(text)

export function scalarOf(value: Value): number {
  if (value.kind !== 'scalar') throw new PromqlError('A number is expected here.')
  return value.value
}

export function mapped(value: Value, change: (value: number) => number, dropsName = false): Vector | Scalar {
  if (value.kind === 'scalar') return { kind: 'scalar', value: change(value.value) }
  if (value.kind === 'matrix') throw new PromqlError('A range such as [5m] needs a function around it, such as rate.')
  return {
    kind: 'vector',
    samples: value.samples.map(({ labels, value: own }) => ({
      labels: dropsName ? without(labels, ['__name__']) : labels,
      value: change(own),
    })),
  }
}

type OverTime = (points: readonly Point[], range: Matrix, extra: number) => number | null
const ofValues =
  (combine: (values: number[]) => number): OverTime =>
  (points) =>
    points.length === 0 ? null : combine(points.map(({ value }) => value))
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

export const ranges: Record<string, OverTime> = {
  rate: (points, { from, to }) => {
    const grown = increase(points, from, to)
    return grown === null ? null : grown / (to - from)
  },
  increase: (points, { from, to }) => increase(points, from, to),
  irate: (points) => {
    const [before, last] = points.slice(-2)
    return before && last ? Math.max(0, last.value - before.value) / (last.at - before.at) : null
  },
  delta: (points) => (points.length < 2 ? null : points.at(-1)!.value - points[0]!.value),
  avg_over_time: ofValues((values) => sum(values) / values.length),
  max_over_time: ofValues((values) => Math.max(...values)),
  min_over_time: ofValues((values) => Math.min(...values)),
  sum_over_time: ofValues(sum),
  count_over_time: ofValues((values) => values.length),
  last_over_time: ofValues((values) => values.at(-1)!),
  predict_linear: (points, { to }, seconds) => {
    if (points.length < 2) return null
    const mean = {
      at: sum(points.map(({ at }) => at)) / points.length,
      value: sum(points.map(({ value }) => value)) / points.length,
    }
    const slope =
      sum(points.map(({ at, value }) => (at - mean.at) * (value - mean.value))) /
      sum(points.map(({ at }) => (at - mean.at) ** 2))
    return mean.value + slope * (to + seconds - mean.at)
  },
}

export const plain: Record<string, (value: number, ...more: number[]) => number> = {
  abs: Math.abs,
  ceil: Math.ceil,
  floor: Math.floor,
  round: (value) => Math.round(value),
  clamp_min: (value, min = 0) => Math.max(value, min),
  clamp_max: (value, max = 0) => Math.min(value, max),
}

export const aggregates: Record<string, (values: number[]) => number> = {
  sum,
  avg: (values) => sum(values) / values.length,
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  count: (values) => values.length,
}

export const comparisons: Record<string, (a: number, b: number) => boolean> = {
  '>': (a, b) => a > b,
  '<': (a, b) => a < b,
  '>=': (a, b) => a >= b,
  '<=': (a, b) => a <= b,
  '==': (a, b) => a === b,
  '!=': (a, b) => a !== b,
}

export const arithmetic: Record<string, (a: number, b: number) => number> = {
  '+': (a, b) => a + b,
  '-': (a, b) => a - b,
  '*': (a, b) => a * b,
  '/': (a, b) => a / b,
  '%': (a, b) => a % b,
  '^': (a, b) => a ** b,
}
