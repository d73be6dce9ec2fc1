import type { Paper, PaperSection } from '#contract/careers/resume-paper.ts'
import type { ResumeTemplate } from '#contract/careers/resume.ts'
import { colours } from '#server/kit/pdf/brand.ts'
import type { Style } from '#server/kit/pdf/text.ts'
import type { Column, Doc, Layout, Line, Measure, Paint } from './pdf-flow.ts'
import { body, content, entry, type Hand, ink, lines, nameLines, rows, soft, strong, widthAt } from './pdf-lines.ts'

/** A4, in points. */
export const sheet = { width: 595.28, height: 841.89 }

type Template = (paper: Paper, measure: Measure, scale: number) => Layout

const rule = '#C9C8DA'
const tint = '#EEF0FB'

/** 1, classic: one column, the name in the middle, a rule under each heading. */
const classic: Template = (paper, measure, scale) => {
  const margin = 54
  const width = sheet.width - 2 * margin
  const hand: Hand = { measure, scale, width }
  const name = centred(hand, nameLines(hand, paper.name, strong, 25))
  const contact = rows(hand, paper.contact, { tag: 'P', size: 9.6, style: soft, gap: 3, isCentred: true })
  const underline: Paint = (doc, { x, y, height }) =>
    doc
      .moveTo(x, y + height + 1)
      .lineTo(x + width, y + height + 1)
      .lineWidth(0.7)
      .strokeColor(colours.ink)
      .stroke()
  const sections = paper.sections.flatMap((section) => [
    ...heading(
      hand,
      section.title.toUpperCase(),
      { size: 10.4, gap: 15, style: { ...strong, spacing: 1.1 } },
      underline,
    ),
    ...lowered(content(hand, section, { title: strong, place: soft, isYearsBeside: true }), 4 * scale),
  ])
  const column: Column = {
    x: margin,
    width,
    top: () => 48,
    bottom: sheet.height - 46,
    lines: [...name, ...contact, ...sections],
  }
  return { columns: [column], decorate: () => {} }
}

type Headed = { size: number; gap: number; style: Style }

function heading(hand: Hand, title: string, { size, gap, style }: Headed, paint?: Paint): Line[] {
  const made = lines(hand, title, { tag: 'H2', size, style, gap, keep: true })
  return made.map((line, index) => (paint && index === made.length - 1 ? { ...line, paint } : line))
}

/** The first line further down from what stands above it. */
const lowered = ([first, ...rest]: Line[], by: number): Line[] =>
  first ? [{ ...first, gap: first.gap + by }, ...rest] : []

const centred = (hand: Hand, made: Line[]): Line[] =>
  made.map((line) => ({
    ...line,
    pieces: line.pieces.map((piece) => ({
      ...piece,
      x: (hand.width - hand.measure(piece.text, piece.style.weight) * piece.size) / 2,
    })),
  }))

const aside = new Set<PaperSection['key']>(['skills', 'languages', 'certifications'])

/** 2, modern: what one looks up stands in a tinted column at the side, the story beside it. */
const modern: Template = (paper, measure, scale) => {
  const band = 190
  const side: Hand = { measure, scale, width: band - 26 - 18 }
  const main: Hand = { measure, scale, width: sheet.width - band - 28 - 42 }
  const accent: Style = { weight: 'bold', colour: colours.indigo }
  const look = { title: strong, place: soft }
  const mark: Paint = (doc, { x, y, height }) => doc.rect(x, y + height + 0.5, 22, 2).fill(colours.marigold)
  const head = { size: 12, gap: 17, style: accent }
  const story = paper.sections
    .filter(({ key }) => !aside.has(key))
    .flatMap((section) => [
      ...heading(main, section.title, head, mark),
      ...lowered(content(main, section, { ...look, isYearsBeside: true }), 6 * scale),
    ])
  const contact = paper.contact.flatMap(({ text, href }) =>
    lines(side, text, { tag: 'P', size: 9.2, style: ink, href, gap: 3.5 }),
  )
  const facts = paper.sections
    .filter(({ key }) => aside.has(key))
    .flatMap((section) => [
      ...heading(side, section.title, head, mark),
      ...lowered(sideContent(side, section), 6 * scale),
    ])
  const place = { top: () => 46, bottom: sheet.height - 44 }
  const title = contact.length > 0 ? lowered([...heading(side, 'Contact', head, mark)], 0) : []
  return {
    columns: [
      {
        ...place,
        x: band + 28,
        width: main.width,
        lines: [...nameLines(main, paper.name, strong, 29), ...story],
      },
      { ...place, x: 26, width: side.width, lines: [...title, ...lowered(contact, 3 * scale), ...facts] },
    ],
    decorate: (doc) => doc.rect(0, 0, band, sheet.height).fill(tint),
  }
}

