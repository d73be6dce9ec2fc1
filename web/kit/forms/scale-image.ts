type Size = { width: number; height: number }

/** What a picture on our pages is ever shown at, on the densest screen. */
const largest = 1280
const lightEnough = 200 * 1024

/** The size a picture gets: as it is, or with its longer side at the limit. */
export function fitSize({ width, height }: Size, limit = largest): Size {
  const share = Math.min(1, limit / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * share)), height: Math.max(1, Math.round(height * share)) }
}

/** A picture that is small on the screen and light on the wire goes as it is. */
export const needsScaling = ({ width, height }: Size, bytes: number): boolean =>
  Math.max(width, height) > largest || bytes > lightEnough

/** The same picture no larger than our pages need it, so that a phone loads little. Throws when it is no picture. */
export async function scaleImageDown(file: File): Promise<File> {
  const picture = await createImageBitmap(file)
  try {
    if (!needsScaling(picture, file.size)) return file
    const drawn = await drawnAt(picture, fitSize(picture))
    // A browser that cannot write WebP answers with a PNG, which may well be heavier than what was given.
    if (!drawn || drawn.type !== 'image/webp' || drawn.size >= file.size) return file
    return new File([drawn], file.name.replace(/(\.[^.]*)?$/, '.webp'), { type: drawn.type })
  } finally {
    picture.close()
  }
}

function drawnAt(picture: ImageBitmap, { width, height }: Size): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const pen = canvas.getContext('2d')
  if (!pen) return Promise.resolve(null)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(picture, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.86))
}
