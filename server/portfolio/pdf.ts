import Pdf from 'pdfkit'
import { linesOf } from '#contract/kit/text/lines.ts'
import {
  type DeclaredLine,
  isProven,
  itemLabels,
  type PortfolioView,
  type ShownWork,
} from '#contract/portfolio/view.ts'
import { colours } from '#server/kit/pdf/brand.ts'
import { drawLayout } from '#server/kit/pdf/draw-layout.ts'
import type { Layout, Line, Paint } from '#server/kit/pdf/layout.ts'
import {
  bodySize,
  detailLines,
  ink,
  linkStyle,
  nameLines,
  smallSize,
  soft,
  strong,
  type TextColumn,
  textLines,
} from '#server/kit/pdf/lines.ts'
import { preparePrintable } from '#server/kit/pdf/printable.ts'
import type { Style } from '#server/kit/pdf/text.ts'
import { describePlace, describeProof } from './describe.rules.ts'

/** Only what is printed, so that the same portfolio is the same cached file. */
export type PortfolioContent = {
  view: PortfolioView
  schoolName: string
  publicUrl: string
  /** The page that shows whether all this is still so. */
  url: string
  savedAt: string
}

/** A4, in points. */
const page = { width: 595.28, height: 841.89 }
const margin = 54
const indent = 14

/** A tagged PDF in A4. The same portfolio gives the same bytes. */
export async function portfolioPdf(content: PortfolioContent): Promise<Buffer> {
  const { view, schoolName, savedAt } = content
  const date = new Date(savedAt)
  const doc = new Pdf({
    size: 'A4',
    margin: 0,
    pdfVersion: '1.7',
    lang: 'en-IN',
    tagged: true,
    displayTitle: true,
    info: {
      Title: `${view.shownName}: portfolio`,
      Author: view.shownName,
      Subject: schoolName,
      CreationDate: date,
      ModDate: date,
    },
  })
  const parts: Buffer[] = []
  doc.on('data', (part: Buffer) => parts.push(part))
  const ended = new Promise((resolve) => doc.once('end', resolve))
  const { printable, measure } = await preparePrintable(doc, toTexts(content))
  drawLayout(doc, layoutOf(printable, { measure, scale: 1, width: page.width - 2 * margin }))
  doc.end()
  await ended
  return Buffer.concat(parts)
}

type Texts = ReturnType<typeof toTexts>
type Item = {
  isProven: boolean
  eyebrow: string
  title: string
  place: string
  proof: string
  link: { text: string; href: string | null } | null
  note: string
  words: string
  hash: string
}

/** Everything that is printed, in words. */
const toTexts = ({ view, schoolName, publicUrl, url }: PortfolioContent) => ({
  ...view,
  check: { text: `Check at ${url.replace(/^https?:\/\//, '')}`, href: url },
  legend: `Items marked “Checked” were checked by ${schoolName}.`,
  items: view.items.map((item) => (isProven(item) ? provenItem(item, publicUrl) : declaredItem(item, view))),
})

const certificateLink = (publicUrl: string, code: string) => {
  const href = `${publicUrl}/certificate/${code}`
  return { text: href.replace(/^https?:\/\//, ''), href }
}

const provenItem = (work: ShownWork, publicUrl: string): Item => ({
  isProven: true,
  eyebrow: `Checked: ${itemLabels[work.kind].toLowerCase()}`,
  title: work.title,
  place: [describePlace(work), work.skills.join(', ')].filter(Boolean).join('. '),
  proof: describeProof(work),
  link: work.certificateCode ? certificateLink(publicUrl, work.certificateCode) : null,
  note: work.note,
  words: work.words ? `${work.words.author}: “${work.words.text}”` : '',
  hash: work.contentHash ? `SHA-256 ${work.contentHash}` : '',
})

const declaredItem = ({ kind, title, period, link, note }: DeclaredLine, { shownName }: PortfolioView): Item => ({
  isProven: false,
  eyebrow: `${itemLabels[kind]}, added by ${shownName}, not checked by the school`,
  title,
  place: period,
  proof: '',
  link: link && link.text !== title ? link : null,
  note,
  words: '',
  hash: '',
})

const checked: Style = { weight: 'bold', colour: colours.leaf }

function layoutOf(texts: Texts, column: TextColumn): Layout {
  const lines = [
    ...nameLines(column, texts.shownName, strong, 25),
    ...plain(column, texts.headline, { size: 12, style: soft, gap: 2 }),
    ...(texts.summary ? detailLines(column, linesOf(texts.summary)).map((line, at) => withGap(line, at, 8)) : []),
    ...plain(column, texts.legend, { size: smallSize, style: soft, gap: 10 }),
    ...textLines(column, texts.check.text, { tag: 'P', size: smallSize, style: linkStyle, href: texts.check.href }),
    ...texts.items.flatMap((item) => itemLines(column, item)),
  ]
  const top = () => margin
  return {
    columns: [{ x: margin, width: column.width, top, bottom: page.height - margin, lines }],
    decorate: () => undefined,
  }
}

const withGap = (line: Line, at: number, gap: number): Line => (at === 0 ? { ...line, gap } : line)

type Options = { size: number; style: Style; gap?: number }

const plain = (column: TextColumn, text: string, { size, style, gap = 0 }: Options): Line[] =>
  text === ''
    ? []
    : linesOf(text).flatMap((line, at) =>
        textLines(column, line.text, { tag: 'P', size, style, gap: at === 0 ? gap : 1 }),
      )

/** With a bar on the left: full for what we checked, dashed for the learner's own words. */
function itemLines(outer: TextColumn, item: Item): Line[] {
  const column = { ...outer, width: outer.width - indent }
  const small = { size: smallSize, style: soft, gap: 1 }
  const [eyebrow, ...title] = [
    ...textLines(column, item.eyebrow, {
      tag: 'P',
      size: smallSize,
      style: item.isProven ? checked : soft,
      gap: 14,
      keepWithNext: true,
    }),
    ...textLines(column, item.title, { tag: 'H2', size: 12.5, style: strong, keepWithNext: true }),
  ]
  const lines = [
    ...title,
    ...plain(column, item.place, { size: bodySize, style: ink }),
    ...plain(column, item.proof, { size: bodySize, style: ink }),
    ...(item.link
      ? textLines(column, item.link.text, { tag: 'P', size: smallSize, style: linkStyle, href: item.link.href })
      : []),
    ...(item.note ? detailLines(column, linesOf(item.note)).map((line, at) => withGap(line, at, 4)) : []),
    ...plain(column, item.words, { ...small, gap: 4 }),
    ...plain(column, item.hash, small),
  ]
  return [eyebrow!, ...lines].map((line, index) => indented(line, bar(item.isProven, index > 0 ? line.gap : 0)))
}

const indented = (line: Line, paintBar: Paint): Line => ({
  ...line,
  spans: line.spans.map((span) => ({ ...span, x: span.x + indent })),
  paint: (doc, box) => {
    paintBar(doc, box)
    line.paint?.(doc, { ...box, x: box.x + indent })
  },
})

const bar =
  (isFull: boolean, gap: number): Paint =>
  (doc, { x, y, height }) => {
    doc
      .save()
      .lineWidth(isFull ? 2.2 : 1.2)
      .strokeColor(isFull ? colours.leaf : colours.soft)
    if (!isFull) doc.dash(2, { space: 3 })
    doc
      .moveTo(x + 1, y - gap)
      .lineTo(x + 1, y + height)
      .stroke()
      .undash()
      .restore()
  }
