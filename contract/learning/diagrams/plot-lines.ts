import { fitted, path, type Picture, type Shape } from './drawing.ts'
import { type Curve, curves, figure, type Plot } from './plot.ts'
import { drawBars } from './plot-bars.ts'
import { widthOf, wrapTo } from './text.ts'

export function drawPlot(plot: Plot, room: number): Picture {
  if (plot.bars.length > 0) return drawBars(plot, room)
  const xs = plot.lines.flatMap(({ points }) => points.map(([x]) => x))
  const [x0, x1] = [plot.x.from ?? Math.min(0, ...xs), plot.x.to ?? Math.max(...xs, xs.length > 0 ? 0 : 10)]
  const lines = plot.lines.map((line) => ({ ...line, points: line.curve ? sample(line.curve, x0, x1) : line.points }))
  const ys = lines.flatMap(({ points }) => points.map(([, y]) => y)).concat(plot.limits.map(({ at }) => at))
  const [y0, y1] = [plot.y.from ?? Math.min(0, ...ys), plot.y.to ?? niceAbove(Math.max(...ys))]

  const names = Math.min(Math.max(...plot.lines.map(({ text }) => widthOf(text, 13))), room * 0.4)
  const ticks = [y0, (y0 + y1) / 2, y1]
  const left = Math.max(...ticks.map((tick) => widthOf(figure(tick), 13))) + 10
  const right = room - names - 16
  const height = room < 400 ? 200 : 260
  const top = plot.y.name ? 44 : 26
  const bottom = top + height
  const at = (x: number, y: number): [number, number] => [
    left + ((x - x0) / (x1 - x0 || 1)) * (right - left),
    bottom - ((y - y0) / (y1 - y0 || 1)) * height,
  ]
  const shapes: Shape[] = []
  if (plot.y.name) shapes.push({ kind: 'text', x: 0, y: 8, lines: [plot.y.name], tone: 'label', anchor: 'start' })
  for (const tick of ticks) {
    const [, y] = at(x0, tick)
    shapes.push({ kind: 'path', d: path([left, y], [right, y]), tone: tick === y0 ? 'line' : 'faint' })
    shapes.push({ kind: 'text', x: left - 7, y, lines: [figure(tick)], tone: 'soft', anchor: 'end' })
  }
  for (const tick of [x0, (x0 + x1) / 2, x1]) {
    shapes.push({ kind: 'text', x: at(tick, y0)[0], y: bottom + 14, lines: [figure(tick)], tone: 'soft' })
  }
  for (const limit of plot.limits) {
    const [, y] = at(x0, limit.at)
    shapes.push({ kind: 'path', d: path([left, y], [right, y]), tone: 'accent-dashed' })
    shapes.push({ kind: 'text', x: left + 6, y: y - 10, lines: [limit.text], tone: 'accent', anchor: 'start' })
  }
  const ends: End[] = []
  for (const [index, { points, text, isStrong }] of lines.entries()) {
    const inside = clipped(points, y0, y1)
    if (inside.length === 0) continue
    const tone = isStrong ? 'accent' : (['line', 'dashed', 'dotted'] as const)[index % 3]!
    shapes.push({ kind: 'path', d: path(...inside.map(([x, y]) => at(x, y))), tone })
    if (points.length <= 12 && !plot.lines[index]!.curve) {
      for (const [x, y] of inside) {
        const [cx, cy] = at(x, y)
        shapes.push({ kind: 'dot', x: cx, y: cy, tone: isStrong ? 'strong' : 'plain' })
      }
    }
    const [endX, endY] = at(...inside.at(-1)!)
    ends.push({ x: endX, y: endY, isStrong, lines: wrapTo(text, names + 4, 13) })
  }
  drawNames(shapes, ends, right, bottom)
  if (plot.x.name)
    shapes.push({ kind: 'text', x: right, y: bottom + 34, lines: [plot.x.name], tone: 'label', anchor: 'end' })
  return fitted(shapes, room, bottom + (plot.x.name ? 44 : 24))
}

type End = { x: number; y: number; isStrong: boolean; lines: string[] }

/** Beside the ends of their lines, moved apart where they would touch. */
function drawNames(shapes: Shape[], ends: End[], right: number, bottom: number) {
  // A line that leaves through the top is named over its end.
  const [early, late] = [ends.filter(({ x }) => x < right - 12), ends.filter(({ x }) => x >= right - 12)]
  for (const { x, y, lines, isStrong } of early)
    shapes.push({ kind: 'text', x, y: y - lines.length * 9 - 2, lines, tone: isStrong ? 'accent' : 'label' })
  let limit = bottom + 9
  for (const { y, lines, isStrong } of late.toSorted((a, b) => b.y - a.y)) {
    const half = lines.length * 9
    const middle = Math.min(y, limit - half)
    shapes.push({ kind: 'text', x: right + 11, y: middle, lines, tone: isStrong ? 'accent' : 'label', anchor: 'start' })
    limit = middle - half
  }
}

const sample = (curve: Curve, from: number, to: number): [number, number][] =>
  Array.from({ length: 49 }, (_, index) => {
    const x = from + ((to - from) * index) / 48
    return [x, Math.min(curves[curve](x), 1e12)]
  })

/** Ends where the line leaves the plot. */
function clipped(points: [number, number][], y0: number, y1: number): [number, number][] {
  const inside: [number, number][] = []
  for (const [index, [x, y]] of points.entries()) {
    if (y >= y0 && y <= y1) inside.push([x, y])
    else {
      const [px, py] = points[index - 1] ?? [x, y]
      const edge = y > y1 ? y1 : y0
      if (inside.length > 0) inside.push([px + ((edge - py) / (y - py)) * (x - px), edge])
      break
    }
  }
  return inside
}

/** 1, 2 or 5 times a power of ten. */
function niceAbove(value: number): number {
  if (value <= 0) return 1
  const power = 10 ** Math.floor(Math.log10(value))
  return [1, 2, 4, 5, 6, 8, 10].find((step) => step * power >= value)! * power
}
