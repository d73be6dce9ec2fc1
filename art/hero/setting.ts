import { disc, n, plane } from '../kit/svg.ts'
import { span } from './bridge.ts'
import type { Camera, Point3 } from './camera.ts'
import type { Canvas } from './canvas.ts'

const sky = '#14173a'
const moon = '#1c2050'
const water = '#0e112c'
const ripple = '#1b1f4b'
const land = '#090b20'
const wall = '#23285e'
const shade = '#181b45'

/** The houses of the far town from left to right: where they begin, how wide and high, which windows are lit. */
const town = [
  { from: 4, wide: 16, high: 18, lit: [1] },
  { from: 22, wide: 20, high: 34, lit: [0, 5] },
  { from: 46, wide: 14, high: 24, lit: [2] },
  { from: 64, wide: 22, high: 48, lit: [1, 3, 8] },
  { from: 92, wide: 18, high: 28, lit: [0, 4] },
  { from: 116, wide: 24, high: 40, lit: [2, 6] },
]

/** A point of the town's front, which faces the eye: metres from its left end, and above the ground. */
const front = (right: number, up: number): Point3 => [span + 52 + 0.68 * right, up, -30 + 0.73 * right]

/** Night, a low moon behind the pylon, water, and the town on the other bank. */
export function setting({ marks, project, at, flat, fire, quad }: Canvas, { width, height }: Camera) {
  const horizon = project([1e6, 0, 0]).y
  const { x, y } = project([span + 44, 70, 0])
  const r = Math.min(width, height) * 0.31
  marks.push(
    plane(sky, `M0 0H${width}V${height}H0z`),
    plane(moon, disc(x, y, r)),
    plane(water, `M0 ${n(horizon)}H${width}V${height}H0z`),
  )
  const reflected = [0.5, 0.64, 0.82, 1.04, 1.3].map((down, i) => {
    const wide = r * (0.8 - i * 0.12)
    return `M${n(x - wide + (i % 2) * 18)} ${n(horizon + r * down)}h${n(wide * 1.8)}`
  })
  marks.push(`<path stroke="${ripple}" stroke-width="3" d="${reflected.join('')}"/>`)

  flat(land, [[span + 22, -1, 24], front(-60, -1), front(600, -1), front(600, -14), front(0, -14)])
  for (const { from, wide, high, lit } of town) {
    flat(wall, [front(from, 0), front(from + wide, 0), front(from + wide, high), front(from, high)])
    flat(shade, [
      front(from + wide * 0.45, high),
      front(from + wide, high),
      front(from + wide, 0),
      front(Math.min(from + wide * 0.45 + high * 0.29, from + wide), 0),
    ])
    for (const pane of lit) {
      const left = from + 3 + (pane % 3) * 5
      const top = high - 4 - Math.floor(pane / 3) * 9
      const corners = [front(left, top), front(left + 2.2, top), front(left + 2.2, top - 4), front(left, top - 4)].map(
        at,
      )
      quad(fire(corners[0]![0]).color, corners, 0.75)
    }
  }
}
