import type Pdf from 'pdfkit'
import type { FontWeight } from '#server/kit/pdf/fonts.ts'
import type { Style } from '#server/kit/pdf/text.ts'

export type Doc = InstanceType<typeof Pdf>
export type Measure = (text: string, weight: FontWeight) => number

/** A piece of text in a line; x counts from the left of its column. */
export type Piece = { text: string; x: number; size: number; style: Style; href?: string | null }
export type Box = { x: number; y: number; width: number; height: number; baseline: number }

export type Paint = (doc: Doc, box: Box) => void

/** One line on the sheet: what is placed as a whole and never cut. */
export type Line = {
  /** What it is to a screen reader. */
  tag: 'H1' | 'H2' | 'H3' | 'P' | 'LI'
  /** Whether a new heading, paragraph or entry begins with it. */
  isFirst: boolean
  /** Space before it; none is left at the top of a page. */
  gap: number
  height: number
  baseline: number
  pieces: Piece[]
  /** Stays on the page of the line that follows. */
  keep: boolean
  /** Draws what belongs to it and is no text. */
  paint?: Paint
}

export type Column = {
  x: number
  width: number
  /** Where it begins and ends on a page; the first is 0. */
  top: (page: number) => number
  bottom: number
  lines: Line[]
}
export type Layout = { columns: Column[]; decorate: (doc: Doc, page: number) => void }

export type Placed = { line: Line; page: number; y: number }

/** Puts lines one below the other, page after page; a heading is never the last thing on a page. */
export function flow({ lines, top, bottom }: Pick<Column, 'lines' | 'top' | 'bottom'>): Placed[] {
  const placed: Placed[] = []
  let page = 0
  let y = top(0)
  for (const together of inseparable(lines)) {
    const isAtTop = y <= top(page)
    const needed = together.reduce((sum, { gap, height }) => sum + gap + height, 0)
    if (!isAtTop && y + needed > bottom) y = top(++page)
    for (const line of together) {
      // More than a page that holds together is parted after all, rather than cut.
      if (y > top(page) && y + line.gap + line.height > bottom) y = top(++page)
      if (y > top(page)) y += line.gap
      placed.push({ line, page, y })
      y += line.height
    }
  }
  return placed
}

function inseparable(lines: Line[]): Line[][] {
  const groups: Line[][] = []
  let isOpen = false
  for (const line of lines) {
    if (isOpen) groups.at(-1)!.push(line)
    else groups.push([line])
    isOpen = line.keep
  }
  return groups
}

export const pagesOf = ({ columns }: Layout) =>
  1 + Math.max(0, ...columns.map((column) => Math.max(0, ...flow(column).map(({ page }) => page))))

const graphemes = new Intl.Segmenter('en-IN', { granularity: 'grapheme' })

/** Breaks a text between words; a word that is wider than the line, such as an address, within. */
export function wrap(text: string, width: number, widthOf: (part: string) => number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (widthOf(longer) <= width) {
      if (lines.length > 0) lines[lines.length - 1] = longer
      else lines.push(longer)
    } else lines.push(...broken(word, width, widthOf))
  }
  return lines
}

function broken(word: string, width: number, widthOf: (part: string) => number): string[] {
  if (widthOf(word) <= width) return [word]
  // An address is broken where its parts end; where that is not enough, anywhere.
  const pieces = word.split(/(?<=[/?&=_.-])/u).flatMap((piece) => (widthOf(piece) <= width ? [piece] : letters(piece)))
  const parts: string[] = ['']
  for (const piece of pieces) {
    const last = parts.length - 1
    if (parts[last] === '' || widthOf(parts[last]! + piece) <= width) parts[last]! += piece
    else parts.push(piece)
  }
  return parts
}

const letters = (text: string) => [...graphemes.segment(text)].map(({ segment }) => segment)
