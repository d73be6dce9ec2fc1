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
import {
  type ResumeDocument,
  type ResumeItem,
  type ResumeSection,
  sidebarSections,
} from '#contract/careers/resume-document.ts'
import type { ResumeTemplate } from '#contract/careers/resume.ts'
import {
  cell,
  centre,
  contactLine,
  itemParagraphs,
  type TextColumn,
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
  sectionParagraphs,
  soft,
} from './docx-parts.ts'

/** A4, in points. */
export const page = { width: 595.3, height: 841.9 }

export type Margin = { top: number; right: number; bottom: number; left: number }
type Template = { margin: Margin; children: (resume: ResumeDocument, scale: number) => FileChild[] }

const fill = (colour: string) => ({ type: ShadingType.CLEAR, fill: colour, color: 'auto' }) as const

/** 1, classic: one column, the name centred, a rule under each heading. */
const classic: Template = {
  margin: { top: 44, right: 54, bottom: 40, left: 54 },
  children: (resume, scale) => {
    const column: TextColumn = { scale, accent: ink, width: page.width - 108, hasInlineYears: true, isUpperCase: true }
    const border = { bottom: { style: BorderStyle.SINGLE, size: 6, space: 1, color: ink } }
    return [
      nameHeading(column, resume.name, { alignment: centre }),
      ...contactLine(column, resume.contact, { alignment: centre }, { color: soft, points: 10 }),
      ...resume.sections.flatMap((section) => [
        sectionHeading(column, section.title, { border }),
        ...sectionParagraphs(column, section),
      ]),
    ]
  },
}

const tint = 'EEF0FB'

/** 2, modern: contact, skills and certificates in a tinted sidebar. */
const modern: Template = {
  margin: { top: 0, right: 0, bottom: 20, left: 0 },
  children: (resume, scale) => {
    const sidebarWidth = 190
    const side: TextColumn = { scale, accent: indigo, width: sidebarWidth - 44, hasInlineYears: false }
    const main: TextColumn = { scale, accent: indigo, width: page.width - sidebarWidth - 70, hasInlineYears: true }
    const inner = { top: 0, bottom: points(10) }
    const sidebar = [
      ...(resume.contact.length > 0 ? [sectionHeading(side, 'Contact')] : []),
      ...resume.contact.map((each) => new Paragraph({ children: [link(side, each, { color: ink, points: 10 })] })),
      ...resume.sections.filter(({ key }) => sidebarSections.has(key)).flatMap((section) => sideSection(side, section)),
    ]
    const mainText = [
      nameHeading(main, resume.name),
      ...resume.sections
        .filter(({ key }) => !sidebarSections.has(key))
        .flatMap((section) => [sectionHeading(main, section.title), ...sectionParagraphs(main, section)]),
    ]
    const row = new TableRow({
      // The page without the row above and the line that Word adds below a table.
      height: { value: points(page.height - 20 - 34 - 6), rule: HeightRule.ATLEAST },
      children: [
        cell(sidebar, { shading: fill(tint), margins: { ...inner, left: points(26), right: points(18) } }),
        cell(mainText, { margins: { ...inner, left: points(28), right: points(42) } }),
      ],
    })
    const head = topRow(34, [cell([], { shading: fill(tint) }), cell([])])
    return [plainTable([head, row], [sidebarWidth, page.width - sidebarWidth]), spacer()]
  },
}

/** An empty row that Word repeats: the coloured top margin of each page. */
const topRow = (height: number, children: TableCell[]) =>
  new TableRow({ tableHeader: true, height: { value: points(height), rule: HeightRule.EXACT }, children })

const sideSection = (column: TextColumn, section: ResumeSection): Paragraph[] => [
  sectionHeading(column, section.title),
  ...(section.kind === 'tags' && section.tags.length <= 12
    ? section.tags.map((tag) => new Paragraph({ children: [run(column, tag)] }))
    : sectionParagraphs(column, section)),
]

/** 3, bold: a dark header with the name, and the years along a timeline. */
const bold: Template = {
  margin: { top: 0, right: 0, bottom: 36, left: 0 },
  children: (resume, scale) => {
    const white = 'FFFFFF'
    const column: TextColumn = { scale, accent: indigo, width: page.width - 196, hasInlineYears: true }
    const head = new TableRow({
      children: [
        cell(
          [
            nameHeading(column, resume.name, {}, { color: white }),
            ...contactLine(column, resume.contact, {}, { color: 'ECEBFA', points: 10 }),
          ],
          {
            shading: fill(ink),
            margins: { top: points(24), bottom: points(22), left: points(44), right: points(44) },
            borders: { ...noBorders, bottom: { style: BorderStyle.SINGLE, size: 32, color: marigold } },
          },
        ),
      ],
    })
    const rows = resume.sections.flatMap((section) => timelineRows(column, section))
    return [
      plainTable([head], [page.width]),
      spacer(),
      ...(rows.length > 0 ? [plainTable([topRow(20, [cell([]), cell([])]), ...rows], [152, page.width - 152])] : []),
      spacer(),
    ]
  },
}

const timelineBorder = { ...noBorders, left: { style: BorderStyle.SINGLE, size: 10, color: 'C9C8DA' } }

/** A row for the heading, and one for each item with its years on the left. */
function timelineRows(column: TextColumn, section: ResumeSection): TableRow[] {
  const heading = row([], [sectionHeading(column, section.title)])
  if (section.kind !== 'items') return [heading, row([], sectionParagraphs(column, section))]
  return [
    heading,
    ...section.items.map((item, index) =>
      row(yearsOf(column, item), itemParagraphs(column, { ...item, years: '' }, index)),
    ),
  ]
}

const yearsOf = (column: TextColumn, { years }: ResumeItem) =>
  years
    ? [
        new Paragraph({
          alignment: 'right',
          spacing: { before: points(4 * column.scale) },
          children: [run(column, years, { color: soft, points: 9 })],
        }),
      ]
    : []

const row = (years: Paragraph[], text: Paragraph[]) =>
  new TableRow({
    cantSplit: true,
    children: [
      cell(years, { margins: { left: points(34), right: points(10) } }),
      cell(text, { margins: { left: points(14), right: points(44) }, borders: timelineBorder }),
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

/** Word needs a paragraph between and after tables; this one is almost invisible. */
const spacer = () => new Paragraph({ spacing: { line: 20, lineRule: 'exact', before: 0, after: 0 }, children: [] })

export const templates: Record<ResumeTemplate, Template> = { 1: classic, 2: modern, 3: bold }
