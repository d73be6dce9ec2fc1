// Writes four sample files into the folder "samples": two honest ones and two with a wrong name.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'

function png(width, height) {
  const rows = Buffer.alloc(height * (1 + width * 3))
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows.set([(x * 3) % 256, (y * 5) % 256, 120], y * (1 + width * 3) + 1 + x * 3)
  const chunk = (name, data) => {
    const body = Buffer.concat([Buffer.from(name), data])
    const part = Buffer.alloc(body.length + 8)
    part.writeUInt32BE(data.length, 0)
    body.copy(part, 4)
    part.writeUInt32BE(crc32(body), body.length + 4)
    return part
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))])
}

export const samples = {
  'photo.png': png(120, 80),
  'letter.pdf': Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 120]>>endobj
trailer<</Root 1 0 R>>
%%EOF
`),
  'photo.jpg': Buffer.from('<!doctype html><title>Not a photo</title><p>This is HTML, whatever its name says.</p>\n'),
  'holiday.png': Buffer.from('MZ: the first two letters of a Windows program. The rest is harmless text.\n'),
}

if (import.meta.main) {
  mkdirSync('samples', { recursive: true })
  for (const [name, bytes] of Object.entries(samples)) writeFileSync(join('samples', name), bytes)
  console.log('Wrote', Object.keys(samples).join(', '))
}
