import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openBrowser, rasterise } from '../tools/browser.ts'
import { encode, run } from '../tools/encode.ts'
import { writeFrames } from '../tools/frames.ts'
import { scene } from './scene.ts'
import { first, landscape, portrait } from './views.ts'

const seconds = 10
const rate = 30

// Said aloud in the file: without it a player guesses, and the first frame would differ from the poster.
const colour = [
  '-vf',
  'scale=out_color_matrix=bt709:out_range=tv,format=yuv420p',
  '-colorspace',
  'bt709',
  '-color_primaries',
  'bt709',
  '-color_trc',
  'bt709',
]

/** Draws all frames of the loop, then the two videos from them. */
export async function makeVideo(media: string) {
  const folder = await mkdtemp(join(tmpdir(), 'hero-'))
  const count = seconds * rate
  const { camera, quiet } = landscape
  await writeFrames(folder, count, camera.width, camera.height, (i) => scene((i / count + first) % 1, camera, quiet))

  const frames = ['-v', 'error', '-y', '-framerate', String(rate), '-i', join(folder, '%04d.png'), '-an', ...colour]
  const x264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-crf', '25', '-tune', 'animation', '-movflags', '+faststart']
  await run('ffmpeg', [...frames, ...x264, join(media, 'hero.mp4')])
  const vp9 = ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '36', '-row-mt', '1', '-passlogfile', join(folder, 'pass')]
  await run('ffmpeg', [...frames, ...vp9, '-pass', '1', '-cpu-used', '4', '-f', 'null', '/dev/null'])
  await run('ffmpeg', [...frames, ...vp9, '-pass', '2', '-cpu-used', '1', join(media, 'hero.webm')])
  await rm(folder, { recursive: true })
}

export async function makePosters(media: string) {
  const browser = await openBrowser()
  const posters = [
    ['hero-poster', landscape, first],
    ['hero-poster-mobile', portrait, portrait.still],
  ] as const
  for (const [name, { camera, quiet }, moment] of posters) {
    const png = await rasterise(browser, scene(moment, camera, quiet), camera.width, camera.height)
    await encode(png, join(media, name), { avif: 26, webp: 78, jpg: 64 })
  }
  await browser.close()
}
