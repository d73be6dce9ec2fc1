import type Pdf from 'pdfkit'
import type { FontWeight } from './fonts.ts'
import type { Style } from './text.ts'

export type Doc = InstanceType<typeof Pdf>
export type Measure = (text: string, weight: FontWeight) => number

/** Part of a line; x is relative to the column. */
export type TextSpan = { text: string; x: number; size: number; style: Style; href?: string | null }
export type Box = { x: number; y: number; width: number; height: number; baseline: number }

export type Paint = (doc: Doc, box: Box) => void

export type Line = {
  /** For screen readers. */
  tag: 'H1' | 'H2' | 'H3' | 'P' | 'LI'
  /** The first line of a heading, paragraph or list item. */
  isFirst: boolean
  /** Space above; none at the top of a page. */
  gap: number
  height: number
  baseline: number
  spans: TextSpan[]
  /** No page break between this line and the next. */
  keepWithNext: boolean
  /** Draws decorations. */
  paint?: Paint
}

export type Column = {
  x: number
  width: number
  /** The first page is 0. */
  top: (page: number) => number
  bottom: number
  lines: Line[]
}
export type Layout = { columns: Column[]; decorate: (doc: Doc, page: number) => void }

export type PlacedLine = { line: Line; page: number; y: number }

/** Positions the lines on pages, without a page break inside a group that must stay together. */
export function paginate({ lines, top, bottom }: Pick<Column, 'lines' | 'top' | 'bottom'>): PlacedLine[] {
  const placed: PlacedLine[] = []
  let page = 0
  let y = top(0)
  for (const group of groupKeptLines(lines)) {
    const isAtTop = y <= top(page)
    const groupHeight = group.reduce((sum, { gap, height }) => sum + gap + height, 0)
    if (!isAtTop && y + groupHeight > bottom) y = top(++page)
    for (const line of group) {
      // A group taller than a page is split.
      if (y > top(page) && y + line.gap + line.height > bottom) y = top(++page)
      if (y > top(page)) y += line.gap
      placed.push({ line, page, y })
      y += line.height
    }
  }
  return placed
}

function groupKeptLines(lines: Line[]): Line[][] {
  const groups: Line[][] = []
  let keepWithNext = false
  for (const line of lines) {
    if (keepWithNext) groups.at(-1)!.push(line)
    else groups.push([line])
    keepWithNext = line.keepWithNext
  }
  return groups
}

export const countPages = ({ columns }: Layout) =>
  1 + Math.max(0, ...columns.map((column) => Math.max(0, ...paginate(column).map(({ page }) => page))))

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/**
 * Wraps between words; a word that is wider than the line, such as a URL, is split. Only words are measured, each with
 * the space after it: a line is as wide as its words, so the same few widths serve every scale.
 */
export function wrap(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = []
  /** Of the last line, up to the next word. */
  let used = 0
  for (const word of text.split(' ')) {
    if (lines.length > 0 && used + widthOf(word) <= width) {
      lines[lines.length - 1] += ` ${word}`
      used += widthOf(`${word} `)
    } else {
      const parts = splitWord(word, width, widthOf)
      lines.push(...parts)
      used = widthOf(`${parts.at(-1)!} `)
    }
  }
  return lines
}

function splitWord(word: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  // A URL is split after its punctuation if possible, otherwise anywhere.
  const pieces = word.split(/(?<=[/?&=_.-])/u).flatMap((piece) => (widthOf(piece) <= width ? [piece] : letters(piece)))
  const parts: string[] = []
  let used = 0
  let before = ''
  for (const piece of pieces) {
    // What it adds after the piece before it, which may be less than its own width.
    const added = before === '' ? widthOf(piece) : widthOf(before + piece) - widthOf(before)
    if (parts.length > 0 && used + added <= width) {
      parts[parts.length - 1] += piece
      used += added
    } else {
      parts.push(piece)
      used = widthOf(piece)
    }
    before = piece
  }
  return parts
}

const letters = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)
