import { n } from '../kit/svg.ts'
import { projector, type Camera, type Point2, type Point3 } from './camera.ts'
import { between, ease } from './timing.ts'

/** Burning low: dark enough for white words to lie on it. */
const ember = [0x7a, 0x4e, 0x0c] as const
const marigold = [0xf2, 0xa0, 0x1e] as const

export type Canvas = ReturnType<typeof canvas>

/** Collects the marks of one frame. Words may lie left of `quiet`; beyond it lights come to full strength. */
export function canvas(camera: Camera, quiet: number) {
  const project = projector(camera)
  const marks: string[] = []
  const shown = (opacity: number) => (opacity < 1 ? ` opacity="${opacity.toFixed(3)}"` : '')
  const at = (point: Point3): Point2 => {
    const { x, y } = project(point)
    return [x, y]
  }
  const fire = (x: number) => {
    const free = ease(Math.min(Math.max((x - quiet) / 100, 0), 1))
    return { free, color: `rgb(${ember.map((low, i) => Math.round(between(low, marigold[i]!, free))).join(' ')})` }
  }

  const quad = (fill: string, corners: Point2[], opacity = 1) =>
    marks.push(`<path fill="${fill}" d="M${corners.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}z"${shown(opacity)}/>`)

  return {
    marks,
    project,
    at,
    fire,
    quad,
    flat: (fill: string, points: Point3[], opacity = 1) => quad(fill, points.map(at), opacity),
    stroke: (color: string, from: Point3, to: Point3, size: number, opacity = 1) => {
      const [a, b] = [at(from), at(to)]
      marks.push(
        `<path stroke="${color}" stroke-width="${n(size)}" d="M${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}"${shown(opacity)}/>`,
      )
    },
    /** What hangs over the water is told by a short mark below it. */
    reflection: (point: Point3, strength: number) => {
      const [x, y] = at(point)
      marks.push(`<path stroke="${fire(x).color}" stroke-width="2" d="M${n(x)} ${n(y)}v7"${shown(strength)}/>`)
    },
    light: (point: Point3, size: number, strength: number, halo = 6) => {
      if (strength < 0.01) return
      const { x, y, scale } = project(point)
      const { free, color } = fire(x)
      // Near lights would grow into blobs: their size is held.
      const r = Math.min(Math.max(size * scale, 1.4), 4.5)
      marks.push(
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * halo)}" fill="url(#glow)"${shown(strength * between(0.12, 0.6, free))}/>`,
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${color}"${shown(strength)}/>`,
      )
    },
  }
}
