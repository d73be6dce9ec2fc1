import { haze, marigold, mint, mist, tones, white } from '../kit/palette.ts'
import { deckTop, emblem, server, stays } from '../kit/parts.ts'
import { box, plane } from '../kit/svg.ts'

const machines = [112, 256, 400] as const

const lobes =
  'M140 144A44 44 0 0 1 148 56A48 48 0 0 1 208 52A80 80 0 0 1 352 56A56 56 0 0 1 440 72A40 40 0 0 1 500 144z'
const sky = plane(white, box(80, 0, 480, 144)) + plane(haze, 'M279 0H560V144H321z') + plane(mist, 'M367 0H560V144H409z')

/** The cloud is the tower here: the machines hang on it, and it carries the deck on both sides. */
export function cloud() {
  const tone = tones.sand
  return emblem(
    { tone, sun: [468, 108, 88], ripples: 'M32 344h72M144 324h40M264 344h64M392 328h88M552 344h48' },
    stays(tone.cable, [
      ...machines.flatMap((x): [[number, number], [number, number]][] => [
        [
          [x + 20, 140],
          [x + 20, deckTop],
        ],
        [
          [x + 108, 140],
          [x + 108, deckTop],
        ],
      ]),
      [
        [136, 116],
        [12, deckTop],
      ],
      [
        [504, 116],
        [628, deckTop],
      ],
    ]),
    `<clipPath id="a"><path d="${lobes}"/></clipPath>`,
    `<g clip-path="url(#a)">${sky}</g>`,
    ...machines.flatMap((x, index) => [
      server(tone, x, 176, 128, 52, index === 1 ? marigold : mint, 3),
      server(tone, x, 232, 128, 52, mint, 3),
    ]),
  )
}
