import { fitSize } from '#web/kit/forms/scale-image.ts'
import { type Crop, uploadSize, cropRect } from './photo-crop.ts'

/** Larger images are scaled down at once to save memory. */
const maxSize = 3072

const broken = 'We can’t open this photo. Try another one.'
const heic = 'This browser can’t open HEIC photos. Save it as JPEG, or use a screenshot of it.'
const notAnImage = 'This isn’t a photo. Choose a JPEG, PNG or WebP file.'

/** Opens the file in its upright orientation. The message of an error is for the user. */
export async function openImage(file: File): Promise<ImageBitmap> {
  const original = await createImageBitmap(file).catch(() => {
    throw new Error(problemWith(file))
  })
  const { width, height } = fitSize(original, maxSize)
  if (width === original.width && height === original.height) return original
  const smaller = await createImageBitmap(original, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  }).catch(() => null)
  if (!smaller) return original
  original.close()
  return smaller
}

function problemWith({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (/\.hei[cf]$/i.test(name) || /hei[cf]/.test(type)) return heic
  return type && !type.startsWith('image/') ? notAnImage : broken
}

/** Draws the crop on the full canvas. */
export function drawCrop(canvas: HTMLCanvasElement, image: ImageBitmap, crop: Crop) {
  const context = canvas.getContext('2d')
  if (!context) return
  const { left, top, size } = cropRect(image, crop)
  context.imageSmoothingQuality = 'high'
  // Transparent areas become white, as on the server.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, left, top, size, size, 0, 0, canvas.width, canvas.height)
}

export async function cropToFile(image: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = uploadSize(image, crop)
  drawCrop(canvas, image, crop)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!blob) throw new Error(broken)
  return new File([blob], 'photo.jpg', { type: blob.type })
}
