// Writes an invented timetable of about MEGABYTES to the standard output.
// Usage: node make-timetable.mjs MEGABYTES > timetable.csv      (2048 makes 2 GB)
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

const codes =
  'PUNE CSMT NGP ADI ST SBC MYS MAS MDU ERS HWH PNBE LKO JP BPL BBS VSKP GHY TVC CBE UBL SUR RJT UDZ GWL INDB RPR TATA ALD GKP'.split(
    ' ',
  )
const megabytes = Number(process.argv[2] ?? 1)
let seed = 2026
const random = (below) => {
  seed = (seed * 48271) % 2147483647
  return seed % below
}
const clock = (minutes) =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`

function* pieces() {
  yield 'train,date,station,arrives,departs\n'
  let written = 0
  for (let run = 0; written < megabytes * 1_000_000; run++) {
    let text = ''
    const train = 10001 + random(9000)
    const date = `2026-${String(1 + random(12)).padStart(2, '0')}-${String(1 + random(28)).padStart(2, '0')}`
    let at = random(1440)
    for (let stop = 0; stop < 400; stop++) {
      // Smaller numbers come up more often, so some stations are busier.
      const station = codes[Math.min(random(codes.length), random(codes.length))]
      text += `${train + Math.floor(stop / 20)},${date},${station},${clock(at)},${clock(at + 2)}\n`
      at += 20 + random(60)
    }
    // One line in about 4,000 is damaged, as in real files.
    if (run % 10 === 9) text += `${train},${date},\n`
    written += text.length
    yield text
  }
}

try {
  await pipeline(Readable.from(pieces()), process.stdout)
} catch (error) {
  // The reader has stopped early, as `head` does.
  if (error.code !== 'EPIPE' && error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error
}
