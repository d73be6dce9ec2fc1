/** Width and height of a stored picture, enough for the largest use on high-density screens. */
export const pictureSize = 512

/** More than phones take. A small file can decode to far more pixels and fill the memory. */
export const maxPixels = 50_000_000

export const unreadable = 'We can’t read this picture. It may be damaged. Try another one.'

type Size = { width: number; height: number }
/** From the header of the file, before anything is decoded. */
export type PictureHeader = Size & { format: string; frames: number }

const formats = new Set(['jpeg', 'png', 'webp'])

/** Why a picture is rejected, or null. */
export function pictureError({ width, height, format, frames }: PictureHeader): string | null {
  if (!formats.has(format) || width < 1 || height < 1) return unreadable
  if (width * height > maxPixels)
    return `This picture is too large. The limit is ${maxPixels / 1_000_000} million pixels.`
  if (frames > 1) return 'Choose a picture that is not animated.'
  return null
}

export function centreSquare({ width, height }: Size) {
  const side = Math.min(width, height)
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), width: side, height: side }
}
