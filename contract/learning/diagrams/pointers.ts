import { arrowHead, fitted, Mistake, path, type Picture, rounded, type Shape, type SourceLine } from './drawing.ts'
import { readCells, readIndex } from './rows.ts'
import { type Marked, splitOnce, widthOf, wrapTo } from './text.ts'

/** Cells in a row, or nodes with arrows between them, and names that point at them. */
export type Part = {
  title: string
  cells: Marked[]
  /** Between nodes; empty for an array. */
  links: ('->' | '<->')[]
  index: number | null
  pointers: { names: string; at: number }[]
  jumps: { from: number; to: number }[]
}

const limits = { parts: 8, pointers: 12, jumps: 8, name: 40 }
const cellHeight = 36
const nothing = /^(?:null|nil|None|∅)$/

/** `cells: 1 | 3 | 5` or `nodes: 3 -> 7 -> null`, then `left -> 0`; `link: 2 -> 0` joins two places. */
export function readPointers(lines: SourceLine[]): Part[] {
  const parts: Part[] = []
  let title = ''
  for (const { text, line } of lines) {
    const heading = /^# *(.+)$/.exec(text)?.[1]
    const [, key, value = ''] = /^(cells|nodes|index|link): *(.*)$/.exec(text) ?? []
    const part = parts.at(-1)
    if (heading !== undefined) title = heading
    else if (key === 'cells' || key === 'nodes') {
      parts.push({ title, ...readItems(key, value, line), index: null, pointers: [], jumps: [] })
      title = ''
      if (parts.length > limits.parts) throw new Mistake(`A figure has at most ${limits.parts} parts`, line)
    } else if (!part) throw new Mistake('Begin with the cells, such as: cells: 1 | 3 | 5', line)
    else if (key === 'index') part.index = readIndex(value, line)
    else if (key === 'link') part.jumps.push(readJump(part, value, line))
    else part.pointers.push(readPointer(part, text, line))
    if ((part?.pointers.length ?? 0) > limits.pointers || (part?.jumps.length ?? 0) > limits.jumps)
      throw new Mistake(`A part has at most ${limits.pointers} pointers and ${limits.jumps} links`, line)
  }
  if (parts.length === 0) throw new Mistake('Add the cells, such as: cells: 1 | 3 | 5', 1)
  return parts
}

function readItems(key: 'cells' | 'nodes', value: string, line: number): Pick<Part, 'cells' | 'links'> {
  if (key === 'cells') return { cells: readCells(value, line), links: [] }
  const pieces = value.split(/ +(<->|->) +/)
  const cells = readCells(pieces.filter((_, index) => index % 2 === 0).join('|'), line)
  return { cells, links: pieces.filter((_, index) => index % 2 === 1) as Part['links'] }
}

/** Places count from `index`, or from 0. */
function placeIn({ cells, index }: Part, text: string | undefined, line: number): number {
  const place = /^\d{1,6}$/.test(text ?? '') ? Number(text) - (index ?? 0) : -1
  if (place >= 0 && place < cells.length) return place
  const [first, last] = [index ?? 0, (index ?? 0) + cells.length - 1]
  throw new Mistake(`Point at a place from ${first} to ${last}, such as: left -> ${first}`, line)
}

function readPointer(part: Part, text: string, line: number): Part['pointers'][number] {
  const [names, place] = splitOnce(text, / +-> +/)
  if (names.length > limits.name) throw new Mistake(`A pointer’s name has at most ${limits.name} characters`, line)
  return { names, at: placeIn(part, place, line) }
}

function readJump(part: Part, value: string, line: number): Part['jumps'][number] {
  const [from, to] = splitOnce(value, / +-> +/)
  return { from: placeIn(part, from, line), to: placeIn(part, to, line) }
}

export function drawPointers(parts: Part[], room: number): Picture {
  const shapes: Shape[] = []
  let [width, y] = [0, 0]
  for (const [index, part] of parts.entries()) {
    if (index > 0) y += 24
    if (part.title) {
      const lines = wrapTo(part.title, room)
      shapes.push({ kind: 'text', x: 0, y: y + 9 + (lines.length - 1) * 9, lines, tone: 'bold', anchor: 'start' })
      width = Math.max(width, ...lines.map((line) => widthOf(line, 15)))
      y += 12 + lines.length * 18
    }
    const drawn = drawPart(part, room, y)
    shapes.push(...drawn.shapes)
    width = Math.max(width, drawn.width)
    y = drawn.bottom
  }
  return fitted(shapes, width + 2, y + 2)
}

type Drawn = { shapes: Shape[]; width: number; bottom: number }

