import { Mistake, type SourceLine } from './drawing.ts'
import { type Marked, readMarked, splitOnce } from './text.ts'

export type Bar = Marked & { value: number; label: string }
export type Axis = { name: string; from: number | null; to: number | null }
export type Plot = {
  x: Axis
  y: Axis
  lines: (Marked & { points: [number, number][]; curve: Curve | null })[]
  bars: Bar[]
  limits: { at: number; text: string }[]
}

export const curves = {
  '1': () => 1,
  'log n': (n: number) => Math.log2(Math.max(n, 1)),
  'sqrt n': (n: number) => Math.sqrt(n),
  n: (n: number) => n,
  'n log n': (n: number) => n * Math.log2(Math.max(n, 1)),
  'n^2': (n: number) => n ** 2,
  'n^3': (n: number) => n ** 3,
  '2^n': (n: number) => 2 ** n,
}
export type Curve = keyof typeof curves

const limits = { lines: 6, points: 40, bars: 16, limits: 3, name: 40 }
const number = String.raw`-?\d{1,9}(?:\.\d{1,4})?`

/** `name: 1 5, 2 8` or `name: curve n log n`, or `bars: p50 40, p95 180`; `x: items, 0 to 100` and `y: ms` name the axes. */
export function readPlot(lines: SourceLine[]): Plot {
  const none = { name: '', from: null, to: null }
  const plot: Plot = { x: none, y: none, lines: [], bars: [], limits: [] }
  for (const { text, line } of lines) {
    const [name, rest] = splitOnce(text, /: +/)
    if (rest === undefined) throw new Mistake('Write a line as: name: 1 5, 2 8, or bars: p50 40, p95 180', line)
    if (name === 'x' || name === 'y') plot[name] = readAxis(rest, line)
    else if (name === 'bars') plot.bars.push(...rest.split(',').map((bar) => readBar(bar.trim(), line)))
    else if (name === 'limit') {
      const [, at, said = ''] = new RegExp(`^(${number})(?: +(.*))?$`).exec(rest) ?? []
      if (at === undefined) throw new Mistake('A limit is a value and its name: limit: 300 goal', line)
      plot.limits.push({ at: Number(at), text: said.slice(0, limits.name) })
    } else plot.lines.push({ ...readMarked(name), ...readPoints(rest, line) })
    if (name.length > limits.name) throw new Mistake(`A name has at most ${limits.name} characters`, line)
    if (plot.lines.length > limits.lines || plot.bars.length > limits.bars || plot.limits.length > limits.limits)
      throw new Mistake(
        `A plot has at most ${limits.lines} lines or ${limits.bars} bars, and ${limits.limits} limits`,
        line,
      )
    if (plot.lines.length > 0 && plot.bars.length > 0) throw new Mistake('A plot has either lines or bars', line)
  }
  if (plot.lines.length + plot.bars.length === 0) throw new Mistake('Add a line, such as: n: curve n', 1)
  return plot
}

function readAxis(text: string, line: number): Axis {
  const [, name = '', from, to] = new RegExp(`^(.*?)(?:(?:^|, *)(${number}) to (${number}))?$`).exec(text) ?? []
  if (from !== undefined && Number(to) <= Number(from)) throw new Mistake('An axis ends after it starts', line)
  return { name: name.slice(0, limits.name), from: from ? Number(from) : null, to: to ? Number(to) : null }
}

function readBar(text: string, line: number): Bar {
  const { text: inside, isStrong } = readMarked(text)
  const [, label, value] = new RegExp(`^(.+?) +(${number})$`).exec(inside) ?? []
  if (label === undefined || label.length > limits.name || Number(value) < 0)
    throw new Mistake('Write a bar as a name and a value that isn’t negative: p95 180', line)
  return { label, text: value!, value: Number(value), isStrong }
}

function readPoints(text: string, line: number): { points: [number, number][]; curve: Curve | null } {
  const curve = /^curve +(.+)$/.exec(text)?.[1]
  if (curve !== undefined) {
    if (!Object.hasOwn(curves, curve)) throw new Mistake(`A curve is one of: ${Object.keys(curves).join(', ')}`, line)
    return { points: [], curve: curve as Curve }
  }
  const points = text.split(',').map((pair): [number, number] => {
    const [, x, y] = new RegExp(`^ *(${number}) +(${number}) *$`).exec(pair) ?? []
    if (x === undefined) throw new Mistake('Write points as pairs of numbers: 1 5, 2 8', line)
    return [Number(x), Number(y)]
  })
  if (points.length > limits.points) throw new Mistake(`A line has at most ${limits.points} points`, line)
  return { points, curve: null }
}

/** Digits in the Indian grouping. */
export const figure = (value: number): string =>
  value.toLocaleString('en-IN', { maximumFractionDigits: Math.abs(value) < 10 ? 2 : 0 })
