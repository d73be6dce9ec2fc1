import type { Linked, PaperItem, PaperLine, PaperSection } from '#contract/careers/resume-paper.ts'
import { colours } from '#server/kit/pdf/brand.ts'
import { isShaped, toRuns, type FontWeight } from '#server/kit/pdf/fonts.ts'
import type { Style } from '#server/kit/pdf/text.ts'
import { type Line, type Measure, type Paint, type Piece, wrap } from './pdf-flow.ts'

/** How large and in which width a column is written. */
export type Hand = { measure: Measure; scale: number; width: number }

export const ink: Style = { weight: 'text', colour: colours.ink }
export const soft: Style = { weight: 'text', colour: colours.soft }
export const strong: Style = { weight: 'bold', colour: colours.ink }
export const linked: Style = { weight: 'text', colour: colours.indigo }

/** Sizes at scale 1, in points. */
export const body = 10
const small = 9

type Wanted = {
  tag: Line['tag']
  size: number
  style: Style
  gap?: number
  indent?: number
  keep?: boolean
  href?: string | null
  leading?: number
}

// Vowel signs stand above and below: such lines need more room.
const leadingOf = (text: string, weight: FontWeight) =>
  toRuns(text, weight)?.some(({ font }) => isShaped(font)) ? 1.5 : 1.34

export const widthAt = (hand: Hand, text: string, { weight, spacing = 0 }: Style, size: number) =>
  hand.measure(text, weight) * size + spacing * text.length

/** A text in as many lines as it needs. */
export function lines(hand: Hand, text: string, wanted: Wanted): Line[] {
  const { tag, style, gap = 0, indent = 0, keep = false, href = null } = wanted
  const size = wanted.size * hand.scale
  const parts = wrap(text, hand.width - indent, (part) => widthAt(hand, part, style, size))
  return parts.map((part, index) => {
    const height = size * (wanted.leading ?? leadingOf(part, style.weight))
    const isLast = index === parts.length - 1
    return {
      tag,
      isFirst: index === 0,
      gap: index === 0 ? gap * hand.scale : 0,
      height,
      baseline: height * 0.76,
      pieces: [{ text: part, x: indent, size, style, href }],
      // Neither the first nor the last line of a paragraph stands alone on a page.
      keep: isLast ? keep : keep || index === 0 || index === parts.length - 2,
    }
  })
}

/** The name across the sheet: on one line, smaller where it must be, or on several with no word broken. */
export function nameLines(hand: Hand, name: string, style: Style, size: number): Line[] {
  const fitting = (text: string) => (hand.width / Math.max(1, widthAt(hand, text, style, size * hand.scale))) * size
  const onOne = fitting(name)
  const widest = Math.min(...name.split(' ').map(fitting))
  const wanted = onOne >= size * 0.66 ? onOne : Math.max(widest, size * 0.5)
  // A hair smaller: what just fits must not be broken by a rounding.
  return lines(hand, name, { tag: 'H1', size: Math.min(size, wanted * 0.999), style, leading: 1.18 })
}

/** What was written about an entry: paragraphs and lists. */
export function details(hand: Hand, written: PaperLine[], style: Style = ink): Line[] {
  return written.flatMap(({ text, isBullet }, index) => {
    const gap = index === 0 ? 1 : isBullet ? 1.2 : 2
    if (!isBullet) return lines(hand, text, { tag: 'P', size: body, style, gap })
    const [first, ...rest] = lines(hand, text, { tag: 'LI', size: body, style, gap, indent: 11 * hand.scale })
    return [{ ...first!, paint: dot(style.colour) }, ...rest]
  })
}

const dot =
  (colour: string): Paint =>
  (doc, { x, y, baseline }) => {
    const radius = baseline * 0.13
    doc.circle(x + radius + 2, y + baseline - radius * 2.4, radius).fill(colour)
  }

type ItemStyle = { title: Style; place: Style; isYearsBeside: boolean }

/** Its name and years, where it was, then what was written about it. */
export function entry(hand: Hand, item: PaperItem, gap: number, look: ItemStyle): Line[] {
  // Years that are a sentence stand below the name, not beside it.
  const isBeside = look.isYearsBeside && widthAt(hand, item.years, soft, small * hand.scale) <= hand.width * 0.4
  const years = isBeside ? item.years : ''
  const place = isBeside ? item.place : [item.place, item.years].filter(Boolean).join(', ')
  const follows = item.lines.length > 0
  const below = withoutLoneEnd([
    ...placeLines(hand, place, item.link, look.place, follows),
    ...details(hand, item.lines),
  ])
  const title = titleLines(hand, item.title, years, { gap, style: look.title, keep: below.length > 0 })
  if (title.length > 0) return [...title, ...below]
  return below.map((line, index) => (index === 0 ? { ...line, gap: gap * hand.scale } : line))
}