function drawPart(part: Part, room: number, top: number): Drawn {
  const { cells, links, pointers, jumps } = part
  const isList = links.length > 0 || cells.length === 1
  const names = cells.map((_, place) => pointers.filter(({ at }) => at === place).map((pointer) => pointer.names))
  const least = Math.max(32, ...cells.map(({ text }) => widthOf(text) + 14))
  const widths = cells.map(({ text }, place) => {
    const ownWidth = isList ? Math.max(36, widthOf(text) + 16) : least
    // A name may be a little wider than its cell: its neighbours rarely have one.
    const named = Math.max(0, ...names[place]!.map((name) => widthOf(name, 13) - (names[place + 1]?.length ? 0 : 24)))
    return Math.max(ownWidth, isList ? Math.min(named, 90) : 0)
  })
  const margin = 12
  // The name of the first cell may begin left of it.
  const start = Math.max(margin, ...names[0]!.map((name) => Math.ceil((widthOf(name, 13) - widths[0]!) / 2)))
  const total = widths.reduce((sum, own) => sum + own, start + margin)
  const between = links.length === 0 ? 0 : total + 30 * links.length <= room ? 30 : 20
  // A curve from line to line would cross the nodes.
  const lines = jumps.length > 0 ? [[0, cells.length - 1] as const] : linesOf(widths, between, room - start - margin)
  const shapes: Shape[] = []
  const at: { x: number; y: number; width: number }[] = []
  let [y, width] = [top, 0]
  for (const [first, last] of lines) {
    const places = Array.from({ length: last - first + 1 }, (_, index) => first + index)
    const above = jumps.filter(({ from }) => from >= first && from <= last).length > 0 ? 30 : 0
    y += above + (part.index === null ? 1 : 20)
    let x = start
    for (const place of places) {
      at[place] = { x, y, width: widths[place]! }
      drawCell(shapes, part, place, at[place])
      x += widths[place]! + between
    }
    width = Math.max(width, x - between)
    const most = Math.max(0, ...places.map((place) => names[place]!.length))
    for (const place of places) drawNames(shapes, names[place]!, at[place]!)
    y += cellHeight + (most > 0 ? 20 + most * 17 : 0) + (last < cells.length - 1 ? 26 : 0)
  }
  for (const [place, link] of links.entries()) drawLink(shapes, at[place]!, at[place + 1]!, link)
  for (const { from, to } of jumps) drawJump(shapes, at[from]!, at[to]!)
  return { shapes, width: Math.max(width + margin, ...overhang(names, at)), bottom: y }
}

/** Names at the right may be wider than their cell. */
const overhang = (names: string[][], at: { x: number; width: number }[]): number[] =>
  names.flatMap((own, place) => own.map((name) => at[place]!.x + at[place]!.width / 2 + widthOf(name, 13) / 2))

/** The first and the last place of each line. */
function linesOf(widths: number[], between: number, room: number): [number, number][] {
  const lines: [number, number][] = []
  let used = Number.POSITIVE_INFINITY
  for (const [place, width] of widths.entries()) {
    if (used + between + width > room) {
      lines.push([place, place])
      used = width
    } else {
      lines.at(-1)![1] = place
      used += between + width
    }
  }
  return lines
}

type Place = { x: number; y: number; width: number }

function drawCell(shapes: Shape[], part: Part, place: number, { x, y, width }: Place) {
  const { text, isStrong } = part.cells[place]!
  const isNothing = part.links.length > 0 && nothing.test(text)
  if (!isNothing)
    shapes.push({
      kind: 'box',
      x,
      y,
      width,
      height: cellHeight,
      tone: isStrong ? 'strong' : text === '' ? 'empty' : 'plain',
    })
  const tone = isNothing ? 'soft' : isStrong ? 'strong' : 'plain'
  if (text) shapes.push({ kind: 'text', x: x + width / 2, y: y + cellHeight / 2, lines: [text], tone })
  if (part.index !== null)
    shapes.push({ kind: 'text', x: x + width / 2, y: y - 11, lines: [String(part.index + place)], tone: 'soft' })
}

/** Names below their cell, with one arrow up to it. */
function drawNames(shapes: Shape[], names: string[], { x, y, width }: Place) {
  if (names.length === 0) return
  const [middle, bottom] = [x + width / 2, y + cellHeight]
  shapes.push({ kind: 'path', d: path([middle, bottom + 17], [middle, bottom + 8]), tone: 'accent' })
  shapes.push({ kind: 'path', d: arrowHead(middle, bottom + 3, 'up'), tone: 'accent-head' })
  const first = bottom + 27
  shapes.push({ kind: 'text', x: middle, y: first + ((names.length - 1) * 18) / 2, lines: names, tone: 'accent' })
}

function drawLink(shapes: Shape[], from: Place, to: Place, link: '->' | '<->') {
  const [startX, startY, endY] = [from.x + from.width, from.y + cellHeight / 2, to.y + cellHeight / 2]
  if (from.y === to.y) {
    shapes.push({ kind: 'path', d: path([startX + 2, startY], [to.x - 3, endY]), tone: 'line' })
  } else {
    // On to the next line: down after the last node, back to the left, into the first one.
    const middle = to.y - 12
    const points: [number, number][] = [
      [startX + 2, startY],
      [startX + 10, startY],
      [startX + 10, middle],
      [to.x - 10, middle],
      [to.x - 10, endY],
      [to.x - 4, endY],
    ]
    shapes.push({ kind: 'path', d: path(...points), tone: 'line' })
  }
  shapes.push({ kind: 'path', d: arrowHead(to.x - 2, endY, 'right'), tone: 'head' })
  if (link === '<->') shapes.push({ kind: 'path', d: arrowHead(startX + 2, startY, 'left'), tone: 'head' })
}

/** A curve over the nodes between. */
function drawJump(shapes: Shape[], from: Place, to: Place) {
  const [x1, x2] = [from.x + from.width / 2, to.x + to.width / 2]
  const high = Math.min(from.y, to.y) - 34
  const d = `M${rounded(x1)} ${from.y}C${rounded(x1)} ${high} ${rounded(x2)} ${high} ${rounded(x2)} ${to.y - 6}`
  shapes.push(
    { kind: 'path', d, tone: 'accent' },
    { kind: 'path', d: arrowHead(x2, to.y - 2, 'down'), tone: 'accent-head' },
  )
}
