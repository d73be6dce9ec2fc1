import { type ResumeDocument, type ResumeSection, sidebarSections } from '#contract/careers/resume-document.ts'
import type { ResumeTemplate } from '#contract/careers/resume.ts'
import { colours } from '#server/kit/pdf/brand.ts'
import type { Style } from '#server/kit/pdf/text.ts'
import type { Layout, Line, Measure, Paint } from '#server/kit/pdf/layout.ts'
import {
  bodySize,
  inlineList,
  ink,
  nameLines,
  soft,
  strong,
  textLines,
  type TextColumn,
  widthAt,
} from '#server/kit/pdf/lines.ts'
import { itemLines, sectionLines } from './pdf-lines.ts'

/** A4, in points. */
const page = { width: 595.28, height: 841.89 }

type Template = (resume: ResumeDocument, measure: Measure, scale: number) => Layout

const timelineColour = '#C9C8DA'
const sidebarColour = '#EEF0FB'
const accent: Style = { weight: 'bold', colour: colours.indigo }

/** 1, classic: one column, the name centred, a rule under each heading. */
const classic: Template = (resume, measure, scale) => {
  const margin = 54
  const width = page.width - 2 * margin
  const column: TextColumn = { measure, scale, width }
  const name = centred(column, nameLines(column, resume.name, strong, 25))
  const contact = inlineList(column, resume.contact, { tag: 'P', size: 9.6, style: soft, gap: 3, isCentred: true })
  const underline: Paint = (doc, { x, y, height }) =>
    doc
      .moveTo(x, y + height + 1)
      .lineTo(x + width, y + height + 1)
      .lineWidth(0.7)
      .strokeColor(colours.ink)
      .stroke()
  const headingStyle = { size: 10.4, gap: 15, style: { ...strong, spacing: 1.1 } }
  const sections = resume.sections.flatMap((section) => [
    ...headingLines(column, section.title.toUpperCase(), headingStyle, underline),
    ...addGap(sectionLines(column, section, true), 4 * scale),
  ])
  const lines = [...name, ...contact, ...sections]
  return {
    columns: [{ x: margin, width, top: () => 48, bottom: page.height - 46, lines }],
    decorate: () => {},
  }
}

type HeadingStyle = { size: number; gap: number; style: Style }

function headingLines(column: TextColumn, title: string, style: HeadingStyle, paint: Paint): Line[] {
  const lines = textLines(column, title, { tag: 'H2', ...style, keepWithNext: true })
  return lines.map((line, index) => (index === lines.length - 1 ? { ...line, paint } : line))
}

/** More space above the first line. */
const addGap = ([first, ...rest]: Line[], gap: number): Line[] =>
  first ? [{ ...first, gap: first.gap + gap }, ...rest] : []

const centred = (column: TextColumn, lines: Line[]): Line[] =>
  lines.map((line) => ({
    ...line,
    spans: line.spans.map((span) => ({
      ...span,
      x: (column.width - column.measure(span.text, span.style.weight) * span.size) / 2,
    })),
  }))

/** 2, modern: contact, skills and certificates in a tinted sidebar. */
const modern: Template = (resume, measure, scale) => {
  const sidebarWidth = 190
  const side: TextColumn = { measure, scale, width: sidebarWidth - 26 - 18 }
  const main: TextColumn = { measure, scale, width: page.width - sidebarWidth - 28 - 42 }
  const underline: Paint = (doc, { x, y, height }) => doc.rect(x, y + height + 0.5, 22, 2).fill(colours.marigold)
  const heading = (column: TextColumn, title: string) =>
    headingLines(column, title, { size: 12, gap: 17, style: accent }, underline)
  const mainLines = resume.sections
    .filter(({ key }) => !sidebarSections.has(key))
    .flatMap((section) => [...heading(main, section.title), ...addGap(sectionLines(main, section, true), 6 * scale)])
  const contact = resume.contact.flatMap(({ text, href }) =>
    textLines(side, text, { tag: 'P', size: 9.2, style: ink, href, gap: 3.5 }),
  )
  const sideLines = resume.sections
    .filter(({ key }) => sidebarSections.has(key))
    .flatMap((section) => [...heading(side, section.title), ...addGap(sidebarSectionLines(side, section), 6 * scale)])
  const contactHeading = contact.length > 0 ? heading(side, 'Contact') : []
  const margins = { top: () => 46, bottom: page.height - 44 }
  return {
    columns: [
      {
        ...margins,
        x: sidebarWidth + 28,
        width: main.width,
        lines: [...nameLines(main, resume.name, strong, 29), ...mainLines],
      },
      {
        ...margins,
        x: 26,
        width: side.width,
        lines: [...contactHeading, ...addGap(contact, 3 * scale), ...sideLines],
      },
    ],
    decorate: (doc) => doc.rect(0, 0, sidebarWidth, page.height).fill(sidebarColour),
  }
}

