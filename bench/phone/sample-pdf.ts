import { randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { crc32, deflateSync } from 'node:zlib'
import PdfDocument from 'pdfkit'

/** A PDF whose pages have text and a picture of this many kilobytes. */
export function samplePdf({ pages, pictureKilobytes }: { pages: number; pictureKilobytes: number }): Promise<Buffer> {
  const document = new PdfDocument({ autoFirstPage: false, size: 'A4' })
  for (let page = 1; page <= pages; page++) {
    document.addPage()
    document.fontSize(18).text(`Page ${page} of the report`)
    document.fontSize(11).text('We measured the queue of the mandi on three market days. '.repeat(20))
    document.image(noise(pictureKilobytes), { width: 400 })
  }
  document.end()
  return buffer(document)
}

/** A PNG that can't be compressed, like a scan. */
function noise(kilobytes: number): Buffer {
  const width = 256
  const height = Math.round((kilobytes * 1024) / (width * 3))
  const rows = Array.from({ length: height }, () => Buffer.concat([Buffer.alloc(1), randomBytes(width * 3)]))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2], 8)
  const chunks = [
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks])
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), content])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
