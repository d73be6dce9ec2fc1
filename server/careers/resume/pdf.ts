import Pdf from 'pdfkit'
import type { Paper } from '#contract/careers/resume-paper.ts'
import type { ResumeTemplate, StoredResume } from '#contract/careers/resume.ts'
import { replaceUnsupported, type FontWeight } from '#server/kit/pdf/fonts.ts'
import { createTextMeasurer, registerFonts } from '#server/kit/pdf/text.ts'
import { drawLayout } from './pdf-draw.ts'
import { type Layout, pagesOf } from './pdf-flow.ts'
import { templates } from './pdf-templates.ts'

type Printed = Pick<StoredResume, 'template' | 'savedAt'>

/** From the largest that still looks calm to the smallest that still reads well on paper. */
const scales = [1.1, 1.06, 1.03, 1, 0.97, 0.94, 0.91, 0.88, 0.85]
/** What does not fit one page is written at an easy size on two or more. */
const overflowing = 0.97

/** A resume on A4. Its text can be selected and is read aloud in order; the same resume gives the same bytes. */
export async function resumePdf(given: Paper, { template, savedAt }: Printed): Promise<Buffer> {
  const paper = inOurLetters(given)
  const moment = new Date(savedAt ?? 0)
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-IN',
    tagged: true,
    displayTitle: true,
    info: {
      Title: paper.name ? `${given.name}: resume` : 'Resume',
      Author: given.name,
      CreationDate: moment,
      ModDate: moment,
    },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => doc.once('end', resolve))
  await registerFonts(doc, textsOf(paper).flatMap(inBothWeights))
  const measure = createTextMeasurer(doc)
  const at = (scale: number) => templates[template](paper, measure, scale)
  drawLayout(doc, at(fittingScale(at)))
  doc.end()
  await ended
  return Buffer.concat(parts)
}

/** The largest that is one page; what needs more gets as many as it needs. */
const fittingScale = (at: (scale: number) => Layout): number =>
  scales.find((scale) => pagesOf(at(scale)) === 1) ?? overflowing

/** At which scale a resume fills its page; for other programs, which measure only when they open it. */
export async function scaleOf(given: Paper, template: ResumeTemplate): Promise<number> {
  const paper = inOurLetters(given)
  const doc = new Pdf({ size: 'A4', margin: 0 })
  await registerFonts(doc, textsOf(paper).flatMap(inBothWeights))
  const measure = createTextMeasurer(doc)
  return fittingScale((scale) => templates[template](paper, measure, scale))
}

const inBothWeights = (text: string): [string, FontWeight][] => [
  [text, 'text'],
  [text, 'bold'],
]

/** Headings are written in capitals too, where a template wants it. */
const textsOf = (paper: Paper): string[] => ['Aa', ...allTexts(paper)]

const allTexts = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : part && typeof part === 'object' ? Object.values(part).flatMap(allTexts) : []

/** Signs that people paste from elsewhere, as we can write them. */
const kindred: Record<string, string> = {
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
const pasted = new RegExp(`[${Object.keys(kindred).join('')}]`, 'gu')

/** Letters that we have no font for become question marks: seen at once, and never a file that cannot be made. */
const writable = (text: string) => replaceUnsupported(text.replaceAll(pasted, (sign) => kindred[sign]!))

function inOurLetters<Part>(part: Part, key = ''): Part {
  if (typeof part === 'string') return (key === 'href' ? part : writable(part)) as Part
  if (Array.isArray(part)) return part.map((each) => inOurLetters(each)) as Part
  if (part === null || typeof part !== 'object') return part
  return Object.fromEntries(Object.entries(part).map(([name, each]) => [name, inOurLetters(each, name)])) as Part
}