/** A few tags get a line each. */
const sidebarSectionLines = (column: TextColumn, section: ResumeSection): Line[] =>
  section.kind === 'tags' && section.tags.length <= 12
    ? section.tags.flatMap((tag) => textLines(column, tag, { tag: 'P', size: bodySize, style: ink, gap: 2 }))
    : sectionLines(column, section, false)

/** 3, bold: a dark header with the name, and the years along a timeline. */
const bold: Template = (resume, measure, scale) => {
  const margin = 44
  const gutter = 110
  const headerColumn: TextColumn = { measure, scale, width: page.width - 2 * margin }
  const mainColumn: TextColumn = { measure, scale, width: headerColumn.width - gutter }
  const contactStyle: Style = { weight: 'text', colour: colours.night }
  const header = [
    ...nameLines(headerColumn, resume.name, { weight: 'bold', colour: '#FFFFFF' }, 30),
    ...inlineList(headerColumn, resume.contact, { tag: 'P', size: 9.6, style: contactStyle, gap: 3, leading: 1.5 }),
  ]
  const textHeight = header.reduce((sum, { gap, height }) => sum + gap + height, 0)
  const headerHeight = Math.max(96, textHeight + 56)
  const sections = resume.sections.flatMap((section) => [
    ...headingLines(mainColumn, section.title, { size: 13, gap: 16, style: accent }, paintSectionMarker),
    ...addGap(timelineLines(mainColumn, section, gutter), 3 * scale),
  ])
  return {
    columns: [
      {
        x: margin,
        width: headerColumn.width,
        top: () => (headerHeight - textHeight) / 2,
        bottom: headerHeight,
        lines: header,
      },
      {
        x: margin + gutter,
        width: mainColumn.width,
        top: (index) => (index === 0 ? headerHeight + 18 : 44),
        bottom: page.height - 42,
        lines: withTimeline(sections),
      },
    ],
    decorate: (doc, index) => {
      if (index > 0) return
      doc.rect(0, 0, page.width, headerHeight).fill(colours.ink)
      doc.rect(0, headerHeight - 4, page.width, 4).fill(colours.marigold)
    },
  }
}

/** Left of the column. */
const timelineX = -17

const paintSectionMarker: Paint = (doc, { x, y, baseline, height }) =>
  doc.circle(x + timelineX, y + baseline - height * 0.27, 4).fill(colours.marigold)

const yearsSize = 8.8

/** Years are left of the timeline, unless their text is too long. */
function timelineLines(column: TextColumn, section: ResumeSection, gutter: number): Line[] {
  if (section.kind !== 'items') return sectionLines(column, section, false)
  const maxWidth = gutter + timelineX - 9
  return section.items.flatMap((item, index) => {
    const width = widthAt(column, item.years, soft, yearsSize * column.scale)
    const isInGutter = width <= maxWidth
    const shown = isInGutter ? { ...item, years: '' } : item
    const lines = itemLines(column, shown, { gap: index === 0 ? 1 : 7, hasInlineYears: isInGutter })
    return withYears(column, lines, isInGutter ? { text: item.years, x: maxWidth - gutter - width } : null)
  })
}

/** Adds the marker and the years to the first line of an item. */
function withYears(column: TextColumn, lines: Line[], years: { text: string; x: number } | null): Line[] {
  const label = years?.text ? [{ ...years, size: yearsSize * column.scale, style: soft }] : []
  const blank = textLines(column, ' ', { tag: 'P', size: bodySize, style: soft }).map((line) => ({
    ...line,
    spans: [],
  }))
  return (lines.length > 0 ? lines : blank).map((line, index) =>
    index === 0 ? { ...line, spans: [...label, ...line.spans], paint: paintItemMarker } : line,
  )
}

const paintItemMarker: Paint = (doc, { x, y, baseline, height }) =>
  doc
    .circle(x + timelineX, y + baseline - height * 0.24, 2.6)
    .lineWidth(1.2)
    .fillAndStroke('#FFFFFF', colours.indigo)

/** Each line draws its part of the timeline, so that it is as long as the text on every page. */
const withTimeline = (lines: Line[]): Line[] =>
  lines.map((line) => ({
    ...line,
    paint: (doc, box) => {
      doc
        .moveTo(box.x + timelineX, box.y - line.gap)
        .lineTo(box.x + timelineX, box.y + box.height)
        .lineWidth(1.2)
        .strokeColor(timelineColour)
        .stroke()
      line.paint?.(doc, box)
    },
  }))

export const templates: Record<ResumeTemplate, Template> = { 1: classic, 2: modern, 3: bold }
