import type Pdf from 'pdfkit'
import { colours } from '#server/kit/pdf/brand.ts'

type Doc = InstanceType<typeof Pdf>

export const page = { width: 841.89, height: 595.28 }
/** The y position of the bridge deck: the certificate text is above it, the verification details below. */
export const deck = 456

const foot = { x: 694, y: deck }
const top = { x: 760, y: 58 }
const along = (share: number) => ({ x: foot.x + (top.x - foot.x) * share, y: foot.y + (top.y - foot.y) * share })

/** The academy's bridge with one cable for each completed step, between 9 and 26. */
export function drawBridge(doc: Doc, steps: number) {
  const stays = Math.min(26, Math.max(9, steps))
  doc.rect(0, 0, page.width, page.height).fill(colours.paper)
  doc.lineCap('round')
  for (let stay = 0; stay < stays; stay++) {
    const share = (stay + 1) / stays
    const from = along(0.16 + 0.82 * share)
    doc.moveTo(from.x, from.y).lineTo(foot.x - 56 - share * 690, deck)
  }
  doc.lineWidth(0.7).strokeColor(colours.indigo, 0.24).stroke()
  for (let stay = 0; stay < 5; stay++) {
    const from = along(0.98 - stay * 0.1)
    doc.moveTo(from.x, from.y).lineTo(page.width + 78 - stay * 34, deck)
  }
  doc.lineWidth(0.7).strokeColor(colours.indigo, 0.24).stroke()
  doc.strokeOpacity(1)
  doc.rect(0, deck, page.width, page.height - deck).fill(colours.ink)
  doc.moveTo(foot.x, foot.y).lineTo(top.x, top.y).lineWidth(8).strokeColor(colours.ink).stroke()
  doc.rect(0, deck - 2.5, page.width, 6).fill(colours.marigold)
  doc.circle(top.x + 1.6, top.y - 10, 3.6).fill(colours.marigold)
}
