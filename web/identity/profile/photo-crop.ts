type Size = { width: number; height: number }
type Point = { x: number; y: number }

/** The square that is cut out of a picture: around which of its pixels, and how much smaller than the largest one. */
export type Crop = Point & { zoom: number }

/** The side of what is sent: twice what is kept, so that the server has something to choose from. */
const largestSide = 1024
/** A square of fewer pixels than this would be a blur. */
const smallestSide = 128

export const middleOf = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

/** How far one may go in; a picture that is small already is taken whole. */
export const mostZoom = ({ width, height }: Size): number =>
  Math.min(6, Math.max(1, Math.min(width, height) / smallestSide))

const sideOf = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom
const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** The square in pixels of the picture. */
export function squareOf(picture: Size, { x, y, zoom }: Crop) {
  const side = sideOf(picture, zoom)
  return { left: x - side / 2, top: y - side / 2, side }
}

export const sentSide = (picture: Size, { zoom }: Crop): number =>
  Math.max(1, Math.min(largestSide, Math.round(sideOf(picture, zoom))))

/** The same, but no side of it lies outside the picture. */
function inside(picture: Size, { x, y, zoom }: Crop): Crop {
  const half = sideOf(picture, zoom) / 2
  return { x: within(x, half, picture.width - half), y: within(y, half, picture.height - half), zoom }
}

/** The picture drawn along under the square; both ways are counted in sides of the square. */
export function moved(picture: Size, crop: Crop, { x, y }: Point): Crop {
  const side = sideOf(picture, crop.zoom)
  return inside(picture, { ...crop, x: crop.x - x * side, y: crop.y - y * side })
}

/** In or out, while the point `about` (counted in sides of the square, from its middle) stays where it is. */
export function zoomed(picture: Size, crop: Crop, wanted: number, about: Point = { x: 0, y: 0 }): Crop {
  const zoom = within(wanted, 1, mostZoom(picture))
  const change = sideOf(picture, crop.zoom) - sideOf(picture, zoom)
  return inside(picture, { x: crop.x + about.x * change, y: crop.y + about.y * change, zoom })
}
