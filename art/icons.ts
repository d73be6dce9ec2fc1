import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { haze, ink, marigold } from './kit/palette.ts'
import { picture, plane, rounded } from './kit/svg.ts'
import { openBrowser, rasterise } from './tools/browser.ts'
import { mark } from './og/card.ts'

/** The mark on ink. A launcher that cuts its own shape needs the ink to the edge and the mark further in. */
const icon = (corner: number, scale: number, drawing = mark(haze, marigold)) => {
  const inset = 16 - 16 * scale
  return picture(
    32,
    32,
    plane(ink, corner ? rounded(0, 0, 32, 32, corner) : 'M0 0h32v32H0z'),
    `<g transform="translate(${inset} ${inset})scale(${scale})">${drawing}</g>`,
  )
}

/** In a tab the mark is 16 pixels: two stays of the four, and stronger. */
const small =
  `<path d="M4.4 4L28.5 25M6.9 12.9L20 25" stroke="${haze}" stroke-width="2"/>` +
  `<path d="M10.4 25.5L4 3.5" stroke="${haze}" stroke-width="3.5"/><path d="M1.75 26.5h28.5" stroke="${marigold}" stroke-width="4"/>`

export async function makeIcons(folder: string) {
  await writeFile(join(folder, 'favicon.svg'), icon(7, 0.875, small))
  const browser = await openBrowser()
  const files = [
    ['icon-192', 192, icon(7, 0.75)],
    ['icon-512', 512, icon(7, 0.75)],
    ['icon-maskable-512', 512, icon(0, 0.5625)],
    ['apple-touch-icon', 180, icon(0, 0.6875)],
  ] as const
  for (const [name, size, svg] of files)
    await writeFile(join(folder, `${name}.png`), await rasterise(browser, svg, size, size))
  await browser.close()
}
