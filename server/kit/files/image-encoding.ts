import { AppError, invalid } from '../errors.ts'
import { createSemaphore } from '../load/semaphore.ts'
import { centreSquare, maxPixels, type PictureHeader, pictureSize, unreadable, pictureError } from './image.rules.ts'

/** Loaded with the first picture, because the library is large and often not needed. */
const library = async () => {
  const { default: sharp } = await import('sharp')
  // Each picture is encoded once, so a cache would only take memory.
  sharp.cache(false)
  return sharp
}

// Decoding takes a core and much memory, so only one picture is encoded at a time.
const oneAtATime = createSemaphore(1)
const timeoutSeconds = 15

/** Encodes a picture again from its pixels: upright, square and small, without metadata such as the location. */
export const encodePicture = (bytes: Buffer, field: string): Promise<Buffer> =>
  oneAtATime(async () => {
    const sharp = await library()
    try {
      const { autoOrient, format, pages = 1 } = await sharp(bytes, { limitInputPixels: false }).metadata()
      assertAccepted({ ...autoOrient, format, frames: pages }, field)
      return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 })
        .autoOrient()
        .extract(centreSquare(autoOrient))
        .resize(pictureSize, pictureSize)
        // Dark lines on a transparent background would be invisible on a dark page.
        .flatten({ background: '#fff' })
        .webp({ quality: 84 })
        .timeout({ seconds: timeoutSeconds })
        .toBuffer()
    } catch (error) {
      if (error instanceof AppError) throw error
      throw invalid({ [field]: unreadable }, unreadable)
    }
  })

function assertAccepted(header: PictureHeader, field: string) {
  const message = pictureError(header)
  if (message) throw invalid({ [field]: message }, message)
}
