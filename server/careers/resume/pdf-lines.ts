import type { LinkText, ResumeItem, ResumeSection, TextLine } from '#contract/careers/resume-document.ts'
import { colours } from '#server/kit/pdf/brand.ts'
import { hasShapedLetters } from '#server/kit/pdf/fonts.ts'
import type { Style } from '#server/kit/pdf/text.ts'
import { type Line, type Measure, type Paint, type TextSpan, wrap } from './pdf-layout.ts'

/** How the text of a column is set. */
export type TextColumn = { measure: Measure; scale: number; width: number }

export const ink: Style = { weight: 'text', colour: colours.ink }
export const soft: Style = { weight: 'text', colour: colours.soft }
export const strong: Style = { weight: 'bold', colour: colours.ink }
const linkStyle: Style = { weight: 'text', colour: colours.indigo }

/** Font sizes at scale 1, in points. */
export const bodySize = 10
const smallSize = 9

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
function detailLines(column: TextColumn, details: TextLine[]): Line[] {
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

type ItemOptions = { gap: number; hasInlineYears: boolean }

/** Title and years, organization and link, then the details. */
export function itemLines(column: TextColumn, item: ResumeItem, { gap, hasInlineYears }: ItemOptions): Line[] {
  // Years with a long text go below the title.
  const isInline = hasInlineYears && widthAt(column, item.years, soft, smallSize * column.scale) <= column.width * 0.4
  const years = isInline ? item.years : ''
  const subtitle = isInline ? item.subtitle : [item.subtitle, item.years].filter(Boolean).join(', ')
  const hasDetails = item.lines.length > 0
  const below = keepLastTwo([
    ...subtitleLines(column, subtitle, item.link, hasDetails),
    ...detailLines(column, item.lines),
  ])
  const title = titleLines(column, item.title, years, { gap, keepWithNext: below.length > 0 })
  if (title.length > 0) return [...title, ...below]
  return below.map((line, index) => (index === 0 ? { ...line, gap: gap * column.scale } : line))
}

const keepLastTwo = (lines: Line[]): Line[] =>
  lines.map((line, index) => (index === lines.length - 2 ? { ...line, keepWithNext: true } : line))

type TitleOptions = { gap: number; keepWithNext: boolean }

function titleLines(column: TextColumn, title: string, years: string, options: TitleOptions): Line[] {
  if (!title && !years) return []
  const size = smallSize * column.scale
  const yearsWidth = years ? widthAt(column, years, soft, size) : 0
  const titleColumn = { ...column, width: column.width - (yearsWidth ? yearsWidth + 10 : 0) }
  const [first, ...rest] = textLines(titleColumn, title, { tag: 'H3', size: 10.6, style: strong, ...options })
  const yearsSpan = { text: years, x: column.width - yearsWidth, size, style: soft }
  return [{ ...first!, spans: years ? [...first!.spans, yearsSpan] : first!.spans }, ...rest].map((line) => ({
    ...line,
    spans: line.spans.filter(({ text }) => text !== ''),
  }))
}

/** Organization and link, on one line if they fit. */
function subtitleLines(column: TextColumn, subtitle: string, link: LinkText | null, keepWithNext: boolean): Line[] {
  const linkLines = ({ text, href }: LinkText) =>
    textLines(column, text, { tag: 'P', size: smallSize, style: href ? linkStyle : soft, href, keepWithNext })
  if (!subtitle) return link ? linkLines(link) : []
  const lines = textLines(column, subtitle, {
    tag: 'P',
    size: 9.6,
    style: soft,
    keepWithNext: keepWithNext || link !== null,
  })
  if (!link) return lines
  const last = lines.at(-1)!
  const size = smallSize * column.scale
  const x = widthAt(column, last.spans[0]!.text, soft, last.spans[0]!.size) + 12 * column.scale
  if (x + widthAt(column, link.text, linkStyle, size) > column.width) return [...lines, ...linkLines(link)]
  const linkSpan: TextSpan = { text: link.text, x, size, style: link.href ? linkStyle : soft, href: link.href }
  return [...lines.slice(0, -1), { ...last, keepWithNext, spans: [...last.spans, linkSpan] }]
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

/** Everything below the heading of a section. */
export function sectionLines(column: TextColumn, section: ResumeSection, hasInlineYears: boolean): Line[] {
  if (section.kind === 'text') return detailLines(column, section.lines)
  if (section.kind === 'items') {
    return section.items.flatMap((item, index) => itemLines(column, item, { gap: index === 0 ? 1 : 7, hasInlineYears }))
  }
  const tags = section.tags.map((text) => ({ text, href: null }))
  return inlineList(column, tags, { tag: 'P', size: bodySize, style: ink })
}
