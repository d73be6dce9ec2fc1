import { AlignmentType, Document, type IStylesOptions, LevelFormat, Packer } from 'docx'
import type { Paper } from '#contract/careers/resume-paper.ts'
import type { StoredResume } from '#contract/careers/resume.ts'
import { ink, points } from './docx-parts.ts'
import { sheet, templates } from './docx-templates.ts'
import { scaleOf } from './pdf.ts'

// On every Windows since 8; elsewhere Carlito and Noto step in for them, of the same widths.
const font = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Calibri', cs: 'Nirmala UI' }
const tight = { before: 0, after: 0 }

/** A resume as a Word document, with styles of its own so that its owner can go on writing. */
export async function resumeDocx(given: Paper, { template }: Pick<StoredResume, 'template'>): Promise<Buffer> {
  const paper = inLettersOfXml(given)
  const { margin, children } = templates[template]
  const scale = await scaleOf(paper, template)
  const [top, right, bottom, left] = [margin.top, margin.right, margin.bottom, margin.left].map(points)
  const document = new Document({
    title: paper.name ? `${paper.name}: resume` : 'Resume',
    creator: paper.name,
    lastModifiedBy: paper.name,
    styles: { default: stylesAt(scale) },
    numbering: { config: [{ reference: 'bullets', levels: [bullet(scale)] }] },
    sections: [
      {
        properties: {
          page: {
            size: { width: points(sheet.width), height: points(sheet.height) },
            margin: { top: top!, right: right!, bottom: bottom!, left: left!, header: 0, footer: 0 },
          },
        },
        children: children(paper, scale),
      },
    ],
  })
  return Packer.toBuffer(document)
}

const foreign = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

/** Word does not open a document with a sign that XML 1.0 does not know. */
function inLettersOfXml<Part>(part: Part): Part {
  if (typeof part === 'string') return part.replace(foreign, '') as Part
  if (Array.isArray(part)) return part.map(inLettersOfXml) as Part
  if (typeof part !== 'object' || part === null) return part
  return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, inLettersOfXml(inner)])) as Part
}

const heading = { font, bold: true, color: ink }

const stylesAt = (scale: number): NonNullable<IStylesOptions['default']> => ({
  document: {
    run: {
      font,
      size: Math.round(10.5 * scale * 2),
      color: ink,
      language: { value: 'en-IN', eastAsia: 'en-IN', bidirectional: 'hi-IN' },
    },
    paragraph: { spacing: { ...tight, line: 252, lineRule: 'auto' } },
  },
  title: { run: heading, paragraph: { spacing: tight } },
  heading1: { run: heading, paragraph: { spacing: tight } },
  heading2: { run: heading, paragraph: { spacing: tight } },
})

const bullet = (scale: number) => ({
  level: 0,
  format: LevelFormat.BULLET,
  text: '•',
  alignment: AlignmentType.LEFT,
  style: { paragraph: { indent: { left: points(13 * scale), hanging: points(11 * scale) } } },
})
