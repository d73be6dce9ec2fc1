type Size = { width: number; height: number }

/** The largest size any page shows, on the densest screen. */
const maxSide = 1280
const maxBytes = 200 * 1024

/** Limits the longer side. */
export function fitSize({ width, height }: Size, limit = maxSide): Size {
  const scale = Math.min(1, limit / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

export const needsScaling = ({ width, height }: Size, bytes: number): boolean =>
  Math.max(width, height) > maxSide || bytes > maxBytes

/** Scales an image down to what our pages need. Throws if the file is not an image. */
export async function scaleImageDown(file: File): Promise<File> {
  const image = await createImageBitmap(file)
  try {
    if (!needsScaling(image, file.size)) return file
    const scaled = await drawToBlob(image, fitSize(image))
    // A browser that can't encode WebP returns a PNG, which may be larger than the original.
    if (!scaled || scaled.type !== 'image/webp' || scaled.size >= file.size) return file
    return new File([scaled], file.name.replace(/(\.[^.]*)?$/, '.webp'), { type: scaled.type })
  } finally {
    image.close()
  }
}

function drawToBlob(image: ImageBitmap, { width, height }: Size): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, width, height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.86))
}
