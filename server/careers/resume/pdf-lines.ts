import type { LinkText } from '#contract/kit/text/lines.ts'
import type { ResumeItem, ResumeSection } from '#contract/careers/resume-document.ts'
import type { Line, TextSpan } from '#server/kit/pdf/layout.ts'
import {
  bodySize,
  detailLines,
  inlineList,
  ink,
  linkStyle,
  smallSize,
  soft,
  strong,
  type TextColumn,
  textLines,
  widthAt,
} from '#server/kit/pdf/lines.ts'

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

/** Everything below the heading of a section. */
export function sectionLines(column: TextColumn, section: ResumeSection, hasInlineYears: boolean): Line[] {
  if (section.kind === 'text') return detailLines(column, section.lines)
  if (section.kind === 'items') {
    return section.items.flatMap((item, index) => itemLines(column, item, { gap: index === 0 ? 1 : 7, hasInlineYears }))
  }
  const tags = section.tags.map((text) => ({ text, href: null }))
  return inlineList(column, tags, { tag: 'P', size: bodySize, style: ink })
}
