import type { ArrowKind, Flow, FlowArrow } from './flow.ts'
import type { Cell } from './flow-cell.ts'
import { alignCells, orderCells } from './flow-order.ts'

export type Point = { x: number; y: number }
export type PlacedText = Point & { lines: string[]; width: number; height: number }
export type PlacedArrow = { points: Point[]; kind: ArrowKind; label: PlacedText | null; hasHeadAtStart: boolean }
export type Layout = {
  width: number
  height: number
  direction: Flow['direction']
  boxes: PlacedText[]
  arrows: PlacedArrow[]
}

const lineHeight = 20
const charWidth = 7.6
const margin = 8
const gapAlong = 22

/** How many characters a line has, and the room around boxes. */
const spacious = { box: 18, label: 16, pad: 14, gap: 20 }
export const compact = { box: 12, label: 10, pad: 9, gap: 8 }

/** Boxes in ranks, as in most drawings of this kind; arrows run from rank to rank and bend around boxes. */
export function layOut({ boxes, arrows, direction }: Flow, { box, label: most, pad, gap } = spacious): Layout {
  const isDown = direction === 'down'
  const ranks = rankBoxes(boxes.length, arrows)
  // Every second rank is for the labels and bends of arrows.
  const boxCells = boxes.map((name, index) => cell(2 * ranks[index]!, wrap(name, box), { pad, isDown }))
  const paths = arrows.map(({ from, to, label }) => {
    const [start, end] = ranks[from]! <= ranks[to]! ? [from, to] : [to, from]
    return pathBetween(boxCells[start]!, boxCells[end]!, wrap(label, most), isDown)
  })
  const rows = orderCells([...new Set([...boxCells, ...paths.flat()])])
  placeRanks(rows)
  alignCells(rows, gap)

  const [minAcross, maxAcross] = bounds(rows.flat())
  const along = rows.at(-1)!.reduce((most, { along: at, depth }) => Math.max(most, at + depth / 2), 0) + margin
  const across = maxAcross - minAcross + 2 * margin
  const toPoint = (at: { across: number; along: number }): Point => {
    const shifted = at.across - minAcross + margin
    return isDown ? { x: shifted, y: at.along } : { x: at.along, y: shifted }
  }
  const toText = (place: Cell): PlacedText => ({
    ...toPoint(place),
    lines: place.lines,
    width: isDown ? place.breadth : place.depth,
    height: isDown ? place.depth : place.breadth,
  })
  return {
    width: Math.ceil(isDown ? across : along),
    height: Math.ceil(isDown ? along : across),
    direction,
    boxes: boxCells.map(toText),
    arrows: arrows.map(({ from, to, kind }, index) => {
      const path = paths[index]!
      const labelled = path.slice(1, -1).find(({ lines }) => lines.length > 0)
      return {
        points: [port(path[0]!, path[1]!, 1), ...path.slice(1, -1), port(path.at(-1)!, path.at(-2)!, -1)].map(toPoint),
        kind,
        label: labelled ? toText(labelled) : null,
        hasHeadAtStart: kind === '<->' || (kind === '->' && ranks[from]! > ranks[to]!),
      }
    }),
  }
}

type CellOptions = { pad: number; isDown: boolean }

function cell(rank: number, lines: string[], { pad, isDown }: CellOptions): Cell {
  const longest = Math.max(0, ...lines.map(({ length }) => length))
  const width = lines.length > 0 ? longest * charWidth + 2 * pad : 12
  const height = lines.length > 0 ? lines.length * lineHeight + 1.25 * pad : isDown ? 0 : 12
  const [breadth, depth] = isDown ? [width, height] : [height, width]
  const isBend = lines.length === 0
  return { rank, lines, breadth, depth: isBend ? 0 : depth, across: 0, along: 0, next: [], previous: [] }
}

/** The cells from one box to another: one in every rank between; the middle one has the label. */
function pathBetween(start: Cell, end: Cell, label: string[], isDown: boolean): Cell[] {
  const between = end.rank - start.rank - 1
  const bends = Array.from({ length: between }, (_, index) =>
    cell(start.rank + index + 1, index === Math.floor(between / 2) ? label : [], { pad: 4, isDown }),
  )
  const path = [start, ...bends, end]
  for (const [index, place] of path.entries()) {
    if (index > 0) place.previous.push(path[index - 1]!)
    if (index < path.length - 1) place.next.push(path[index + 1]!)
  }
  return path
}

/** Every rank begins where the deepest cell of the one before ends. */
function placeRanks(rows: Cell[][]) {
  let start = margin
  for (const row of rows) {
    const depth = Math.max(...row.map((place) => place.depth))
    for (const place of row) place.along = start + depth / 2
    start += depth + gapAlong
  }
}

const bounds = (cells: Cell[]): [number, number] => [
  Math.min(...cells.map(({ across, breadth }) => across - breadth / 2)),
  Math.max(...cells.map(({ across, breadth }) => across + breadth / 2)),
]

/** Where an arrow touches a box: several arrows on one side share it, in the order of where they go. */
function port(box: Cell, towards: Cell, side: 1 | -1): { across: number; along: number } {
  const neighbours = (side === 1 ? box.next : box.previous).toSorted((a, b) => a.across - b.across)
  const share = (neighbours.indexOf(towards) + 1) / (neighbours.length + 1) - 0.5
  return { across: box.across + share * box.breadth * 0.7, along: box.along + (side * box.depth) / 2 }
}

/** Lines of at most about `most` characters; words stay whole. */
function wrap(text: string, most: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + 1 + word.length <= most) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

/** The rank of every box: an arrow leads to a later rank, except where arrows run in a circle. */
function rankBoxes(count: number, arrows: readonly Pick<FlowArrow, 'from' | 'to'>[]): number[] {
  const targets = Array.from({ length: count }, (_, box) => arrows.flatMap(({ from, to }) => (from === box ? to : [])))
  const forward = withoutCircles(targets)
  const ranks = Array.from({ length: count }, () => 0)
  // Without circles the longest path has fewer arrows than there are boxes.
  for (let round = 0; round < count; round++) {
    for (const [box, ends] of forward.entries()) {
      for (const end of ends) ranks[end] = Math.max(ranks[end]!, ranks[box]! + 1)
    }
  }
  return ranks
}

/** Leaves out every arrow that would close a circle, in the order in which they are written. */
function withoutCircles(targets: number[][]): number[][] {
  const state = targets.map((): 'new' | 'open' | 'done' => 'new')
  const forward: number[][] = targets.map(() => [])
  const visit = (box: number) => {
    state[box] = 'open'
    for (const end of targets[box]!) {
      if (state[end] === 'open') continue
      forward[box]!.push(end)
      if (state[end] === 'new') visit(end)
    }
    state[box] = 'done'
  }
  for (const box of targets.keys()) if (state[box] === 'new') visit(box)
  return forward
}
