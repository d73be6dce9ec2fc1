import { fitSize } from '#web/kit/forms/scale-image.ts'
import { type Crop, sentSide, squareOf } from './photo-crop.ts'

/** More than this is never sent, and a phone has better uses for its memory. */
const largest = 3072

const broken = 'We can’t open this picture. Try another one.'
const heic = 'This browser can’t open HEIC pictures. Save it as JPEG, or use a screenshot of it.'
const notAPicture = 'This isn’t a picture. Choose a JPEG, PNG or WebP file.'

/** Opens what was chosen, upright. Throws an Error whose message says what to do. */
export async function openPicture(file: File): Promise<ImageBitmap> {
  const whole = await createImageBitmap(file).catch(() => {
    throw new Error(whyNot(file))
  })
  const { width, height } = fitSize(whole, largest)
  if (width === whole.width && height === whole.height) return whole
  const smaller = await createImageBitmap(whole, {
    resizeWidth: width,
    resizeHeight: height,
    resizeQuality: 'high',
  }).catch(() => null)
  if (!smaller) return whole
  whole.close()
  return smaller
}

export function whyNot({ name, type }: Pick<File, 'name' | 'type'>): string {
  if (/\.hei[cf]$/i.test(name) || /hei[cf]/.test(type)) return heic
  return type && !type.startsWith('image/') ? notAPicture : broken
}

/** Draws the chosen square over the whole of the canvas. */
export function drawSquare(canvas: HTMLCanvasElement, picture: ImageBitmap, crop: Crop) {
  const pen = canvas.getContext('2d')
  if (!pen) return
  const { left, top, side } = squareOf(picture, crop)
  pen.imageSmoothingQuality = 'high'
  // What is clear in the picture gets the ground that the server gives it.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
}

/** The chosen square as a file of its own. */
export async function squareFile(picture: ImageBitmap, crop: Crop): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = sentSide(picture, crop)
  drawSquare(canvas, picture, crop)
  const drawn = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.92))
  if (!drawn) throw new Error(broken)
  return new File([drawn], 'photo.jpg', { type: drawn.type })
}
