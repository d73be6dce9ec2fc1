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
import type { LinkText, TextLine } from '#contract/kit/text/lines.ts'
import type { ResumeItem, ResumeSection } from '#contract/careers/resume-document.ts'

export const ink = '171A3B'
export const soft = '565A80'
export const indigo = '3B3FA8'
export const marigold = 'F2A01E'

/** Word measures in twentieths of a point. */
export const points = (value: number) => Math.round(value * 20)

/** How the text of a column is set. */
export type TextColumn = {
  scale: number
  accent: string
  width: number
  hasInlineYears: boolean
  isUpperCase?: boolean
}

/** Font sizes are in half points. */
const fontSize = (column: TextColumn, value: number) => Math.round(value * column.scale * 2)
const space = (column: TextColumn, value: number) => points(value * column.scale)

type RunStyle = Pick<IRunOptions, 'color' | 'bold'> & { points?: number }

export const run = (column: TextColumn, text: string, { points: size, ...style }: RunStyle = {}) =>
  new TextRun({ text, ...style, ...(size !== undefined && { size: fontSize(column, size) }) })

/** Looks the same with and without a URL. */
export function link(column: TextColumn, { text, href }: LinkText, style: RunStyle = { color: indigo, points: 9.5 }) {
  const textRun = run(column, text, style)
  return href && URL.canParse(href) ? new ExternalHyperlink({ link: new URL(href).href, children: [textRun] }) : textRun
}

/** A long name is smaller, so that it takes at most two lines. */
export const nameHeading = (column: TextColumn, name: string, options: IParagraphOptions = {}, style: RunStyle = {}) =>
  new Paragraph({
    heading: HeadingLevel.TITLE,
    spacing: { after: space(column, 2) },
    children: [
      run(column, name, { ...style, points: 28 * Math.max(0.55, Math.min(1, 26 / Math.max(1, name.length))) }),
    ],
    ...options,
  })

export const sectionHeading = (column: TextColumn, title: string, options: IParagraphOptions = {}) =>
  new Paragraph({
    heading: HeadingLevel.HEADING_1,
    keepNext: true,
    spacing: { before: space(column, 12), after: space(column, 3) },
    children: [
      new TextRun({
        text: title,
        color: column.accent,
        size: fontSize(column, column.isUpperCase ? 11 : 13),
        ...(column.isUpperCase && { allCaps: true, characterSpacing: 18 }),
      }),
    ],
    ...options,
  })

export function contactLine(
  column: TextColumn,
  contact: LinkText[],
  options: IParagraphOptions,
  style: RunStyle,
): Paragraph[] {
  if (contact.length === 0) return []
  const separator = () => run(column, '  •  ', style)
  const children = contact.flatMap((each, index) => [...(index > 0 ? [separator()] : []), link(column, each, style)])
  return [new Paragraph({ ...options, children })]
}

const detailParagraphs = (column: TextColumn, lines: TextLine[]): Paragraph[] =>
  lines.map(
    ({ text, isBullet }) =>
      new Paragraph({
        ...(isBullet && { numbering: { reference: 'bullets', level: 0 } }),
        spacing: { before: space(column, 1) },
        children: [run(column, text)],
      }),
  )

/** A job, school, project or certificate. */
export function itemParagraphs(column: TextColumn, item: ResumeItem, index: number): Paragraph[] {
  const years = column.hasInlineYears ? item.years : ''
  const subtitle = [item.subtitle, column.hasInlineYears ? '' : item.years].filter(Boolean).join(', ')
  const isTitled = item.title !== '' || years !== ''
  return [
    ...(isTitled ? [titleLine(column, item.title, years, { index, keepNext: hasMore(item) || subtitle !== '' })] : []),
    ...subtitleLine(column, subtitle, item),
    ...detailParagraphs(column, item.lines),
  ]
}

const hasMore = ({ link, lines }: ResumeItem) => link !== null || lines.length > 0

function titleLine(
  column: TextColumn,
  title: string,
  years: string,
  { index, keepNext }: { index: number; keepNext: boolean },
) {
  const inlineYears = years
    ? [new TextRun({ children: ['\t'] }), run(column, years, { color: soft, bold: false, points: 9.5 })]
    : []
  return new Paragraph({
    heading: HeadingLevel.HEADING_2,
    keepNext,
    tabStops: [{ type: TabStopType.RIGHT, position: points(column.width) }],
    spacing: { before: space(column, index === 0 ? 1 : 6) },
    children: [...(title ? [run(column, title, { points: 11 })] : []), ...inlineYears],
  })
}

function subtitleLine(column: TextColumn, subtitle: string, { link: itemLink, lines }: ResumeItem): Paragraph[] {
  if (!subtitle && !itemLink) return []
  const gap = subtitle && itemLink ? [run(column, '   ')] : []
  return [
    new Paragraph({
      keepNext: lines.length > 0,
      children: [
        ...(subtitle ? [run(column, subtitle, { color: soft })] : []),
        ...gap,
        ...(itemLink ? [link(column, itemLink)] : []),
      ],
    }),
  ]
}

export function sectionParagraphs(column: TextColumn, section: ResumeSection): Paragraph[] {
  if (section.kind === 'text') return detailParagraphs(column, section.lines)
  if (section.kind === 'items') return section.items.flatMap((item, index) => itemParagraphs(column, item, index))
  return [new Paragraph({ children: [run(column, section.tags.join('  •  '))] })]
}

export const noBorder = { style: BorderStyle.NONE, size: 0, color: 'auto' } as const
export const noBorders = { top: noBorder, bottom: noBorder, left: noBorder, right: noBorder }

/** Word needs a paragraph even in an empty cell. */
export const cell = (children: ITableCellOptions['children'], options: Partial<ITableCellOptions> = {}) =>
  new TableCell({ borders: noBorders, ...options, children: children.length > 0 ? children : [new Paragraph('')] })

export const centre = AlignmentType.CENTER
