import { fitted, Mistake, path, type Picture, type Shape, type SourceLine } from './drawing.ts'
import { lineHeight, type Marked, readMarked, splitOnce, widest, widthOf, wrapTo } from './text.ts'

/** A span from one time to another, or an event: then both are the same. */
export type Item = Marked & { start: number; end: number }
export type Timeline = {
  unit: string
  lanes: { name: string; items: Item[] }[]
  marks: { at: number; text: string }[]
  /** How the times were written. */
  times: Map<number, string>
}

const limits = { lanes: 12, items: 24, marks: 6, name: 40, text: 80 }
const time = String.raw`\d{1,2}:\d\d|\d{1,7}(?:\.\d{1,3})?`
const item = new RegExp(`^(${time})(?:-(${time}))?(?: +(.*))?$`)

/** `Lane: 0-4 a span | 6 an event`, `unit: ms`, `mark: 6 text` over all lanes. Times are numbers or such as 09:30. */
export function readTimeline(lines: SourceLine[]): Timeline {
  const timeline: Timeline = { unit: '', lanes: [], marks: [], times: new Map() }
  for (const { text, line } of lines) {
    const [name, rest] = splitOnce(text, /: +/)
    if (rest === undefined) throw new Mistake('Write a lane as: Phone: 0-4 sends | 6 hears nothing', line)
    if (name === 'unit') timeline.unit = rest.slice(0, 12)
    else if (name === 'mark') {
      const { start, text: said } = readItem(timeline, rest, line)
      timeline.marks.push({ at: start, text: said })
    } else {
      const items = rest.split('|').map((source) => readItem(timeline, source.trim(), line))
      timeline.lanes.push({ name, items })
      if (items.length > limits.items) throw new Mistake(`A lane has at most ${limits.items} spans and events`, line)
    }
    if (name.length > limits.name) throw new Mistake(`A lane’s name has at most ${limits.name} characters`, line)
    if (timeline.lanes.length > limits.lanes) throw new Mistake(`A timeline has at most ${limits.lanes} lanes`, line)
    if (timeline.marks.length > limits.marks) throw new Mistake(`A timeline has at most ${limits.marks} marks`, line)
  }
  if (timeline.lanes.length === 0) throw new Mistake('Add a lane, such as: Phone: 0-4 sends', 1)
  return timeline
}

function readItem({ times }: Timeline, source: string, line: number): Item {
  const [, from, to = from, said = ''] = item.exec(source) ?? []
  if (from === undefined) throw new Mistake('Begin with a time, or two: 4 sent, or 0-4 sending', line)
  if (said.length > limits.text) throw new Mistake(`A text has at most ${limits.text} characters`, line)
  const [start, end] = [from, to!].map((text) => {
    const [hours, minutes] = text.split(':').map(Number)
    const value = minutes === undefined ? hours! : hours! * 60 + minutes
    times.set(value, text)
    return value
  })
  if (end! < start!) throw new Mistake('A span ends after it starts', line)
  return { ...readMarked(said), start: start!, end: end! }
}

type Scale = { xOf: (time: number) => number; left: number; right: number }
const barHeight = 26

export function drawTimeline(timeline: Timeline, room: number): Picture {
  const { lanes, marks, times } = timeline
  const names = Math.max(...lanes.map(({ name }) => widthOf(name)))
  const isNameAbove = names + 16 > room / 4
  const left = isNameAbove ? 6 : names + 16
  const all = [...times.keys()]
  const [first, last] = [Math.min(...all), Math.max(...all)]
  const right = room - 16
  const xOf = (at: number) => left + (last === first ? 0 : ((at - first) / (last - first)) * (right - left))
  const scale: Scale = { xOf, left, right }

  const shapes: Shape[] = []
  const behind: Shape[] = []
  let y = 4
  for (const [index, { at, text }] of marks.toSorted((a, b) => a.at - b.at).entries()) {
    const lines = wrapTo(text, room * 0.6, 13)
    y += index > 0 ? 2 : 0
    pushText(shapes, lines, { x: xOf(at), y }, room)
    y += lines.length * lineHeight
    behind.push({ kind: 'path', d: `M${Math.round(xOf(at))} ${y}V`, tone: 'accent-dashed' })
  }
  y += marks.length > 0 ? 8 : 0
  for (const [index, { name, items }] of lanes.entries()) {
    if (index > 0) {
      behind.push({ kind: 'path', d: path([0, y], [room, y]), tone: 'faint' })
      y += 10
    }
    const named: Shape = isNameAbove
      ? { kind: 'text', x: 0, y: y + 9, lines: [name], tone: 'bold', anchor: 'start' }
      : { kind: 'text', x: 0, y: y + barHeight / 2, lines: [name], tone: 'bold', anchor: 'start' }
    shapes.push(named)
    y = drawLane(shapes, items, scale, isNameAbove ? y + 22 : y, room) + 10
  }
  behind.push({ kind: 'path', d: path([left, y], [right, y]), tone: 'line' })
  drawTicks(shapes, timeline, scale, y, room)
  const shown = behind.map((shape) =>
    shape.kind === 'path' && shape.d.endsWith('V') ? { ...shape, d: shape.d + y } : shape,
  )
  return fitted([...shown, ...shapes], room, y + 28)
}

