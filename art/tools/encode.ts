import { execFile } from 'node:child_process'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

export const run = promisify(execFile)

/** Flat colours meet along sharp edges here, so colour keeps its full resolution (4:4:4) unless the file must be small. */
const encoders = {
  avif: (from: string, to: string, q: number) =>
    run('avifenc', [
      '-s',
      '2',
      '-y',
      '444',
      '--min',
      '0',
      '--max',
      '63',
      '-a',
      'end-usage=q',
      '-a',
      `cq-level=${q}`,
      from,
      to,
    ]),
  // A flat drawing is as small without loss as with it; 100 asks for that.
  webp: (from: string, to: string, q: number) =>
    run('cwebp', [
      '-quiet',
      ...(q === 100 ? ['-lossless', '-z', '9'] : ['-m', '6', '-sharp_yuv', '-q', String(q)]),
      from,
      '-o',
      to,
    ]),
  jpg: (from: string, to: string, q: number) =>
    run('convert', [
      from,
      '-strip',
      '-interlace',
      'Plane',
      '-sampling-factor',
      q < 70 ? '4:2:0' : '4:4:4',
      '-quality',
      String(q),
      to,
    ]),
}

export type Format = keyof typeof encoders

/** Writes one picture in the formats asked for. `name` is the path without its ending. */
export async function encode(png: Buffer, name: string, quality: Partial<Record<Format, number>>) {
  const from = join(tmpdir(), `art-${process.pid}.png`)
  await writeFile(from, png)
  for (const [format, q] of Object.entries(quality)) await encoders[format as Format](from, `${name}.${format}`, q)
  await rm(from)
}
