import { indigo, ink, marigold, mist, tones, white } from '../kit/palette.ts'
import { browser, code, emblem, fine, onPylon, outline, pylon, stays } from '../kit/parts.ts'
import { box, line, outlined, plane } from '../kit/svg.ts'

/** A page being built: the last card hangs on its stays and is set down into its place. */
export function frontend() {
  const tone = tones.sand
  return emblem(
    { tone, sun: [496, 128, 104], ripples: 'M24 328h56M176 344h96M352 320h40M432 340h48M568 324h48' },
    pylon(tone.line, 600, 256),
    browser(tone, 72, 44, 344, 240),
    plane(indigo, box(96, 92, 152, 80)),
    line(mist, 'M120 104L204 156M127 128L174 156', { width: fine }),
    line(white, 'M118 100L134 156', { width: outline }),
    line(marigold, 'M108 156h128', { width: outline }),
    code(
      ink,
      280,
      100,
      [
        [0, 112],
        [0, 76],
        [0, 96],
      ],
      28,
    ),
    ...[96, 200].map(
      (x) =>
        plane(mist, box(x, 196, 88, 64)) +
        code(
          indigo,
          x + 16,
          216,
          [
            [0, 56],
            [0, 32],
          ],
          24,
        ),
    ),
    line(ink, box(305.5, 197.5, 85, 61), { width: fine, dash: '4 8' }),
    stays(tone.cable, [
      [onPylon(600, 248), [372, 140]],
      [onPylon(600, 248), [460, 140]],
    ]),
    plane(marigold, box(372, 140, 88, 64)),
    code(
      ink,
      388,
      160,
      [
        [0, 56],
        [0, 32],
      ],
      24,
    ),
    outlined(white, ink, 'M440 180v64l16-14 12 26 14-6-12-26h22z'),
  )
}
