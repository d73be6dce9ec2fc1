import { lean } from '../kit/parts.ts'
import type { Point3 } from './camera.ts'
import { between } from './timing.ts'

/** The bridge in metres: x runs along it to the pylon and beyond, y up, z across. */
export const span = 200
export const half = 8
export const plank = { pitch: 4, length: 3.4 }

const height = 120

/** A point of the pylon by its share of the height. */
export const onPylon = (share: number): Point3 => [span + lean * height * share, height * share, 0]

export const stays = Array.from({ length: 14 }, (_, index) => ({
  from: onPylon(0.12 + (0.88 * (index + 1)) / 14),
  anchor: span - 4 - 184 * ((index + 1) / 14),
}))

export const along = (a: Point3, b: Point3, t: number): Point3 => [
  between(a[0], b[0], t),
  between(a[1], b[1], t),
  between(a[2], b[2], t),
]

/** The gap in the deck that is closed anew in every loop, one line of code for each plank. */
export const gap = { from: 60, planks: 7 }
export const inGap = (x: number) => x >= gap.from && x < gap.from + gap.planks * plank.pitch

export const plankCorners = (from: number, index: number): Point3[] => {
  const x = from + index * plank.pitch
  return [
    [x, 0, -half],
    [x + plank.length, 0, -half],
    [x + plank.length, 0, half],
    [x, 0, half],
  ]
}
