/** What Prometheus has collected, and how a text describes it, as in promtool's tests of rules. */
export type Labels = Record<string, string>
export type Point = { at: number; value: number }
export type Series = { labels: Labels; points: Point[] }
export type Sample = { labels: Labels; value: number }

/** Seconds of 5m, 1h30m or 90. */
export function secondsOf(text: string): number {
  if (/^\d+(\.\d+)?$/.test(text)) return Number(text)
  const units: Record<string, number> = { ms: 0.001, s: 1, m: 60, h: 3600, d: 86_400, w: 604_800, y: 31_536_000 }
  const parts = [...text.matchAll(/(\d+)(ms|[smhdwy])/g)]
  if (parts.length === 0 || parts.map(([whole]) => whole).join('') !== text)
    throw new Error(`“${text}” isn’t a duration. Write it as 30s, 5m or 1h.`)
  return parts.reduce((sum, [, number, unit]) => sum + Number(number) * units[unit!]!, 0)
}

/** `up{job="shop"}` and `1x5 0x3`: six times 1, then four times 0; `0+10x5` adds 10 each time; `_` is a gap. */
export function readSeries(name: string, values: string, every: number): Series {
  const [, metric = '', inner = ''] = /^([a-zA-Z_:][\w:]*)?(?:\{(.*)\})?$/.exec(name.trim()) ?? []
  const labels: Labels = metric === '' ? {} : { __name__: metric }
  for (const [, key, value] of inner.matchAll(/(\w+)\s*=\s*"((?:[^"\\]|\\.)*)"/g)) labels[key!] = value!
  const points: Point[] = []
  let at = 0
  const add = (value: number | null) => {
    if (value !== null) points.push({ at, value })
    at += every
  }
  for (const part of values.trim().split(/\s+/)) {
    const [, start = '', step, times] = /^(_|-?[\d.]+)([+-][\d.]+)?(?:x(\d+))?$/.exec(part) ?? []
    if (start === '') throw new Error(`“${part}” isn’t a list of values such as 0+10x5.`)
    // As in promtool: `1x5` is the value and five more; `_x5` is five gaps.
    const count = start === '_' ? Number(times ?? 1) : Number(times ?? 0) + 1
    for (let index = 0; index < count; index += 1) add(start === '_' ? null : Number(start) + Number(step ?? 0) * index)
  }
  return { labels, points }
}

export const without = (labels: Labels, names: readonly string[]): Labels =>
  Object.fromEntries(Object.entries(labels).filter(([name]) => !names.includes(name)))

export const only = (labels: Labels, names: readonly string[]): Labels =>
  Object.fromEntries(Object.entries(labels).filter(([name]) => names.includes(name)))

export const keyOf = (labels: Labels): string =>
  JSON.stringify(Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1)))

/** How a counter grows in a window, with restarts, and stretched to the window's ends as Prometheus does. */
export function increase(points: readonly Point[], from: number, to: number): number | null {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return null
  let grown = last.value - first.value
  for (const [index, point] of points.entries()) {
    const before = points[index - 1]
    if (before && point.value < before.value) grown += before.value
  }
  const sampled = last.at - first.at
  const average = sampled / (points.length - 1)
  const threshold = average * 1.1
  let [toStart, toEnd] = [first.at - from, to - last.at]
  if (toStart >= threshold) toStart = average / 2
  // A counter can't have been below zero.
  if (grown > 0 && first.value >= 0) toStart = Math.min(toStart, sampled * (first.value / grown))
  if (toEnd >= threshold) toEnd = average / 2
  return grown * ((sampled + toStart + toEnd) / sampled)
}

/** From the counts of buckets that each include the smaller ones. */
export function histogramQuantile(quantile: number, buckets: readonly { le: number; count: number }[]): number {
  const sorted = buckets.toSorted((a, b) => a.le - b.le)
  const total = sorted.at(-1)
  if (!total || total.le !== Number.POSITIVE_INFINITY || total.count === 0) return Number.NaN
  const rank = quantile * total.count
  const index = sorted.findIndex(({ count }) => count >= rank)
  if (index === sorted.length - 1) return sorted.at(-2)?.le ?? Number.NaN
  const [low, high] = [sorted[index - 1] ?? { le: 0, count: 0 }, sorted[index]!]
  return low.le + ((high.le - low.le) * (rank - low.count)) / (high.count - low.count)
}
