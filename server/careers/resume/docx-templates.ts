import {
  BorderStyle,
  type FileChild,
  HeightRule,
  Paragraph,
  ShadingType,
  Table,
  type TableCell,
  TableLayoutType,
  TableRow,
} from 'docx'
import type { Paper, PaperItem, PaperSection } from '#contract/careers/resume-paper.ts'
import type { ResumeTemplate } from '#contract/careers/resume.ts'
import {
  cell,
  centre,
  contactLine,
  content,
  entry,
  type Hand,
  indigo,
  ink,
  link,
  marigold,
  nameHeading,
  noBorder,
  noBorders,
  points,
  run,
  sectionHeading,
  soft,
} from './docx-parts.ts'

/** A4, in points. */
export const sheet = { width: 595.3, height: 841.9 }

export type Margin = { top: number; right: number; bottom: number; left: number }
type Template = { margin: Margin; children: (paper: Paper, scale: number) => FileChild[] }

const filled = (colour: string) => ({ type: ShadingType.CLEAR, fill: colour, color: 'auto' }) as const

/** 1, classic: one column, the name in the middle, a rule under each heading. */
const classic: Template = {
  margin: { top: 44, right: 54, bottom: 40, left: 54 },
  children: (paper, scale) => {
    const hand: Hand = { scale, accent: ink, width: sheet.width - 108, isYearsBeside: true, isInCapitals: true }
    const border = { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: ink } }
    return [
      nameHeading(hand, paper.name, { alignment: centre }),
      ...contactLine(hand, paper.contact, { alignment: centre }, { color: soft, points: 10 }),
      ...paper.sections.flatMap((section) => [
        sectionHeading(hand, section.title, { border }),
        ...content(hand, section),
      ]),
    ]
  },
}

const tint = 'EEF0FB'
const aside = new Set<PaperSection['key']>(['skills', 'languages', 'certifications'])

/** 2, modern: a tinted column with what one looks up, the story beside it. */
const modern: Template = {
  margin: { top: 0, right: 0, bottom: 20, left: 0 },
  children: (paper, scale) => {
    const band = 190
    const side: Hand = { scale, accent: indigo, width: band - 44, isYearsBeside: false }
    const main: Hand = { scale, accent: indigo, width: sheet.width - band - 70, isYearsBeside: true }
    const inner = { top: 0, bottom: points(10) }
    const lookedUp = [
      ...(paper.contact.length > 0 ? [sectionHeading(side, 'Contact')] : []),
      ...paper.contact.map((each) => new Paragraph({ children: [link(side, each, { color: ink, points: 10 })] })),
      ...paper.sections.filter(({ key }) => aside.has(key)).flatMap((section) => sideSection(side, section)),
    ]
    const story = [
      nameHeading(main, paper.name),
      ...paper.sections
        .filter(({ key }) => !aside.has(key))
        .flatMap((section) => [sectionHeading(main, section.title), ...content(main, section)]),
    ]
    const row = new TableRow({
      // As tall as the page, less the row above and the line that Word keeps below a table.
      height: { value: points(sheet.height - 20 - 34 - 6), rule: HeightRule.ATLEAST },
      children: [
        cell(lookedUp, { shading: filled(tint), margins: { ...inner, left: points(26), right: points(18) } }),
        cell(story, { margins: { ...inner, left: points(28), right: points(42) } }),
      ],
    })
    const head = topRow(34, [cell([], { shading: filled(tint) }), cell([])])
    return [plainTable([head, row], [band, sheet.width - band]), hairLine()]
  },
}

/** An empty row that Word repeats: the upper margin of each page, in colour. */
const topRow = (height: number, children: TableCell[]) =>
  new TableRow({ tableHeader: true, height: { value: points(height), rule: HeightRule.EXACT }, children })

const sideSection = (hand: Hand, section: PaperSection): Paragraph[] => [
  sectionHeading(hand, section.title),
  ...(section.kind === 'words' && section.words.length <= 12
    ? section.words.map((word) => new Paragraph({ children: [run(hand, word)] }))
    : content(hand, section)),
]

/** 3, bold: a dark band with the name, and years along a line that runs down the page. */
const bold: Template = {
  margin: { top: 0, right: 0, bottom: 36, left: 0 },
  children: (paper, scale) => {
    const white = 'FFFFFF'
    const hand: Hand = { scale, accent: indigo, width: sheet.width - 196, isYearsBeside: true }
    const head = new TableRow({
      children: [
        cell(
          [
            nameHeading(hand, paper.name, {}, { color: white }),
            ...contactLine(hand, paper.contact, {}, { color: 'ECEBFA', points: 10 }),
          ],
          {
            shading: filled(ink),
            margins: { top: points(24), bottom: points(22), left: points(44), right: points(44) },
            borders: { ...noBorders, bottom: { style: BorderStyle.SINGLE, size: 32, color: marigold } },
          },
        ),
      ],
    })
    const rows = paper.sections.flatMap((section) => stations(hand, section))
    return [
      plainTable([head], [sheet.width]),
      hairLine(),
      ...(rows.length > 0 ? [plainTable([topRow(20, [cell([]), cell([])]), ...rows], [152, sheet.width - 152])] : []),
      hairLine(),
    ]
  },
}

const trackBorder = { ...noBorders, left: { style: BorderStyle.SINGLE, size: 10, color: 'C9C8DA' } }

/** One row for the heading, and one for each entry with its years to the left of the line. */
function stations(hand: Hand, section: PaperSection): TableRow[] {
  const heading = row([], [sectionHeading(hand, section.title)])
  if (section.kind !== 'items') return [heading, row([], content(hand, section))]
  return [
    heading,
    ...section.items.map((item, index) => row(yearsOf(hand, item), entry(hand, { ...item, years: '' }, index))),
  ]
}

const yearsOf = (hand: Hand, { years }: PaperItem) =>
  years
    ? [
        new Paragraph({
          alignment: 'right',
          spacing: { before: points(4 * hand.scale) },
          children: [run(hand, years, { color: soft, points: 9 })],
        }),
      ]
    : []

const row = (years: Paragraph[], told: Paragraph[]) =>
  new TableRow({
    cantSplit: true,
    children: [
      cell(years, { margins: { left: points(34), right: points(10) } }),
      cell(told, { margins: { left: points(14), right: points(44) }, borders: trackBorder }),
    ],
  })

const plainTable = (rows: TableRow[], widths: number[]) =>
  new Table({
    rows,
    columnWidths: widths.map(points),
    width: { size: points(widths.reduce((sum, each) => sum + each, 0)), type: 'dxa' },
    layout: TableLayoutType.FIXED,
    borders: { ...noBorders, insideHorizontal: noBorder, insideVertical: noBorder },
  })

/** Word asks for a paragraph between and after tables; this one takes no room. */
const hairLine = () => new Paragraph({ spacing: { line: 20, lineRule: 'exact', before: 0, after: 0 }, children: [] })

export const templates: Record<ResumeTemplate, Template> = { 1: classic, 2: modern, 3: bold }
