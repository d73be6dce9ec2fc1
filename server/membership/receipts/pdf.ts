import Pdf from 'pdfkit'
import { colours, drawLogo } from '#server/kit/pdf/brand.ts'
import type { FontWeight } from '#server/kit/pdf/fonts.ts'
import { registerFonts, type Style, writeLine, writeRight, writeWrapped } from '#server/kit/pdf/text.ts'
import { type CreditNote, creditNoteContent } from './credit-note.ts'
import { type Line, type Receipt, type ReceiptContent, toContent } from './content.ts'

type Doc = InstanceType<typeof Pdf>

const page = { width: 595.28, height: 841.89 }
const left = 56
const width = page.width - 2 * left
const right = left + width
const line = '#DCDAE6'

const plain: Style = { weight: 'text', colour: colours.ink }
const soft: Style = { weight: 'text', colour: colours.soft }
const bold: Style = { weight: 'bold', colour: colours.ink }

/** One A4 page. The same receipt always gives the same bytes. */
export const receiptPdf = (receipt: Receipt): Promise<Buffer> => sheet(toContent(receipt), receipt.issuedAt)

export const creditNotePdf = (note: CreditNote): Promise<Buffer> => sheet(creditNoteContent(note), note.issuedAt)

async function sheet(content: ReceiptContent, issuedAt: Date): Promise<Buffer> {
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${content.title} ${content.number}`,
      Author: content.schoolName,
      Subject: `${content.total.label}: ${content.total.amount}`,
      CreationDate: issuedAt,
      ModDate: issuedAt,
    },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => doc.once('end', resolve))
  await registerFonts(doc, [...textsOf(content), 'a₹'].flatMap(inBothWeights))
  draw(doc, content)
  doc.end()
  await ended
  return Buffer.concat(parts)
}

const inBothWeights = (text: string): [string, FontWeight][] => [
  [text, 'text'],
  [text, 'bold'],
]

const textsOf = (part: unknown): string[] =>
  typeof part === 'string' ? [part] : Object.values(part as object).flatMap(textsOf)

function draw(doc: Doc, content: ReceiptContent) {
  drawHead(doc, content)
  const below = drawParties(doc, content)
  const end = drawTable(doc, content, below + 40)
  drawFacts(doc, content, end + 46)
  writeLine(doc, content.footer, { x: left, y: page.height - 52, width, size: 10 }, soft)
}

function drawHead(doc: Doc, { title, schoolName, number, date }: ReceiptContent) {
  drawLogo(doc, left - 2, 46, 32)
  writeLine(doc, schoolName, { x: left + 40, y: 69, width: width - 40, size: 16 }, bold)
  doc.rect(left, 92, width, 3).fill(colours.marigold)
  writeLine(doc, title, { x: left, y: 142, width: 240, size: 28 }, bold)
  const box = { x: left + 240, width: width - 240 }
  writeRight(doc, `Number ${number}`, { ...box, y: 126, size: 12 }, bold)
  writeRight(doc, `Date ${date}`, { ...box, y: 143, size: 12 }, plain)
}

const column = (width - 28) / 2

/** Returns where the longer of the two ends. */
function drawParties(doc: Doc, { labels, payer, school }: ReceiptContent): number {
  const ends = [drawParty(doc, labels.payer, payer, left), drawParty(doc, labels.school, school, left + column + 28)]
  return Math.max(...ends)
}

function drawParty(doc: Doc, label: string, lines: string[], x: number): number {
  writeLine(doc, label, { x, y: 186, width: column, size: 10 }, soft)
  let y = 186
  for (const [index, text] of lines.entries()) {
    const isName = index === 0
    const box = { x, y: y + (isName ? 19 : 16), width: column, size: isName ? 14 : 11, leading: 1.3 }
    y = writeWrapped(doc, text, box, isName ? bold : plain)
  }
  return y
}

/** Returns where the table ends. */
function drawTable(doc: Doc, { item, lines, total, amountInWords }: ReceiptContent, top: number): number {
  writeLine(doc, 'For', { x: left, y: top, width: 200, size: 10 }, soft)
  writeRight(doc, 'Amount', { x: left, y: top, width, size: 10 }, soft)
  rule(doc, top + 8)
  let y = drawAmount(doc, item, top + 28, { ...bold, size: 13 })
  if (item.note !== '') {
    y += 16
    writeLine(doc, item.note, { x: left, y, width: width - 110, size: 11 }, soft)
  }
  for (const extra of lines) y = drawAmount(doc, extra, y + 20, { ...plain, size: 11 })
  rule(doc, y + 12)
  y = drawAmount(doc, total, y + 38, { ...bold, size: 17 })
  rule(doc, y + 14)
  return writeWrapped(doc, amountInWords, { x: left, y: y + 34, width, size: 12, leading: 1.35 }, plain)
}

function drawAmount(
  doc: Doc,
  { label, amount }: Line,
  y: number,
  { size, ...style }: Style & { size: number },
): number {
  writeLine(doc, label, { x: left, y, width: width - 130, size }, style)
  writeRight(doc, amount, { x: right - 120, y, width: 120, size }, style)
  return y
}

const rule = (doc: Doc, y: number) => doc.moveTo(left, y).lineTo(right, y).lineWidth(0.8).strokeColor(line).stroke()

function drawFacts(doc: Doc, { facts }: ReceiptContent, top: number) {
  for (const [index, { label, value }] of facts.entries()) {
    const y = top + index * 20
    writeLine(doc, label, { x: left, y, width: 110, size: 11 }, soft)
    writeLine(doc, value, { x: left + 120, y, width: width - 120, size: 11 }, plain)
  }
}
