import { indigo, leaf, marigold, tones, white } from '../kit/palette.ts'
import { check, emblem, onPylon, outline, pylon, stays } from '../kit/parts.ts'
import { box, line, n, plane } from '../kit/svg.ts'

const middle = { x: 320, y: 176 }
const radius = 84
const away = 128

/** A point of the ring of one lobe, by angle from its outer end. */
const onRing = (side: 1 | -1, degrees: number, r: number) => {
  const angle = (degrees * Math.PI) / 180
  return [middle.x + side * (away + Math.cos(angle) * r), middle.y + Math.sin(angle) * r] as const
}

const gate = (side: 1 | -1, degrees: number) =>
  `M${onRing(side, degrees, radius - 20)
    .map(n)
    .join(' ')}L${onRing(side, degrees, radius + 20)
    .map(n)
    .join(' ')}`

// Where the straight of the crossing touches the ring of a lobe, measured from the middle.
const touch = {
  x: away - radius ** 2 / away,
  y: (radius * Math.sqrt(away ** 2 - radius ** 2)) / away,
}

const lobe = (side: 1 | -1) => {
  const x = n(middle.x + side * touch.x)
  const [up, down] = [n(middle.y - touch.y), n(middle.y + touch.y)]
  return `M${middle.x} ${middle.y}L${x} ${down}A${radius} ${radius} 0 1 ${side === 1 ? 0 : 1} ${x} ${up}L${middle.x} ${middle.y}`
}

/** The strand that passes over the other, up to a share of the way to the ring. */
const over = (side: 1 | -1, share: number) =>
  `M${middle.x} ${middle.y}l${n(side * touch.x * share)} ${n(-side * touch.y * share)}`

const parcel = (side: 1 | -1, degrees: number) => {
  const [x, y] = onRing(side, degrees, radius)
  return plane(white, box(x - 14, y - 14, 28, 28)) + check(leaf, x, y + 1, 8)
}

/** The road that never ends: building on one side, running on the other, with a check at each gate. */
export function devops() {
  const tone = tones.haze
  return emblem(
    { tone, sun: [320, 132, 112], ripples: 'M40 324h40M128 344h64M248 328h32M376 344h88M528 324h56' },
    pylon(tone.line, 364, 264),
    stays(tone.cable, [
      [onPylon(364, 256), [128, 108]],
      [onPylon(364, 208), [200, 84]],
      [onPylon(364, 256), [512, 108]],
      [onPylon(364, 208), [440, 84]],
    ]),
    line(indigo, lobe(-1), { width: 40 }),
    line(marigold, lobe(1), { width: 40 }),
    line(tone.disc, over(-1, 0.5) + over(1, 0.5), { width: 56, cap: 'butt' }),
    line(indigo, over(-1, 0.9), { width: 40, cap: 'butt' }),
    line(marigold, over(1, 0.9), { width: 40, cap: 'butt' }),
    line(tone.sky, gate(-1, 0) + gate(-1, 60) + gate(-1, -60) + gate(1, 0) + gate(1, 60) + gate(1, -60), {
      width: outline,
      cap: 'butt',
    }),
    parcel(-1, -30),
    parcel(-1, 30),
    parcel(1, -30),
  )
}
