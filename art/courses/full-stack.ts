import { indigo, iris, marigold, mist, periwinkle, slate, straw, tones, white } from '../kit/palette.ts'
import { block, braces, browser, code, drum, emblem, onPylon, outline, pylon, stays } from '../kit/parts.ts'
import { box, disc, line, plane } from '../kit/svg.ts'

/** Three floors of one house; a single thread runs from the button through the logic to the row it needs. */
export function fullStack() {
  const tone = tones.ink
  return emblem(
    { tone, sun: [152, 148, 108], ripples: 'M40 324h72M152 344h32M296 328h40M464 344h88M528 320h40' },
    pylon(tone.line, 176, 256),
    stays(tone.cable, [
      [onPylon(176, 244), [256, 52]],
      [onPylon(176, 176), [256, 148]],
      [onPylon(176, 108), [256, 228]],
      [onPylon(176, 244), [-4, 264]],
    ]),
    browser(tone, 256, 32, 296, 100),
    code(slate, 284, 80, [
      [0, 104],
      [0, 40, 48],
      [0, 80],
    ]),
    plane(marigold, box(432, 76, 88, 36)),
    block(iris, indigo, 256, 140, 296, 64, 0.6),
    braces(white, 284, 152, 96, 40),
    code(white, 316, 164, [
      [0, 32],
      [0, 8, 8],
    ]),
    block(indigo, slate, 256, 212, 296, 72, 0.6),
    drum(periwinkle, iris, mist, 284, 228, 56, 44),
    drum(periwinkle, iris, mist, 368, 228, 56, 44),
    drum(marigold, '#d98508', straw, 452, 228, 56, 44),
    line(marigold, 'M480 112V232', { width: outline }),
    plane(marigold, disc(480, 172, 14)),
    plane(indigo, disc(480, 172, 6)),
  )
}
