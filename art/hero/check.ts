/** Reads the two videos back: is every pixel behind the words dark enough, and does the last frame meet the first? */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { landscape, portrait } from './views.ts'

const { width, height } = landscape.camera
const third = Math.round((width * 2) / 3)

const channel = Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})
const luminance = (frame: Buffer, at: number) =>
  0.2126 * channel[frame[at]!]! + 0.7152 * channel[frame[at + 1]!]! + 0.0722 * channel[frame[at + 2]!]!
const withWhite = (brightest: number) => (1.05 / (brightest + 0.05)).toFixed(2)

const fileOf = (name: string) => fileURLToPath(new URL(`../../web/public/media/${name}`, import.meta.url))

async function* framesOf(name: string, size = width * height * 3) {
  const { stdout } = spawn('ffmpeg', ['-v', 'error', '-i', fileOf(name), '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-'])
  let held = Buffer.alloc(0)
  for await (const part of stdout) {
    held = Buffer.concat([held, part as Buffer])
    for (; held.length >= size; held = held.subarray(size)) yield Buffer.from(held.subarray(0, size))
  }
}

const difference = (a: Buffer, b: Buffer) => {
  let sum = 0
  for (let i = 0; i < a.length; i++) sum += Math.abs(a[i]! - b[i]!)
  return (sum / a.length).toFixed(3)
}

for (const name of ['hero.webm', 'hero.mp4']) {
  let [words, anywhere, count] = [0, 0, 0]
  let first: Buffer | undefined
  let second: Buffer | undefined
  let last: Buffer | undefined
  for await (const frame of framesOf(name)) {
    for (let i = 0; i < width * height; i++) {
      const light = luminance(frame, i * 3)
      anywhere = Math.max(anywhere, light)
      if (i % width < third) words = Math.max(words, light)
    }
    if (count === 0) first = frame
    if (count === 1) second = frame
    last = frame
    count += 1
  }
  process.stdout.write(
    `${name}: ${count} frames; white on the brightest pixel of the left two thirds ${withWhite(words)}:1, of all ${withWhite(anywhere)}:1; ` +
      `mean step first to second ${difference(first!, second!)}, last to first ${difference(last!, first!)} of 255\n`,
  )
}

const phone = portrait.camera.width * portrait.camera.height * 3
for await (const frame of framesOf('hero-poster-mobile.jpg', phone)) {
  let brightest = 0
  for (let at = 0; at < phone; at += 3) brightest = Math.max(brightest, luminance(frame, at))
  process.stdout.write(`hero-poster-mobile.jpg: white on the brightest pixel of all ${withWhite(brightest)}:1\n`)
}
