import { indigo, ink, iris, marigold, mist, tones, white } from '../kit/palette.ts'
import { code, emblem, fine, outline, stays } from '../kit/parts.ts'
import { line, plane, rounded } from '../kit/svg.ts'

type Stay = [[number, number], [number, number]]

/** The phone is the pylon: it stands in the middle of the span and holds it on both sides. */
export function mobile() {
  const tone = tones.haze
  const fan = [0, 1, 2, 3, 4].flatMap((i): Stay[] => [
    [
      [252, 52 + i * 36],
      [12 + i * 48, 284],
    ],
    [
      [388, 52 + i * 36],
      [628 - i * 48, 284],
    ],
  ])
  const screen =
    plane(ink, rounded(240, 20, 160, 300, 24)) +
    plane(white, rounded(252, 32, 136, 276, 14)) +
    plane(indigo, `M252 120V46a14 14 0 0 1 14-14h108a14 14 0 0 1 14 14v74z`) +
    plane(iris, `M320 32h54a14 14 0 0 1 14 14v74h-42z`) +
    line(ink, 'M304 42h32', { width: outline }) +
    line(mist, 'M282 68L356 104M288 86L326 104', { width: fine }) +
    line(white, 'M280 64L292 104', { width: outline }) +
    line(marigold, 'M268 104h104', { width: outline }) +
    [140, 188]
      .map(
        (y) =>
          plane(mist, rounded(268, y, 36, 36, 8)) +
          code(indigo, 320, y + 10, [
            [0, 48],
            [0, 28],
          ]),
      )
      .join('') +
    plane(marigold, rounded(268, 244, 104, 44, 22)) +
    line(ink, 'M300 266h40', { width: outline })
  return emblem(
    { tone, sun: [320, 152, 128], ripples: 'M56 324h64M176 344h40M424 344h88M456 324h48M572 324h40', inFront: screen },
    stays(tone.cable, fan),
  )
}
