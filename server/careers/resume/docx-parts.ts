import {
  AlignmentType,
  BorderStyle,
  ExternalHyperlink,
  HeadingLevel,
  type IParagraphOptions,
  type IRunOptions,
  type ITableCellOptions,
  Paragraph,
  TableCell,
  TabStopType,
  TextRun,
} from 'docx'
import type { Linked, PaperItem, PaperLine, PaperSection } from '#contract/careers/resume-paper.ts'

export const ink = '171A3B'
export const soft = '565A80'
export const indigo = '3B3FA8'
export const marigold = 'F2A01E'

/** Twentieths of a point: what Word counts in. */
export const points = (given: number) => Math.round(given * 20)

/** How large a document is written. */
export type Hand = { scale: number; accent: string; width: number; isYearsBeside: boolean; isInCapitals?: boolean }

const size = (hand: Hand, given: number) => Math.round(given * hand.scale * 2)
const before = (hand: Hand, given: number) => points(given * hand.scale)

type Look = Pick<IRunOptions, 'color' | 'bold'> & { points?: number }

export const run = (hand: Hand, text: string, { points: wanted, ...look }: Look = {}) =>
  new TextRun({ text, ...look, ...(wanted !== undefined && { size: size(hand, wanted) }) })

/** Leads somewhere where it is an address; looks the same in both cases. */
export function link(hand: Hand, { text, href }: Linked, look: Look = { color: indigo, points: 9.5 }) {
  const written = run(hand, text, look)
  return href && URL.canParse(href) ? new ExternalHyperlink({ link: new URL(href).href, children: [written] }) : written
}

/** A long name is written smaller, so that it stays on a line or two. */
export const nameHeading = (hand: Hand, name: string, options: IParagraphOptions = {}, look: Look = {}) =>
  new Paragraph({
    heading: HeadingLevel.TITLE,
    spacing: { after: before(hand, 2) },
    children: [run(hand, name, { ...look, points: 28 * Math.max(0.55, Math.min(1, 26 / Math.max(1, name.length))) })],
    ...options,
  })

export const sectionHeading = (hand: Hand, title: string, options: IParagraphOptions = {}) =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    spacing: { before: before(hand, 12), after: before(hand, 3) },
    children: [
      new TextRun({
        text: title,
        color: hand.accent,
        size: size(hand, hand.isInCapitals ? 11 : 13),
        ...(hand.isInCapitals && { allCaps: true, characterSpacing: 18 }),
      }),
    ],
    ...options,
  })

/** Contact details side by side. */
export function contactLine(hand: Hand, contact: Linked[], options: IParagraphOptions, look: Look): Paragraph[] {
  if (contact.length === 0) return []
  const between = () => run(hand, '  •  ', look)
  const children = contact.flatMap((each, index) => [...(index > 0 ? [between()] : []), link(hand, each, look)])
  return [new Paragraph({ ...options, children })]
}

export const details = (hand: Hand, lines: PaperLine[]): Paragraph[] =>
  lines.map(
    ({ text, isBullet }) =>
      new Paragraph({
        ...(isBullet && { numbering: { reference: 'bullets', level: 0 } }),
        spacing: { before: before(hand, 1) },
        children: [run(hand, text)],
      }),
  )

/** A job, school, project or certificate. */
export function entry(hand: Hand, item: PaperItem, index: number): Paragraph[] {
  const years = hand.isYearsBeside ? item.years : ''
  const place = [item.place, hand.isYearsBeside ? '' : item.years].filter(Boolean).join(', ')
  const isTitled = item.title !== '' || years !== ''
  return [
    ...(isTitled ? [titleLine(hand, item.title, years, { index, keepNext: hasMore(item) || place !== '' })] : []),
    ...placeLine(hand, place, item),
    ...details(hand, item.lines),
  ]
}

const hasMore = ({ link, lines }: PaperItem) => link !== null || lines.length > 0

function titleLine(
  hand: Hand,
  title: string,
  years: string,
  { index, keepNext }: { index: number; keepNext: boolean },
) {
  const beside = years
    ? [new TextRun({ children: ['\t'] }), run(hand, years, { color: soft, bold: false, points: 9.5 })]
    : []
  return new Paragraph({
    heading: HeadingLevel.HEADING_2,
    keepNext,
    tabStops: [{ type: TabStopType.RIGHT, position: points(hand.width) }],
    spacing: { before: before(hand, index === 0 ? 1 : 6) },
    children: [...(title ? [run(hand, title, { points: 11 })] : []), ...beside],
  })
}

function placeLine(hand: Hand, place: string, { link: address, lines }: PaperItem): Paragraph[] {
  if (!place && !address) return []
  const gap = place && address ? [run(hand, '   ')] : []
  return [
    new Paragraph({
      keepNext: lines.length > 0,
      children: [
        ...(place ? [run(hand, place, { color: soft })] : []),
        ...gap,
        ...(address ? [link(hand, address)] : []),
      ],
    }),
  ]
}

export function content(hand: Hand, section: PaperSection): Paragraph[] {
  if (section.kind === 'text') return details(hand, section.lines)
  if (section.kind === 'items') return section.items.flatMap((item, index) => entry(hand, item, index))
  return [new Paragraph({ children: [run(hand, section.words.join('  •  '))] })]
}

export const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
export const noBorders = { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder }

/** A cell that lays out and is not seen. Word wants a paragraph in each, even in an empty one. */
export const cell = (children: ITableCellOptions['children'], options: Partial<ITableCellOptions> = {}) =>
  new TableCell({ borders: noBorders, ...options, children: children.length > 0 ? children : [new Paragraph('')] })

export const centre = AlignmentType.CENTER