/** The last line does not go over to the next page alone. */
const withoutLoneEnd = (made: Line[]): Line[] =>
  made.map((line, index) => (index === made.length - 2 ? { ...line, keep: true } : line))

type TitleStyle = { gap: number; style: Style; keep: boolean }

function titleLines(hand: Hand, title: string, years: string, { gap, style, keep }: TitleStyle): Line[] {
  if (!title && !years) return []
  const size = small * hand.scale
  const taken = years ? widthAt(hand, years, soft, size) : 0
  const room = { ...hand, width: hand.width - (taken ? taken + 10 : 0) }
  const [first, ...rest] = lines(room, title, { tag: 'H3', size: 10.6, style, gap, keep })
  const beside = { text: years, x: hand.width - taken, size, style: soft }
  return [{ ...first!, pieces: years ? [...first!.pieces, beside] : first!.pieces }, ...rest].map((line) => ({
    ...line,
    pieces: line.pieces.filter(({ text }) => text !== ''),
  }))
}

/** Where it was and where it can be seen, on one line if they fit. */
function placeLines(hand: Hand, place: string, link: Linked | null, style: Style, keep: boolean): Line[] {
  const asLink = (text: Linked) =>
    lines(hand, text.text, { tag: 'P', size: small, style: text.href ? linked : soft, href: text.href, keep })
  if (!place) return link ? asLink(link) : []
  const placed = lines(hand, place, { tag: 'P', size: 9.6, style, keep: keep || link !== null })
  if (!link) return placed
  const last = placed.at(-1)!
  const size = small * hand.scale
  const x = widthAt(hand, last.pieces[0]!.text, style, last.pieces[0]!.size) + 12 * hand.scale
  if (x + widthAt(hand, link.text, linked, size) > hand.width) return [...placed, ...asLink(link)]
  const beside: Piece = { text: link.text, x, size, style: link.href ? linked : soft, href: link.href }
  return [...placed.slice(0, -1), { ...last, keep, pieces: [...last.pieces, beside] }]
}

/** Pieces one beside the other, in as many rows as they need; between two of them stands a dot. */
export function rows(hand: Hand, words: Linked[], wanted: Wanted & { isCentred?: boolean }): Line[] {
  const size = wanted.size * hand.scale
  const space = size * 1.3
  const found: { text: string; href: string | null; x: number; width: number }[][] = []
  for (const { text, href } of words) {
    for (const part of wrap(text, hand.width, (each) => widthAt(hand, each, wanted.style, size))) {
      const width = widthAt(hand, part, wanted.style, size)
      const last = found.at(-1)?.at(-1)
      const x = last ? last.x + last.width + space : 0
      if (last && x + width <= hand.width) found.at(-1)!.push({ text: part, href, x, width })
      else found.push([{ text: part, href, x: 0, width }])
    }
  }
  return found.map((row, index) => {
    const end = row.at(-1)!
    const shift = wanted.isCentred ? (hand.width - end.x - end.width) / 2 : 0
    const height = size * (wanted.leading ?? Math.max(...row.map(({ text }) => leadingOf(text, wanted.style.weight))))
    return {
      tag: wanted.tag,
      isFirst: index === 0,
      gap: index === 0 ? (wanted.gap ?? 0) * hand.scale : 0,
      height,
      baseline: height * 0.76,
      pieces: row.map(({ text, href, x }) => ({ text, href, x: x + shift, size, style: wanted.style })),
      keep: (wanted.keep ?? false) || index < found.length - 1,
      paint: (doc, { x, y, baseline }) => {
        for (const { x: from } of row.slice(1)) {
          doc.circle(x + shift + from - space / 2, y + baseline - size * 0.27, size * 0.07).fill(wanted.style.colour)
        }
      },
    }
  })
}

export const asWords = (words: string[]): Linked[] => words.map((text) => ({ text, href: null }))

/** What stands below a heading, in the usual way. */
export function content(hand: Hand, section: PaperSection, look: ItemStyle): Line[] {
  if (section.kind === 'text') return details(hand, section.lines)
  if (section.kind === 'words') return rows(hand, asWords(section.words), { tag: 'P', size: body, style: ink })
  return section.items.flatMap((item, index) => entry(hand, item, index === 0 ? 1 : 7, look))
}
