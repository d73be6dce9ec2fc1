import { fitted, Mistake, type Picture, type Shape, type SourceLine } from './drawing.ts'
import { lineHeight, type Marked, readMarked, splitOnce, widest, widthOf, wrapTo } from './text.ts'

type Row = { label: string; cells: Marked[]; isHead: boolean }
export type Table = { title: string; index: number | null; note: string; rows: Row[] }

const limits = { tables: 8, rows: 24, cells: 24, all: 240, cell: 60, text: 120 }
const gap = 28
const indexHeight = 20

/** `label: a | b | *c*`, with `head:` for the names of columns, `index: 0`, `note: …` and `# title` for a new table. */
export function readRows(lines: SourceLine[]): Table[] {
  const tables: Table[] = []
  let table: Table | null = null
  for (const { text, line } of lines) {
    const title = /^# *(.+)$/.exec(text)?.[1]
    if (title !== undefined || !table) {
      table = { title: title ?? '', index: null, note: '', rows: [] }
      tables.push(table)
      if (tables.length > limits.tables) throw new Mistake(`A figure has at most ${limits.tables} tables`, line)
      if (title !== undefined) continue
    }
    const [, key, value] = /^(index|note): *(.*)$/.exec(text) ?? []
    if (key === 'index') table.index = readIndex(value!, line)
    else if (key === 'note') table.note = value!.slice(0, limits.text)
    else table.rows.push(readRow(text, line))
    if (table.rows.length > limits.rows) throw new Mistake(`A table has at most ${limits.rows} rows`, line)
    if (tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)).length > limits.all)
      throw new Mistake(`A figure has at most ${limits.all} cells`, line)
  }
  if (!tables.some(({ rows }) => rows.length > 0)) throw new Mistake('Add a row, such as: before: 5 | 3 | *8*', 1)
  return tables
}

export function readIndex(value: string, line: number): number {
  if (!/^\d{1,6}$/.test(value)) throw new Mistake('The index is the number of the first cell, such as: index: 0', line)
  return Number(value)
}

function readRow(text: string, line: number): Row {
  // A colon after the first cell belongs to a cell.
  const [before, after] = splitOnce(text, /: +|:$/)
  const [label, rest] = after === undefined || before.includes('|') ? ['', text] : [before, after]
  return { label: label === 'head' ? '' : label, cells: readCells(rest, line), isHead: label === 'head' }
}

export function readCells(text: string, line: number): Marked[] {
  const cells = text.split('|').map(readMarked)
  if (cells.length > limits.cells) throw new Mistake(`A row has at most ${limits.cells} cells`, line)
  if (cells.some((cell) => cell.text.length > limits.cell))
    throw new Mistake(`A cell has at most ${limits.cell} characters`, line)
  return cells
}

/** Tables side by side where there is room, otherwise one below the other. */
export function drawRows(tables: Table[], room: number): Picture {
  const pictures = tables.map((table) => drawTable(table, room))
  const total = pictures.reduce((sum, { width }) => sum + width + gap, -gap)
  const isBeside = tables.length > 1 && total <= room && tables.every(({ rows }) => rows.some(({ isHead }) => isHead))
  const shapes: Shape[] = []
  const widths = Math.max(...pictures.map(({ width }) => width))
  let [x, y] = [0, 0]
  for (const picture of pictures) {
    shapes.push(...picture.shapes.map((shape) => moved(shape, x, y)))
    if (isBeside) x += picture.width + gap
    else y += picture.height + gap
  }
  return isBeside
    ? fitted(shapes, x - gap, Math.max(...pictures.map(({ height }) => height)))
    : fitted(shapes, widths, y - gap)
}

/** Only for shapes without paths. */
function moved(shape: Shape, dx: number, dy: number): Shape {
  return shape.kind === 'path' ? shape : { ...shape, x: shape.x + dx, y: shape.y + dy }
}

