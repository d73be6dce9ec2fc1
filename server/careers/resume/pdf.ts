import Pdf from 'pdfkit'
import { multiPageScale, onePageScales, type ResumeDocument } from '#contract/careers/resume-document.ts'
import type { ResumeTemplate, StoredResume } from '#contract/careers/resume.ts'
import { drawLayout } from '#server/kit/pdf/draw-layout.ts'
import { countPages, type Doc, type Layout } from '#server/kit/pdf/layout.ts'
import { preparePrintable } from '#server/kit/pdf/printable.ts'
import { templates } from './pdf-templates.ts'

type Options = Pick<StoredResume, 'template' | 'savedAt'>

/** A tagged PDF in A4. The same resume gives the same bytes. */
export async function resumePdf(resume: ResumeDocument, { template, savedAt }: Options): Promise<Buffer> {
  const date = new Date(savedAt ?? 0)
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-IN',
    tagged: true,
    displayTitle: true,
    info: {
      Title: resume.name ? `${resume.name}: resume` : 'Resume',
      Author: resume.name,
      CreationDate: date,
      ModDate: date,
    },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => doc.once('end', resolve))
  const layoutAt = await prepareLayout(doc, resume, template)
  drawLayout(doc, layoutAt(fittingScale(layoutAt)))
  doc.end()
  await ended
  return Buffer.concat(parts)
}

/** The scale of the PDF, for formats that cannot be measured here. */
export async function pdfScale(resume: ResumeDocument, template: ResumeTemplate): Promise<number> {
  return fittingScale(await prepareLayout(new Pdf({ size: 'A4', margin: 0 }), resume, template))
}

type LayoutAt = (scale: number) => Layout

/** The largest scale that fits one page. What is too long for the smallest is not tried at the others. */
function fittingScale(layoutAt: LayoutAt): number {
  const fits = (scale: number) => countPages(layoutAt(scale)) === 1
  if (!fits(onePageScales.at(-1)!)) return multiPageScale
  return onePageScales.find(fits)!
}

async function prepareLayout(doc: Doc, resume: ResumeDocument, template: ResumeTemplate): Promise<LayoutAt> {
  const { printable, measure } = await preparePrintable(doc, resume)
  return (scale) => templates[template](printable, measure, scale)
}
