import Pdf from 'pdfkit'
import { colours, drawLogo } from '#server/kit/pdf/brand.ts'
import type { FontWeight } from '#server/kit/pdf/fonts.ts'
import { registerFonts, type Style, writeLine, writeRight, writeWrapped } from '#server/kit/pdf/text.ts'
import { headOf, type MonthSheet, monthSections, type Section } from './content.ts'

type Doc = InstanceType<typeof Pdf>

const page = { width: 595.28, height: 841.89 }
const left = 48
const width = page.width - 2 * left
const bottom = page.height - 64
const [rowHeight, size] = [16, 9.5]
const line = '#DCDAE6'

const plain: Style = { weight: 'text', colour: colours.ink }
const soft: Style = { weight: 'text', colour: colours.soft }
const bold: Style = { weight: 'bold', colour: colours.ink }

/** A4 pages with the tables of a month. */
export async function monthPdf(sheet: MonthSheet): Promise<Buffer> {
  const [head, sections] = [headOf(sheet), monthSections(sheet)]
  const { drawnAt } = sheet
  const info = { Title: head.title, Author: head.schoolName, CreationDate: drawnAt, ModDate: drawnAt }
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-IN',
    displayTitle: true,
    bufferPages: true,
    info,
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => doc.once('end', resolve))
  const texts = [head.schoolName, head.title, ...head.lines, 'a₹−', ...sections.flatMap(textsOf)]
  await registerFonts(doc, texts.flatMap(inBothWeights))
  let y = drawHead(doc, head)
  for (const section of sections) y = drawSection(doc, section, y + 30)
  numberPages(doc, head.title)
  doc.end()
  await ended
  return Buffer.concat(parts)
}

const textsOf = ({ title, head, rows, sum, note }: Section) => [
  title,
  ...head,
  ...rows.flat(),
  ...(sum ?? []),
  note ?? '',
]

const inBothWeights = (text: string): [string, FontWeight][] => [
  [text, 'text'],
  [text, 'bold'],
]

function drawHead(doc: Doc, { title, schoolName, lines }: ReturnType<typeof headOf>): number {
  drawLogo(doc, left - 2, 38, 28)
  writeLine(doc, schoolName, { x: left + 36, y: 58, width: width - 36, size: 14 }, bold)
  doc.rect(left, 76, width, 3).fill(colours.marigold)
  writeLine(doc, title, { x: left, y: 116, width, size: 24 }, bold)
  return lines.reduce(
    (y, text) => writeWrapped(doc, text, { x: left, y: y + 16, width, size: 10, leading: 1.4 }, soft),
    120,
  )
}

/** Starts a new page if the title and the first rows don't fit. */
function drawSection(doc: Doc, { title, head, rows, sum, note }: Section, top: number): number {
  let y = ensureRoom(doc, top, rowHeight * 4)
  writeLine(doc, title, { x: left, y, width, size: 13 }, bold)
  const columns = columnsOf(head)
  if (head.length > 0) {
    y += 20
    drawRow(doc, head, y, columns, { ...soft, size: 8.5 })
    rule(doc, y + 5)
  }
  for (const row of rows) {
    y = nextRow(doc, y)
    drawRow(doc, row, y, columns, { ...plain, size })
  }
  if (sum) {
    y = nextRow(doc, y)
    rule(doc, y - 11)
    drawRow(doc, sum, y, columns, { ...bold, size })
  }
  if (!note) return y
  y = ensureRoom(doc, y + 18, 30)
  return writeWrapped(doc, note, { x: left, y, width, size: 9, leading: 1.4 }, soft)
}

const nextRow = (doc: Doc, y: number) => ensureRoom(doc, y + rowHeight, 0)

function ensureRoom(doc: Doc, y: number, needed: number): number {
  if (y + needed <= bottom) return y
  doc.addPage()
  return 64
}

type Column = { x: number; width: number }

/** Figures have columns of one width; the words before them get the rest. */
function columnsOf(head: string[]): Column[] {
  const figure = head.length > 5 ? 74 : 92
  const first = width - figure * (head.length - 1)
  return head.map((_, at) =>
    at === 0 ? { x: left, width: first - 8 } : { x: left + first + (at - 1) * figure + 4, width: figure - 4 },
  )
}

function drawRow(doc: Doc, cells: string[], y: number, columns: Column[], style: Style & { size: number }) {
  for (const [at, text] of cells.entries()) {
    const box = { ...columns[at]!, y, size: style.size }
    if (text === '') continue
    if (at === 0) writeLine(doc, text, box, style)
    else writeRight(doc, text, box, style)
  }
}

const rule = (doc: Doc, y: number) =>
  doc
    .moveTo(left, y)
    .lineTo(left + width, y)
    .lineWidth(0.8)
    .strokeColor(line)
    .stroke()

function numberPages(doc: Doc, title: string) {
  const { count } = doc.bufferedPageRange()
  for (let at = 0; at < count; at++) {
    doc.switchToPage(at)
    const box = { x: left, y: page.height - 34, width, size: 9 }
    writeLine(doc, title, box, soft)
    writeRight(doc, `Page ${at + 1} of ${count}`, box, soft)
  }
}
