import { amber, indigo, ink, iris, marigold, slate, tones, white } from '../kit/palette.ts'
import { braces, check, emblem, fine, outline } from '../kit/parts.ts'
import { line, plane, polygon } from '../kit/svg.ts'

const r = 56
const side = 48

/** Each service is one cell on its own pier; the glyph says what it looks after. */
const cell = (fill: string, shade: string, x: number, y: number, glyph: string) =>
  plane(
    fill,
    polygon(
      [x, y - r],
      [x + side, y - r / 2],
      [x + side, y + r / 2],
      [x, y + r],
      [x - side, y + r / 2],
      [x - side, y - r / 2],
    ),
  ) +
  plane(shade, polygon([x + 12, y - r + 7], [x + side, y - r / 2], [x + side, y + r / 2], [x + 36, y + 35])) +
  glyph

/** Small services on piers of their own, joined above the water; one request runs through four of them. */
export function microservices() {
  const tone = tones.ink
  return emblem(
    { tone, sun: [316, 144, 128], ripples: 'M40 344h72M144 324h40M280 344h88M424 324h48M536 344h64' },
    line(slate, 'M76 180V284M184 96V284M292 188V284M384 92V284M472 188V284M568 108V284', { width: outline }),
    line(tone.cable, 'M76 180L292 188L472 188L568 108M292 188L184 96M292 188L384 92L472 188', { width: fine }),
    line(marigold, 'M76 180L184 96L384 92L568 108', { width: outline }),
    cell(
      iris,
      indigo,
      76,
      180,
      line(white, 'M54 196v-12q0-8 8-8h28q8 0 8 8v12zM64 176v-8q0-12 12-12t12 12v8', { width: outline }),
    ),
    cell(iris, indigo, 184, 96, braces(white, 156, 80, 56, 32)),
    cell(iris, indigo, 292, 188, line(white, 'M272 206v-12M292 206v-28M312 206v-40', { width: outline + 4 })),
    cell(marigold, amber, 384, 92, line(ink, 'M358 76h52v32h-52zM358 88h52', { width: outline })),
    cell(iris, indigo, 472, 188, line(white, 'M446 172h52v36h-52zl26 20 26-20', { width: outline })),
    cell(iris, indigo, 568, 108, check(white, 568, 110, 20, outline + 2)),
  )
}
