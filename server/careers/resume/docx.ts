import { AlignmentType, Document, type IStylesOptions, LevelFormat, Packer } from 'docx'
import type { ResumeDocument } from '#contract/careers/resume-document.ts'
import type { StoredResume } from '#contract/careers/resume.ts'
import { ink, points } from './docx-parts.ts'
import { page, templates } from './docx-templates.ts'
import { mapText } from '#server/kit/pdf/map-text.ts'
import { pdfScale } from './pdf.ts'

// Part of Windows since 8; other systems substitute Carlito and Noto, which have the same widths.
const font = { ascii: 'Calibri', hAnsi: 'Calibri', eastAsia: 'Calibri', cs: 'Nirmala UI' }
const tight = { before: 0, after: 0 }

/** Uses real styles, lists and links, so that the learner can edit the document in Word. */
export async function resumeDocx(
  unsafe: ResumeDocument,
  { template }: Pick<StoredResume, 'template'>,
): Promise<Buffer> {
  // Word does not open a document with characters that XML 1.0 forbids.
  const resume = mapText(unsafe, (text) => text.replace(invalidXml, ''))
  const { margin, children } = templates[template]
  const scale = await pdfScale(resume, template)
  const [top, right, bottom, left] = [margin.top, margin.right, margin.bottom, margin.left].map(points)
  const document = new Document({
    title: resume.name ? `${resume.name}: resume` : 'Resume',
    creator: resume.name,
    lastModifiedBy: resume.name,
    styles: { default: stylesAt(scale) },
    numbering: { config: [{ reference: 'bullets', levels: [bullet(scale)] }] },
    sections: [
      {
        properties: {
          page: {
            size: { width: points(page.width), height: points(page.height) },
            margin: { top: top!, right: right!, bottom: bottom!, left: left!, header: 0, footer: 0 },
          },
        },
        children: children(resume, scale),
      },
    ],
  })
  return Packer.toBuffer(document)
}

const invalidXml = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu

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
