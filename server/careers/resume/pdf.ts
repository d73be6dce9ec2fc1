import Pdf from 'pdfkit'
import { multiPageScale, onePageScales, type ResumeDocument } from '#contract/careers/resume-document.ts'
import type { ResumeTemplate, StoredResume } from '#contract/careers/resume.ts'
import { replaceUnsupported, type FontWeight } from '#server/kit/pdf/fonts.ts'
import { createTextMeasurer, registerFonts } from '#server/kit/pdf/text.ts'
import { mapText } from './map-text.ts'
import { drawLayout } from './pdf-draw.ts'
import { countPages, type Doc, type Layout } from './pdf-layout.ts'
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
  const printable = mapText(resume, (text, key) => (key === 'href' ? text : toSupported(text)))
  // 'Aa' for the section headings.
  await registerFonts(doc, ['Aa', ...allTexts(printable)].flatMap(inBothWeights))
  const measure = createTextMeasurer(doc)
  return (scale) => templates[template](printable, measure, scale)
}

const inBothWeights = (text: string): [string, FontWeight][] => [
  [text, 'text'],
  [text, 'bold'],
]

const allTexts = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : part && typeof part === 'object' ? Object.values(part).flatMap(allTexts) : []

/** Characters that people paste, and what the fonts have instead. */
const substitutes: Record<string, string> = {
  '→': '->',
  '←': '<-',
  '⇒': '=>',
  '≥': '>=',
  '≤': '<=',
  '≈': '~',
  '‐': '-',
  '‑': '-',
  '‒': '–',
  '―': '—',
  '●': '•',
  '▪': '•',
  '■': '•',
  '★': '*',
  '☆': '*',
  '✓': '+',
  '✔': '+',
  '\u200b': '',
  '\ufeff': '',
}
const substitutable = new RegExp(`[${Object.keys(substitutes).join('')}]`, 'gu')

const toSupported = (text: string) =>
  replaceUnsupported(text.replaceAll(substitutable, (character) => substitutes[character]!))
