type Size = { width: number; height: number }
type Point = { x: number; y: number }

/** A square crop: its centre in pixels of the image, and the zoom relative to the largest square. */
export type Crop = Point & { zoom: number }

/** The upload is twice as large as the stored photo, so that the server can scale it down well. */
const maxUploadSize = 1024
/** A smaller crop would be blurred. */
const minCropSize = 128

export const centredCrop = ({ width, height }: Size): Crop => ({ x: width / 2, y: height / 2, zoom: 1 })

export const maxZoom = ({ width, height }: Size): number =>
  Math.min(6, Math.max(1, Math.min(width, height) / minCropSize))

const cropSize = ({ width, height }: Size, zoom: number) => Math.min(width, height) / zoom
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** The crop in pixels of the image. */
export function cropRect(image: Size, { x, y, zoom }: Crop) {
  const size = cropSize(image, zoom)
  return { left: x - size / 2, top: y - size / 2, size }
}

export const uploadSize = (image: Size, { zoom }: Crop): number =>
  Math.max(1, Math.min(maxUploadSize, Math.round(cropSize(image, zoom))))

/** Moves the crop so that it is inside the image. */
function clampCrop(image: Size, { x, y, zoom }: Crop): Crop {
  const half = cropSize(image, zoom) / 2
  return { x: clamp(x, half, image.width - half), y: clamp(y, half, image.height - half), zoom }
}

/** Moves the image under the crop. The distances are fractions of the crop size. */
export function pan(image: Size, crop: Crop, { x, y }: Point): Crop {
  const size = cropSize(image, crop.zoom)
  return clampCrop(image, { ...crop, x: crop.x - x * size, y: crop.y - y * size })
}

/** Zooms around `origin`, a fraction of the crop size from its centre. */
export function zoomTo(image: Size, crop: Crop, target: number, origin: Point = { x: 0, y: 0 }): Crop {
  const zoom = clamp(target, 1, maxZoom(image))
  const change = cropSize(image, crop.zoom) - cropSize(image, zoom)
  return clampCrop(image, { x: crop.x + origin.x * change, y: crop.y + origin.y * change, zoom })
}
