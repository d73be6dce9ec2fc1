import { amber, haze, indigo, ink, iris, marigold, tones, white } from '../kit/palette.ts'
import { block, check, deckTop, emblem, outline } from '../kit/parts.ts'
import { disc, line, plane } from '../kit/svg.ts'

const visited = [
  [216, 44],
  [304, 100],
  [256, 164],
] as const
const others = [
  [128, 100],
  [80, 164],
  [176, 164],
  [352, 164],
] as const

/** A tree searched from the root, a list in order that serves as steps, and a question that is answered. */
export function structures() {
  const tone = tones.sand
  return emblem(
    { tone, sun: [216, 132, 116], ripples: 'M48 324h88M184 344h40M280 328h56M408 344h72M552 328h40' },
    line(ink, 'M216 44L128 100L80 164M128 100L176 164M304 100L352 164', { width: outline }),
    line(marigold, 'M216 44L304 100L256 164', { width: outline + 4 }),
    plane(indigo, ...others.map(([x, y]) => disc(x, y, 20))),
    plane(marigold, ...visited.map(([x, y]) => disc(x, y, 20))),
    plane(ink, disc(256, 164, 7)),
    ...[16, 28, 40, 52, 64, 76].map((h, i) =>
      block(i === 4 ? marigold : iris, i === 4 ? amber : indigo, 60 + i * 54, deckTop - h, 50, h, 0.6),
    ),
    plane(white, 'M420 40H600V144H484L452 176V144H420z'),
    plane(haze, 'M528 40H600V144H558z'),
    line(ink, 'M490 76Q490 60 510 60Q530 60 530 76Q530 88 510 96M510 120v0', { width: outline + 2 }),
    plane(indigo, 'M436 192H608V252H588V280L560 252H436z'),
    check(white, 522, 224, 18, outline + 2),
  )
}
