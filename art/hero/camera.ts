export type Point3 = readonly [x: number, y: number, z: number]
export type Point2 = readonly [x: number, y: number]

/** Where the eye stands, where it looks, and how the picture is cut. */
export type Camera = { eye: Point3; target: Point3; zoom: number; width: number; height: number; shift: Point2 }

const minus = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const dot = (a: Point3, b: Point3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const unit = (a: Point3): Point3 => {
  const length = Math.hypot(...a)
  return [a[0] / length, a[1] / length, a[2] / length]
}

/** A plain pinhole: x runs along the bridge, y up, z across. The answer's depth scales what has a size. */
export function projector({ eye, target, zoom, width, height, shift }: Camera) {
  const ahead = unit(minus(target, eye))
  const right = unit(cross(ahead, [0, 1, 0]))
  const up = cross(right, ahead)
  return (point: Point3) => {
    const from = minus(point, eye)
    const scale = (zoom * width) / Math.max(dot(from, ahead), 0.5)
    return {
      x: width / 2 + shift[0] + dot(from, right) * scale,
      y: height / 2 + shift[1] - dot(from, up) * scale,
      scale,
    }
  }
}
