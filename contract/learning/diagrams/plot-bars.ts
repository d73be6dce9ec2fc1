import { fitted, type Picture, path, type Shape } from './drawing.ts'
import { figure, type Plot } from './plot.ts'
import { widest, widthOf, wrapTo } from './text.ts'

const barHeight = 24

/** Bars lie: their names have room at the left, their values at the end. */
export function drawBars({ bars, y: axis, limits }: Plot, room: number): Picture {
  const unit = axis.name ? ` ${axis.name}` : ''
  const names = bars.map(({ label }) => wrapTo(label, room * 0.32, 14))
  const left = Math.max(...names.map((lines) => widest(lines, 14))) + 10
  const values = bars.map(({ value }) => `${figure(value)}${unit}`)
  const right = room - Math.max(...values.map((value) => widthOf(value, 13))) - 12
  const most = axis.to ?? Math.max(...bars.map(({ value }) => value), ...limits.map(({ at }) => at), 1e-9)
  const xOf = (value: number) => left + (Math.min(value, most) / most) * (right - left)
  const shapes: Shape[] = []
  // Over the limits.
  const texts: Shape[] = []
  let y = limits.length > 0 ? 8 + limits.length * 18 : 4
  const top = y
  for (const [index, { value, isStrong }] of bars.entries()) {
    const height = Math.max(barHeight, names[index]!.length * 18)
    const middle = y + height / 2
    shapes.push(
      {
        kind: 'text',
        x: left - 9,
        y: middle,
        lines: names[index]!,
        tone: isStrong ? 'strong' : 'plain',
        anchor: 'end',
      },
      {
        kind: 'box',
        x: left,
        y: middle - barHeight / 2,
        width: Math.max(xOf(value) - left, 1),
        height: barHeight,
        tone: isStrong ? 'strong' : 'bar',
      },
    )
    texts.push({ kind: 'text', x: xOf(value) + 8, y: middle, lines: [values[index]!], tone: 'label', anchor: 'start' })
    y += height + 10
  }
  shapes.unshift({ kind: 'path', d: path([left, top - 4], [left, y - 6]), tone: 'line' })
  for (const [index, { at, text }] of limits.entries()) {
    const x = xOf(at)
    const width = widthOf(text, 13)
    shapes.push(
      { kind: 'path', d: path([x, top - 4], [x, y - 6]), tone: 'accent-dashed' },
      {
        kind: 'text',
        x: Math.min(Math.max(x - width / 2, 0), room - width),
        y: 10 + index * 18,
        lines: [text],
        tone: 'accent',
        anchor: 'start',
      },
    )
  }
  return fitted([...shapes, ...texts], room, y - 4)
}
