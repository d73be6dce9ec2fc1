/** The file types we accept and their names. A type is detected from the content, never from the name or the client. */
export const kindNames = {
  'text/plain': 'plain text',
  'image/png': 'PNG',
  'image/jpeg': 'JPEG',
  'image/webp': 'WebP',
  'image/gif': 'GIF',
  'image/avif': 'AVIF',
  'application/pdf': 'PDF',
  'application/zip': 'ZIP',
  'video/mp4': 'MP4',
  'video/webm': 'WebM',
} as const
export type FileKind = keyof typeof kindNames

export const fileKinds = Object.keys(kindNames) as FileKind[]

/** Types that a browser may show inline, because none of them can run scripts. */
export const inlineKinds: readonly string[] = fileKinds.filter((kind) => kind !== 'application/zip')

/** A drawing, if its content is text. */
export const isSvg = (name: string): boolean => /\.svg$/i.test(name)

export const nameOfKind = (kind: string): string => (kindNames as Record<string, string>)[kind] ?? 'another kind'
