import type { LinkText, TextLine } from '#contract/kit/text/lines.ts'
import { colours } from './brand.ts'
import { hasShapedLetters } from './fonts.ts'
import { type Line, type Measure, type Paint, wrap } from './layout.ts'
import type { Style } from './text.ts'

/** How the text of a column is set. */
export type TextColumn = { measure: Measure; scale: number; width: number }

export const ink: Style = { weight: 'text', colour: colours.ink }
export const soft: Style = { weight: 'text', colour: colours.soft }
export const strong: Style = { weight: 'bold', colour: colours.ink }
export const linkStyle: Style = { weight: 'text', colour: colours.indigo }

/** Font sizes at scale 1, in points. */
export const bodySize = 10
export const smallSize = 9

type LineOptions = {
  tag: Line['tag']
  size: number
  style: Style
  gap?: number
  indent?: number
  keepWithNext?: boolean
  href?: string | null
  leading?: number
}

// Indic vowel signs above and below the letters need more room.
const leadingOf = (text: string) => (hasShapedLetters(text) ? 1.5 : 1.34)

export const widthAt = (column: TextColumn, text: string, { weight, spacing = 0 }: Style, size: number) =>
  column.measure(text, weight) * size + spacing * text.length

/** Wraps a text into lines. */
export function textLines(column: TextColumn, text: string, options: LineOptions): Line[] {
  const { tag, style, gap = 0, indent = 0, keepWithNext = false, href = null } = options
  const size = options.size * column.scale
  const parts = wrap(text, column.width - indent, (part) => widthAt(column, part, style, size))
  return parts.map((part, index) => {
    const height = size * (options.leading ?? leadingOf(part))
    const isLast = index === parts.length - 1
    return {
      tag,
      isFirst: index === 0,
      gap: index === 0 ? gap * column.scale : 0,
      height,
      baseline: height * 0.76,
      spans: [{ text: part, x: indent, size, style, href }],
      // Avoids widows and orphans.
      keepWithNext: keepWithNext || (!isLast && (index === 0 || index === parts.length - 2)),
    }
  })
}

/** The name on one line, if necessary smaller, or else wrapped without splitting a word. */
export function nameLines(column: TextColumn, name: string, style: Style, size: number): Line[] {
  const sizeToFit = (text: string) =>
    (column.width / Math.max(1, widthAt(column, text, style, size * column.scale))) * size
  const onOneLine = sizeToFit(name)
  const widestWord = Math.min(...name.split(' ').map(sizeToFit))
  const fitted = onOneLine >= size * 0.66 ? onOneLine : Math.max(widestWord, size * 0.5)
  // Slightly smaller, so that a rounding error does not cause a line break.
  return textLines(column, name, { tag: 'H1', size: Math.min(size, fitted * 0.999), style, leading: 1.18 })
}

/** Paragraphs and bullet lists. */
export function detailLines(column: TextColumn, details: TextLine[]): Line[] {
  return details.flatMap(({ text, isBullet }, index) => {
    const gap = index === 0 ? 1 : isBullet ? 1.2 : 2
    if (!isBullet) return textLines(column, text, { tag: 'P', size: bodySize, style: ink, gap })
    const [first, ...rest] = textLines(column, text, {
      tag: 'LI',
      size: bodySize,
      style: ink,
      gap,
      indent: 11 * column.scale,
    })
    return [{ ...first!, paint: paintBullet }, ...rest]
  })
}

const paintBullet: Paint = (doc, { x, y, baseline }) => {
  const radius = baseline * 0.13
  doc.circle(x + radius + 2, y + baseline - radius * 2.4, radius).fill(ink.colour)
}

/** Short texts side by side in as many rows as needed, separated by dots. */
export function inlineList(
  column: TextColumn,
  texts: LinkText[],
  options: LineOptions & { isCentred?: boolean },
): Line[] {
  const { tag, style, gap = 0, keepWithNext = false, leading, isCentred } = options
  const size = options.size * column.scale
  const space = size * 1.3
  const rows: { text: string; href: string | null; x: number; width: number }[][] = []
  for (const { text, href } of texts) {
    for (const part of wrap(text, column.width, (each) => widthAt(column, each, style, size))) {
      const width = widthAt(column, part, style, size)
      const last = rows.at(-1)?.at(-1)
      const x = last ? last.x + last.width + space : 0
      if (last && x + width <= column.width) rows.at(-1)!.push({ text: part, href, x, width })
      else rows.push([{ text: part, href, x: 0, width }])
    }
  }
  return rows.map((row, index) => {
    const end = row.at(-1)!
    const shift = isCentred ? (column.width - end.x - end.width) / 2 : 0
    const height = size * (leading ?? Math.max(...row.map(({ text }) => leadingOf(text))))
    return {
      tag,
      isFirst: index === 0,
      gap: index === 0 ? gap * column.scale : 0,
      height,
      baseline: height * 0.76,
      spans: row.map(({ text, href, x }) => ({ text, href, x: x + shift, size, style })),
      keepWithNext: keepWithNext || index < rows.length - 1,
      paint: (doc, { x, y, baseline }) => {
        for (const { x: start } of row.slice(1)) {
          doc.circle(x + shift + start - space / 2, y + baseline - size * 0.27, size * 0.07).fill(style.colour)
        }
      },
    }
  })
}
