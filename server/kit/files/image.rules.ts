/** Both sides of a kept picture: what the largest place shows it at, on the densest screen. */
export const pictureSize = 512

/** What a good phone takes. A small file may claim far more, and would fill the memory once it is unpacked. */
export const mostPixels = 50_000_000

export const unreadable = 'This picture cannot be read. It may be damaged: try another one'

type Size = { width: number; height: number }
/** What the head of a file claims; nothing of the picture itself is unpacked yet. */
export type Claimed = Size & { format: string; frames: number }

const formats = new Set(['jpeg', 'png', 'webp'])

/** Why a picture of a person is not taken; null when it is. */
export function pictureError({ width, height, format, frames }: Claimed): string | null {
  if (!formats.has(format) || width < 1 || height < 1) return unreadable
  if (width * height > mostPixels) return `This picture has more than ${mostPixels / 1_000_000} million pixels`
  if (frames > 1) return 'This picture moves. Choose one that stands still'
  return null
}

/** The largest square in the middle. */
export function centreSquare({ width, height }: Size) {
  const side = Math.min(width, height)
  return { left: Math.floor((width - side) / 2), top: Math.floor((height - side) / 2), width: side, height: side }
}
