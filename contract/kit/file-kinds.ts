/**
 * The kinds of files that are ever kept, and what people call them. A file's kind is found in its content when it comes;
 * what it is called and what the client says count for nothing.
 */
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

/** What a browser may show in place, because none of it can run. */
export const inlineKinds: readonly string[] = fileKinds.filter((kind) => kind !== 'application/zip')

export const nameOfKind = (kind: string): string => (kindNames as Record<string, string>)[kind] ?? 'another kind'