function sideContent(hand: Hand, section: PaperSection): Line[] {
  if (section.kind === 'items') {
    return section.items.flatMap((item, index) =>
      entry(hand, item, index === 0 ? 1 : 7, { title: strong, place: soft, isYearsBeside: false }),
    )
  }
  if (section.kind === 'words' && section.words.length <= 12) {
    return section.words.flatMap((word) => lines(hand, word, { tag: 'P', size: body, style: ink, gap: 2 }))
  }
  return content(hand, section, { title: strong, place: soft, isYearsBeside: false })
}

const night: Style = { weight: 'bold', colour: '#FFFFFF' }
const nightSoft: Style = { weight: 'text', colour: colours.night }

/** 3, bold: a dark band with the name, and years along a line that runs down the page. */
const bold: Template = (paper, measure, scale) => {
  const margin = 44
  const gutter = 110
  const head: Hand = { measure, scale, width: sheet.width - 2 * margin }
  const story: Hand = { measure, scale, width: head.width - gutter }
  const titled = [
    ...nameLines(head, paper.name, night, 30),
    ...rows(head, paper.contact, { tag: 'P', size: 9.6, style: nightSoft, gap: 3, leading: 1.5 }),
  ]
  const tall = titled.reduce((sum, { gap, height }) => sum + gap + height, 0)
  const bandEnd = Math.max(96, tall + 56)
  const bottom = sheet.height - 42
  const accent: Style = { weight: 'bold', colour: colours.indigo }
  const sections = paper.sections.flatMap((section) => [
    ...heading(story, section.title, { size: 13, gap: 16, style: accent }, milestone),
    ...lowered(dated(story, section, gutter), 3 * scale),
  ])
  return {
    columns: [
      { x: margin, width: head.width, top: () => (bandEnd - tall) / 2, bottom: bandEnd, lines: titled },
      {
        x: margin + gutter,
        width: story.width,
        top: (page) => (page === 0 ? bandEnd + 18 : 44),
        bottom,
        lines: withTrack(sections),
      },
    ],
    decorate: (doc, page) => {
      if (page > 0) return
      doc.rect(0, 0, sheet.width, bandEnd).fill(colours.ink)
      doc.rect(0, bandEnd - 4, sheet.width, 4).fill(colours.marigold)
    },
  }
}

const track = -17

/** Where a section begins, the line has a larger mark. */
const milestone: Paint = (doc, { x, y, baseline, height }) =>
  doc.circle(x + track, y + baseline - height * 0.27, 4).fill(colours.marigold)

/** Years stand to the left of the line, each beside its entry; those that are a sentence stay with the entry. */
function dated(hand: Hand, section: PaperSection, gutter: number): Line[] {
  const look = { title: strong, place: soft }
  if (section.kind !== 'items') return content(hand, section, { ...look, isYearsBeside: false })
  const room = gutter + track - 9
  return section.items.flatMap((item, index) => {
    const width = widthAt(hand, item.years, soft, yearSize * hand.scale)
    const isBeside = width <= room
    const told = isBeside ? { ...item, years: '' } : item
    const made = entry(hand, told, index === 0 ? 1 : 7, { ...look, isYearsBeside: isBeside })
    return beside(hand, made, isBeside ? { text: item.years, x: room - gutter - width } : null)
  })
}

const yearSize = 8.8

/** The first line of an entry with its mark, and in the gutter its years. */
function beside(hand: Hand, made: Line[], years: { text: string; x: number } | null): Line[] {
  const label = years?.text ? [{ ...years, size: yearSize * hand.scale, style: soft }] : []
  const alone = lines(hand, ' ', { tag: 'P', size: body, style: soft }).map((line) => ({ ...line, pieces: [] }))
  return (made.length > 0 ? made : alone).map((line, index) =>
    index === 0 ? { ...line, pieces: [...label, ...line.pieces], paint: station } : line,
  )
}

const station: Paint = (doc, { x, y, baseline, height }) =>
  doc
    .circle(x + track, y + baseline - height * 0.24, 2.6)
    .lineWidth(1.2)
    .fillAndStroke('#FFFFFF', colours.indigo)

/** The line itself, drawn bit by bit so that it is as long as what stands beside it, on every page. */
function withTrack(made: Line[]): Line[] {
  const draw = (doc: Doc, x: number, from: number, to: number) =>
    doc
      .moveTo(x + track, from)
      .lineTo(x + track, to)
      .lineWidth(1.2)
      .strokeColor(rule)
      .stroke()
  return made.map((line) => ({
    ...line,
    paint: (doc, box) => {
      draw(doc, box.x, box.y - line.gap, box.y + box.height)
      line.paint?.(doc, box)
    },
  }))
}

export const templates: Record<ResumeTemplate, Template> = { 1: classic, 2: modern, 3: bold }
