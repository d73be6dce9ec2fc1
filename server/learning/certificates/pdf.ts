import Pdf from 'pdfkit'
import { create as createQr } from 'qrcode'
import { type CertifiedTask, describeApprovals } from '#contract/learning/certificates.ts'
import { colours, drawLogo } from '#server/kit/pdf/brand.ts'
import { toRuns } from '#server/kit/pdf/fonts.ts'
import { registerFonts, type Style, writeShrinkToFit, writeLine } from '#server/kit/pdf/text.ts'
import { deck, drawBridge, page } from './bridge.ts'

export type CertificateContent = {
  code: string
  learnerName: string
  courseTitle: string
  work: CertifiedTask[]
  issuedAt: Date
  schoolName: string
  /** The page that verifies it. */
  address: string
}

const left = 62
const right = page.width - left
const small: Style = { weight: 'text', colour: colours.soft }

/** A4 landscape. The same certificate always gives the same bytes. */
export async function toPdf(content: CertificateContent): Promise<Buffer> {
  const shown = { ...content, ...printableNames(content) }
  const doc = new Pdf({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `${shown.courseTitle}: certificate of ${shown.learnerName}`,
      Author: shown.schoolName,
      Subject: `Certificate ${shown.code}`,
      CreationDate: shown.issuedAt,
      ModDate: shown.issuedAt,
    },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => doc.once('end', resolve))
  const names = [shown.learnerName, shown.courseTitle, shown.schoolName]
  await registerFonts(doc, [...names.map((name) => [name, 'bold'] as [string, 'bold']), ['a', 'bold'], ['a', 'text']])
  draw(doc, shown)
  doc.end()
  await ended
  return Buffer.concat(parts)
}

/** For names in a script that our fonts lack, the PDF refers to the certificate's page. */
const printableNames = ({ learnerName, courseTitle, schoolName }: CertificateContent) => ({
  learnerName: toRuns(learnerName, 'bold') ? learnerName : 'The learner named on the page below',
  courseTitle: toRuns(courseTitle, 'bold') ? courseTitle : 'The course named on the page below',
  schoolName: toRuns(schoolName, 'bold') ? schoolName : 'Certificate',
})

type Doc = InstanceType<typeof Pdf>

function draw(doc: Doc, content: CertificateContent) {
  const steps = content.work.reduce((sum, task) => sum + task.steps.length, 0)
  drawBridge(doc, steps)
  drawLogo(doc, left - 2, 46, 34)
  const title = { weight: 'bold', colour: colours.ink } as const
  writeLine(doc, content.schoolName, { x: left + 42, y: 71, width: 480, size: 17 }, title)

  const eyebrow = { weight: 'bold', colour: colours.marigoldInk, spacing: 2.2 } as const
  writeLine(doc, 'CERTIFICATE', { x: left, y: 150, width: 400, size: 11 }, eyebrow)
  writeLine(doc, 'This is to certify that', { x: left, y: 179, width: 400, size: 15 }, small)
  const box = { x: left, width: 610, leading: 1.12 }
  const name = writeShrinkToFit(doc, content.learnerName, { ...box, y: 244, size: 52 }, title)
  const next = Math.max(name, 244) + 38
  writeLine(doc, 'has completed the course', { x: left, y: next, width: 400, size: 15 }, small)
  const course = { weight: 'bold', colour: colours.indigo } as const
  const last = writeShrinkToFit(doc, content.courseTitle, { ...box, y: next + 38, size: 30, width: 560 }, course)
  const tasks = content.work.length === 1 ? '1 task' : `${content.work.length} tasks`
  const summary = `${tasks}: ${describeApprovals(content.work)}.`
  writeLine(doc, summary, { x: left, y: Math.max(last, next + 38) + 34, width: 520, size: 14 }, small)

  drawFacts(doc, content)
  drawQr(doc, content.address)
}

function drawFacts(doc: Doc, { issuedAt, code, address }: CertificateContent) {
  fact(doc, left, 'Issued on', day(issuedAt))
  fact(doc, left + 132, 'Number', code)
  const label = { weight: 'text', colour: colours.nightSoft } as const
  const value = { weight: 'text', colour: colours.night } as const
  writeLine(doc, 'Verify this certificate at', { x: left, y: deck + 96, width: 300, size: 11 }, label)
  const shown = address.replace(/^https?:\/\//, '')
  writeLine(doc, shown, { x: left, y: deck + 113, width: 560, size: 12.5 }, value)
  doc.link(left, deck + 100, 420, 18, address)
}

function fact(doc: Doc, x: number, label: string, value: string) {
  writeLine(doc, label, { x, y: deck + 36, width: 300, size: 11 }, { weight: 'text', colour: colours.nightSoft })
  writeLine(doc, value, { x, y: deck + 57, width: 400, size: 17 }, { weight: 'bold', colour: colours.night })
}

const months = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Kolkata',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
})

/** 15 Nov 2026, in India's time. */
function day(moment: Date): string {
  const parts = Object.fromEntries(months.formatToParts(moment).map(({ type, value }) => [type, value]))
  return `${parts['day']} ${parts['month']} ${parts['year']}`
}

const tile = 104

function drawQr(doc: Doc, address: string) {
  const x = right - tile
  const y = deck + 20
  const { modules } = createQr(address, { errorCorrectionLevel: 'M' })
  doc.roundedRect(x, y, tile, tile, 8).fill('#FFFFFF')
  doc.save()
  const side = (tile - 16) / modules.size
  doc.translate(x + 8, y + 8).scale(side)
  for (let row = 0; row < modules.size; row++) {
    for (let column = 0; column < modules.size; column++) {
      if (modules.get(row, column)) doc.rect(column, row, 1.02, 1.02)
    }
  }
  doc.fill(colours.ink).restore()
}