function drawTable(table: Table, room: number): Picture {
  const { title, note, rows } = table
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length))
  const hasHead = rows.some(({ isHead }) => isHead)
  const labels = Math.max(0, ...rows.map(({ label }) => (label ? widthOf(label, 13) + 12 : 0)))
  const widths = widthsOf(table, columns, hasHead, room)
  const total = widths.reduce((sum, width) => sum + width, 0)
  const isLabelAbove = labels > 0 && labels + total > room
  const left = isLabelAbove ? 0 : labels
  const shapes: Shape[] = []
  let y = 1
  if (title) {
    shapes.push({ kind: 'text', x: 0, y: y + 9, lines: [title], tone: 'bold', anchor: 'start' })
    y += 26
  }
  const perLine = hasHead ? columns : Math.max(1, Math.floor((room - left - 2) / (widths[0] ?? 1)))
  let right = 0
  for (let start = 0; start < Math.max(1, columns); start += perLine) {
    const part = widths.slice(start, start + perLine)
    const place = { start, left: left + 1, widths: part }
    for (const [index, row] of rows.entries()) {
      const look = { isLabelAbove, isLast: index === rows.length - 1, hasHead, index: index === 0 ? table.index : null }
      y = drawRow(shapes, row, place, y, look)
    }
    right = Math.max(right, left + part.reduce((sum, width) => sum + width, 0))
    if (start + perLine < columns) y += 14
  }
  if (note) {
    const lines = wrapTo(note, Math.max(right, Math.min(room, 280)), 13)
    shapes.push({
      kind: 'text',
      x: 0,
      y: y + 20 + ((lines.length - 1) * lineHeight) / 2,
      lines,
      tone: 'label',
      anchor: 'start',
    })
    y += 14 + lines.length * lineHeight
    right = Math.max(right, widest(lines, 13))
  }
  return {
    width: Math.max(right, title ? widthOf(title, 15) : 0, isLabelAbove ? labels : 0) + 2,
    height: y + 1,
    shapes,
  }
}

/** Columns of a table are as wide as their texts; cells of an array are all as wide as the widest. */
function widthsOf({ rows }: Table, columns: number, hasHead: boolean, room: number): number[] {
  const natural = Array.from({ length: columns }, (_, column) =>
    Math.max(32, ...rows.map(({ cells }) => widthOf(cells[column]?.text ?? '') + (hasHead ? 20 : 14))),
  )
  if (!hasHead) {
    const widestCell = Math.max(36, ...natural)
    return natural.map(() => Math.min(widestCell, Math.max(36, room - 2)))
  }
  const total = natural.reduce((sum, width) => sum + width, 0)
  if (total <= room) return natural
  // Narrower, down to the widest word, so that texts go over several lines.
  const least = Array.from({ length: columns }, (_, column) =>
    Math.max(32, ...rows.map(({ cells }) => widest((cells[column]?.text ?? '').split(' ')) + 14)),
  )
  const spare = total - least.reduce((sum, width) => sum + width, 0)
  const share = spare > 0 ? Math.min(1, (total - room) / spare) : 0
  return natural.map((width, column) => Math.floor(width - (width - least[column]!) * share))
}

type RowPlace = { start: number; left: number; widths: number[] }

function drawIndex(shapes: Shape[], first: number, { start, left, widths }: RowPlace, y: number) {
  let x = left
  for (const [index, width] of widths.entries()) {
    shapes.push({ kind: 'text', x: x + width / 2, y: y + 8, lines: [String(first + start + index)], tone: 'soft' })
    x += width
  }
}

/** `index` is the number of the table’s first cell, if its numbers are over this row. */
type RowLook = { isLabelAbove: boolean; isLast: boolean; hasHead: boolean; index: number | null }

/** Answers where the next row begins. */
function drawRow(shapes: Shape[], row: Row, place: RowPlace, top: number, look: RowLook): number {
  const { start, left, widths } = place
  let y = top
  if (row.label && look.isLabelAbove) {
    shapes.push({ kind: 'text', x: left, y: y + 8, lines: [row.label], tone: 'label', anchor: 'start' })
    y += 20
  }
  if (look.index !== null) {
    drawIndex(shapes, look.index, place, y)
    y += indexHeight
  }
  const cells = row.cells.slice(start, start + widths.length)
  const texts = cells.map(({ text }, index) => wrapTo(text, widths[index]! - 10))
  const height = Math.max(1, ...texts.map(({ length }) => length)) * lineHeight + 14
  if (row.label && !look.isLabelAbove)
    shapes.push({ kind: 'text', x: left - 11, y: y + height / 2, lines: [row.label], tone: 'label', anchor: 'end' })
  let x = left
  const strong: Shape[] = []
  for (const [index, { text, isStrong }] of cells.entries()) {
    const width = widths[index]!
    if (text !== '~') {
      const tone = row.isHead ? 'head' : isStrong ? 'strong' : text === '' ? 'empty' : 'plain'
      ;(isStrong ? strong : shapes).push({ kind: 'box', x, y, width, height, tone })
      const at = look.hasHead ? { x: x + 10, anchor: 'start' as const } : { x: x + width / 2 }
      if (text)
        (isStrong ? strong : shapes).push({
          kind: 'text',
          ...at,
          y: y + height / 2,
          lines: texts[index]!,
          tone: row.isHead ? 'bold' : isStrong ? 'strong' : 'plain',
        })
    }
    x += width
  }
  // Over the borders of their neighbours.
  shapes.push(...strong)
  return y + height + (look.hasHead || look.isLast || !row.label ? 0 : 12)
}
