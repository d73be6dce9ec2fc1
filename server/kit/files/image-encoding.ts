import { AppError, invalid } from '../http/errors.ts'
import { createSemaphore } from '../load/semaphore.ts'
import { centreSquare, type Claimed, mostPixels, pictureSize, unreadable, pictureError } from './image.rules.ts'

/** Loads the library with the first picture: most starts of the server see none, and it is large. */
const library = async () => {
  const { default: sharp } = await import('sharp')
  // Every picture comes once; what is remembered of it would only take memory.
  sharp.cache(false)
  return sharp
}

// Unpacking takes a core and much memory; a crowd of pictures must not take all of both.
const oneByOne = createSemaphore(1)
const seconds = 15

/**
 * Makes a picture anew from its pixels: upright, square, small. What the camera noted (where, when, with what) and
 * whatever else was hidden in the file does not come along. Refuses, beside the field, what is no such picture.
 */
export const encodePicture = (given: Buffer, field: string): Promise<Buffer> =>
  oneByOne(async () => {
    const sharp = await library()
    try {
      const { autoOrient, format, pages = 1 } = await sharp(given, { limitInputPixels: false }).metadata()
      refuse({ ...autoOrient, format, frames: pages }, field)
      return await sharp(given, { limitInputPixels: mostPixels, failOn: 'error', pages: 1 })
        .autoOrient()
        .extract(centreSquare(autoOrient))
        .resize(pictureSize, pictureSize)
        // A drawing in dark lines on nothing would vanish on a dark page.
        .flatten({ background: '#fff' })
        .webp({ quality: 84 })
        .timeout({ seconds })
        .toBuffer()
    } catch (error) {
      if (error instanceof AppError) throw error
      throw invalid({ [field]: unreadable }, unreadable)
    }
  })

function refuse(claimed: Claimed, field: string) {
  const why = pictureError(claimed)
  if (why) throw invalid({ [field]: why }, why)
}