/** Spans that overlap are one below the other; a text that doesn’t fit in its span is under it. */
function drawLane(shapes: Shape[], items: Item[], { xOf }: Scale, top: number, room: number): number {
  const rows: number[] = []
  const texts: { item: Item; x: number; end: number }[] = []
  for (const item of items.toSorted((a, b) => a.start - b.start)) {
    const isEvent = item.start === item.end
    const [x, end] = [xOf(item.start), xOf(item.end)]
    let row = rows.findIndex((used) => used <= x + 0.5)
    if (row < 0) row = rows.push(0) - 1
    rows[row] = isEvent ? x + 8 : end
    const y = top + row * (barHeight + 4)
    if (isEvent) shapes.push({ kind: 'dot', x, y: y + barHeight / 2, tone: item.isStrong ? 'strong' : 'plain' })
    else {
      const width = Math.max(end - x, 4)
      shapes.push({ kind: 'box', x, y, width, height: barHeight, tone: item.isStrong ? 'strong' : 'bar' })
      if (widthOf(item.text, 13) + 8 <= width) {
        const tone = item.isStrong ? 'strong' : 'plain'
        if (item.text) shapes.push({ kind: 'text', x: x + width / 2, y: y + barHeight / 2, lines: [item.text], tone })
        continue
      }
    }
    if (item.text) texts.push({ item, x: isEvent ? x - 4 : x, end: 0 })
  }
  return drawTexts(
    shapes,
    texts.map(({ item, x }) => ({ text: item.text, x })),
    top + rows.length * (barHeight + 4),
    room,
  )
}

/** In as few lines as they fit without touching each other. */
function drawTexts(shapes: Shape[], texts: { text: string; x: number }[], top: number, room: number): number {
  const lines: number[] = []
  let y = top
  for (const { text, x } of texts) {
    const wrapped = wrapTo(text, Math.min(room, 190), 13)
    const width = widest(wrapped, 13)
    const start = Math.max(0, Math.min(x, room - width))
    let line = lines.findIndex((_, at) => wrapped.every((__, extra) => (lines[at + extra] ?? 0) <= start))
    if (line < 0) line = lines.length
    for (const extra of wrapped.keys()) lines[line + extra] = start + width + 10
    const middle = top + line * lineHeight + (wrapped.length * lineHeight) / 2
    shapes.push({ kind: 'text', x: start, y: middle, lines: wrapped, tone: 'label', anchor: 'start' })
    y = top + lines.length * lineHeight
  }
  return y
}

function pushText(shapes: Shape[], lines: string[], { x, y }: { x: number; y: number }, room: number) {
  const width = widest(lines, 13)
  const start = Math.max(0, Math.min(x - width / 2, room - width))
  const middle = y + (lines.length * lineHeight) / 2
  shapes.push({ kind: 'text', x: start, y: middle, lines, tone: 'accent', anchor: 'start' })
}

/** The times that were written, as far as they fit; the first and the last always. */
function drawTicks(shapes: Shape[], { times, unit }: Timeline, { xOf }: Scale, y: number, room: number) {
  const all = [...times.keys()].toSorted((a, b) => a - b)
  const labelOf = (at: number) => (unit ? `${times.get(at)} ${unit}` : times.get(at)!)
  const placeOf = (at: number) => {
    const width = widthOf(labelOf(at), 13)
    const x = Math.max(0, Math.min(xOf(at) - width / 2, room - width))
    return { x, end: x + width }
  }
  const last = all.at(-1)!
  let used = Number.NEGATIVE_INFINITY
  for (const at of all) {
    shapes.push({ kind: 'path', d: path([xOf(at), y], [xOf(at), y + 5]), tone: 'line' })
    const { x, end } = placeOf(at)
    if (x < used + 8 || (at !== last && end + 8 > placeOf(last).x)) continue
    shapes.push({ kind: 'text', x, y: y + 17, lines: [labelOf(at)], tone: 'soft', anchor: 'start' })
    used = end
  }
}
